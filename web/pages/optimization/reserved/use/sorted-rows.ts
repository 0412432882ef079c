// Lists that came whole are sorted where they are shown; what is not known comes last.
import type { ListState } from '../../shared/ListBlock.tsx';
import type { UseRow } from '../reserved-rows.ts';

type Value = string | number | null | undefined;

const USE_VALUES: Record<string, (row: UseRow) => Value> = {
  total: ({ figures }) => figures.totalPayment,
  used: ({ figures }) => figures.usedPayment,
  unused: ({ figures }) => figures.unusedPayment,
  utilization: ({ figures }) => figures.utilization,
  savings: ({ figures }) => figures.netSavings,
  rate: ({ figures }) => figures.savingsRate,
  onDemand: ({ figures }) => figures.onDemandSpend,
  name: ({ name }) => name,
};

/** All of them, in the order of the list. */
export function sortedUseRows(rows: readonly UseRow[], { sort, order }: ListState): UseRow[] {
  return sortedRows(rows, USE_VALUES[sort] ?? (({ name }) => name), order);
}

function sortedRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => Value,
  order: ListState['order'],
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => compared(sortValue(one), sortValue(other), sign));
}

function compared(one: Value, other: Value, sign: number): number {
  const [isUnknown, isOtherUnknown] = [one, other].map((value) => value === null || value === undefined);
  if (isUnknown || isOtherUnknown) return Number(isUnknown) - Number(isOtherUnknown);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other));
}
