// Assigns an anomaly to a person of the company, or removes its assignee.
import { graphql } from 'react-relay';
import type { useAssignAnomalyMutation } from '../../../../__generated__/useAssignAnomalyMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

export function useAssignAnomaly() {
  const { run, isPending } = useMutation<useAssignAnomalyMutation>(graphql`
    mutation useAssignAnomalyMutation($input: AssignAnomalyInput!) {
      assignAnomaly(input: $input) {
        anomaly {
          ...Handling_anomaly
          history {
            ...History_history
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  const assign = ({ id, version }: { id: string; version: number }, assigneeId: string | null) =>
    run({ id, version, assigneeId });
  return { assign, isAssigning: isPending };
}
