// The usage that advice is about: what nothing covers, in slots of an hour or a day, out of the facts.
import { addDays, type DateRange, daysIn } from '../../../../lib/calendar/calendar.ts';
import { grainScale } from '../../../../lib/commitments/advice/hours.ts';
import type { CostAnswer, CostGroup, FactStore } from '../../../stores/facts/answers/answer.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import type { CostQuestion, Filter } from '../../../stores/facts/questions/question.ts';
import type { KindRule } from './kinds.ts';

/** Usage of one kind of machine of one account in one region. */
export interface UsageSeries {
  account: string;
  accountName: string;
  billingAccount: string;
  billingName: string;
  region: string;
  regionName: string;
  instanceType: string;
  family: string;
  /** What one size can pay for; empty where sizes cannot. */
  flexibilityGroup: string;
  computeKind: string;
  /** Operating system or engine. */
  platform: string;
  tenancy: string;
  isMultiZone: boolean;
  /** In the provider's words, such as RunInstances; empty where it was not told apart. */
  operation: string;
  /** By slot: on-demand cost in grains, machines, and these in normalised units (null: a size is unknown). */
  cost: Float64Array;
  machines: Float64Array;
  units: Float64Array | null;
}

export interface Usage {
  range: DateRange;
  /** 24 where any row has its hour, else 1. */
  slotsOfDay: 1 | 24;
  slots: number;
  scale: number;
  /** Some of it is known by days alone. */
  hasDays: boolean;
  series: UsageSeries[];
  answers: CostAnswer[];
}

export interface UsageQuestion {
  facts: Pick<FactStore, 'cost'>;
  rule: KindRule;
  companyId: string;
  currency?: string | undefined;
  range: DateRange;
  accounts: readonly string[];
  /** Of these commitments too, at the on-demand cost of what they cover. */
  alsoOf?: readonly string[];
  /** All usage, covered or not, as if nothing were owned. */
  isWhole?: boolean;
  /** At the list price, so that what is free of charge counts too. */
  isListed?: boolean;
  /** Only usage with these values, which need not be told apart. */
  where?: Partial<Record<Dimension, string>>;
  /** What else is added up: series have none of these. */
  together?: readonly Dimension[];
}

const HOURS_OF_DAY = 24;
const MOST_HOURLY_DAYS = 92;
const MOST_DAILY_DAYS = 366;
/** More than a company has kinds of machines and hours. */
const LIMIT = 2_000_000;
/** Rounding of sums by groups must not lift the total above what is exact. */
const HEADROOM = 4;

const ON_DEMAND: Filter = { dimension: 'purchaseOption', values: ['On-Demand', ''] };
const NO_SPOT: Filter = { dimension: 'purchaseOption', values: ['Spot'], isExcluding: true };
const UNCOVERED: Filter = { dimension: 'commitmentPart', values: [''] };
const USED: Filter = { dimension: 'commitmentPart', values: ['used'] };
const USAGE: Filter = { dimension: 'commitmentPart', values: ['', 'used'] };

const PLACE = ['account', 'billingAccount', 'region', 'flexibilityGroup', 'computeKind'] as const;

const OF_RESERVATIONS = ['instanceType', 'operation'] as const;

/** Plans pay for any size and operation. */
function toldApart({ rule: { product, apart }, where = {}, together = [] }: UsageQuestion): Dimension[] {
  const all: Dimension[] = [...PLACE, ...(product === null ? [] : OF_RESERVATIONS), ...apart];
  return all.filter((dimension) => where[dimension] === undefined && !together.includes(dimension));
}

const filtersOf = (where: UsageQuestion['where']): Filter[] =>
  Object.entries(where ?? {}).map(([dimension, value]) => ({
    dimension: dimension as Dimension,
    values: [value],
  }));

