// The head of the column of a month: by its name, or by the days of it that are in the range; the last may still grow.
import { FormattedMessage } from 'react-intl';
import chart from '../../../charts/Chart.module.css';
import { formatStep } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import type { TableMonth } from './table-data.ts';

export function MonthHead({ month: { date, endDate, isEmpty, isPartial } }: { month: TableMonth }) {
  const { language } = useLanguage();
  return (
    <>
      {formatStep({ start: date, end: endDate }, language)}
      {isPartial && !isEmpty ? (
        <span className={chart.partial}>
          {' '}
          <FormattedMessage id="platform.chart.partial" />
        </span>
      ) : null}
    </>
  );
}
