// The months that a page of commitments is about: one of a few ranges up to now, or any of up to three years.
import { Button, NativeSelect } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addMonths } from '../../../../../lib/calendar/calendar.ts';
import {
  firstOfYearMonth,
  MAX_COMMITMENT_MONTHS,
  yearMonthOf,
} from '../../../../../lib/calendar/year-months.ts';
import { PanelChip } from '../../../../components/state-bar/PanelChip.tsx';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../Commitments.module.css';
import { type CommitmentAddress, type CommitmentChange, lastMonths } from '../commitment-address.ts';

/** Months of the ranges that are offered. */
const PRESETS = [1, 3, 6, 12, MAX_COMMITMENT_MONTHS] as const;
/** How far back a month can be chosen. */
const OFFERED_MONTHS = 60;

interface MonthsChipProps {
  address: Pick<CommitmentAddress, 'from' | 'to'>;
  today: string;
  onChange: (change: CommitmentChange) => void;
}

export function MonthsChip({ address: { from, to }, today, onChange }: MonthsChipProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const name = intl.formatMessage({ id: 'optimization.bar.months' });
  const text = (month: string) => formatMonth(firstOfYearMonth(month), language);
  const [start, end] = [from ?? to, to ?? from];
  const offered = Array.from({ length: OFFERED_MONTHS }, (_, place) => yearMonthOf(addMonths(today, -place)));
  const choices = [...new Set([...offered, ...[start, end].filter((month) => month !== null)])].sort();
  const data = choices.toReversed().map((month) => ({ value: month, label: text(month) }));
  const newest = yearMonthOf(today);
  return (
    <PanelChip
      name={name}
      join="none"
      icon={<IconCalendar size={14} aria-hidden />}
      value={
        start === null || end === null ? (
          <FormattedMessage id="optimization.bar.newestMonth" />
        ) : start === end ? (
          text(start)
        ) : (
          `${text(start)} – ${text(end)}`
        )
      }
      onClear={start === null ? undefined : () => onChange({ from: null, to: null })}
      width={320}
    >
      {() => (
        <div className={classes.months}>
          <div className={classes.presets}>
            {PRESETS.map((count) => (
              <Button
                key={count}
                variant="default"
                size="compact-sm"
                onClick={() => onChange(lastMonths(count, today))}
              >
                <FormattedMessage id="optimization.bar.lastMonths" values={{ count }} />
              </Button>
            ))}
          </div>
          <NativeSelect
            label={<FormattedMessage id="optimization.bar.from" />}
            value={start ?? newest}
            data={data}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value, to: end ?? newest })}
          />
          <NativeSelect
            label={<FormattedMessage id="optimization.bar.to" />}
            value={end ?? newest}
            data={data}
            onChange={({ currentTarget }) => onChange({ from: start ?? newest, to: currentTarget.value })}
          />
        </div>
      )}
    </PanelChip>
  );
}
