// Sets one budget of a month.
import { graphql } from 'react-relay';
import type { useSetBudgetMutation } from '../../../../__generated__/useSetBudgetMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

type Cell = NonNullable<useSetBudgetMutation['variables']['input']['set']>[number];

export function useSetBudget(onSaved: () => void) {
  const { run, isPending, errorOf } = useMutation<useSetBudgetMutation>(
    graphql`
    mutation useSetBudgetMutation($input: SaveBudgetsInput!) {
      saveBudgets(input: $input) {
        version
        userErrors {
          code
        }
      }
    }
  `,
    { others: 'form' },
  );
  const save = (version: string, cell: Cell) => run({ version, set: [cell] }, { onDone: onSaved });
  return { save, isSaving: isPending, fault: errorOf(null) };
}
