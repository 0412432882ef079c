// Why the group of others may be the largest of a chart: it is many items, none of which costs more than those named.
import { FormattedMessage } from 'react-intl';
import { sumMoney } from '../../lib/money/money.ts';
import classes from './ChartLegend.module.css';

interface NotedItem {
  isOthers: boolean;
  othersCount: number;
  amounts: readonly (number | null | undefined)[];
}

interface OthersNoteProps {
  items: readonly NotedItem[];
  /** An amount of the items in words. */
  format: (amount: number) => string;
}

/** Nothing where another item is larger, or where others are not those that cost least. */
export function OthersNote({ items, format }: OthersNoteProps) {
  const sumOf = ({ amounts }: NotedItem) => sumMoney(amounts.map((amount) => amount ?? 0));
  const others = items.find(({ isOthers }) => isOthers);
  const named = items.filter(({ isOthers }) => !isOthers).map(sumOf);
  if (!others || named.length === 0 || sumOf(others) <= Math.max(...named)) return null;
  return (
    <span className={classes.note}>
      <FormattedMessage
        id="platform.chart.othersNote"
        values={{ count: others.othersCount, amount: format(Math.min(...named)) }}
      />
    </span>
  );
}
