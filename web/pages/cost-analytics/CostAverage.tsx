// The average cost per day, before what else is said of the total. It divides by all days of the range, so a note names the
// first day with data where the range begins earlier. A range that has not begun has none.
import { FormattedMessage } from 'react-intl';
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import { MoneyText } from '../../components/money/MoneyText.tsx';
import { NoDataBefore } from '../../components/notices/NoDataBefore.tsx';
import { useBeforeFirstData } from '../../components/notices/useBeforeFirstData.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';

interface CostAverageProps {
  average: number;
  currency: string;
  /** How many days of the range it is over. */
  days: number;
  range: DateRange;
}

export function CostAverage({ average, currency, days, range }: CostAverageProps) {
  const { today } = useShellViewer();
  const firstDate = useBeforeFirstData(range);
  if (today !== null && today < range.start) return null;
  return (
    <>
      <FormattedMessage
        id="cost-analytics.answer.average"
        values={{ average: <MoneyText amount={average} currency={currency} />, days }}
      />
      {firstDate === null ? null : (
        <>
          {' · '}
          <NoDataBefore firstDate={firstDate} />
        </>
      )}
      {' · '}
    </>
  );
}
