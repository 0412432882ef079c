// The rows of the cause grid: by influence, up to 90 % of it, the rest as one (N-09). Pure.
import { shareOf, sumMoney } from '../../../../lib/money/money.ts';
import { percentChange } from '../../../../lib/money/percent-change.ts';
import type { aiPossibleCause } from '../../../contract/anomaly/ai.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { ExactLeaf } from './exact-leaves.ts';

type Reply = ReplyOf<typeof aiPossibleCause>;
type Cause = Reply['causes'][number];

const SHOWN_INFLUENCE = 90;
/** A grid that people read to its end. */
const MOST_ROWS = 50;

export function causeRows(leaves: readonly ExactLeaf[]): Pick<Reply, 'causes' | 'others'> {
  const whole = sameSign(leaves);
  const sorted = leaves.toSorted((one, other) => influence(other, whole) - influence(one, whole));
  const count = shownCount(sorted, whole);
  const rest = sorted.slice(count);
  return {
    causes: sorted.slice(0, count).map((leaf) => rowOf(leaf, whole)),
    others: rest.length === 0 ? null : { ...othersOf(rest, whole), numberOfOthers: rest.length },
  };
}

/** The differences that go the way of the whole, together. */
export function sameSign(leaves: readonly Pick<ExactLeaf, 'difference'>[]): number {
  const sign = Math.sign(sumMoney(leaves.map(({ difference }) => difference)));
  return sumMoney(leaves.flatMap(({ difference }) => (Math.sign(difference) === sign ? difference : [])));
}

/** In percent of `whole`; below 0 for what goes the other way. */
export function influenceOf(difference: number, whole: number): number {
  return shareOf(Math.sign(whole) * difference, Math.abs(whole));
}

function influence({ difference }: ExactLeaf, whole: number): number {
  return influenceOf(difference, whole);
}

function shownCount(sorted: readonly ExactLeaf[], whole: number): number {
  let reached = 0;
  let count = 0;
  for (const leaf of sorted) {
    if (reached >= SHOWN_INFLUENCE || count >= MOST_ROWS || influence(leaf, whole) <= 0) break;
    reached += influence(leaf, whole);
    count += 1;
  }
  return count;
}

function rowOf(leaf: ExactLeaf, whole: number): Cause {
  const [account = '', service = '', region = '', usageType = '', operation = '', purchaseOption = ''] =
    leaf.keys;
  const { real: realCost, forecast: forecastCost, difference } = leaf;
  return {
    influence: influence(leaf, whole),
    service,
    account,
    accountAlias: leaf.labels[0] ?? '',
    region,
    regionAlias: leaf.labels[2] ?? '',
    usageType,
    operation,
    purchaseOption,
    forecastCost,
    realCost,
    difference,
    changeRate: percentChange(realCost, forecastCost),
  };
}

function othersOf(rest: readonly ExactLeaf[], whole: number): Cause {
  const real = sumMoney(rest.map((leaf) => leaf.real));
  const forecast = sumMoney(rest.map((leaf) => leaf.forecast));
  const difference = sumMoney(rest.map((leaf) => leaf.difference));
  const nameless = { keys: [], labels: [], usage: null, usageForecast: null };
  return rowOf({ ...nameless, real, forecast, difference }, whole);
}
