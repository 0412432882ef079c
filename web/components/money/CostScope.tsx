// Which cost is shown: basis, days in UTC and currency, in one quiet line.
import { FormattedMessage } from 'react-intl';
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import { formatRange } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { Hint } from '../feedback/Hint.tsx';
import { useMoney } from './useMoney.ts';
import { useRateNote } from './useRateNote.ts';

interface CostScopeProps {
  basis: 'BILLED' | 'EFFECTIVE';
  range: DateRange;
  /** The currency of the figures as they come. */
  currency: string;
}

export function CostScope({ basis, range, currency }: CostScopeProps) {
  const { language } = useLanguage();
  const { shownIn } = useMoney();
  const note = useRateNote(currency);
  return (
    <Hint text={note}>
      <FormattedMessage
        id="platform.scope.line"
        values={{ basis, range: formatRange(range, language), currency: shownIn(currency) }}
      />
    </Hint>
  );
}
