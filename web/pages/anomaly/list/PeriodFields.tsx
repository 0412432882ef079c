// First and last day of a period, typed or picked; it holds once both are days.
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isDay } from '../../../../lib/calendar/calendar.ts';

interface PeriodFieldsProps {
  start: string;
  end: string;
  onChange: (range: { start: string; end: string }) => void;
}

export function PeriodFields({ start, end, onChange }: PeriodFieldsProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState({ start, end });
  const isWhole = isDay(typed.start) && isDay(typed.end) && typed.start <= typed.end;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) onChange(typed);
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" p="xs" align="end" wrap="nowrap">
        {(['start', 'end'] as const).map((part) => (
          <TextInput
            key={part}
            size="xs"
            type="date"
            label={intl.formatMessage({ id: 'anomaly.filters.day' }, { part })}
            value={typed[part]}
            onChange={({ currentTarget }) => setTyped({ ...typed, [part]: currentTarget.value })}
          />
        ))}
        <Button type="submit" size="xs" disabled={!isWhole}>
          <FormattedMessage id="anomaly.filters.show" />
        </Button>
      </Group>
    </form>
  );
}
