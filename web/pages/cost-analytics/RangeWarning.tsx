// The range breaks a rule: said before any request, with a way to mend it in one click (C-02).
import { Alert, Button, Group } from '@mantine/core';
import { IconCalendarExclamation } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { DateRange, RangeFault } from '../../../lib/calendar.ts';
import { MAX_DAILY_DAYS, MAX_RANGE_MONTHS } from '../../../lib/calendar.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { mendRange } from './address.ts';
import type { AddressChange } from './useAnalyticsAddress.ts';

const TEXTS: Record<RangeFault, { warning: MessageId; mend: MessageId }> = {
  END_BEFORE_START: { warning: 'cost-analytics.range.endBeforeStart', mend: 'cost-analytics.range.swap' },
  OVER_12_MONTHS: { warning: 'cost-analytics.range.over12Months', mend: 'cost-analytics.range.shorten' },
  DAILY_OVER_93_DAYS: {
    warning: 'cost-analytics.range.dailyOver93Days',
    mend: 'cost-analytics.range.byWeek',
  },
};

interface RangeWarningProps {
  fault: RangeFault;
  range: DateRange | null;
  onMend: (change: AddressChange) => void;
}

export function RangeWarning({ fault, range, onMend }: RangeWarningProps) {
  const { warning, mend } = TEXTS[fault];
  const limits = { months: MAX_RANGE_MONTHS, days: MAX_DAILY_DAYS };
  return (
    <Alert
      role="alert"
      color="yellow"
      icon={<IconCalendarExclamation size={18} aria-hidden />}
      styles={{
        root: { background: 'var(--sky-warning-soft)' },
        icon: { color: 'var(--sky-warning)' },
        message: { color: 'var(--mantine-color-text)' },
      }}
    >
      <Group justify="space-between" gap="md">
        <FormattedMessage id={warning} values={limits} />
        <Button variant="default" onClick={() => onMend(mendRange(fault, range ?? { start: '', end: '' }))}>
          <FormattedMessage id={mend} values={limits} />
        </Button>
      </Group>
    </Alert>
  );
}
