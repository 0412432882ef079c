// Rows of budgets as the page works with them, and what was changed and not saved yet. Plain data.
import { CODES_OF_VENDORS } from '../../../lib/catalogue/vendors.ts';
import { typedNumber } from '../../../lib/money/written-money.ts';
import type { BudgetScopeInput } from '../../__generated__/useSaveBudgetsMutation.graphql.ts';

export type Scope = BudgetScopeInput;

export interface Figures {
  readonly month: string;
  readonly budget: number | null | undefined;
  readonly spent: number;
  readonly prorated: number | null | undefined;
  readonly rate: number | null | undefined;
  readonly expected: number | null | undefined;
  readonly expectedRate: number | null | undefined;
  readonly isRolledUp: boolean;
  readonly set: { readonly amount: string; readonly currency: string } | null | undefined;
}

export interface Row {
  readonly key: string;
  readonly name: string;
  readonly scope: Scope;
  /** None of a scope that was added here. */
  readonly months: readonly Figures[];
}

/** An amount that is to be saved; the empty text takes the budget away. */
export interface DraftCell {
  row: Pick<Row, 'key' | 'name' | 'scope'>;
  month: string;
  amount: string;
  currency: string;
}

export type Draft = ReadonlyMap<string, DraftCell>;

const AMOUNT = /^\d{1,20}(\.\d{1,18})?$/;

export const cellKey = (rowKey: string, month: string) => `${month} ${rowKey}`;

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Commas that group thousands are no part of an amount; a minus may be copied from a screen. Any other comma stays, so that
 * 1.234,56 is no amount: without it, it would be another one.
 */
export function cleanAmount(text: string): string {
  const number = typedNumber(text.replaceAll(/\s/g, ''));
  return GROUPED.test(number) ? number.replaceAll(',', '') : number;
}

export function isAmount(text: string): boolean {
  return text === '' || AMOUNT.test(text);
}

/** The draft with these cells; one that is as it is saved is no change. */
export function withCells(draft: Draft, cells: readonly DraftCell[], rows: readonly Row[]): Draft {
  const next = new Map(draft);
  for (const cell of cells) {
    const key = cellKey(cell.row.key, cell.month);
    const set = rows
      .find((row) => row.key === cell.row.key)
      ?.months.find(({ month }) => month === cell.month)?.set;
    const isSame =
      set === null || set === undefined
        ? cell.amount === ''
        : Number(set.amount) === Number(cell.amount || Number.NaN) && set.currency === cell.currency;
    if (isSame) next.delete(key);
    else next.set(key, cell);
  }
  return next;
}

/** The company first, then what is saved, then scopes that only the draft has. */
export function shownRows(rows: readonly Row[], draft: Draft): Row[] {
  const company = rows.find(({ scope }) => scope.kind === 'COMPANY') ?? COMPANY;
  const others = rows.filter(({ scope }) => scope.kind !== 'COMPANY');
  const known = new Set([company, ...others].map(({ key }) => key));
  const added = new Map(
    [...draft.values()].flatMap(({ row }) => (known.has(row.key) ? [] : [[row.key, { ...row, months: [] }]])),
  );
  return [company, ...others, ...added.values()];
}

/** Equal for equal scopes, as the gateway makes it. */
export function scopeKey(scope: Scope): string {
  const kind = scope.kind.toLowerCase().replace('_', '-');
  const { vendor, account, serviceGroupSet, serviceGroup, tagKey, tagValue } = scope;
  const code = vendor ? CODES_OF_VENDORS[vendor] : null;
  const words = [code, account, serviceGroupSet, serviceGroup, tagKey, tagValue];
  return JSON.stringify([kind, ...words.filter((word) => word !== null && word !== undefined)]);
}

const COMPANY: Row = { key: JSON.stringify(['company']), name: '', scope: { kind: 'COMPANY' }, months: [] };
