// The sentence of a mailed dashboard: the clauses of the screen, in the words of the same texts.
import { addMonths, firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import { comparedPeriod, resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import { CODES_OF_VENDORS } from '../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import {
  type Clause,
  type SentenceFigures,
  sentenceClauses,
} from '../../../../lib/widgets/dashboard-sentence.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { MAX_COST_ITEMS } from '../../../contract/cost-analytics/cost-analytics.ts';
import { Refusal } from '../../../refusal.ts';
import { type Asker, askEndpoint } from './ask-figures.ts';

interface Mover {
  name: string;
  difference: number;
}

interface Budget {
  name: string;
  expectedRate: number;
}

/** What its amounts and names are written by. */
export interface SentenceWords {
  /** An amount in the reader's currency; `signed` writes a plus, too. */
  money: (amount: number, currency: string, sign?: 'signed') => string;
  percent: (value: number) => string;
  /** The name of a month by its first day. */
  month: (day: string) => string;
}

/** `firstDate`: the company's first day with data. Null where there is nothing to say. */
export async function dashboardSentence(
  asker: Asker,
  scope: DashboardScope,
  firstDate: string | null,
  words: SentenceWords,
): Promise<string | null> {
  const { currency, figures } = await sentenceFigures(asker, scope, firstDate);
  const clauses = sentenceClauses(figures);
  if (clauses.length === 0) return null;
  return clauses.map((clause) => clauseText(asker, clause, currency, words)).join(' ');
}

async function sentenceFigures(asker: Asker, { basis, vendors }: DashboardScope, firstDate: string | null) {
  const range = resolveFrame('month_to_date', asker.today);
  const compared = comparedPeriod('month_to_date', range);
  const isBeforeKnown = firstDate !== null && firstDate <= compared.start;
  const common = {
    isAmortizedCost: basis === 'EFFECTIVE',
    selectedVendors: vendors?.map((vendor) => CODES_OF_VENDORS[vendor]) ?? asker.vendors,
  };
  const byAccount = {
    ...common,
    viewBy: 'product',
    thenBy: [{ viewBy: 'account' }],
    timeFrame: 'custom',
    timeUnit: 'month',
    filters: {},
    page: 1,
    itemsPerPage: MAX_COST_ITEMS,
  };
  const costOf = ({ start: startDate, end: endDate }: typeof range) =>
    orNull(askEndpoint(asker, 'cost', { ...byAccount, startDate, endDate }));
  const [estimate, budgets, now, before] = await Promise.all([
    orNull(askEndpoint(asker, 'estimatedCost', common)),
    orNull(askEndpoint(asker, 'budgetData', common)),
    costOf(range),
    costOf(compared),
  ]);
  const movers = now && before && isBeforeKnown ? moversOf(asker, now.items, before.items) : [];
  const { budget, expectedCost, expectedRate } = budgets?.total ?? {};
  const figures: SentenceFigures<Mover, Budget> = {
    estimate:
      estimate && estimate.estimatedCost !== null
        ? { total: estimate.estimatedCost, lastMonth: isBeforeKnown ? estimate.lastMonthCost : null }
        : null,
    toDate: now && before && isBeforeKnown ? { total: now.totalCost, compareTotal: before.totalCost } : null,
    budget:
      budget != null && expectedCost != null && expectedRate != null
        ? { amount: budget, expected: expectedCost, rate: expectedRate }
        : null,
    rising: movers[0] ?? null,
    falling: movers.at(-1) ?? null,
    budgets: (budgets?.budgets ?? []).flatMap(({ scope, name, months: [month] }) =>
      scope !== 'company' && month?.expectedRate != null ? [{ name, expectedRate: month.expectedRate }] : [],
    ),
  };
  return { currency: estimate?.currency ?? now?.currency ?? budgets?.currency ?? '', figures };
}

interface Item {
  vendor: string;
  item: string;
  itemAlias: string;
  thenBy: readonly { item: string; itemAlias: string }[];
  totalCost: number;
}

/** What rose most first. */
function moversOf({ text }: Asker, now: readonly Item[], before: readonly Item[]): Mover[] {
  const keyOf = ({ vendor, item, thenBy }: Item) =>
    JSON.stringify([vendor, item, ...thenBy.map((part) => part.item)]);
  const costs = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), item.totalCost]));
  const [costNow, costBefore] = [costs(now), costs(before)];
  const items = new Map([...before, ...now].map((item) => [keyOf(item), item]));
  return [...items]
    .map(
      ([
        key,
        {
          itemAlias,
          thenBy: [account],
        },
      ]) => ({
        name: text('dashboard.sentence.item', {
          product: itemAlias || text('platform.item.none', { kind: 'product' }),
          account: account?.itemAlias || text('platform.item.none', { kind: 'account' }),
        }),
        difference: differenceOf(costNow.get(key) ?? 0, costBefore.get(key) ?? 0),
      }),
    )
    .sort((one, other) => other.difference - one.difference);
}

function clauseText(
  { text, today }: Asker,
  clause: Clause<Mover, Budget>,
  currency: string,
  { money, percent, month: monthName }: SentenceWords,
): string {
  const month = firstOfMonth(today);
  const before = monthName(addMonths(month, -1));
  if (clause.kind === 'month')
    return text(clause.isEstimate ? 'dashboard.sentence.estimate' : 'dashboard.sentence.toDate', {
      direction: clause.direction,
      month: monthName(month),
      total: money(clause.total, currency),
      difference: money(clause.difference, currency),
      before,
    });
  if (clause.kind === 'budget')
    return text('dashboard.sentence.budget', {
      direction: clause.direction,
      rate: percent(clause.rate),
      amount: money(clause.difference, currency),
    });
  if (clause.kind === 'movers')
    return text('dashboard.sentence.movers', {
      which: clause.up && clause.down ? 'BOTH' : clause.up ? 'UP' : 'DOWN',
      before,
      up: clause.up?.name ?? '',
      upAmount: clause.up ? money(clause.up.difference, currency, 'signed') : '',
      down: clause.down?.name ?? '',
      downAmount: clause.down ? money(clause.down.difference, currency, 'signed') : '',
    });
  const [one, two] = clause.named;
  return text('dashboard.sentence.overBudgets', {
    count: clause.count,
    one: one?.name ?? '',
    oneRate: one ? percent(one.expectedRate) : '',
    two: two?.name ?? '',
    twoRate: two ? percent(two.expectedRate) : '',
    more: clause.count - clause.named.length,
  });
}

/** What may not be asked, or has no data, is left out. */
async function orNull<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
