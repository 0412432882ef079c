// All inputs of the advice of one kind: usage, prices and the days that are left out.
import { addDays, daysIn, earlierOf, type IsoDate, laterOf } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { commitmentRates } from '../../../stores/documents/advice/commitment-rates.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import { factsFor, type RequestFacts } from '../../../stores/facts/facts-for.ts';
import { type CompanyStores, companyData, vendorComplete } from '../../shared/company-data.ts';
import { commitmentInventory } from '../shared/commitment-inventory.ts';
import type { AdviceAsked, AdviceDays, AdviceScope } from './advice.ts';
import { KIND_RULES, type KindRule } from './kinds.ts';
import { type LeftOutDays, leftOutDays } from './left-out-days.ts';
import { observedRates } from './observed-rates.ts';
import { type OwnerGrowth, ownerGrowth } from './owner-growth.ts';
import type { PricesAsked } from './prices.ts';
import { type Usage, usageOf } from './usage.ts';

export interface AdviceInputs {
  asked: AdviceAsked;
  rule: KindRule;
  usage: Usage;
  prices: PricesAsked;
  leftOut: LeftOutDays[];
  /** Null where growth is not asked for. */
  growth: OwnerGrowth | null;
}

/** What is in force for so many days more at most counts as not owned, where that is asked for. */
const EXPIRES_WITHIN = 30;
const NEVER = new AbortController().signal;

export const factsOf = (stores: CompanyStores, { signal }: AdviceScope): RequestFacts =>
  factsFor(stores.facts, signal ?? NEVER);

/** Of an answer without figures: what was asked for, else the company's own. Throws for a company that is not there. */
export async function currencyOf(
  { documents }: CompanyStores,
  { companyId, currency }: AdviceScope,
): Promise<string> {
  if (currency !== undefined) return currency;
  const company = await companyById(documents, companyId);
  if (!company) throw new Error(`there is no company ${companyId}`);
  return company.currency;
}

/** The days that are looked at: the newest complete ones, as many as there are. Null without any. */
export async function adviceDays(
  stores: CompanyStores,
  { companyId }: AdviceScope,
  { vendor, lookBackDays, asOf }: { vendor: VendorCode; lookBackDays: number; asOf: IsoDate | null },
): Promise<AdviceDays | null> {
  const data = await companyData(stores, companyId);
  const complete = vendorComplete(stores, data, vendor);
  const { firstDate } = data.freshness;
  if (complete === null || firstDate === null || !data.vendors.includes(vendor)) return null;
  const end = asOf === null ? complete : earlierOf(asOf, complete);
  return end < firstDate ? null : { start: laterOf(addDays(end, 1 - lookBackDays), firstDate), end };
}

/** Null where there is no complete day of the vendor. `rule` is that of the kind unless another is given. */
export async function adviceInputs(
  stores: CompanyStores,
  scope: AdviceScope,
  asked: AdviceAsked,
  rule: KindRule = KIND_RULES[asked.kind],
): Promise<AdviceInputs | null> {
  const { vendor } = rule;
  const range = scope.vendors.includes(vendor) ? await adviceDays(stores, scope, { ...asked, vendor }) : null;
  if (range === null) return null;
  const { documents } = stores;
  const { companyId, currency } = scope;
  const facts = factsOf(stores, scope);
  const { accounts, termYears, payment } = asked;
  const question = { facts, rule, companyId, currency, accounts };
  const usageWithExpiring = async () => {
    const alsoOf = asked.includesExpiring ? await expiringIds(stores, scope, { facts, vendor, range }) : [];
    return usageOf({ ...question, range, alsoOf });
  };
  const [usage, observed, rates, leftOut, growth] = await Promise.all([
    usageWithExpiring(),
    observedRates({ facts, documents, companyId, currency, vendor, day: range.end }),
    commitmentRates(documents, companyId),
    asked.withoutAnomalies ? leftOutDays(documents, { companyId, vendor, range }) : [],
    asked.expectsGrowth ? growthUpTo(stores, question, range, asked) : null,
  ]);
  const answered = usage.answers[0]?.currency ?? (await currencyOf(stores, scope));
  return {
    ...{ asked, rule, usage, growth },
    prices: { rates, observed, vendor, termYears, payment, day: range.end, currency: answered },
    leftOut: leftOut.filter(({ product }) => product === null || rule.products.test(product)),
  };
}

async function growthUpTo(
  stores: CompanyStores,
  question: Parameters<typeof ownerGrowth>[0],
  { end }: AdviceDays,
  { byAccount }: AdviceAsked,
): Promise<OwnerGrowth> {
  const { firstDate } = (await companyData(stores, question.companyId)).freshness;
  return ownerGrowth(question, { start: end, end }, { byAccount, firstDate: firstDate ?? end });
}

async function expiringIds(
  { documents }: CompanyStores,
  { companyId, currency }: AdviceScope,
  { facts, vendor, range }: { facts: RequestFacts; vendor: VendorCode; range: AdviceDays },
): Promise<string[]> {
  const all = await commitmentInventory({ facts, documents, companyId, vendors: [vendor], currency, range });
  const last = addDays(range.end, EXPIRES_WITHIN);
  return all.flatMap(({ id, endsAt }) =>
    endsAt !== null && endsAt.slice(0, 10) > range.end && endsAt.slice(0, 10) <= last ? [id] : [],
  );
}

/** Slots of the window that count for a group, the oldest first. */
export function keptSlots(
  { usage, leftOut }: Pick<AdviceInputs, 'usage' | 'leftOut'>,
  accounts: ReadonlySet<string>,
  region: string | null,
): number[] {
  const gone = new Set(
    leftOut
      .filter(
        (each) =>
          (each.account === null || accounts.has(each.account)) &&
          (each.region === null || region === null || each.region === region),
      )
      .flatMap(({ days }) => days),
  );
  const days = daysIn(usage.range);
  // More than a third is no exception any more.
  const isFew = gone.size * 3 <= days;
  const kept: number[] = [];
  for (let slot = 0; slot < usage.slots; slot += 1)
    if (!isFew || !gone.has(Math.floor(slot / usage.slotsOfDay))) kept.push(slot);
  return kept;
}
