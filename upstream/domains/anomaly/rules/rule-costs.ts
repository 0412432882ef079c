// The daily cost that a rule looks at, by vendor, in the company's currency.
import { addDays, type DateRange, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import { DISABLED_VENDOR, VENDORS, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { AnomalyRule, RuleContent } from '../../../stores/documents/anomaly/anomaly-rules.ts';
import type { FactStore } from '../../../stores/facts/answers/answer.ts';
import { filtersOf } from '../../shared/cost-filters.ts';
import type { ServiceGroupSets } from '../../shared/service-group-sets.ts';
import { basisOfRule } from '../bases.ts';
import { DAYS_BACK, type DailyCosts } from './rule-days.ts';

type Scoped = Pick<RuleContent, 'filters' | 'basis'>;

export interface RuleCosts {
  currency: string;
  byVendor: Map<VendorCode, DailyCosts>;
  /** The newest day of the rates that amounts were converted by. */
  rateDate: IsoDate | null;
}

/** Those that the rule is about: with filters the named ones alone. */
export function ruleVendors(
  { filters }: Pick<AnomalyRule, 'filters'>,
  known: readonly VendorCode[],
): VendorCode[] {
  const named = Object.keys(filters).filter((key) => key !== DISABLED_VENDOR);
  return known.filter((code) => named.length === 0 || named.includes(VENDORS[code].filterKey));
}

/** Of the days of the range, and of those before it that its days are compared with. */
export async function ruleCosts(
  facts: Pick<FactStore, 'cost'>,
  { companyId, vendors, sets }: { companyId: string; vendors: readonly VendorCode[]; sets: ServiceGroupSets },
  rule: Scoped,
  range: DateRange,
): Promise<RuleCosts> {
  const { measure, filters } = basisOfRule(rule.basis);
  const answer = await facts.cost({
    companyId,
    vendors: ruleVendors(rule, vendors),
    range: { start: addDays(range.start, -DAYS_BACK), end: range.end },
    filters: [...filters, ...(await filtersOf(rule.filters, sets))],
    measures: [measure],
    groupBy: [],
    unit: 'day',
    limit: vendors.length,
    skip: 0,
  });
  const byVendor = new Map(
    answer.groups.map(({ vendor, series }): [VendorCode, DailyCosts] => [
      vendor,
      new Map(answer.buckets.map(({ start }, place) => [start, series[0]?.[place] ?? 0])),
    ]),
  );
  const rateDates = answer.rates.flatMap(({ date }) => date ?? []).sort();
  return { currency: answer.currency, byVendor, rateDate: rateDates.at(-1) ?? null };
}

/** All vendors together. */
export function addedUp({ byVendor }: RuleCosts, sum: (amounts: number[]) => number): DailyCosts {
  const days = new Set([...byVendor.values()].flatMap((costs) => [...costs.keys()]));
  return new Map(
    [...days].map((day) => [day, sum([...byVendor.values()].map((costs) => costs.get(day) ?? 0))]),
  );
}
