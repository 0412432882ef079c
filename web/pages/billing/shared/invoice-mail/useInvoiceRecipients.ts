// Who can get an invoice by mail.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useInvoiceRecipientsQuery } from '../../../../__generated__/useInvoiceRecipientsQuery.graphql.ts';
import type { AskRecipients } from '../../../../components/recipients/ask-recipients.ts';

const QUERY = graphql`
  query useInvoiceRecipientsQuery($search: String!, $addresses: [String!]!) {
    viewer {
      invoiceRecipients(search: $search, addresses: $addresses) {
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

export function useInvoiceRecipients(): AskRecipients {
  const environment = useRelayEnvironment();
  return (variables, answer) =>
    fetchQuery<useInvoiceRecipientsQuery>(environment, QUERY, variables).subscribe({
      next: ({ viewer }) => answer(viewer.invoiceRecipients ?? null),
      error: () => answer(null),
    });
}
