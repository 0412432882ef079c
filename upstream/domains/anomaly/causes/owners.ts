// Whose the difference of an anomaly is: resources and values of the tag that people name owners by.
import { bucketsOf } from '../../../../lib/calendar/calendar.ts';
import { averageOf, differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import type { CostGroup, FactStore } from '../../../stores/facts/answers/answer.ts';
import type { Filter, Grouping } from '../../../stores/facts/questions/question.ts';
import { influenceOf, sameSign } from './cause-rows.ts';
import type { AnomalyCost } from './leaves.ts';

export interface Part {
  key: string;
  label: string;
  real: number;
  forecast: number;
  difference: number;
}

/** What is asked for before the largest differences are known. */
const MOST_PARTS = 500;
const MOST_TAG_KEYS = 200;

/** Keys of tags that name who answers for a cost, the best first; compared without case and punctuation. */
const OWNER_KEYS = ['owner', 'team', 'costcenter', 'project', 'application', 'app', 'service', 'department'];

/**
 * The cost by one grouping beside that of as many days at the mean of the four weeks before (months of six); by falling size of the
 * difference.
 */
export async function partsBy(
  facts: Pick<FactStore, 'cost'>,
  { scope, range, before, history }: AnomalyCost,
  grouping: Grouping,
  narrowed: readonly Filter[],
  rounding: Rounding,
): Promise<Part[]> {
  const scale = { count: bucketsOf(range, history.unit).length, before: history.before };
  const { groups } = await facts.cost({
    ...scope,
    filters: [...scope.filters, ...narrowed],
    groupBy: [grouping],
    range,
    compareWith: before,
    unit: null,
    limit: MOST_PARTS,
    skip: 0,
  });
  return groups
    .map((group) => partOf(group, scale, rounding))
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
}

/** Null where the data have no tag of that kind. */
export async function ownerKey(
  facts: Pick<FactStore, 'tagKeys'>,
  { scope, range }: AnomalyCost,
): Promise<string | null> {
  const { companyId, vendors, filters, currency } = scope;
  const { keys } = await facts.tagKeys({
    companyId,
    vendors,
    filters,
    currency,
    range,
    measure: 'rows',
    limit: MOST_TAG_KEYS,
    skip: 0,
  });
  const plain = (key: string) =>
    key
      .replace(/^.*:/, '')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const named = OWNER_KEYS.flatMap((owner) => keys.find(({ key }) => plain(key) === owner)?.key ?? []);
  return named[0] ?? null;
}

/** Of what goes the way of the whole, by falling share. */
export function sharesOfParts(tagKey: string, parts: readonly Part[]) {
  const whole = sameSign(parts);
  return parts
    .map(({ key, difference }) => ({ tagKey, value: key, difference, share: influenceOf(difference, whole) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
}

function partOf(
  { keys, labels, totals, compared }: CostGroup,
  scale: { count: number; before: number },
  rounding: Rounding,
): Part {
  const real = roundedAmount(sumMoney([totals[0] ?? 0]), rounding);
  const before = compared?.totals[0] ?? 0;
  const forecast = roundedAmount(
    averageOf(sumMoney(Array.from({ length: scale.count }, () => before)), scale.before),
    rounding,
  );
  const key = keys[0] ?? '';
  return { key, label: labels[0] ?? key, real, forecast, difference: differenceOf(real, forecast) };
}
