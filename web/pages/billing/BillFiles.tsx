// The bill of a month as a file: the PDF that its mail has, workbook or CSV; of one vendor, or of all side by side (B-02, B-12).
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { BillFormat } from '../../../lib/files/bill-parts.ts';
import { useFileDownload } from '../../browser/useFileDownload.ts';
import { Menu } from '../../components/overlays/Menu.tsx';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { usePageAction } from '../../routing/actions/usePageAction.ts';
import { BillFormats } from './shared/BillFormats.tsx';

interface BillFilesProps {
  /** Null: all of them. */
  vendor: Vendor | null;
  /** First day of the month. */
  month: string;
}

export function BillFiles({ vendor, month }: BillFilesProps) {
  const { isLoading, load } = useFileDownload('/exports/bill');
  const save = (format: Uppercase<BillFormat>) => void load({ ...(vendor && { vendor }), month, format });
  usePageAction('billPdf', () => save('PDF'));
  usePageAction('billXlsx', () => save('XLSX'));
  usePageAction('billCsv', () => save('CSV'));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          loading={isLoading}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          <FormattedMessage id="billing.page.files" />
        </Button>
      </Menu.Target>
      <BillFormats onPick={save} />
    </Menu>
  );
}
