// What a good analyst would say above a dashboard, as clauses of figures; screens and mails put them into words.
import { byUse, OVER_NOTHING } from '../money/budget-use.ts';
import { differenceOf } from '../money/money.ts';

/** What moved most, in one direction. */
export interface SentenceMover {
  difference: number;
}

export interface SentenceBudget {
  /** What will be used of it, in percent. */
  expectedRate: number;
}

/** Null where a figure is not known, or may not be seen. */
export interface SentenceFigures<Mover extends SentenceMover, Budget extends SentenceBudget> {
  /** The end of this month, and the whole of the last, where that is known in full. */
  estimate: { total: number; lastMonth: number | null } | null;
  /** This month to date, and the same days of the last. */
  toDate: { total: number; compareTotal: number } | null;
  budget: { amount: number; expected: number; rate: number } | null;
  /** The items that rose and fell most between the two of `toDate`. */
  rising: Mover | null;
  falling: Mover | null;
  /** Of parts of the company. */
  budgets: readonly Budget[];
}

/** `ALONE`: there is nothing to hold it against. */
export type Direction = 'UP' | 'DOWN' | 'SAME' | 'ALONE';

export type Clause<Mover, Budget> =
  | { kind: 'month'; isEstimate: boolean; total: number; difference: number; direction: Direction }
  | { kind: 'budget'; rate: number; difference: number; direction: 'OVER' | 'UNDER' | 'ZERO' }
  | { kind: 'movers'; up: Mover | null; down: Mover | null }
  | { kind: 'overBudgets'; count: number; named: Budget[] };

/** What moved by less of the cost to date is no news, in percent. */
const WORTH_A_WORD = 1;
const MOST_BUDGETS = 2;

/** In their order; none where nothing is known. Differences have no sign: their direction says it. */
export function sentenceClauses<Mover extends SentenceMover, Budget extends SentenceBudget>(
  figures: SentenceFigures<Mover, Budget>,
): Clause<Mover, Budget>[] {
  return [
    monthClause(figures),
    budgetClause(figures),
    moversClause(figures),
    overBudgetsClause(figures),
  ].filter((clause) => clause !== null);
}

function monthClause({
  estimate,
  toDate,
}: Pick<SentenceFigures<never, never>, 'estimate' | 'toDate'>): Clause<never, never> | null {
  const isEstimate = estimate !== null;
  const total = estimate?.total ?? toDate?.total ?? 0;
  const before = estimate ? estimate.lastMonth : (toDate?.compareTotal ?? 0);
  if (total === 0 && !before) return null;
  if (before === null) return { kind: 'month', isEstimate, total, difference: 0, direction: 'ALONE' };
  const difference = differenceOf(total, before);
  const direction = difference > 0 ? 'UP' : difference < 0 ? 'DOWN' : 'SAME';
  return { kind: 'month', isEstimate, total, difference: Math.abs(difference), direction };
}

function budgetClause({
  budget,
}: Pick<SentenceFigures<never, never>, 'budget'>): Clause<never, never> | null {
  if (!budget) return null;
  const difference = differenceOf(budget.expected, budget.amount);
  return {
    kind: 'budget',
    rate: budget.rate,
    difference: Math.abs(difference),
    direction: budget.rate === OVER_NOTHING ? 'ZERO' : difference > 0 ? 'OVER' : 'UNDER',
  };
}

function moversClause<Mover extends SentenceMover>({
  toDate,
  rising,
  falling,
}: Pick<SentenceFigures<Mover, never>, 'toDate' | 'rising' | 'falling'>): Clause<Mover, never> | null {
  const least = (Math.max(toDate?.total ?? 0, toDate?.compareTotal ?? 0) * WORTH_A_WORD) / 100;
  const up = rising && rising.difference > least ? rising : null;
  const down = falling && -falling.difference > least ? falling : null;
  return up || down ? { kind: 'movers', up, down } : null;
}

function overBudgetsClause<Budget extends SentenceBudget>({
  budgets,
}: Pick<SentenceFigures<never, Budget>, 'budgets'>): Clause<never, Budget> | null {
  const over = budgets
    .filter(({ expectedRate }) => expectedRate > 100)
    .toSorted((one, other) => byUse(one.expectedRate, other.expectedRate));
  return over.length === 0
    ? null
    : { kind: 'overBudgets', count: over.length, named: over.slice(0, MOST_BUDGETS) };
}
