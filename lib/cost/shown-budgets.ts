// What the amounts of budgets show, on the page, in widgets, documents, mails and alerts alike: rounded together, so that
// vendors add up to the company, and accounts to their vendor.
import type { VendorCode } from '../catalogue/vendors.ts';
import { ESTIMATE, type Rounding, roundedTree } from '../money/rounded-parts.ts';
import { roundingOf } from '../money/shown-currency.ts';

const AMOUNTS = ['budget', 'spent', 'prorated', 'expected'] as const;
export type BudgetAmount = (typeof AMOUNTS)[number];
/** In one currency; null where there is none. */
export type BudgetAmounts = Record<BudgetAmount, number | null>;

/** A budget of one month. */
export interface BudgetedScope {
  /** Vendors are parts of the company, and accounts of their vendor; null: part of none of them. */
  level: 'company' | 'vendor' | 'account' | null;
  /** Null: of no single one. */
  vendor: VendorCode | null;
  amounts: BudgetAmounts;
}

/**
 * What each shows of its amounts, which are in `currency`; the budgets are those of one month. `vendors`: whose cost the
 * company has. `isOver`: the month is, so that what was expected of it is its cost; else it is an estimate, and has no
 * decimals, as everywhere, unless it would then read less than what is spent already.
 */
export function shownBudgets<Scope extends BudgetedScope>(
  scopes: readonly Scope[],
  { currency, vendors, isOver }: { currency: string; vendors: readonly VendorCode[]; isOver: boolean },
): Map<Scope, BudgetAmounts> {
  const shown = new Map(
    scopes.map((scope): [Scope, BudgetAmounts] => [
      scope,
      { budget: null, spent: null, prorated: null, expected: null },
    ]),
  );
  const inFull = ({ vendor }: Scope) => roundingOf(currency, vendor ? [vendor] : vendors);
  for (const name of AMOUNTS) {
    for (const { root, partsOf } of wholesOf(scopes.filter(({ amounts }) => amounts[name] !== null))) {
      const amountOf = ({ amounts }: Scope) => amounts[name] ?? 0;
      const tree = (roundingFor: (scope: Scope) => Rounding) => {
        const isCut = (scope: Scope) => roundingFor(scope).isCut;
        return roundedTree([root], amountOf(root), roundingFor(root), { amountOf, partsOf, isCut });
      };
      const estimates = name === 'expected' && !isOver ? tree(() => ESTIMATE) : null;
      const fits = estimates && [...estimates].every(([scope, amount]) => amount >= spentOf(shown, scope));
      for (const [scope, amount] of fits ? estimates : tree(inFull)) {
        const of = shown.get(scope);
        if (of) of[name] = amount;
      }
    }
  }
  return shown;
}

function spentOf<Scope>(shown: ReadonlyMap<Scope, BudgetAmounts>, scope: Scope): number {
  return shown.get(scope)?.spent ?? Number.NEGATIVE_INFINITY;
}

/** Each that is part of none is a whole by itself: what the company spends is not all in its tags and groups. */
function wholesOf<Scope extends BudgetedScope>(scopes: readonly Scope[]) {
  const partsOf = (above: Scope) => scopes.filter((scope) => isOver(above, scope));
  const roots = scopes.filter((scope) => !scopes.some((above) => isOver(above, scope)));
  return roots.map((root) => ({ root, partsOf }));
}

/** Is a budget the sum of such as the other one? */
function isOver(above: BudgetedScope, { level, vendor }: BudgetedScope): boolean {
  if (above.level === 'company') return level === 'vendor';
  return above.level === 'vendor' && level === 'account' && above.vendor === vendor;
}
