// Accounts in the palette: each leads to what it cost in the last three months.
import { IconCloud } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import { useItemLabel } from '../../components/cost-items/useItemLabel.ts';
import { useVendorName } from '../../components/vendors/useVendorName.ts';
import { accountNoun } from '../../components/vendors/vendors.ts';
import type { CommandGroup } from './commands.ts';
import type { FoundAccount } from './PaletteAccounts.tsx';

const MOST_FOUND = 8;

export function useAccountCommands(accounts: readonly FoundAccount[]): CommandGroup[] {
  const vendorName = useVendorName();
  const intl = useIntl();
  const navigate = useNavigate();
  const labelOf = useItemLabel('account');
  const commands = accounts.map(({ key, label, vendor }) => ({
    id: `account ${vendor} ${key}`,
    label: labelOf({ key, label }),
    note: `${vendorName(vendor)} · ${intl.formatMessage({ id: accountNoun([vendor]) })}`,
    icon: <IconCloud size={16} aria-hidden />,
    run: () => void navigate(addressOf({ key, vendor })),
  }));
  return [{ label: intl.formatMessage({ id: 'platform.palette.accounts' }), commands, limit: MOST_FOUND }];
}

function addressOf({ key, vendor }: Pick<FoundAccount, 'key' | 'vendor'>): string {
  return pageAddress('costAnalytics', {
    range: 'last_3_months',
    unit: 'week',
    viewBy: 'account',
    item: key,
    itemVendor: vendor.toLowerCase(),
  });
}
