// Lists that came whole are sorted where they are shown; what is not known comes last.
import type { ListState } from '../shared/ListBlock.tsx';
import type { UseRow } from './reserved-rows.ts';

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

export function pageOfUseRows(rows: readonly UseRow[], state: ListState): UseRow[] {
  return pageOfRows(rows, USE_VALUES[state.sort] ?? (({ name }) => name), state);
}

export function pageOfRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => Value,
  { order, page, size }: ListState,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((one, other) => compared(sortValue(one), sortValue(other), sign));
  return sorted.slice((page - 1) * size, page * size);
}

function compared(one: Value, other: Value, sign: number): number {
  const [isUnknown, isOtherUnknown] = [one, other].map((value) => value === null || value === undefined);
  if (isUnknown || isOtherUnknown) return Number(isUnknown) - Number(isOtherUnknown);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other));
}
