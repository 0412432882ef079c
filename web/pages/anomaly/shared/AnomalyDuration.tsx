// How long an anomaly is: in the days, or the months, that it was judged by.
import { FormattedMessage } from 'react-intl';
import { bucketsOf, daysIn } from '../../../../lib/calendar/calendar.ts';
import type { JudgedUnit } from '../../../../lib/catalogue/anomaly.ts';

interface AnomalyDurationProps {
  unit: JudgedUnit;
  startedOn: string;
  lastSeenOn: string;
}

export function AnomalyDuration({ unit, startedOn: start, lastSeenOn: end }: AnomalyDurationProps) {
  const range = { start, end };
  const count = unit === 'MONTH' ? bucketsOf(range, 'month').length : daysIn(range);
  return <FormattedMessage id="anomaly.list.duration" values={{ unit, count }} />;
}
