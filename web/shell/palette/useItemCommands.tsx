// Accounts and services in the palette: each leads to what it cost in the last three months.
import { IconBox, IconCloud } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import { useItemLabel } from '../../components/cost-items/useItemLabel.ts';
import { useVendorName } from '../../components/vendors/useVendorName.ts';
import { accountNoun } from '../../components/vendors/vendors.ts';
import type { CommandGroup } from './commands.ts';
import type { FoundAccount } from './PaletteAccounts.tsx';

const MOST_FOUND = 8;

const KINDS = {
  account: { label: 'platform.palette.accounts', Icon: IconCloud },
  product: { label: 'platform.palette.services', Icon: IconBox },
} as const;

export function useItemCommands(kind: keyof typeof KINDS, items: readonly FoundAccount[]): CommandGroup[] {
  const vendorName = useVendorName();
  const intl = useIntl();
  const navigate = useNavigate();
  const labelOf = useItemLabel(kind);
  const { label: groupLabel, Icon } = KINDS[kind];
  const commands = items.map(({ key, label, vendor }) => ({
    id: `${kind} ${vendor} ${key}`,
    label: labelOf({ key, label }),
    note:
      kind === 'account'
        ? `${vendorName(vendor)} · ${intl.formatMessage({ id: accountNoun([vendor]) })}`
        : vendorName(vendor),
    icon: <Icon size={16} aria-hidden />,
    run: () => void navigate(addressOf(kind, { key, vendor })),
  }));
  return [{ label: intl.formatMessage({ id: groupLabel }), commands, limit: MOST_FOUND }];
}

function addressOf(kind: keyof typeof KINDS, { key, vendor }: Pick<FoundAccount, 'key' | 'vendor'>): string {
  return pageAddress('costAnalytics', {
    range: 'last_3_months',
    unit: 'week',
    viewBy: kind,
    item: key,
    itemVendor: vendor.toLowerCase(),
  });
}
