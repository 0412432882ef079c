// The name of a column: of what is compared with by its days, unless it is the period before.
import { FormattedMessage } from 'react-intl';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { NamedColumn } from '../../../../lib/cost/cost-table.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { formatRange } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { compareOf } from '../shared/address/address.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';

const NAMES: Record<NamedColumn | 'trend', MessageId> = {
  item: 'cost-analytics.column.item',
  total: 'cost-analytics.column.total',
  share: 'cost-analytics.column.share',
  average: 'cost-analytics.column.average',
  compareTotal: 'cost-analytics.column.compareTotal',
  compareShare: 'cost-analytics.column.compareShare',
  compareAverage: 'cost-analytics.column.compareAverage',
  shareDifference: 'cost-analytics.column.shareDifference',
  difference: 'cost-analytics.column.difference',
  change: 'cost-analytics.column.change',
  trend: 'cost-analytics.column.trend',
};

interface ColumnHeadProps {
  column: NamedColumn | 'trend';
  compareRange: DateRange | null | undefined;
}

export function ColumnHead({ column, compareRange }: ColumnHeadProps) {
  const { language } = useLanguage();
  const address = useAnsweredAddress();
  const isDifferenceOfDays = column === 'difference' && address.compareCost === 'average';
  return (
    <FormattedMessage
      id={isDifferenceOfDays ? 'cost-analytics.column.dayDifference' : NAMES[column]}
      values={{
        compare: compareOf(address) === 'last_period' ? 'last_period' : 'custom',
        range: compareRange ? formatRange(compareRange, language) : '',
      }}
    />
  );
}
