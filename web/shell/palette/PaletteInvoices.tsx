// The invoices that the palette can open: asked for once something is typed, by those who may see bills.
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PaletteInvoicesQuery } from '../../__generated__/PaletteInvoicesQuery.graphql.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';

export interface FoundInvoice {
  invoiceId: string;
  issuer: string;
  /** First day of the billed month. */
  month: string;
  vendor: Vendor;
}

export function PaletteInvoices({ onInvoices }: { onInvoices: (invoices: readonly FoundInvoice[]) => void }) {
  const { viewer } = useLazyLoadQuery<PaletteInvoicesQuery>(
    graphql`
      query PaletteInvoicesQuery {
        viewer {
          invoiceNumbers {
            invoiceId
            issuer
            month
            vendor
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useEffect(() => onInvoices(viewer.invoiceNumbers ?? []), [viewer, onInvoices]);
  return null;
}
