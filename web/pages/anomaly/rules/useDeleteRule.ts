// Removes a rule; the anomalies that it found stay.
import { graphql } from 'react-relay';
import type { useDeleteRuleMutation } from '../../../__generated__/useDeleteRuleMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useDeleteRule(onRemoved: () => void) {
  const { run, isPending } = useMutation<useDeleteRuleMutation>(graphql`
    mutation useDeleteRuleMutation($input: DeleteAnomalyRuleInput!) {
      deleteAnomalyRule(input: $input) {
        deletedId
        userErrors {
          code
        }
      }
    }
  `);
  const remove = ({ id, version }: { id: string; version: number }) =>
    run({ id, version }, { onDone: onRemoved });
  return { remove, isRemoving: isPending };
}
