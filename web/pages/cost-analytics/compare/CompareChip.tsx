// What the range is compared with: nothing, the period before, or any other range; and how the two are put side by side.
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PanelChip } from '../../../components/state-bar/PanelChip.tsx';
import { formatRange, formatShortRange } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../CostAnalytics.module.css';
import { RangePicker } from '../range/RangePicker.tsx';
import type { RangeChoice } from '../range/typed-range.ts';
import type { AddressChange } from '../shared/address/address.ts';
import {
  ALIGNS,
  type AnalyticsAddress,
  COMPARE_COSTS,
  COMPARES,
  comparedRangeOf,
  compareOf,
} from '../shared/address/address.ts';
import { compareBeside, NO_COMPARISON } from './compare-changes.ts';

interface CompareChipProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
}

export function CompareChip({ address, onChange }: CompareChipProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useShellViewer();
  const compare = compareOf(address);
  const range = comparedRangeOf(address, today);
  const isOn = compare !== 'none';
  usePageAction('compareLastPeriod', () => onChange(compareBeside('last_period')));
  usePageAction('compareLastYear', () => onChange(compareBeside('last_year')));
  const name = intl.formatMessage({ id: 'cost-analytics.compare.name' }, { compare });
  const days = range ? formatShortRange(range, language) : '';
  return (
    <PanelChip
      name={intl.formatMessage({ id: 'cost-analytics.bar.compare' })}
      join={isOn ? 'vs' : 'none'}
      value={
        !isOn ? (
          <FormattedMessage id="cost-analytics.compare.nothing" />
        ) : compare === 'custom' && days !== '' ? (
          days
        ) : (
          name
        )
      }
      title={range ? `${name} · ${formatRange(range, language)}` : undefined}
      onClear={isOn ? () => onChange(NO_COMPARISON) : undefined}
    >
      {(close) => <CompareChoices address={address} onChange={onChange} onDone={close} />}
    </PanelChip>
  );
}

function CompareChoices({ address, onChange, onDone }: CompareChipProps & { onDone: () => void }) {
  const intl = useIntl();
  const { today } = useShellViewer();
  const compare = compareOf(address);
  const [isPicking, setPicking] = useState(compare === 'custom');
  const chooseKind = (kind: string) => {
    setPicking(kind === 'custom');
    if (kind === 'none') onChange(NO_COMPARISON);
    if (kind === 'last_period' || kind === 'last_year') onChange(compareBeside(kind));
  };
  const chooseRange = (choice: RangeChoice) => {
    onDone();
    onChange(
      choice.range === 'custom'
        ? { compare: 'custom', compareRange: null, compareStart: choice.start, compareEnd: choice.end }
        : { compare: 'custom', compareRange: choice.range, compareStart: null, compareEnd: null },
    );
  };
  return (
    <Stack gap="md" className={classes.compareChoices ?? ''}>
      <Radio.Group
        label={intl.formatMessage({ id: 'cost-analytics.bar.compare' })}
        value={isPicking ? 'custom' : compare}
        onChange={chooseKind}
      >
        <Stack gap={6} mt={6}>
          {COMPARES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={intl.formatMessage({ id: 'cost-analytics.compare.name' }, { compare: value })}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isPicking ? (
        <RangePicker
          frame={compare === 'custom' ? address.compareRange : ''}
          range={comparedRangeOf(address, today)}
          onChoose={chooseRange}
        />
      ) : null}
      {compare === 'none' ? null : <HowCompared address={address} onChange={onChange} />}
    </Stack>
  );
}

function HowCompared({ address, onChange }: CompareChipProps) {
  const intl = useIntl();
  return (
    <>
      <Radio.Group
        label={intl.formatMessage({ id: 'cost-analytics.compare.what' })}
        value={address.compareCost}
        onChange={(value) => onChange({ compareCost: value === 'average' ? 'average' : null })}
      >
        <Stack gap={6} mt={6}>
          {COMPARE_COSTS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={intl.formatMessage({ id: 'cost-analytics.compare.cost' }, { cost: value })}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group
        label={<FormattedMessage id="cost-analytics.compare.align" />}
        value={address.align}
        onChange={(value) => onChange({ align: value === 'weekday' ? 'weekday' : null })}
      >
        <Stack gap={6} mt={6}>
          {ALIGNS.map((value) => (
            <Radio
              key={value}
              value={value}
              disabled={address.unit !== 'day'}
              label={intl.formatMessage({ id: 'cost-analytics.compare.alignName' }, { align: value })}
            />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}
