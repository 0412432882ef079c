// A range breaks a rule: said before any request, with ways to mend it in one click (C-02, C-08).
import { Button } from '@mantine/core';
import { IconCalendarExclamation } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { DateRange, RangeFault } from '../../../lib/calendar/calendar.ts';
import { MAX_DAILY_DAYS, MAX_RANGE_MONTHS } from '../../../lib/calendar/calendar.ts';
import { Warning } from '../../components/notices/Warning.tsx';
import type { MessageId } from '../../intl/catalogues.ts';
import { Sentences } from '../../intl/Sentences.tsx';
import type { AddressChange } from './shared/address/address.ts';
import { mendsOf, type QuestionFault } from './shared/address/address.ts';

const WARNINGS: Record<RangeFault, MessageId> = {
  END_BEFORE_START: 'cost-analytics.range.endBeforeStart',
  OVER_12_MONTHS: 'cost-analytics.range.over12Months',
  DAILY_OVER_93_DAYS: 'cost-analytics.range.dailyOver93Days',
};

/** What each way to mend a range is called. */
const MENDS = {
  swap: 'cost-analytics.range.swap',
  shorten: 'cost-analytics.range.shorten',
  byMonth: 'cost-analytics.range.byMonth',
  byWeek: 'cost-analytics.range.byWeek',
} as const satisfies Record<string, MessageId>;

interface RangeWarningProps {
  fault: QuestionFault;
  range: DateRange | null;
  onMend: (change: AddressChange) => void;
}

export function RangeWarning({ fault, range, onMend }: RangeWarningProps) {
  const limits = { months: MAX_RANGE_MONTHS, days: MAX_DAILY_DAYS };
  return (
    <Warning
      icon={<IconCalendarExclamation size={18} aria-hidden />}
      actions={mendsOf(fault, range).map(({ name, change }) => (
        <Button key={name} variant="default" onClick={() => onMend(change)}>
          <FormattedMessage id={MENDS[name]} values={limits} />
        </Button>
      ))}
    >
      <Sentences>
        {fault.part === 'compareRange' ? <FormattedMessage id="cost-analytics.range.ofCompared" /> : null}
        <FormattedMessage id={WARNINGS[fault.fault]} values={limits} />
      </Sentences>
    </Warning>
  );
}
