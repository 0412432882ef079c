// What an analyst would say of a bill, as clauses of figures: how it changed, which account explains that, and what the
// vendor took off.
import type { BillStep } from '../../../../lib/cost/bill-steps.ts';
import { differenceOf, shareOf } from '../../../../lib/money/money.ts';

export interface BilledAccount {
  key: string;
  label: string;
  /** In the currency of the bill. */
  total: number;
}

/** Amounts as they are shown, so that differences of them are what a reader reckons. */
export interface BillFigures {
  total: number;
  /** Of the month before; null where it has no bill, or where this one is not of a whole month yet. */
  before: number | null;
  accounts: readonly BilledAccount[];
  /** Null where they are not known. */
  accountsBefore: readonly BilledAccount[] | null;
  /** From the list price to the total. */
  steps: readonly BillStep[];
}

export type BillClause =
  | { kind: 'change'; direction: 'UP' | 'DOWN' | 'SAME'; difference: number }
  | { kind: 'moved'; account: BilledAccount; isBilled: boolean; isMost: boolean; amount: number }
  | { kind: 'largest'; account: BilledAccount; share: number }
  | { kind: 'discounts'; amount: number; list: number };

/** An account explains most of a change from this share on, in percent; one that moved by more than the whole does not. */
const MOST = 50;
const WHOLE = 100;

/** In their order. Differences and discounts have no sign, but for that of an account. */
export function billClauses(figures: BillFigures): BillClause[] {
  const { total, before } = figures;
  const difference = before === null ? null : differenceOf(total, before);
  const change: BillClause | null =
    difference === null
      ? null
      : {
          kind: 'change',
          direction: difference > 0 ? 'UP' : difference < 0 ? 'DOWN' : 'SAME',
          difference: Math.abs(difference),
        };
  const account = (difference === null ? null : movedClause(figures, difference)) ?? largestClause(figures);
  return [change, account, discountsClause(figures)].filter((clause) => clause !== null);
}

/** What moved most in the direction of the bill; of one account alone there is nothing to tell. */
function movedClause({ accounts, accountsBefore }: BillFigures, difference: number): BillClause | null {
  if (accountsBefore === null || difference === 0) return null;
  const billed = new Set(accounts.map(({ key }) => key));
  const totals = (list: readonly BilledAccount[]) => new Map(list.map(({ key, total }) => [key, total]));
  const [now, before] = [totals(accounts), totals(accountsBefore)];
  const all = new Map([...accountsBefore, ...accounts].map((account) => [account.key, account]));
  if (all.size < 2) return null;
  const sign = Math.sign(difference);
  const [largest] = [...all.values()]
    .map((account) => ({
      account,
      amount: differenceOf(now.get(account.key) ?? 0, before.get(account.key) ?? 0),
    }))
    .toSorted((one, other) => sign * (other.amount - one.amount));
  if (!largest || Math.sign(largest.amount) !== sign) return null;
  const share = shareOf(Math.abs(largest.amount), Math.abs(difference));
  const isMost = share >= MOST && share <= WHOLE;
  return { kind: 'moved', ...largest, isBilled: billed.has(largest.account.key), isMost };
}

function largestClause({ accounts, total }: BillFigures): BillClause | null {
  if (accounts.length < 2 || total <= 0) return null;
  const account = accounts.reduce((one, other) => (other.total > one.total ? other : one));
  return { kind: 'largest', account, share: shareOf(account.total, total) };
}

function discountsClause({ steps }: BillFigures): BillClause | null {
  const [list, discounts] = steps;
  if (!list?.isSum || discounts?.textId !== 'billing.column.discounts' || discounts.amount >= 0) return null;
  return { kind: 'discounts', amount: Math.abs(discounts.amount), list: list.amount };
}
