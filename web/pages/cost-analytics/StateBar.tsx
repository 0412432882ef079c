// The question as a sentence of chips; what the bar says and what the address says are the same.
import { useIntl } from 'react-intl';
import { accountNoun, type Vendor } from '../../components/vendors.ts';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import { type AnalyticsAddress, BASES, UNITS, VIEW_BYS } from './address.ts';
import classes from './CostAnalytics.module.css';
import { CompareChip } from './compare/CompareChip.tsx';
import { RangeChip } from './RangeChip.tsx';
import { ChoiceChip } from './StateChip.tsx';
import type { AddressChange } from './useAnalyticsAddress.ts';
import { VendorsChip } from './VendorsChip.tsx';
import { vendorsOf } from './variables.ts';

interface StateBarProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
}

export function StateBar({ address, onChange }: StateBarProps) {
  const intl = useIntl();
  const { isEffectiveCostUsable, selectedVendors } = useShellViewer();
  const vendors: readonly Vendor[] = vendorsOf(address) ?? selectedVendors;
  return (
    <section
      className={classes.bar}
      aria-label={intl.formatMessage({ id: 'cost-analytics.bar.title' })}
      data-part="cost-analytics.bar"
    >
      <RangeChip address={address} onChange={onChange} />
      <ChoiceChip
        name={intl.formatMessage({ id: 'cost-analytics.bar.unit' })}
        value={address.unit}
        choices={UNITS.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'cost-analytics.unit.name' }, { unit: value }),
        }))}
        onChange={(unit) => onChange({ unit })}
      />
      <CompareChip address={address} onChange={onChange} />
      <VendorsChip address={address} onChange={onChange} />
      <ChoiceChip
        name={intl.formatMessage({ id: 'cost-analytics.bar.viewBy' })}
        value={address.viewBy}
        choices={VIEW_BYS.map((value) => ({
          value,
          label:
            value === 'account'
              ? intl.formatMessage({ id: accountNoun(vendors) })
              : intl.formatMessage({ id: 'cost-analytics.viewBy.name' }, { viewBy: value }),
        }))}
        onChange={(viewBy) => onChange({ viewBy, item: null, itemVendor: null })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'cost-analytics.bar.basis' })}
        value={address.basis}
        choices={BASES.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis: value }),
          disabled: value === 'effective' && !isEffectiveCostUsable,
        }))}
        note={
          isEffectiveCostUsable
            ? intl.formatMessage({ id: 'cost-analytics.basis.meaning' })
            : intl.formatMessage({ id: 'cost-analytics.basis.unusable' })
        }
        onChange={(basis) => onChange({ basis })}
        onClear={address.basis === 'billed' ? undefined : () => onChange({ basis: null })}
      />
    </section>
  );
}
