// What the difference of an anomaly is made of, to the cent: grid, sentence, effects, resources and owners (N-09).

import type { AnomalyKind } from '../../../../lib/catalogue/anomaly.ts';
import { WIRE_FILTERS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { VENDORS } from '../../../../lib/catalogue/vendors.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { aiPossibleCause } from '../../../contract/anomaly/ai.ts';
import type { TopCause } from '../../../contract/anomaly/shapes.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { FilterCondition } from '../../../contract/shared/cost-question.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { FactStore } from '../../../stores/facts/answers/answer.ts';
import type { Filter } from '../../../stores/facts/questions/question.ts';
import { alertAmounts } from '../alerts/alert-amounts.ts';
import { type AnomalyBasis, basisOfKind } from '../bases.ts';
import { causeRows } from './cause-rows.ts';
import { effectsOf } from './effects.ts';
import { exactLeaves } from './exact-leaves.ts';
import { type Explanation, explanationOf } from './explanation.ts';
import { costOfEvent, LEAF_DIMENSIONS, leavesOf } from './leaves.ts';
import { ownerKey, partsBy, sharesOfParts } from './owners.ts';

type CauseFacts = Pick<FactStore, 'cost' | 'tagKeys'>;
type Causes = ReplyOf<typeof aiPossibleCause>;

const MOST_RESOURCES = 10;
const MOST_OWNERS = 10;
/** Kinds of charges beside usage: their type of charge is a filter that people know. */
const CHARGED: readonly AnomalyKind[] = ['CREDIT', 'FEE', 'TAX'];

/** `basis` is that of the kind of the anomaly, or of the rule that found it, with the filters of the rule. */
export async function causesOf(facts: CauseFacts, event: AnomalyEvent, basis: AnomalyBasis): Promise<Causes> {
  const cost = costOfEvent(event, basis);
  const rounding = roundingOf(event.currency, [event.vendor]);
  const { realCost, forecastCost, impact } = alertAmounts(event);
  const leaves = await leavesOf(facts, cost);
  const exact = exactLeaves(leaves, { real: realCost, expected: forecastCost }, rounding);
  const explanation = explanationOf(exact, openPlaces(event));
  const narrowed = explanation ? filtersOfExplanation(explanation) : [];
  const [resources, key] = await Promise.all([
    partsBy(facts, cost, 'resource', narrowed, rounding),
    ownerKey(facts, cost),
  ]);
  const named = resources.filter((resource) => resource.key !== '' && resource.difference !== 0);
  const owners =
    key === null ? [] : sharesOfParts(key, await partsBy(facts, cost, { tag: key }, [], rounding));
  return {
    currency: event.currency,
    realCost,
    forecastCost,
    difference: impact,
    ...causeRows(exact),
    topCause: explanation && topCauseOf(explanation, named[0] ?? null, owners[0] ?? null),
    effects: effectsOf(exact, impact, rounding),
    resources: named.slice(0, MOST_RESOURCES).map((resource) => ({
      item: resource.key,
      itemAlias: resource.label,
      forecastCost: resource.forecast,
      realCost: resource.real,
      difference: resource.difference,
    })),
    owners: owners.slice(0, MOST_OWNERS),
    filters: { [VENDORS[event.vendor].filterKey]: conditionsOf(event) },
  };
}

/** Filters that leave what an explanation names. */
export function filtersOfExplanation({ keys }: Pick<Explanation, 'keys'>): Filter[] {
  return LEAF_DIMENSIONS.flatMap((dimension, place) => {
    const key = keys[place] ?? null;
    return key === null ? [] : [{ dimension, values: [key] }];
  });
}

/** The dimensions that the anomaly itself does not name: places of a leaf's keys. */
function openPlaces({ account, product, region }: AnomalyEvent): number[] {
  const isNamed = [account, product, region].map((named) => named !== null);
  return LEAF_DIMENSIONS.flatMap((_, place) => (isNamed[place] ? [] : [place]));
}

function topCauseOf(
  { keys, labels, share, difference }: Explanation,
  resource: { key: string; label: string } | null,
  owner: TopCause['owner'],
): TopCause {
  const named = (place: number) => {
    const item = keys[place] ?? null;
    return item === null ? null : { item, itemAlias: labels[place] ?? item };
  };
  return {
    share,
    difference,
    account: named(0),
    product: named(1),
    region: named(2),
    usageType: keys[3] ?? null,
    operation: keys[4] ?? null,
    purchaseOption: keys[5] ?? null,
    resource: resource && { item: resource.key, itemAlias: resource.label },
    owner,
  };
}

function conditionsOf({ kind, account, product, region }: AnomalyEvent): FilterCondition[] {
  const fields = [
    [WIRE_FILTERS.wordOf('account'), account],
    [WIRE_FILTERS.wordOf('product'), product],
    [WIRE_FILTERS.wordOf('region'), region],
  ] as const;
  const charged = CHARGED.includes(kind) ? basisOfKind(kind).filters : [];
  return [
    ...fields.flatMap(([field, named]) =>
      named ? [{ field, values: [named.key], isExcluding: false }] : [],
    ),
    ...charged.flatMap((filter) =>
      'values' in filter
        ? [{ field: WIRE_FILTERS.wordOf('chargeType'), values: [...filter.values], isExcluding: false }]
        : [],
    ),
  ];
}
