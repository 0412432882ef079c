// What the scopes of budgets cost by month, and what this month will have cost: asked once for each kind of scope.
import {
  addMonths,
  type DateRange,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
} from '../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { type BudgetScope, partsOf } from '../../stores/documents/budgets/budgets.ts';
import type { CostAnswer } from '../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { Grouping } from '../../stores/facts/questions/question.ts';
import type { CompanyData } from '../shared/company-data.ts';
import { costsOf } from '../shared/cost-line.ts';
import { askDailyCosts } from '../shared/forecast/ask-daily-cost.ts';
import { estimateNow } from '../shared/forecast/company-estimate.ts';
import type { ServiceGroupSets } from '../shared/service-group-sets.ts';
import type { Stores } from '../shared/stores.ts';
import type { WidgetScope } from '../shared/widget-scope.ts';

/** More items than a company has budgets for. */
const MOST = 5000;

export interface CostsQuestion {
  stores: Pick<Stores, 'documents' | 'demoToday' | 'now'>;
  facts: RequestFacts;
  data: CompanyData;
  /** All vendors that count. */
  scope: WidgetScope;
  sets: ServiceGroupSets;
}

export interface ScopeCosts {
  /** By month; 0 where nothing was spent. */
  spent: (scope: BudgetScope, month: IsoDate) => number;
  currency: string;
  answers: CostAnswer[];
}

/** Equal for equal scopes. */
export function scopeKey(scope: BudgetScope): string {
  return JSON.stringify([scope.kind, ...partsOf(scope)]);
}

/** Groupings that tell the scopes apart, by a name for each; none for company and vendors alone. */
async function groupingsOf(
  scopes: readonly BudgetScope[],
  sets: ServiceGroupSets,
): Promise<Map<string, Grouping>> {
  const groupings = new Map<string, Grouping>();
  const known = new Set((await sets.all()).map(({ set }) => set));
  for (const scope of scopes) {
    if (scope.kind === 'account') groupings.set(groupingName(scope), 'account');
    else if (scope.kind === 'tag') groupings.set(groupingName(scope), { tag: scope.key });
    else if (scope.kind === 'service-group' && known.has(scope.set))
      groupings.set(groupingName(scope), await sets.grouping(scope.set, 'serviceGroupSet'));
  }
  return groupings;
}

function groupingName(scope: BudgetScope): string {
  switch (scope.kind) {
    case 'company':
    case 'vendor':
      return 'vendor';
    case 'account':
      return 'account';
    case 'service-group':
      return `group ${scope.set}`;
    case 'tag':
      return `tag ${scope.key}`;
  }
}

/** Does an item of the scope's grouping belong to it? */
function isOf(scope: BudgetScope, vendor: string, key: string): boolean {
  switch (scope.kind) {
    case 'company':
      return true;
    case 'vendor':
      return scope.vendor === vendor;
    case 'account':
      return scope.vendor === vendor && scope.accountId === key;
    case 'service-group':
      return scope.group === key;
    case 'tag':
      return scope.value === key;
  }
}

export async function monthlyCosts(
  { facts, scope, sets }: CostsQuestion,
  scopes: readonly BudgetScope[],
  range: DateRange,
): Promise<ScopeCosts> {
  const groupings: [string, Grouping[]][] = [...(await groupingsOf(scopes, sets))].map(([name, by]) => [
    name,
    [by],
  ]);
  const asked = await Promise.all(
    [['vendor', []] as [string, Grouping[]], ...groupings].map(async ([name, groupBy]) => {
      const answer = await facts.cost({ ...scope, range, groupBy, unit: 'month', limit: MOST, skip: 0 });
      return [name, answer] as const;
    }),
  );
  const answers = new Map(asked);
  const first = firstOfMonth(range.start);
  return {
    currency: asked[0]?.[1].currency ?? '',
    answers: asked.map(([, answer]) => answer),
    spent: (of, month) => {
      const place = monthsFrom(first, month);
      const groups = answers.get(groupingName(of))?.groups ?? [];
      const own = groups.filter(({ vendor, keys }) => isOf(of, vendor, keys[0] ?? ''));
      return sumMoney(own.map((group) => costsOf(group)[place] ?? 0));
    },
  };
}

function monthsFrom(first: IsoDate, month: IsoDate): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [firstYear = 0, firstNumber = 0] = first.split('-').map(Number);
  return (year - firstYear) * 12 + number - firstNumber;
}

/** The estimate of this month for a scope; null where it is refused. A scope without any cost is expected to cost nothing. */
export async function expectedCosts(
  { stores, facts, data, scope, sets }: CostsQuestion,
  scopes: readonly BudgetScope[],
): Promise<(scope: BudgetScope) => number | null> {
  const groupings: [string, Grouping | null][] = [['vendor', null], ...(await groupingsOf(scopes, sets))];
  const asked = await Promise.all(
    groupings.map(async ([name, by]) => {
      const { items } = await askDailyCosts(stores, { facts, data, scope, by });
      return [name, items] as const;
    }),
  );
  const items = new Map(asked);
  return (of) => {
    const own = (items.get(groupingName(of)) ?? []).filter(({ vendor, key }) => isOf(of, vendor, key));
    if (own.length === 0) return 0;
    const estimate = estimateNow(own, data.clock.today);
    return 'refusal' in estimate ? null : estimate.total;
  };
}

/** Whole months, the last one included. */
export function monthRange(first: IsoDate, months: number): DateRange {
  return { start: first, end: lastOfMonth(addMonths(first, months - 1)) };
}
