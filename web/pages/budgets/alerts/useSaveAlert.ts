// Saves who is told of a budget.
import { graphql } from 'react-relay';
import type {
  SaveBudgetAlertInput,
  useSaveAlertMutation,
} from '../../../__generated__/useSaveAlertMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useSaveAlert(onDone: () => void) {
  const { run, isPending } = useMutation<useSaveAlertMutation>(graphql`
    mutation useSaveAlertMutation($input: SaveBudgetAlertInput!) {
      saveBudgetAlert(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const save = (input: SaveBudgetAlertInput) => run(input, { onDone });
  return { save, isSaving: isPending };
}
