// Invoices and bills in the palette: found by number, vendor and month, each leading to its own page (B-06).
import { IconFileInvoice, IconReceipt2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import { useVendorName } from '../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import type { CommandGroup } from './commands.ts';
import type { FoundInvoice } from './PaletteInvoices.tsx';

const MOST_FOUND = 8;

export function useInvoiceCommands(invoices: readonly FoundInvoice[]): CommandGroup[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const vendorName = useVendorName();
  const { language } = useLanguage();
  const placeOf = ({ vendor, month }: Pick<FoundInvoice, 'vendor' | 'month'>) => ({
    vendor: vendor.toLowerCase(),
    month: month.slice(0, 7),
  });
  const bills = new Map(invoices.map((invoice) => [`${invoice.vendor} ${invoice.month}`, invoice]));
  return [
    {
      label: intl.formatMessage({ id: 'platform.palette.bills' }),
      commands: [...bills].map(([id, bill]) => ({
        id: `bill ${id}`,
        label: `${vendorName(bill.vendor)} · ${formatMonth(bill.month, language)}`,
        keywords: bill.month.slice(0, 7),
        icon: <IconReceipt2 size={16} aria-hidden />,
        run: () => void navigate(pageAddress('billing', placeOf(bill))),
      })),
      limit: MOST_FOUND,
    },
    {
      label: intl.formatMessage({ id: 'platform.palette.invoices' }),
      commands: invoices.map((invoice) => ({
        id: `invoice ${invoice.vendor} ${invoice.month} ${invoice.invoiceId}`,
        label: invoice.invoiceId,
        note: `${vendorName(invoice.vendor)} · ${formatMonth(invoice.month, language)}`,
        keywords: `${invoice.issuer} ${invoice.month.slice(0, 7)}`,
        icon: <IconFileInvoice size={16} aria-hidden />,
        run: () =>
          void navigate(pageAddress('billingDetails', { ...placeOf(invoice), invoice: invoice.invoiceId })),
      })),
      limit: MOST_FOUND,
    },
  ];
}
