// How many rows have a value, and what they cost.
import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useMoney } from '../../../../components/money/useMoney.ts';
import classes from './Filters.module.css';

interface ValueFiguresProps {
  cost: number;
  rowCount: number;
  currency: string;
}

export function ValueFigures({ cost, rowCount, currency }: ValueFiguresProps) {
  const { format, formatPlain } = useMoney();
  return (
    <>
      <span className={`${classes.figure} sky-figures`} aria-hidden="true">
        <FormattedNumber value={rowCount} />
      </span>
      <span className={`${classes.figure} sky-figures`} aria-hidden="true">
        {formatPlain(cost, currency)}
      </span>
      <VisuallyHidden>
        <FormattedMessage id="cost-analytics.filters.rowCount" values={{ count: rowCount }} />
        {` ${format(cost, currency)}`}
      </VisuallyHidden>
    </>
  );
}
