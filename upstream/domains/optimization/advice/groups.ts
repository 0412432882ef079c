// Usage that one piece of advice is about: what one reservation, or one plan, could pay for.
import { normalizationFactor } from '../../../../lib/commitments/normalization.ts';
import type { AdviceAsked } from './advice.ts';
import type { KindRule, PlanRule } from './kinds.ts';
import type { Usage, UsageSeries } from './usage.ts';

export interface UsageGroup {
  /** Whose advice it is: an account, or a billing account. */
  account: string;
  accountName: string;
  region: string | null;
  regionName: string | null;
  /** Family of AWS, flexibility group of Azure; null of wide plans. */
  family: string | null;
  platform: string | null;
  tenancy: string | null;
  isMultiZone: boolean | null;
  isFlexible: boolean | null;
  /** Of a reservation: the size that is bought, and its normalised units (null: sizes cannot be compared). */
  size: { instanceType: string; units: number | null } | null;
  series: UsageSeries[];
}

/** Free usage is none: nothing can be saved of it. */
const isPaid = ({ cost }: UsageSeries) => cost.some((grains) => grains > 0);

function owner(series: UsageSeries, byAccount: boolean) {
  return byAccount
    ? { account: series.account, accountName: series.accountName }
    : { account: series.billingAccount, accountName: series.billingName };
}

export function planGroups(
  plan: PlanRule,
  { series }: Usage,
  { byAccount }: Pick<AdviceAsked, 'byAccount'>,
): UsageGroup[] {
  const own = series.filter((each) => plan.computeKinds.includes(each.computeKind) && isPaid(each));
  return grouped(own, (each) => ({
    ...owner(each, byAccount),
    region: plan.isNarrow ? each.region : null,
    regionName: plan.isNarrow ? each.regionName : null,
    family: plan.isNarrow ? each.family : null,
    ...{ platform: null, tenancy: null, isMultiZone: null, isFlexible: null },
  })).filter(({ family }) => family !== '');
}

export function reservationGroups(
  rule: KindRule,
  { series }: Usage,
  { byAccount }: Pick<AdviceAsked, 'byAccount'>,
): UsageGroup[] {
  const own = series.filter(
    (each) => each.instanceType !== '' && isPaid(each) && each.machines.some((each) => each > 0),
  );
  const groups = grouped(own, (each) => {
    const isFlexible = rule.isFlexible(each) && each.family !== '' && each.units !== null;
    return {
      ...owner(each, byAccount),
      ...{ region: each.region, regionName: each.regionName },
      family: isFlexible || each.family !== '' ? each.family : each.instanceType,
      platform: each.platform,
      tenancy: rule.apart.includes('tenancy') ? each.tenancy : null,
      isMultiZone: rule.apart.includes('usageType') ? each.isMultiZone : null,
      isFlexible,
      instanceType: isFlexible ? null : each.instanceType,
    };
  });
  return groups.map((group) => ({ ...group, size: sizeOf(rule, group) }));
}

type Identity = Omit<UsageGroup, 'series' | 'size'> & { instanceType?: string | null };

function grouped(series: readonly UsageSeries[], identityOf: (each: UsageSeries) => Identity): UsageGroup[] {
  const found = new Map<string, UsageGroup>();
  for (const each of series) {
    const { instanceType: _type, ...identity } = identityOf(each);
    const key = JSON.stringify({ ...(_type && { _type }), ...identity, accountName: '', regionName: '' });
    const group = found.get(key) ?? { ...identity, size: null, series: [] };
    group.series.push(each);
    found.set(key, group);
  }
  return [...found.values()];
}

/** The smallest size that a family of AWS is sold in, by its first letter and its processor. */
const SMALLEST: readonly [RegExp, string][] = [
  [/^t1$/, 'micro'],
  [/^t\d/, 'nano'],
  [/^(db|cache)\.t\d/, 'micro'],
  [/^[a-z]+\d+g/, 'medium'],
  [/./, 'large'],
];

/** Where sizes pay for each other the smallest is bought: it fits best. */
function sizeOf(rule: KindRule, { series, family, isFlexible }: UsageGroup): UsageGroup['size'] {
  const used = series
    .map((each) => ({ instanceType: each.instanceType, units: unitsOfMachine(each) }))
    .toSorted((one, other) => (one.units ?? 0) - (other.units ?? 0));
  const [least] = used;
  if (!least) return null;
  if (!isFlexible || family === null || rule.vendor !== 'aws') return least;
  const size = SMALLEST.find(([pattern]) => pattern.test(family))?.[1] ?? '';
  const sold = normalizationFactor(`${family}.${size}`);
  const factor = (sold ?? Number.POSITIVE_INFINITY) * (series[0]?.isMultiZone ? 2 : 1);
  return least.units !== null && least.units <= factor
    ? least
    : { instanceType: `${family}.${size}`, units: factor };
}

function unitsOfMachine({ machines, units }: UsageSeries): number | null {
  if (units === null) return null;
  const sum = (values: Float64Array) => values.reduce((one, each) => one + each, 0);
  const hours = sum(machines);
  // A ratio of sums by the hour: sizes have four digits.
  return hours > 0 ? Number((sum(units) / hours).toFixed(4)) : null;
}
