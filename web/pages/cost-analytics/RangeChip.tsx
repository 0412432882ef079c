// The days of the question: a relative range by its name, or any two days; always with the dates it means, in UTC.
import { Button, Popover, Stack, Text } from '@mantine/core';
import { DatePicker, type DatesRangeValue } from '@mantine/dates';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatRange } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import { type AnalyticsAddress, FRAMES, frameOf, rangeOf } from './address.ts';
import classes from './CostAnalytics.module.css';
import { ChipShell } from './StateChip.tsx';
import type { AddressChange } from './useAnalyticsAddress.ts';
import { useCalendarLabels } from './useCalendarLabels.ts';

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
  const frameName = (name: (typeof FRAMES)[number]) =>
    intl.formatMessage({ id: 'cost-analytics.frame.name' }, { frame: name });
  const choose = (change: AddressChange) => {
    setOpen(false);
    onChange(change);
  };
  return (
    <ChipShell
      onClick={() => setOpen(!isOpen)}
      name={intl.formatMessage({ id: 'cost-analytics.bar.range' })}
      value={frame === 'custom' ? days : `${frameName(frame)} · ${days}`}
    >
      {(target) => (
        <Popover opened={isOpen} onChange={setOpen}>
          <Popover.Target>{target}</Popover.Target>
          <Popover.Dropdown aria-label={intl.formatMessage({ id: 'cost-analytics.bar.range' })}>
            <div className={classes.rangePicker}>
              <div className={classes.frames}>
                {FRAMES.filter((name) => name !== 'custom').map((name) => (
                  <Button
                    key={name}
                    variant={name === frame ? 'light' : 'subtle'}
                    color={name === frame ? 'sky' : 'gray'}
                    c={name === frame ? 'var(--sky-accent-text)' : 'var(--mantine-color-text)'}
                    justify="flex-start"
                    aria-pressed={name === frame}
                    onClick={() => choose({ range: name, start: null, end: null })}
                  >
                    {frameName(name)}
                  </Button>
                ))}
              </div>
              <CustomRange start={range?.start ?? null} end={range?.end ?? null} onChoose={choose} />
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
    </ChipShell>
  );
}

interface CustomRangeProps {
  start: string | null;
  end: string | null;
  onChoose: (change: AddressChange) => void;
}

function CustomRange({ start, end, onChoose }: CustomRangeProps) {
  const [value, setValue] = useState<DatesRangeValue<string>>([start, end]);
  const labels = useCalendarLabels();
  const { today } = useShellViewer();
  const pick = (picked: DatesRangeValue<string>) => {
    setValue(picked);
    const [from, to] = picked;
    if (from && to) onChoose({ range: 'custom', start: from, end: to });
  };
  return (
    <Stack gap="sm">
      <DatePicker
        type="range"
        allowSingleDateInRange
        firstDayOfWeek={0}
        hideOutsideDates
        defaultDate={end ?? today ?? undefined}
        value={value}
        onChange={pick}
        {...labels}
      />
      <Text size="xs" c="dimmed">
        <FormattedMessage id="cost-analytics.range.utc" />
      </Text>
    </Stack>
  );
}
