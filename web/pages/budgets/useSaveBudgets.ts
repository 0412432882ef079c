// Saves budgets that were changed.
import { graphql } from 'react-relay';
import type { useSaveBudgetsMutation } from '../../__generated__/useSaveBudgetsMutation.graphql.ts';
import { useMutation } from '../../mutations/useMutation.ts';
import type { DraftCell } from './budget-rows.ts';

export function useSaveBudgets({ onSaved, onRefresh }: { onSaved: () => void; onRefresh: () => void }) {
  const { run, isPending } = useMutation<useSaveBudgetsMutation>(graphql`
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
    run({ version, set, removed }, { onDone: onSaved, onRefused: onRefresh });
  };
  return { save, isSaving: isPending };
}
