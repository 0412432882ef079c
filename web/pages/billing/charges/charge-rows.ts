// The charges of a month as a tree: currency, account, line of its sum, part of the line (B-03, B-04).
import { BILL_LINES, type BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import { rowId } from '../bill/row-id.ts';
import type { BillLineLike } from '../sum/useLineWords.ts';

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

/** An amount for each line; the graph leaves lines of 0 out. */
export function amountsOf(lines: readonly LineAmount[]): BillAmounts {
  const told = new Map(lines.map(({ kind, amount }) => [kind, amount]));
  return Object.fromEntries(BILL_LINES.map(({ id, kind }) => [id, told.get(kind) ?? 0])) as BillAmounts;
}

export type ChargeRow = {
  id: string;
  currency: string;
  amount: number;
  children?: readonly ChargeRow[] | undefined;
} & (
  | { kind: 'bill'; amounts: BillAmounts }
  | { kind: 'account'; amounts: BillAmounts; account: string; label: string }
  | { kind: 'line'; line: string }
  | { kind: 'part'; label: string }
);

/** One bill is its accounts; several are a row each, for currencies are never added. */
export function chargeRows(bills: readonly BillLike[]): { rows: ChargeRow[]; total: ChargeRow | undefined } {
  const [bill, ...more] = bills;
  if (bill && more.length === 0) return { rows: accountRows(bill), total: billRow(bill) };
  return {
    rows: bills.map((each) => ({ ...billRow(each), children: accountRows(each) })),
    total: undefined,
  };
}

function billRow({ currency, lines }: BillLike): ChargeRow {
  const amounts = amountsOf(lines);
  return { kind: 'bill', id: rowId(currency), currency, amounts, amount: amounts.totalCharge };
}

function accountRows({ currency, accounts }: BillLike): ChargeRow[] {
  return accounts.map(({ key, label, lines }) => {
    const amounts = amountsOf(lines);
    return {
      kind: 'account',
      id: rowId(currency, key),
      currency,
      account: key,
      label,
      amounts,
      amount: amounts.totalCharge,
      children: lines
        // A sum is a column already.
        .filter(({ sign }) => sign !== 'SUM')
        .map((line) => lineRow(line, currency, key)),
    };
  });
}

function lineRow({ kind, amount, parts }: BillLineLike, currency: string, account: string): ChargeRow {
  return {
    kind: 'line',
    id: rowId(currency, account, kind),
    currency,
    line: kind,
    amount,
    children: parts.map(({ name, code, amount: part }, place) => ({
      kind: 'part',
      id: rowId(currency, account, kind, code, String(place)),
      currency,
      label: name || code,
      amount: part,
    })),
  };
}
