// When a mail on a schedule is sent: how often, day, time and zone; and when that is next, in words.
import { NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  DAYS_OF_CYCLE,
  isSendTime,
  nextSending,
  SEND_CYCLES,
  type SendSchedule,
} from '../../../lib/calendar/send-schedule.ts';
import { SEND_ZONE_CODES } from '../../../lib/calendar/send-zones.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useInstant } from '../../viewer/useInstant.ts';
import classes from './SendTimeFields.module.css';
import { weekdayNames } from './weekday-names.ts';

interface SendTimeFieldsProps {
  schedule: SendSchedule;
  onChange: (change: Partial<SendSchedule>) => void;
  /** How often can be chosen too; else it stays as it is. */
  hasCycle?: boolean;
}

export function SendTimeFields({ schedule, onChange, hasCycle = false }: SendTimeFieldsProps) {
  const intl = useIntl();
  const { cycle, time, zone } = schedule;
  return (
    <div className={classes.grid}>
      {hasCycle ? (
        <NativeSelect
          label={<FormattedMessage id="platform.sendTime.cycle" />}
          value={cycle}
          data={SEND_CYCLES.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'platform.sendTime.cycleName' }, { cycle: value }),
          }))}
          onChange={({ currentTarget }) =>
            onChange({ cycle: SEND_CYCLES.find((one) => one === currentTarget.value) ?? cycle, day: 1 })
          }
        />
      ) : null}
      <DayField schedule={schedule} onChange={onChange} />
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
  );
}

function DayField({ schedule: { cycle, day }, onChange }: Omit<SendTimeFieldsProps, 'hasCycle'>) {
  const { language } = useLanguage();
  if (cycle === 'daily') return null;
  if (cycle === 'weekly')
    return (
      <NativeSelect
        label={<FormattedMessage id="platform.sendTime.weekday" />}
        value={String(day)}
        data={weekdayNames(language).map((label, index) => ({ value: String(index + 1), label }))}
        onChange={({ currentTarget }) => onChange({ day: Number(currentTarget.value) })}
      />
    );
  return (
    <NumberInput
      label={<FormattedMessage id="billing.send.day" />}
      min={1}
      max={31}
      allowDecimal={false}
      clampBehavior="strict"
      value={day}
      onChange={(value) => onChange({ day: Number(value) || 1 })}
    />
  );
}

/** When it is sent the next time; nothing as long as the schedule is not whole. */
export function NextSending({ schedule }: { schedule: SendSchedule }) {
  const instantText = useInstant();
  const { cycle, day, time } = schedule;
  if (!isSendTime(time) || day < 1 || day > DAYS_OF_CYCLE[cycle]) return null;
  return (
    <Text size="sm" c="dimmed">
      <FormattedMessage
        id="billing.send.next"
        values={{ instant: instantText(nextSending(schedule, new Date()).toISOString()) }}
      />
    </Text>
  );
}
