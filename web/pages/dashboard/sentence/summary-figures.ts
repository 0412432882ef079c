// The figures of the sentence out of the answer: what failed, or may not be seen, is left out.
import { valuesOfItemKey } from '../../../../lib/cost/item-key.ts';
import { budgetUse } from '../../../../lib/money/budget-use.ts';
import type { Clause, SentenceFigures } from '../../../../lib/widgets/dashboard-sentence.ts';
import type { NamedMover } from '../../../../lib/widgets/mover-words.ts';
import type { SentenceWords_summary$data } from '../../../__generated__/SentenceWords_summary.graphql.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';

export interface SummaryMover extends NamedMover {
  vendor: Vendor;
  productKey: string;
  accountKey: string;
}

export type SummaryBudget = Pick<BudgetRow, 'name' | 'scope'> & { expectedRate: number };

type BudgetRow = NonNullable<
  Extract<SentenceWords_summary$data['budgetStatus'], { ok: true }>['value']
>['rows'][number];

export type SentenceClause = Clause<SummaryMover, SummaryBudget>;

interface SummaryFigures {
  /** ISO 4217, of all amounts. */
  currency: string;
  /** The first day of the month; null where no figure is known. */
  month: string | null;
  figures: SentenceFigures<SummaryMover, SummaryBudget>;
}

/** `isBeforeKnown`: last month has data from its first day on. */
export function summaryFigures(
  { estimatedCost, budgetStatus, costAnalytics }: SentenceWords_summary$data,
  isBeforeKnown: boolean,
): SummaryFigures {
  const estimated = estimatedCost.ok ? estimatedCost.value : null;
  const budgets = budgetStatus.ok ? budgetStatus.value : null;
  const cost = costAnalytics.ok ? costAnalytics.value : null;
  const whole = budgets?.total;
  const rate = whole ? expectedUse(whole) : null;
  return {
    currency: estimated?.currency ?? cost?.currency ?? budgets?.currency ?? '',
    month: estimated?.range.start ?? cost?.range.start ?? null,
    figures: {
      estimate: isNumber(estimated?.total)
        ? { total: estimated.total, lastMonth: isBeforeKnown ? estimated.lastMonthTotal : null }
        : null,
      toDate:
        cost && isBeforeKnown
          ? { total: cost.total.total, compareTotal: cost.total.compareTotal ?? 0 }
          : null,
      budget:
        isNumber(whole?.budget) && isNumber(whole.expected) && rate !== null
          ? { amount: whole.budget, expected: whole.expected, rate }
          : null,
      rising: cost && isBeforeKnown ? moverOf(cost.rising) : null,
      falling: cost && isBeforeKnown ? moverOf(cost.falling) : null,
      budgets: (budgets?.rows ?? []).flatMap(({ name, scope, months: [month] }) => {
        const expectedRate = month ? expectedUse(month) : null;
        return scope.kind !== 'COMPANY' && expectedRate !== null ? [{ name, scope, expectedRate }] : [];
      }),
    },
  };
}

type Items = NonNullable<
  Extract<SentenceWords_summary$data['costAnalytics'], { ok: true }>['value']
>['rising'];

function moverOf({ edges: [edge] }: Items): SummaryMover | null {
  if (!edge?.node.vendor) return null;
  const { key, labels, vendor, change } = edge.node;
  const [productKey = '', accountKey = '', charge = ''] = valuesOfItemKey(key);
  const [product = productKey, account = accountKey] = labels;
  return { vendor, productKey, accountKey, product, account, charge, difference: change?.difference ?? 0 };
}

function expectedUse({
  budget,
  expected,
  expectedRate,
}: Pick<BudgetRow['months'][number], 'budget' | 'expected' | 'expectedRate'>): number | null {
  return budgetUse({ budget, cost: expected, rate: expectedRate });
}

function isNumber(figure: number | null | undefined): figure is number {
  return typeof figure === 'number';
}
