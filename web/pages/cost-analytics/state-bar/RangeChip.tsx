// The days of the question: a relative range by its name, or any two days; always with the dates it means, in UTC.
import { IconCalendar } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { PanelChip } from '../../../components/state-bar/PanelChip.tsx';
import { formatRange, formatShortRange } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { RangePicker } from '../range/RangePicker.tsx';
import type { RangeChoice } from '../range/typed-range.ts';
import type { AddressChange } from '../shared/address/address.ts';
import { type AnalyticsAddress, frameOf, rangeOf } from '../shared/address/address.ts';
import { WithDays } from './WithDays.tsx';

interface RangeChipProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
}

export function RangeChip({ address, onChange }: RangeChipProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useShellViewer();
  const frame = frameOf(address);
  const range = rangeOf(address, today);
  const days = range ? formatShortRange(range, language) : '';
  const choose = (choice: RangeChoice) => onChange({ start: null, end: null, ...choice });
  const name = intl.formatMessage({ id: 'cost-analytics.frame.name' }, { frame });
  return (
    <PanelChip
      name={intl.formatMessage({ id: 'cost-analytics.bar.range' })}
      join="none"
      icon={<IconCalendar size={14} aria-hidden />}
      value={frame === 'custom' ? days : <WithDays name={name} days={days} />}
      title={range ? `${name} · ${formatRange(range, language)}` : undefined}
    >
      {(close) => (
        <RangePicker
          frame={frame}
          range={range}
          onChoose={(choice) => {
            close();
            choose(choice);
          }}
        />
      )}
    </PanelChip>
  );
}