export async function usageOf(question: UsageQuestion): Promise<Usage> {
  const { rule, range, accounts, alsoOf = [], isWhole = false, isListed = false, where } = question;
  const filters: Filter[] = [
    { dimension: 'computeKind', values: [...rule.computeKinds] },
    ...(accounts.length > 0 ? [{ dimension: 'account' as const, values: [...accounts] }] : []),
    ...filtersOf(where),
  ];
  const parts: { filters: Filter[]; cost: CostOf }[] = isWhole
    ? [{ filters: [...filters, NO_SPOT, USAGE], cost: 'onDemandEquivalent' }]
    : [{ filters: [...filters, ON_DEMAND, UNCOVERED], cost: isListed ? 'billedList' : 'billed' }];
  if (alsoOf.length > 0)
    parts.push({
      filters: [...filters, USED, { dimension: 'commitment', values: [...alsoOf] }],
      cost: 'coveredOnDemand',
    });
  const asking = parts.map((part) => answersOf(question, part.filters, part.cost));
  const found = (await Promise.all(asking)).flat();
  const answers = found.map(({ answer }) => answer);
  const hasHours = found.some(({ isByHour }) => isByHour);
  const sum = answers.reduce((whole, { total }) => whole + Math.abs(total.totals[0] ?? 0), 0);
  const slotsOfDay = hasHours ? HOURS_OF_DAY : 1;
  const usage: Usage = {
    ...{ range, slotsOfDay, slots: daysIn(range) * slotsOfDay, scale: grainScale(sum * HEADROOM) },
    hasDays: found.some(({ isByHour }) => !isByHour),
    ...{ series: [], answers },
  };
  const byKey = new Map<string, UsageSeries>();
  for (const each of found) addAnswer(usage, byKey, question, each);
  return { ...usage, series: [...byKey.values()] };
}

type CostOf = 'billed' | 'billedList' | 'coveredOnDemand' | 'onDemandEquivalent';

interface Answered {
  answer: CostAnswer;
  isByHour: boolean;
}

/** By the hour where rows have one, by the day where not. */
async function answersOf(
  question: UsageQuestion,
  filters: readonly Filter[],
  cost: CostOf,
): Promise<Answered[]> {
  const { facts, rule, companyId, currency, range } = question;
  // A plan is money alone.
  const measures = rule.product === null ? [cost] : [cost, 'hours' as const, 'units' as const];
  const scope = { companyId, currency, vendors: [rule.vendor], limit: LIMIT, skip: 0 };
  const resolutions =
    daysIn(range) > MOST_HOURLY_DAYS
      ? ['day']
      : (
          await facts.cost({
            ...{ ...scope, range, filters, groupBy: ['resolution'], measures: ['rows'], unit: null },
          })
        ).groups.map(({ keys: [key = ''] }) => key);
  const asked = resolutions.flatMap((resolution): CostQuestion[] => {
    // Only a mix of both needs the filter, which the table of days does not know.
    const own: Filter[] = resolutions.length > 1 ? [{ dimension: 'resolution', values: [resolution] }] : [];
    const isByHour = resolution === 'hour';
    const groupBy: Dimension[] = [...toldApart(question), ...(isByHour ? (['usageHour'] as const) : [])];
    return cutIn(range, isByHour ? MOST_HOURLY_DAYS : MOST_DAILY_DAYS).map((days) => ({
      ...{ ...scope, range: days, filters: [...filters, ...own], groupBy },
      ...{ measures, unit: isByHour ? null : 'day' },
    }));
  });
  const answers = await Promise.all(asked.map((question) => facts.cost(question)));
  return answers.map((answer, index) => ({ answer, isByHour: asked[index]?.unit === null }));
}

function addAnswer(
  usage: Usage,
  byKey: Map<string, UsageSeries>,
  question: UsageQuestion,
  { answer, isByHour }: Answered,
): void {
  const apart = toldApart(question);
  const first = daysIn({ start: usage.range.start, end: answer.buckets[0]?.start ?? usage.range.start }) - 1;
  for (const group of answer.groups) {
    const series = seriesOf(usage, byKey, { question, apart }, group);
    if (isByHour) addHour(usage, series, group);
    else addDaysOf(usage, series, first, group);
  }
}

