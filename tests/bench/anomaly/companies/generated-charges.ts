// What of a generated company is judged by month: its fees and taxes out of its files, and its monthly credits.
import { addDays, bucketsOf, firstOfMonth, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { type DemoCurrency, RATES } from '../../../../tools/demo/generator/shape.ts';
import {
  type MonthlyCharge,
  monthlyCredits,
} from '../../../../upstream/domains/anomaly/detection/months/monthly-charge.ts';
import type { CellDays } from '../../../tools/demo/cell-days.ts';
import type { Leaf } from '../company.ts';

/** In US dollars. The accounts of a vendor and currency are billed together. */
export function generatedCharges(
  cells: readonly CellDays[],
  leaves: readonly Leaf[],
  range: { from: IsoDate; to: IsoDate },
): MonthlyCharge[] {
  const days = leaves[0]?.values.length ?? 0;
  const months = bucketsOf({ start: range.from, end: range.to }, 'month').map(({ start }) => start);
  const monthOfDay = Array.from({ length: days }, (_, day) =>
    months.indexOf(firstOfMonth(addDays(range.from, day))),
  );
  const add = (amounts: number[], { billed, currency }: CellDays) => {
    for (const [day, amount] of billed.entries()) {
      const month = monthOfDay[day] ?? 0;
      amounts[month] = (amounts[month] ?? 0) + amount / RATES[currency as DemoCurrency];
    }
    return amounts;
  };
  const base = (isBase: (cell: CellDays) => boolean) =>
    cells.filter(isBase).reduce(
      add,
      months.map(() => 0),
    );
  const charges = new Map<string, MonthlyCharge & { amounts: number[] }>();
  for (const cell of cells) {
    const kind = kindOf(cell);
    if (!kind) continue;
    const product = kind === 'FEE' ? cell.service : null;
    const place = { vendor: cell.vendor as VendorCode, account: cell.accountId, product, region: null };
    const key = JSON.stringify([kind, place]);
    const isCharged = kind === 'FEE' ? isUsage : (each: CellDays) => each.rowClass !== 'Tax';
    const isOnBill = (each: CellDays) =>
      each.vendor === cell.vendor && each.currency === cell.currency && isCharged(each);
    const known = charges.get(key) ?? {
      ...{ place, kind, months, amounts: months.map(() => 0) },
      bases: [base((each) => isOnBill(each) && each.accountId === cell.accountId), base(isOnBill)],
    };
    add(known.amounts, cell);
    charges.set(key, known);
  }
  const ofDays = leaves.map((leaf) => ({ ...leaf, firstDay: range.from, vendor: leaf.vendor as VendorCode }));
  return [...charges.values(), ...monthlyCredits(ofDays, months)];
}

function kindOf({ rowClass, isCommitment }: CellDays): 'FEE' | 'TAX' | null {
  if (rowClass === 'Tax') return 'TAX';
  return rowClass === 'Purchase' && !isCommitment ? 'FEE' : null;
}

const isUsage = ({ rowClass }: CellDays) => rowClass === 'Usage';
