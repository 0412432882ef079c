// Saves budgets that were changed.
import { graphql, useMutation } from 'react-relay';
import type { useSaveBudgetsMutation } from '../../__generated__/useSaveBudgetsMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';
import type { DraftCell } from './budget-rows.ts';

export function useSaveBudgets({ onSaved, onRefresh }: { onSaved: () => void; onRefresh: () => void }) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isSaving] = useMutation<useSaveBudgetsMutation>(graphql`
    mutation useSaveBudgetsMutation($input: SaveBudgetsInput!) {
      saveBudgets(input: $input) {
        version
        userErrors {
          code
        }
      }
    }
  `);
  const save = (version: string, cells: readonly DraftCell[]) => {
    const set = cells.flatMap(({ row, month, amount, currency }) =>
      amount === '' ? [] : [{ scope: row.scope, month, amount, currency }],
    );
    const removed = cells.flatMap(({ row, month, amount }) =>
      amount === '' ? [{ scope: row.scope, month }] : [],
    );
    commit({
      variables: { input: { version, set, removed } },
      onCompleted: ({ saveBudgets: { userErrors } }, errors) => {
        if (errors) toast.failed();
        else if (userErrors.length > 0) {
          toast.failed(errorText(userErrors));
          onRefresh();
        } else {
          toast.saved();
          onSaved();
        }
      },
      onError: () => toast.failed(),
    });
  };
  return { save, isSaving };
}
