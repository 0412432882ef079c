// Saves a source; secrets that are not entered are kept.
import { graphql } from 'react-relay';
import {
  SOURCE_KIND_NAMES,
  SOURCE_WAY_NAMES,
  sourceFields,
} from '../../../../lib/catalogue/loads/source-kinds.ts';
import type {
  SaveDataSourceInput,
  useSaveSourceMutation,
} from '../../../__generated__/useSaveSourceMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export type GivenSource = Omit<SaveDataSourceInput, 'id' | 'version'>;

/** Ids of all fields of sources, beside which a fault can be shown. */
export const FIELD_IDS: readonly string[] = [
  ...new Set(
    SOURCE_KIND_NAMES.flatMap((kind) =>
      SOURCE_WAY_NAMES.flatMap((way) => sourceFields(kind, way).map(({ id }) => id)),
    ),
  ),
];

export function useSaveSource(onSaved: () => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useSaveSourceMutation>(
    graphql`
      mutation useSaveSourceMutation($input: SaveDataSourceInput!) {
        saveDataSource(input: $input) {
          userErrors {
            code
            field
          }
        }
      }
    `,
    { fields: ['name', 'way', ...FIELD_IDS] },
  );
  const save = (given: GivenSource, of: { id: string; version: number } | null) =>
    run({ ...given, ...of }, { onDone: onSaved });
  return { save, isSaving: isPending, errorOf, formRef };
}