/** Charges of several usage types form one series where they belong to one machine. */
function seriesOf(
  { slots }: Usage,
  byKey: Map<string, UsageSeries>,
  { question: { rule, where = {} }, apart }: { question: UsageQuestion; apart: readonly Dimension[] },
  { keys, labels }: CostGroup,
): UsageSeries {
  const at = (dimension: Dimension) => {
    const place = apart.indexOf(dimension);
    const known = where[dimension] ?? '';
    return place < 0 ? { key: known, label: known } : { key: keys[place] ?? '', label: labels[place] ?? '' };
  };
  const [account, billing, region] = [at('account'), at('billingAccount'), at('region')];
  const of = {
    ...{ account: account.key, accountName: account.label },
    ...{ billingAccount: billing.key, billingName: billing.label },
    ...{ region: region.key, regionName: region.label, instanceType: at('instanceType').key },
    flexibilityGroup: at('flexibilityGroup').key,
    computeKind: at('computeKind').key,
    platform: rule.apart[0] ? at(rule.apart[0]).key : '',
    tenancy: rule.apart.includes('tenancy') ? at('tenancy').key : '',
    isMultiZone: rule.apart.includes('usageType') && /Multi-AZ/.test(at('usageType').key),
    operation: at('operation').key,
  };
  const { accountName: _account, billingName: _billing, regionName: _region, ...identity } = of;
  const key = JSON.stringify(identity);
  const known = byKey.get(key);
  if (known) return known;
  const family = rule.vendor === 'azr' ? of.flexibilityGroup : of.flexibilityGroup || of.instanceType;
  const empty = () => new Float64Array(slots);
  const series = { ...of, family, cost: empty(), machines: empty(), units: empty() };
  byKey.set(key, series);
  return series;
}

interface Added {
  cost: number;
  machines: number;
  /** Null: of machines of an unknown size. */
  units: number | null;
}

function add(usage: Usage, series: UsageSeries, slot: number, { cost, machines, units }: Added): void {
  series.cost[slot] = (series.cost[slot] ?? 0) + Math.round(cost * usage.scale);
  series.machines[slot] = (series.machines[slot] ?? 0) + machines;
  if (units === null) {
    if (machines > 0) series.units = null;
  } else if (series.units) series.units[slot] = (series.units[slot] ?? 0) + units;
}

function addHour(usage: Usage, series: UsageSeries, { keys, totals }: CostGroup): void {
  const hour = keys.at(-1) ?? '';
  const day = daysIn({ start: usage.range.start, end: hour.slice(0, 10) }) - 1;
  const slot = day * usage.slotsOfDay + Number(hour.slice(11, 13));
  const [cost, machines, units] = totals;
  if (slot >= 0 && slot < usage.slots)
    add(usage, series, slot, { cost: cost ?? 0, machines: machines ?? 0, units: units ?? null });
}

/** A day is spread evenly over its hours. `firstDay` is the place of the first bucket. */
function addDaysOf(usage: Usage, series: UsageSeries, firstDay: number, { series: values }: CostGroup): void {
  const [costs = [], machines = [], units = []] = values;
  costs.forEach((cost, place) => {
    const [count, size] = [machines[place] ?? null, units[place] ?? null];
    if (cost === null && count === null && size === null) return;
    const hourly = {
      cost: (cost ?? 0) / HOURS_OF_DAY,
      machines: (count ?? 0) / HOURS_OF_DAY,
      units: size === null ? null : size / HOURS_OF_DAY,
    };
    const first = (firstDay + place) * usage.slotsOfDay;
    for (let slot = first; slot < first + usage.slotsOfDay; slot += 1) add(usage, series, slot, hourly);
  });
}

function cutIn({ start, end }: DateRange, most: number): DateRange[] {
  const parts: DateRange[] = [];
  for (let from = start; from <= end; from = addDays(from, most)) {
    const to = addDays(from, most - 1);
    parts.push({ start: from, end: to < end ? to : end });
  }
  return parts;
}
