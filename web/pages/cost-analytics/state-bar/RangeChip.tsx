// The days of the question: a relative range by its name, or any two days; always with the dates it means, in UTC.
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChipShell } from '../../../components/forms/StateChip.tsx';
import { formatRange } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { RangePicker } from '../range/RangePicker.tsx';
import type { RangeChoice } from '../range/typed-range.ts';
import type { AddressChange } from '../shared/address/address.ts';
import { type AnalyticsAddress, frameOf, rangeOf } from '../shared/address/address.ts';

interface RangeChipProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
}

export function RangeChip({ address, onChange }: RangeChipProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useShellViewer();
  const [isOpen, setOpen] = useState(false);
  const frame = frameOf(address);
  const range = rangeOf(address, today);
  const days = range ? formatRange(range, language) : '';
  const choose = (choice: RangeChoice) => {
    setOpen(false);
    onChange({ start: null, end: null, ...choice });
  };
  const name = intl.formatMessage({ id: 'cost-analytics.frame.name' }, { frame });
  return (
    <ChipShell
      onClick={() => setOpen(!isOpen)}
      name={intl.formatMessage({ id: 'cost-analytics.bar.range' })}
      value={frame === 'custom' ? days : `${name} · ${days}`}
    >
      {(target) => (
        <Popover opened={isOpen} onChange={setOpen}>
          <Popover.Target>{target}</Popover.Target>
          <Popover.Dropdown aria-label={intl.formatMessage({ id: 'cost-analytics.bar.range' })}>
            <RangePicker frame={frame} range={range} onChoose={choose} />
          </Popover.Dropdown>
        </Popover>
      )}
    </ChipShell>
  );
}
