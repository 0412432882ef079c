// The measures of commitments and machine time, each over the lines of a table that sums what they need.

import { sqlText } from '../sql-text.ts';
import type { COMMITMENT_SUMS } from '../tables/rollup-dimensions.ts';
import { keyColumn } from './dimensions.ts';
import type { MeasureSql } from './measure-sql.ts';
import type { CommitmentMeasure, Measure } from './question.ts';

type Sum = (typeof COMMITMENT_SUMS)[number];

const PART = keyColumn('commitmentPart');
const UNIT = keyColumn('commitmentUnit');

const onFirstDay = (amount: string) => `CASE WHEN row_count <> 0 THEN ${amount} END`;
const ofPart = (part: string, amount: string) =>
  `CASE WHEN ${PART} = ${sqlText(part)} THEN ${amount} ELSE 0 END`;

const COSTS: Partial<Record<CommitmentMeasure, { sql: string; sums: readonly Sum[] }>> = {
  usedEffective: { sql: ofPart('used', 'effective'), sums: [] },
  unusedEffective: { sql: ofPart('unused', 'effective'), sums: [] },
  coveredList: { sql: onFirstDay(ofPart('used', 'list')), sums: [] },
  coveredOnDemand: { sql: onFirstDay(ofPart('used', 'on_demand')), sums: ['on_demand'] },
  onDemandEquivalent: {
    sql: onFirstDay(`CASE ${PART} WHEN 'used' THEN on_demand WHEN '' THEN billed ELSE 0 END`),
    sums: ['on_demand'],
  },
};

/** The part of a commitment whose quantity is meant, and the cost that a line without quantity has. */
const QUANTITIES: Partial<Record<CommitmentMeasure, { part: string; cost: string | null }>> = {
  usedQuantity: { part: 'used', cost: 'effective' },
  unusedQuantity: { part: 'unused', cost: 'effective' },
  // What is paid at once buys the quantity that the recurring fees name.
  purchasedQuantity: { part: 'purchase', cost: null },
};

export function isCommitmentMeasure(measure: Measure): measure is CommitmentMeasure {
  return typeof measure === 'string' && (measure in COSTS || measure in QUANTITIES || measure in TIMES);
}

const TIMES: Partial<Record<CommitmentMeasure, readonly Sum[]>> = {
  hours: ['hours'],
  units: ['hours', 'units'],
};

export function commitmentMeasure(measure: CommitmentMeasure, name: string): MeasureSql {
  const cost = COSTS[measure];
  if (cost)
    return { parts: [{ name, sql: `sum(${cost.sql})`, isCost: true, merge: 'sum' }], merged: `sum(${name})` };
  const quantity = QUANTITIES[measure];
  if (quantity) return quantitySql(quantity, name);
  const total = { name, sql: `sum(${measure})`, isCost: false, merge: 'sum' } as const;
  if (measure === 'hours') return { parts: [total], merged: `sum(${name})` };
  const unknown = 'max(CASE WHEN hours <> 0 AND units IS NULL THEN 1 ELSE 0 END)';
  return {
    parts: [total, { name: `${name}_unknown`, sql: unknown, isCost: false, merge: 'max' }],
    merged: `CASE WHEN max(${name}_unknown) = 0 THEN sum(${name}) END`,
  };
}

function quantitySql({ part, cost }: { part: string; cost: string | null }, name: string): MeasureSql {
  const isOfPart = `${PART} = ${sqlText(part)}`;
  const unit = `CASE WHEN ${isOfPart} AND commitment_quantity IS NOT NULL THEN ${UNIT} END`;
  const isUnknown =
    cost === null
      ? 'false'
      : `${isOfPart} AND commitment_quantity IS NULL AND row_count <> 0 AND ${cost} <> 0`;
  const kept = (place: string, sql: string, merge: 'sum' | 'min' | 'max') => ({
    ...{ name: `${name}${place}`, sql, merge },
    isCost: false,
  });
  return {
    parts: [
      kept('', `sum(CASE WHEN ${isOfPart} THEN commitment_quantity END)`, 'sum'),
      kept('_least', `min(${unit})`, 'min'),
      kept('_most', `max(${unit})`, 'max'),
      kept('_unknown', `max(CASE WHEN ${isUnknown} THEN 1 ELSE 0 END)`, 'max'),
    ],
    merged: `CASE WHEN max(${name}_unknown) = 0 AND min(${name}_least) = max(${name}_most) THEN sum(${name}) END`,
  };
}

/** The dimensions that a measure of commitments reads. */
export function commitmentDimensions(measure: CommitmentMeasure) {
  if (measure in QUANTITIES) return ['commitmentPart' as const, 'commitmentUnit' as const];
  return measure in COSTS ? ['commitmentPart' as const] : [];
}

/** What measures sum beside the costs of a line. */
export function sumsOf(measures: readonly Measure[]): Sum[] {
  const sums = measures.filter(isCommitmentMeasure).flatMap((measure) => {
    if (measure in QUANTITIES) return ['commitment_quantity' as const];
    return [...(COSTS[measure]?.sums ?? TIMES[measure] ?? [])];
  });
  return [...new Set(sums)];
}
