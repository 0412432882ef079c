// When a monthly mail is sent: day, time, zone, and which month's bill.
import { NativeSelect, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMATION_DAY, isSendTime, nextSending, SEND_ZONE_CODES } from '../../../../lib/send-schedule.ts';
import { formatInstant } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import type { Draft } from './draft.ts';
import classes from './Send.module.css';

interface ScheduleFieldsProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function ScheduleFields({ draft, onChange }: ScheduleFieldsProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { day, time, zone, isCurrentMonth } = draft;
  const isWhole = isSendTime(time) && day >= 1 && day <= 31;
  const next = isWhole ? nextSending({ cycle: 'monthly', zone, day, time }, new Date()) : null;
  return (
    <Stack gap={8}>
      <div className={classes.grid}>
        <NumberInput
          label={<FormattedMessage id="billing.send.day" />}
          min={1}
          max={31}
          allowDecimal={false}
          clampBehavior="strict"
          value={day}
          onChange={(value) => onChange({ day: Number(value) || 1 })}
        />
        <TextInput
          type="time"
          label={<FormattedMessage id="billing.send.time" />}
          value={time}
          error={isSendTime(time) ? null : <FormattedMessage id="billing.send.timeWrong" />}
          onChange={(event) => onChange({ time: event.currentTarget.value })}
        />
        <NativeSelect
          label={<FormattedMessage id="billing.send.zone" />}
          value={zone}
          data={SEND_ZONE_CODES.map((code) => ({
            value: code,
            label: intl.formatMessage({ id: 'billing.send.zoneName' }, { zone: code }),
          }))}
          onChange={({ currentTarget }) =>
            onChange({ zone: SEND_ZONE_CODES.find((code) => code === currentTarget.value) ?? zone })
          }
        />
      </div>
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'billing.send.which' })}
        value={isCurrentMonth ? 'current' : 'last'}
        onChange={(value) => onChange({ isCurrentMonth: value === 'current' })}
        data={[
          { value: 'last', label: intl.formatMessage({ id: 'billing.send.lastMonth' }) },
          { value: 'current', label: intl.formatMessage({ id: 'billing.send.currentMonth' }) },
        ]}
      />
      {next ? (
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id="billing.send.next"
            values={{ instant: formatInstant(next.toISOString(), language) }}
          />
        </Text>
      ) : null}
      {day < CONFIRMATION_DAY || isCurrentMonth ? (
        <p className={classes.notice}>
          <FormattedMessage id="billing.send.beforeConfirmation" />
        </p>
      ) : null}
    </Stack>
  );
}
