// Saves the scope of an anomaly as a filter of cost analytics.
import { graphql } from 'react-relay';
import type { useSaveScopeMutation } from '../../../../__generated__/useSaveScopeMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

type Conditions = useSaveScopeMutation['variables']['input']['conditions'];

export function useSaveScope(onSaved: () => void) {
  const { run, isPending, errorOf } = useMutation<useSaveScopeMutation>(
    graphql`
    mutation useSaveScopeMutation($input: SaveFilterAsInput!) {
      saveFilterAs(input: $input) {
        savedFilter {
          id
        }
        userErrors {
          code
          field
        }
      }
    }
  `,
    { others: 'form' },
  );
  const save = (name: string, conditions: Conditions) => run({ name, conditions }, { onDone: onSaved });
  return { save, isSaving: isPending, fault: errorOf(null) };
}
