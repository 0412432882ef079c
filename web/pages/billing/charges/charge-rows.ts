// The charges of a month as a tree: currency, account, line of its sum, part of the line (B-03, B-04).
import { rowId } from '../row-id.ts';
import type { BillLineLike } from '../sum/useLineWords.ts';

export interface Figures {
  cloudOriginalCost: number;
  onDemandDiscount: number;
  cloudFrontDiscount: number;
  cloudFrontTransferDiscount: number;
  cloudFrontRequestDiscount: number;
  ncpDiscount: number;
  otherDiscount: number;
  cloudCost: number;
  salesDiscount: number;
  supportFee: number;
  credit: number;
  additionalServices: number;
  vat: number;
  total: number;
}

interface AccountLike {
  key: string;
  label: string;
  figures: Figures;
  lines: readonly BillLineLike[];
}

export interface BillLike {
  currency: string;
  figures: Figures;
  accounts: readonly AccountLike[];
}

export type ChargeRow = {
  id: string;
  currency: string;
  amount: number;
  children?: readonly ChargeRow[] | undefined;
} & (
  | { kind: 'bill'; figures: Figures }
  | { kind: 'account'; figures: Figures; account: string; label: string }
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

function billRow({ currency, figures }: BillLike): ChargeRow {
  return { kind: 'bill', id: rowId(currency), currency, figures, amount: figures.total };
}

function accountRows({ currency, accounts }: BillLike): ChargeRow[] {
  return accounts.map(({ key, label, figures, lines }) => ({
    kind: 'account',
    id: rowId(currency, key),
    currency,
    account: key,
    label,
    figures,
    amount: figures.total,
    children: lines
      // A subtotal is a column already.
      .filter(({ isSubtotal }) => !isSubtotal)
      .map((line) => lineRow(line, currency, key)),
  }));
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
