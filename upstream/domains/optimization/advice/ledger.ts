// The ledger of promises: what advice promised, what it brought, and the best that was possible, month by month.
import { addMonths, daysIn, firstOfMonth, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { windowOf } from '../../../../lib/commitments/advice/back-test.ts';
import { type Ledger, ledgerOf } from '../../../../lib/commitments/advice/ledger.ts';
import { MONTH_HOURS } from '../../../../lib/commitments/advice/valuation.ts';
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type CompanyStores, companyData } from '../../shared/company-data.ts';
import type { AdviceAsked, AdviceScope } from './advice.ts';
import { candidatesOf } from './candidates.ts';
import { adviceInputs, factsOf } from './inputs.ts';
import { historyOf, neededOf } from './proof.ts';
import { usageOf } from './usage.ts';

/** Advice as it was given, and what became of it. */
export interface Promised {
  /** As it was asked for, with the day that it was given on in `asOf`. */
  asked: AdviceAsked;
  lineId: string;
  /** What was bought, else what was advised: money an hour, or machines. */
  quantity: number;
  /** The monthly saving that it stated. */
  promised: number;
  /** The purchases that followed; empty: it is judged on the hours, as if it had been bought. */
  commitmentIds: readonly string[];
  /** The first day that it holds from. */
  from: string;
}

const LIMIT = 1000;

/**
 * Complete months from `from` on; a month of hours has 730 of them, as in the promise. Null where the usage that the advice
 * was about is not in the data any more, or no month is complete.
 */
export async function adviceLedger(
  stores: CompanyStores,
  scope: AdviceScope,
  { asked, lineId, quantity, promised, commitmentIds, from }: Promised,
): Promise<Ledger | null> {
  const inputs = await adviceInputs(stores, scope, asked);
  const candidate = inputs && candidatesOf(inputs).candidates.find(({ id }) => id === lineId);
  if (!inputs || !candidate) return null;
  const { rule } = inputs;
  const { freshness } = await companyData(stores, scope.companyId);
  const known = freshness.vendors.find(({ vendor }) => vendor === rule.vendor)?.maxDatetime ?? '';
  const first = firstOfMonth(from) === from ? from : addMonths(firstOfMonth(from), 1);
  const months: string[] = [];
  for (let month = first; addMonths(month, 1) <= known.slice(0, 10); month = addMonths(month, 1))
    months.push(month);
  const last = months.at(-1);
  if (last === undefined) return null;
  const range = { start: first, end: lastOfMonth(last) };
  const { companyId, currency } = scope;
  const facts = factsOf(stores, scope);
  const hours = await usageOf({
    ...{ facts, rule, companyId, currency, range, accounts: asked.accounts, alsoOf: commitmentIds },
    ...neededOf(inputs, candidate),
  });
  const history = historyOf(hours, candidate, asked.byAccount);
  const charged = await chargedSavings(facts, {
    companyId,
    currency,
    vendor: rule.vendor,
    range,
    commitmentIds,
  });
  const place = (day: string) => daysIn({ start: first, end: day }) - 1;
  return ledgerOf(
    { size: quantity, promised, price: candidate.price },
    months.map((month, index) => ({
      ...{ month, hours: MONTH_HOURS, charged: charged?.[index] ?? null },
      valuation: windowOf(history, place(month), place(lastOfMonth(month)) + 1),
    })),
  );
}

/** On-demand cost of what they covered, less used and unused parts, by month; null without purchases. */
async function chargedSavings(
  facts: ReturnType<typeof factsOf>,
  {
    commitmentIds,
    vendor,
    ...scope
  }: {
    companyId: string;
    currency?: string | undefined;
    vendor: VendorCode;
    range: { start: string; end: string };
    commitmentIds: readonly string[];
  },
): Promise<number[] | null> {
  if (commitmentIds.length === 0) return null;
  const answer = await facts.cost({
    ...{ ...scope, vendors: [vendor], groupBy: ['commitment'], unit: 'month', limit: LIMIT, skip: 0 },
    filters: [
      { dimension: 'commitment', values: [...commitmentIds] },
      { dimension: 'commitmentPart', values: ['used', 'unused'] },
    ],
    measures: ['coveredOnDemand', 'usedEffective', 'unusedEffective'],
  });
  return answer.buckets.map((_, index) => {
    const [onDemand, used, unused] = answer.total.series.map((values) => values[index] ?? 0);
    return differenceOf(onDemand ?? 0, sumMoney([used ?? 0, unused ?? 0]));
  });
}
