// The charges of a bill with the amounts that its tables show.
import {
  BILL_LINES,
  type BillAmounts,
  type BillLineId,
  isLineShown,
} from '../../../../lib/catalogue/bill-lines.ts';
import { shownBill } from '../../../../lib/cost/shown-bill.ts';
import { type Rounding, roundedParts } from '../../../../lib/money/rounded-parts.ts';

interface PartLike {
  amount: number;
}

interface LineLike {
  kind: string;
  amount: number;
  parts?: readonly PartLike[];
}

interface ChargesLike {
  currency: string;
  lines: readonly LineLike[];
  accounts: readonly { lines: readonly LineLike[] }[];
}

const IDS = new Map<string, BillLineId>(BILL_LINES.map(({ id, kind }) => [kind, id]));

/** An amount for each line; the graph leaves lines of 0 out. */
export function amountsOf(lines: readonly Pick<LineLike, 'kind' | 'amount'>[]): BillAmounts {
  const told = new Map(lines.map(({ kind, amount }) => [kind, amount]));
  return Object.fromEntries(BILL_LINES.map(({ id, kind }) => [id, told.get(kind) ?? 0])) as BillAmounts;
}

/** The same bill, rounded: lines, their parts and accounts add up as they are shown. */
export function shownCharges<Bill extends ChargesLike>(
  bill: Bill,
  roundingIn: (currency: string) => Rounding,
): Bill {
  const { currency, lines, accounts } = bill;
  const rounding = roundingIn(currency);
  const shown = shownBill(
    amountsOf(lines),
    accounts.map((account) => amountsOf(account.lines)),
    rounding,
  );
  return {
    ...bill,
    lines: linesWith(lines, shown.bill, rounding),
    accounts: accounts.map((account, place) => ({
      ...account,
      lines: linesWith(account.lines, shown.accounts[place], rounding),
    })),
  };
}

function linesWith(
  lines: readonly LineLike[],
  amounts: BillAmounts | undefined,
  rounding: Rounding,
): LineLike[] {
  return lines.flatMap((line): LineLike[] => {
    const id = IDS.get(line.kind);
    const amount = (id && amounts?.[id]) ?? line.amount;
    // As on paper: what rounds to nothing is no line.
    if (id && !isLineShown(id, amount, line.parts?.length ?? 0)) return [];
    if (!line.parts) return [{ ...line, amount }];
    const parts = roundedParts(
      line.parts.map((part) => part.amount),
      amount,
      rounding,
    );
    return [
      {
        ...line,
        amount,
        parts: line.parts.map((part, place) => ({ ...part, amount: parts[place] ?? 0 })),
      },
    ];
  });
}
