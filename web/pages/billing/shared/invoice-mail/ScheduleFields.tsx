// When a monthly mail is sent: day, time, zone, and which month's bill.
import { SegmentedControl, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMATION_DAY } from '../../../../../lib/calendar/send-schedule.ts';
import { NextSending, SendTimeFields } from '../../../../components/schedules/SendTimeFields.tsx';
import type { Draft } from './draft.ts';
import classes from './Send.module.css';

interface ScheduleFieldsProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function ScheduleFields({ draft, onChange }: ScheduleFieldsProps) {
  const intl = useIntl();
  const { day, time, zone, isCurrentMonth } = draft;
  const schedule = { cycle: 'monthly', day, time, zone } as const;
  return (
    <Stack gap={8}>
      <SendTimeFields schedule={schedule} onChange={({ cycle: _, ...change }) => onChange(change)} />
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'billing.send.which' })}
        value={isCurrentMonth ? 'current' : 'last'}
        onChange={(value) => onChange({ isCurrentMonth: value === 'current' })}
        data={[
          { value: 'last', label: intl.formatMessage({ id: 'billing.send.lastMonth' }) },
          { value: 'current', label: intl.formatMessage({ id: 'billing.send.currentMonth' }) },
        ]}
      />
      <NextSending schedule={schedule} />
      {day < CONFIRMATION_DAY || isCurrentMonth ? (
        <p className={classes.notice}>
          <FormattedMessage id="billing.send.beforeConfirmation" />
        </p>
      ) : null}
    </Stack>
  );
}
