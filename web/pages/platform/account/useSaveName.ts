// Saves the name of the viewer; every place that shows it follows.
import { graphql } from 'react-relay';
import type { useSaveNameMutation } from '../../../__generated__/useSaveNameMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useSaveName() {
  const { run, isPending, errorOf, formRef } = useMutation<useSaveNameMutation>(
    graphql`
      mutation useSaveNameMutation($input: SaveNameInput!) {
        saveName(input: $input) {
          userErrors {
            code
            field
          }
          viewer {
            user {
              id
              name
            }
          }
        }
      }
    `,
    { fields: ['name'] },
  );
  return { save: (name: string) => run({ name }), isSaving: isPending, errorOf, formRef };
}
