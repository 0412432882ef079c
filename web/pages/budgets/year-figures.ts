// What a row of budgets comes to in a year, and what its figures are while amounts are typed. Pure.
import { budgetUse } from '../../../lib/money/budget-use.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { cellKey, type Draft, type DraftCell, type Figures, isAmount, type Row } from './budget-rows.ts';
import type { ShownFigures } from './shown-figures.ts';

export interface TypedFigures {
  /** In the currency of the page; null without one, and while it is not known there. */
  budget: number | null;
  /** What was spent, in percent of the budget, as `budgetUse` tells it; null without one. */
  rate: number | null;
}

/** The figures of a month as they will be: what is typed counts as soon as it is an amount. */
export function typedFigures(
  figures: Figures | undefined,
  draft: DraftCell | undefined,
  currency: string,
): TypedFigures {
  if (!draft) {
    const budget = figures?.budget ?? null;
    return { budget, rate: budgetUse({ budget, cost: figures?.spent, rate: figures?.rate }) };
  }
  const isKnown = draft.amount !== '' && isAmount(draft.amount) && draft.currency === currency;
  const budget = isKnown ? Number(draft.amount) : null;
  return { budget, rate: rateOf(budget, figures?.spent) };
}

export interface YearFigures extends YearAmounts {
  rate: number | null;
  /** What its months show, added up, in the currency that the reader wants. */
  shown: YearAmounts;
}

interface YearAmounts {
  budget: number;
  /** Of the months with a budget, up to this one. */
  spent: number;
}

/** How amounts of the months are shown: those that are saved, and those of `currency` that are typed. */
interface YearShown {
  currency: string;
  thisMonth: string;
  shown: ShownFigures;
  shownAlone: (amount: number) => number;
}

/** Of all months of the row that have a budget; null where none has. What is spent is held against these months alone. */
export function yearFigures(
  row: Row,
  months: readonly string[],
  draft: Draft,
  { currency, thisMonth, shown, shownAlone }: YearShown,
): YearFigures | null {
  const parts = months.flatMap((month) => {
    const figures = row.months.find((each) => each.month === month);
    const typed = draft.get(cellKey(row.key, month));
    const { budget } = typedFigures(figures, typed, currency);
    if (budget === null) return [];
    const spent = month <= thisMonth ? (figures?.spent ?? 0) : 0;
    const saved = (name: 'budget' | 'spent') => (figures ? shown(figures, name) : null);
    const seen = {
      budget: (typed ? null : saved('budget')) ?? shownAlone(budget),
      spent: (spent === 0 ? null : saved('spent')) ?? shownAlone(spent),
    };
    return [{ budget, spent, seen }];
  });
  if (parts.length === 0) return null;
  const sumOf = (amounts: readonly YearAmounts[]): YearAmounts => ({
    budget: sumMoney(amounts.map(({ budget }) => budget)),
    spent: sumMoney(amounts.map(({ spent }) => spent)),
  });
  const { budget, spent } = sumOf(parts);
  return { budget, spent, rate: rateOf(budget, spent), shown: sumOf(parts.map(({ seen }) => seen)) };
}

function rateOf(budget: number | null, cost: number | undefined): number | null {
  const rate = budget && cost !== undefined ? (100 * cost) / budget : null;
  return budgetUse({ budget, cost, rate });
}

/** Takes every amount of the row away, those that are typed and those that are saved. */
export function removedCells(row: Row, months: readonly string[], draft: Draft): DraftCell[] {
  return months.flatMap((month) => {
    const typed = draft.get(cellKey(row.key, month));
    const set = row.months.find((each) => each.month === month)?.set ?? null;
    const currency = set?.currency ?? typed?.currency;
    return currency === undefined ? [] : [{ row, month, amount: '', currency }];
  });
}

/** The draft as it was before the row was changed. */
export function withoutRow(draft: Draft, row: Pick<Row, 'key'>): Draft {
  return new Map([...draft].filter(([, cell]) => cell.row.key !== row.key));
}

/** `1234567.5` as `1,234,567.5`; what is no amount stays as it is typed. */
export function groupedAmount(text: string): string {
  if (!isAmount(text)) return text;
  const [whole = '', ...rest] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}
