// The charges of a month as a tree: currency, account, line of its sum, part of the line (B-03, B-04).
import type { BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import type { Rounding } from '../../../../lib/money/rounded-parts.ts';
import { rowId } from '../bill/row-id.ts';
import type { BillLineLike } from '../sum/useLineWords.ts';
import { amountsOf, shownCharges } from './shown-charges.ts';

interface AccountLike {
  key: string;
  label: string;
  lines: readonly BillLineLike[];
}

export interface BillLike {
  currency: string;
  lines: readonly LineAmount[];
  accounts: readonly AccountLike[];
}

type LineAmount = Pick<BillLineLike, 'kind' | 'amount'>;

export type ChargeRow = {
  id: string;
  currency: string;
  /** As it is shown: what stands together adds up. */
  amount: number;
  /** The exact amount. */
  exact: number;
  children?: readonly ChargeRow[] | undefined;
} & (
  | { kind: 'bill'; amounts: RowAmounts }
  | { kind: 'account'; amounts: RowAmounts; account: string; label: string }
  | { kind: 'line'; line: string }
  | { kind: 'part'; label: string }
);

/** The lines of a row as they are shown, and the exact ones, which ratios are of. */
export interface RowAmounts {
  shown: BillAmounts;
  exact: BillAmounts;
}

type RoundingIn = (currency: string) => Rounding;

/** One bill is its accounts; several are a row each, for currencies are never added. */
export function chargeRows(
  bills: readonly BillLike[],
  roundingIn: RoundingIn,
): { rows: ChargeRow[]; total: ChargeRow | undefined } {
  const [bill, ...more] = bills;
  if (bill && more.length === 0)
    return { rows: accountRows(bill, roundingIn), total: billRow(bill, roundingIn) };
  return {
    rows: bills.map((each) => ({ ...billRow(each, roundingIn), children: accountRows(each, roundingIn) })),
    total: undefined,
  };
}

function billRow(bill: BillLike, roundingIn: RoundingIn): ChargeRow {
  const { currency } = bill;
  const { lines } = shownCharges(bill, roundingIn);
  return { kind: 'bill', id: rowId(currency), currency, ...rowAmounts(lines, bill.lines) };
}

/** Shown lines, and the exact ones of the same row. */
function rowAmounts(lines: readonly LineAmount[], exactLines: readonly LineAmount[]) {
  const amounts = { shown: amountsOf(lines), exact: amountsOf(exactLines) };
  return { amounts, amount: amounts.shown.totalCharge, exact: amounts.exact.totalCharge };
}

function accountRows(bill: BillLike, roundingIn: RoundingIn): ChargeRow[] {
  const { currency, accounts } = bill;
  const shown = shownCharges(bill, roundingIn).accounts;
  return accounts.map(({ key, label, lines }, place) => {
    const shownLines = shown[place]?.lines ?? lines;
    return {
      kind: 'account',
      id: rowId(currency, key),
      currency,
      account: key,
      label,
      ...rowAmounts(shownLines, lines),
      children: shownLines.flatMap((line) => {
        const exact = lines.find(({ kind }) => kind === line.kind) ?? line;
        // A sum is a column already.
        return line.sign === 'SUM' ? [] : [lineRow(line, exact, [currency, key])];
      }),
    };
  });
}

function lineRow(line: BillLineLike, exact: BillLineLike, [currency, account]: [string, string]): ChargeRow {
  const { kind, amount, parts } = line;
  return {
    kind: 'line',
    id: rowId(currency, account, kind),
    currency,
    line: kind,
    amount,
    exact: exact.amount,
    children: parts.map(({ name, code, amount: part }, place) => ({
      kind: 'part',
      id: rowId(currency, account, kind, code, String(place)),
      currency,
      label: name || code,
      amount: part,
      exact: exact.parts[place]?.amount ?? part,
    })),
  };
}
