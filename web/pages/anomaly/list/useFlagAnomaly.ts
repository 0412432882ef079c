// Sets the viewer's own marks on an anomaly, wherever it is shown.
import { graphql } from 'react-relay';
import type { useFlagAnomalyMutation } from '../../../__generated__/useFlagAnomalyMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import type { FlagKind } from './Flag.tsx';

export function useFlagAnomaly(id: string) {
  const { run, isPending } = useMutation<useFlagAnomalyMutation>(graphql`
    mutation useFlagAnomalyMutation($input: FlagAnomalyInput!) {
      flagAnomaly(input: $input) {
        anomaly {
          id
          isHidden
          isStarred
          receivesAlerts
        }
        userErrors {
          code
        }
      }
    }
  `);
  const flag = (marks: Partial<Record<FlagKind, boolean>>) => run({ id, ...marks }, { done: null });
  return { flag, isFlagging: isPending };
}
