// Saves who is told of a budget.
import { graphql, useMutation } from 'react-relay';
import type {
  SaveBudgetAlertInput,
  useSaveAlertMutation,
} from '../../__generated__/useSaveAlertMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

export function useSaveAlert(onDone: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isSaving] = useMutation<useSaveAlertMutation>(graphql`
    mutation useSaveAlertMutation($input: SaveBudgetAlertInput!) {
      saveBudgetAlert(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const save = (input: SaveBudgetAlertInput) =>
    commit({
      variables: { input },
      onCompleted: ({ saveBudgetAlert: { userErrors } }, errors) => {
        if (errors) toast.failed();
        else if (userErrors.length > 0) toast.failed(errorText(userErrors));
        else {
          toast.saved();
          onDone();
        }
      },
      onError: () => toast.failed(),
    });
  return { save, isSaving };
}
