// Alerts that the viewer has seen: wherever the feed is shown, they are no longer new.
import { graphql } from 'react-relay';
import { MAX_LISTED_ALERTS } from '../../../lib/catalogue/alerts/alert-kinds.ts';
import type { useSeeAlertsMutation } from '../../__generated__/useSeeAlertsMutation.graphql.ts';
import { useMutation } from '../../mutations/useMutation.ts';

export function useSeeAlerts() {
  const { run, isPending } = useMutation<useSeeAlertsMutation>(
    graphql`
      mutation useSeeAlertsMutation($input: MarkAlertsSeenInput!) {
        markAlertsSeen(input: $input) {
          userErrors {
            code
          }
          viewer {
            alertFeed {
              unseenCount
              alerts {
                id
                isSeen
              }
            }
          }
        }
      }
    `,
    { isSilent: true },
  );
  const see = (alertIds: readonly string[]) => {
    if (alertIds.length > 0) run({ alertIds: alertIds.slice(0, MAX_LISTED_ALERTS) });
  };
  return { see, isMarking: isPending };
}
