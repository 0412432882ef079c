// Which sums of the facts an anomaly or a rule is about: judged, explained and back-tested by the same ones.
import type { AnomalyKind, RuleBasis } from '../../../lib/catalogue/anomaly.ts';
import type { Filter, SumMeasure } from '../../stores/facts/questions/question.ts';

export interface AnomalyBasis {
  measure: SumMeasure;
  filters: Filter[];
}

/** What was used: no fee, credit, tax, refund, and nothing that a commitment paid for without use. */
const OF_USAGE: Filter = {
  dimension: 'chargeType',
  values: ['Usage', 'SavingsPlanCoveredUsage', 'DiscountedUsage'],
};

/** At contracted price, so that a commitment that begins, ends or is shared moves nothing. */
const USAGE: AnomalyBasis = { measure: 'effectiveContracted', filters: [OF_USAGE] };

const OF_KIND: Record<AnomalyKind, AnomalyBasis> = {
  USAGE,
  NEW: USAGE,
  GONE: USAGE,
  RATE: { measure: 'effective', filters: [OF_USAGE] },
  CREDIT: billedAs('Credit'),
  // What commitments cost is no fee here: it is bought on purpose, and its end and use have alerts of their own.
  FEE: billedAs('Fee'),
  TAX: billedAs('Tax'),
};

function billedAs(chargeType: string): AnomalyBasis {
  return { measure: 'billed', filters: [{ dimension: 'chargeType', values: [chargeType] }] };
}

const OF_RULE: Record<RuleBasis, AnomalyBasis> = {
  usage: USAGE,
  billed: { measure: 'billed', filters: [] },
  effective: { measure: 'effective', filters: [] },
};

export function basisOfKind(kind: AnomalyKind): AnomalyBasis {
  return OF_KIND[kind];
}

export function basisOfRule(basis: RuleBasis): AnomalyBasis {
  return OF_RULE[basis];
}
