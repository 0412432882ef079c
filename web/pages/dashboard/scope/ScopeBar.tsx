// What the whole dashboard is told, as a sentence of chips: range, vendors, currency and basis (D-14).
import { Menu } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import { DASHBOARD_FRAMES, type DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { ChipShell, ChoiceChip } from '../../../components/forms/StateChip.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from './Scope.module.css';

/** Of a chip: as each widget says itself, and amounts as at the top of the page. */
const EACH = 'each';

interface ScopeBarProps {
  scope: DashboardScope;
  onChange: (scope: DashboardScope) => void;
}

export function ScopeBar({ scope, onChange }: ScopeBarProps) {
  const intl = useIntl();
  const { currencies } = useMoney();
  const change = (part: Partial<DashboardScope>) => onChange({ ...scope, ...part });
  const each = { value: EACH, label: intl.formatMessage({ id: 'dashboard.scope.each' }) };
  const own = { value: EACH, label: intl.formatMessage({ id: 'dashboard.scope.ownCurrency' }) };
  const name = (part: string) => intl.formatMessage({ id: 'dashboard.scope.part' }, { part });
  return (
    <section
      className={classes.bar}
      aria-label={intl.formatMessage({ id: 'dashboard.scope.title' })}
      data-part="dashboard.scope"
    >
      <ChoiceChip
        name={name('frame')}
        value={scope.frame ?? EACH}
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
      <VendorsChip vendors={scope.vendors} onChange={(vendors) => change({ vendors })} />
      <ChoiceChip
        name={name('currency')}
        value={scope.currency ?? EACH}
        choices={[own, ...currencies.map((currency) => ({ value: currency, label: currency }))]}
        onChange={(value) => change({ currency: isCurrencyCode(value) ? value : null })}
        onClear={scope.currency ? () => change({ currency: null }) : undefined}
      />
      <ChoiceChip
        name={name('basis')}
        value={scope.basis ?? EACH}
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
    </section>
  );
}

interface VendorsChipProps {
  /** Null: as each widget says. */
  vendors: readonly Vendor[] | null;
  onChange: (vendors: readonly Vendor[] | null) => void;
}

function VendorsChip({ vendors, onChange }: VendorsChipProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { availableVendors } = useShellViewer();
  const choose = (chosen: readonly Vendor[]) => {
    const inOrder = availableVendors.filter((vendor) => chosen.includes(vendor));
    onChange(inOrder.length > 0 ? inOrder : null);
  };
  return (
    <ChipShell
      name={intl.formatMessage({ id: 'dashboard.scope.part' }, { part: 'vendors' })}
      value={
        vendors
          ? vendors.map((vendor) => vendorName(vendor)).join(', ')
          : intl.formatMessage({ id: 'dashboard.scope.each' })
      }
      onClear={vendors ? () => onChange(null) : undefined}
    >
      {(target) => (
        <Menu closeOnItemClick={false}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            {availableVendors.map((vendor) => (
              <Menu.CheckboxItem
                key={vendor}
                checked={vendors?.includes(vendor) ?? false}
                onChange={(isChecked) =>
                  choose(
                    isChecked
                      ? [...(vendors ?? []), vendor]
                      : (vendors ?? []).filter((other) => other !== vendor),
                  )
                }
              >
                {vendorName(vendor)}
              </Menu.CheckboxItem>
            ))}
            <Menu.Label maw={280}>
              <FormattedMessage id="dashboard.scope.vendorsNote" />
            </Menu.Label>
          </Menu.Dropdown>
        </Menu>
      )}
    </ChipShell>
  );
}
