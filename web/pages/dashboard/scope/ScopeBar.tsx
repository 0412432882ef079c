// What the whole dashboard is told, as a sentence of chips: range, vendors, currency and basis (D-14).
import { IconCalendar } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import { DASHBOARD_FRAMES, type DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { ChoiceChip } from '../../../components/state-bar/ChoiceChip.tsx';
import { SetChip } from '../../../components/state-bar/SetChip.tsx';
import { StateBar } from '../../../components/state-bar/StateBar.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';

/** Of a chip: as each widget says itself, and amounts in the currency of the viewer. */
const EACH = 'each';

interface ScopeBarProps {
  scope: DashboardScope;
  onChange: (scope: DashboardScope) => void;
}

export function ScopeBar({ scope, onChange }: ScopeBarProps) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { availableVendors } = useShellViewer();
  const { currencies, shownIn } = useMoney();
  const change = (part: Partial<DashboardScope>) => onChange({ ...scope, ...part });
  const own = shownIn('USD');
  const each = { value: EACH, label: intl.formatMessage({ id: 'dashboard.scope.each' }) };
  const ownCurrency = {
    value: EACH,
    label: intl.formatMessage({ id: 'dashboard.scope.ownCurrency' }, { currency: own }),
  };
  const name = (part: string) => intl.formatMessage({ id: 'dashboard.scope.part' }, { part });
  /** Of a part that each widget says itself. */
  const ofEach = (part: string) => <FormattedMessage id="dashboard.scope.ofEach" values={{ part }} />;
  return (
    <StateBar label={intl.formatMessage({ id: 'dashboard.scope.title' })} part="dashboard.scope">
      <ChoiceChip
        name={name('frame')}
        join="none"
        icon={<IconCalendar size={14} aria-hidden />}
        value={scope.frame ?? EACH}
        shown={scope.frame ? undefined : ofEach('frame')}
        choices={[
          each,
          ...DASHBOARD_FRAMES.map((frame) => ({
            value: frame,
            label: intl.formatMessage({ id: 'dashboard.scope.frame' }, { value: frame }),
          })),
        ]}
        onChange={(value) => change({ frame: DASHBOARD_FRAMES.find((frame) => frame === value) ?? null })}
        onClear={scope.frame ? () => change({ frame: null }) : undefined}
        note={<FormattedMessage id="dashboard.scope.frameNote" />}
      />
      <SetChip
        name={name('vendors')}
        join="from"
        values={availableVendors}
        chosen={scope.vendors ?? []}
        nameOf={vendorName}
        shown={scope.vendors ? undefined : ofEach('vendors')}
        onChange={(vendors) => change({ vendors: vendors.length > 0 ? vendors : null })}
        onClear={scope.vendors ? () => change({ vendors: null }) : undefined}
        note={<FormattedMessage id="dashboard.scope.vendorsNote" />}
      />
      <ChoiceChip
        name={name('basis')}
        join="as"
        value={scope.basis ?? EACH}
        shown={scope.basis ? undefined : ofEach('basis')}
        choices={[
          each,
          ...(['BILLED', 'EFFECTIVE'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: 'dashboard.settings.basis' }, { value }),
          })),
        ]}
        onChange={(value) => change({ basis: value === 'BILLED' || value === 'EFFECTIVE' ? value : null })}
        onClear={scope.basis ? () => change({ basis: null }) : undefined}
      />
      <ChoiceChip
        name={name('currency')}
        join="in"
        value={scope.currency ?? EACH}
        shown={scope.currency ?? own}
        choices={[ownCurrency, ...currencies.map((currency) => ({ value: currency, label: currency }))]}
        onChange={(value) => change({ currency: isCurrencyCode(value) ? value : null })}
        onClear={scope.currency ? () => change({ currency: null }) : undefined}
      />
    </StateBar>
  );
}
