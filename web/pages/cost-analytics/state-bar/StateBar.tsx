// The question as a sentence of chips; what the bar says and what the address says are the same.
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceChip } from '../../../components/forms/StateChip.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../CostAnalytics.module.css';
import { CompareChip } from '../compare/CompareChip.tsx';
import type { AddressChange } from '../shared/address/address.ts';
import { type AnalyticsAddress, UNITS } from '../shared/address/address.ts';
import { shownVendors } from '../shared/address/variables.ts';
import { ViewByChip } from '../view-by/ViewByChip.tsx';
import { BasisChip } from './BasisChip.tsx';
import { RangeChip } from './RangeChip.tsx';
import { VendorsChip } from './VendorsChip.tsx';

interface StateBarProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
  /** The filters, on a row of their own. */
  children?: ReactNode;
}

export function StateBar({ address, onChange, children }: StateBarProps) {
  const intl = useIntl();
  const { selectedVendors } = useShellViewer();
  const vendors = shownVendors(address, selectedVendors);
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
      <ViewByChip address={address} vendors={vendors} onChange={onChange} />
      <BasisChip address={address} vendors={vendors} onChange={onChange} />
      {children}
    </section>
  );
}
