// Who can get a dashboard by mail.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useDashboardRecipientsQuery } from '../../../../__generated__/useDashboardRecipientsQuery.graphql.ts';
import type { AskRecipients } from '../../../../components/recipients/ask-recipients.ts';

const QUERY = graphql`
  query useDashboardRecipientsQuery($search: String!, $addresses: [String!]!) {
    viewer {
      dashboardMailRecipients(search: $search, addresses: $addresses) {
        people {
          email
          name
        }
        addresses {
          address
          fault
        }
      }
    }
  }
`;

export function useDashboardRecipients(): AskRecipients {
  const environment = useRelayEnvironment();
  return (variables, answer) =>
    fetchQuery<useDashboardRecipientsQuery>(environment, QUERY, variables).subscribe({
      next: ({ viewer }) => answer(viewer.dashboardMailRecipients ?? null),
      error: () => answer(null),
    });
}
