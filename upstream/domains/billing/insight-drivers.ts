// What moved a cost since last month: the usage types that changed most, and what kind of charge they are.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import { addDecimals, compareDecimals, isZeroDecimal, lessDecimal } from '../../../lib/money/money.ts';
import type { BillLine } from '../../stores/facts/questions/bill-question.ts';
import { groupedBy } from '../shared/grouped-by.ts';

export interface InsightDriver {
  /** Usage type. */
  name: string;
  kind: 'usage' | 'commitment' | 'credit' | 'tax' | 'other';
  /** Decimal texts. */
  thisMonth: string;
  lastMonth: string;
  difference: string;
}

const DRIVERS = 3;

/** Lines of one row with the keys month, item, usage type, charge category, part of a commitment. */
export function driversOf(lines: readonly BillLine[], month: IsoDate): InsightDriver[] {
  return [...groupedBy(lines, (line) => `${kindOf(line)}\n${line.keys[2]}`).values()]
    .map((own) => {
      const [first] = own;
      const sumOf = (isThis: boolean) =>
        addDecimals(
          own.flatMap(({ keys, sums }) => ((keys[0] === month) === isThis ? [sums[0] ?? '0'] : [])),
        );
      const [thisMonth, lastMonth] = [sumOf(true), sumOf(false)];
      return {
        name: first?.keys[2] ?? '',
        kind: first ? kindOf(first) : ('other' as const),
        thisMonth,
        lastMonth,
        difference: lessDecimal(thisMonth, lastMonth),
      };
    })
    .filter(({ difference }) => !isZeroDecimal(difference))
    .sort((one, other) => compareDecimals(other.difference.replace('-', ''), one.difference.replace('-', '')))
    .slice(0, DRIVERS);
}

function kindOf({ keys }: BillLine): InsightDriver['kind'] {
  const [category, part] = keys.slice(3);
  if (part !== '') return 'commitment';
  if (category === 'Usage') return 'usage';
  if (category === 'Credit') return 'credit';
  return category === 'Tax' ? 'tax' : 'other';
}
