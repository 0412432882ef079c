// A part of a bill as a file with all of its rows: as PDF, workbook or CSV (B-02, B-06).
import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { BillingViewBy } from '../../../../lib/catalogue/vendors.ts';
import type { BillPart } from '../../../../lib/files/bill-parts.ts';
import { useFileDownload } from '../../../browser/useFileDownload.ts';
import { Menu } from '../../../components/overlays/Menu.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { BillFormats } from './BillFormats.tsx';

/** What POST /exports/bill takes, but for the kind of the file, in the words of the catalogue. */
export interface BillFileOf {
  /** Left out: all of them. */
  vendor?: Vendor;
  /** A day of it. */
  month: string;
  part?: BillPart;
  viewBy?: BillingViewBy;
  tagKey?: string | null;
  serviceGroupSet?: string | null;
  account?: string;
  invoice?: string;
}

/** `name` is that of the table. */
export function PartFiles({ name, file }: { name: string; file: BillFileOf }) {
  const intl = useIntl();
  const { isLoading, load } = useFileDownload('/exports/bill');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          loading={isLoading}
          aria-label={intl.formatMessage({ id: 'platform.file.save' }, { name })}
          data-tool
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <BillFormats onPick={(format) => void load(inputOf(file, format))} />
    </Menu>
  );
}

function inputOf({ part = 'bill', viewBy = 'account', ...file }: BillFileOf, format: string): object {
  return { ...file, part: graphWord(part), viewBy: graphWord(viewBy), format };
}

/** serviceGroups is SERVICE_GROUPS. */
function graphWord(word: string): string {
  return word.replace(/[A-Z]/g, '_$&').toUpperCase();
}
