// Sets what the invoices of the company say of issuer and payer.

import { graphql } from 'react-relay';
import type { InvoiceDetails } from '../../../../lib/catalogue/invoice-details.ts';
import type { useSetInvoiceDetailsMutation } from '../../../__generated__/useSetInvoiceDetailsMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';

export function useSetInvoiceDetails(version: string) {
  const askAgain = useAskAgain();
  const { run, isPending } = useMutation<useSetInvoiceDetailsMutation>(graphql`
    mutation useSetInvoiceDetailsMutation($input: SetInvoiceDetailsInput!) {
      setInvoiceDetails(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const save = (details: InvoiceDetails) =>
    run(
      { ...details, version },
      {
        onSettled: askAgain,
      },
    );
  return { save, isSaving: isPending };
}
