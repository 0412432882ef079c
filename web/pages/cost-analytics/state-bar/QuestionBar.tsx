// The question as a sentence of chips; what the bar says and what the address says are the same.
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceChip } from '../../../components/state-bar/ChoiceChip.tsx';
import { StateBar } from '../../../components/state-bar/StateBar.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { CompareChip } from '../compare/CompareChip.tsx';
import type { AddressChange } from '../shared/address/address.ts';
import { type AnalyticsAddress, UNITS } from '../shared/address/address.ts';
import { shownVendors } from '../shared/address/variables.ts';
import { ViewByChip } from '../view-by/ViewByChip.tsx';
import { BasisChip } from './BasisChip.tsx';
import { RangeChip } from './RangeChip.tsx';
import { VendorsChip } from './VendorsChip.tsx';

interface QuestionBarProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
  /** The filters. */
  children?: ReactNode;
}

export function QuestionBar({ address, onChange, children }: QuestionBarProps) {
  const intl = useIntl();
  const { selectedVendors } = useShellViewer();
  const vendors = shownVendors(address, selectedVendors);
  return (
    <StateBar label={intl.formatMessage({ id: 'cost-analytics.bar.title' })} part="cost-analytics.bar">
      <RangeChip address={address} onChange={onChange} />
      <ChoiceChip
        name={intl.formatMessage({ id: 'cost-analytics.bar.unit' })}
        join="by"
        value={address.unit}
        choices={UNITS.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'cost-analytics.unit.name' }, { unit: value }),
        }))}
        onChange={(unit) => onChange({ unit })}
      />
      <CompareChip address={address} onChange={onChange} />
      <ViewByChip address={address} vendors={vendors} onChange={onChange} />
      <VendorsChip address={address} onChange={onChange} />
      {children}
      <BasisChip address={address} vendors={vendors} onChange={onChange} />
    </StateBar>
  );
}
