// The arithmetic from a bill to the cost of its month: exact decimals, line by line, in the currency of the bill.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { CONTRACT_LINES } from '../../../../lib/catalogue/bill-lines.ts';
import { BRIDGE_LINES, type BridgeLineId } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import { addDecimals, isZeroDecimal, lessDecimal, negatedDecimal } from '../../../../lib/money/money.ts';
import type { CostBasis } from '../../../stores/facts/questions/question.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { BillFigures } from '../month-bills.ts';

/** What is on the bill by the calendar month of its charges; decimal text. */
export interface BilledMonthCell {
  chargeMonth: IsoDate;
  billed: string;
}

/** Charges of the days of the month that are alike, on any bill; decimal texts. */
export interface ChargedCell {
  billMonth: IsoDate;
  chargeType: string;
  billed: string;
  effective: string;
}

export interface BridgeLineFigures {
  line: BridgeLineId;
  amount: string;
  billed: string | null;
  effective: string | null;
  months: { month: IsoDate; amount: string }[];
}

export interface BridgeFigures {
  /** Of the bill. */
  total: string;
  /** Add up to the cost less the total; none is 0. */
  lines: BridgeLineFigures[];
  /** Of all charges of the days of the month. */
  cost: string;
}

export interface BridgeParts {
  month: IsoDate;
  basis: CostBasis;
  /** Null: nothing was billed in the currency. */
  bill: Pick<BillFigures, 'figures' | 'vendorFigures'> | null;
  onBill: readonly BilledMonthCell[];
  inMonth: readonly ChargedCell[];
}

/** Of one currency. */
export function bridgeFigures(parts: BridgeParts): BridgeFigures {
  const { basis, bill, inMonth } = parts;
  const total = bill?.figures.totalCharge ?? '0';
  const cost = addDecimals(inMonth.map((cell) => cell[basis]));
  const lines = [
    ...contractLines(bill),
    ...monthLines(parts),
    ...(basis === 'effective' ? basisLines(inMonth) : []),
  ].filter(({ amount }) => !isZeroDecimal(amount));
  const rest = lessDecimal(cost, addDecimals([total, ...lines.map(({ amount }) => amount)]));
  return {
    total,
    lines: isZeroDecimal(rest) ? lines : [...lines, lineOf('notExplained', rest)],
    cost,
  };
}

/** A line of no months and of one cost, but for what `more` says. */
export function lineOf(
  line: BridgeLineId,
  amount: string,
  more: Partial<BridgeLineFigures> = {},
): BridgeLineFigures {
  return { line, amount, billed: null, effective: null, months: [], ...more };
}

/** The terms of the contract are taken back: Cost Analytics is of the vendor's costs. */
function contractLines(bill: BridgeParts['bill']): BridgeLineFigures[] {
  if (bill === null) return [];
  const { figures, vendorFigures } = bill;
  return CONTRACT_LINES.map((line) => lineOf(line, lessDecimal(vendorFigures[line], figures[line])));
}

/** What the bill has of other months goes off, what other bills have of the month comes in. */
function monthLines({ month, onBill, inMonth }: BridgeParts): BridgeLineFigures[] {
  const off = onBill.map(({ chargeMonth, billed }) => ({
    month: chargeMonth,
    amount: negatedDecimal(billed),
  }));
  const added = inMonth.map(({ billMonth, billed }) => ({ month: billMonth, amount: billed }));
  return [['otherMonths' as const, off] as const, ['otherBills' as const, added] as const].map(
    ([line, cells]) => {
      const others = [...groupedBy(cells, (cell) => cell.month)]
        .filter(([each]) => each !== month)
        .map(([each, own]) => ({ month: each, amount: addDecimals(own.map(({ amount }) => amount)) }))
        .filter(({ amount }) => !isZeroDecimal(amount))
        .sort((one, other) => (one.month < other.month ? -1 : 1));
      return lineOf(line, addDecimals(others.map(({ amount }) => amount)), { months: others });
    },
  );
}

/** Amortized less invoiced cost of the charges of each line. */
function basisLines(inMonth: readonly ChargedCell[]): BridgeLineFigures[] {
  return BRIDGE_LINES.filter(({ source }) => source === 'basis').map(({ id, chargeTypes }) => {
    const types: readonly string[] = chargeTypes;
    const own = inMonth.filter(({ chargeType }) => types.includes(chargeType));
    const billed = addDecimals(own.map((cell) => cell.billed));
    const effective = addDecimals(own.map((cell) => cell.effective));
    return lineOf(id, lessDecimal(effective, billed), { billed, effective });
  });
}
