// The measures, defined once: every figure of the product is one of these over the lines of a table of the facts.

import { commitmentDimensions, commitmentMeasure, isCommitmentMeasure } from './commitment-measures.ts';
import { keyColumn } from './dimensions.ts';
import type { MeasureSql } from './measure-sql.ts';
import type { CommitmentMeasure, Measure, SumMeasure } from './question.ts';

const PART = keyColumn('commitmentPart');
const UNIT = keyColumn('unit');

/** A later day of a long charge has no rows: all but effective cost was on its first. */
const onFirstDay = (amount: string) => `CASE WHEN row_count <> 0 THEN ${amount} END`;
const uncovered = (amount: string) => `CASE WHEN ${PART} IN ('used', 'unused') THEN 0 ELSE ${amount} END`;
const unpurchased = (amount: string) => `CASE WHEN ${PART} = 'purchase' THEN 0 ELSE ${amount} END`;

const COSTS: Record<Exclude<SumMeasure, CommitmentMeasure | 'quantity' | 'rows'>, string> = {
  billed: 'billed',
  effective: 'effective',
  billedList: uncovered('list'),
  effectiveList: unpurchased('list'),
  billedContracted: uncovered('contracted'),
  effectiveContracted: unpurchased('contracted'),
};

/**
 * `index` is the place of the measure in the question: parts are named by it. `isAmongDays`: are later days of long charges
 * among the lines?
 */
export function measureSql(measure: Measure, index: number, isAmongDays: boolean): MeasureSql {
  const name = `m${index}`;
  if (typeof measure === 'object') {
    const values = `CASE WHEN d${index} <> '' THEN concat(vendor, ':', d${index}) END`;
    return { parts: [], merged: `count(DISTINCT ${values})` };
  }
  if (isCommitmentMeasure(measure)) return commitmentMeasure(measure, name);
  if (measure === 'rows') {
    return { parts: [{ name, sql: 'sum(row_count)', isCost: false, merge: 'sum' }], merged: `sum(${name})` };
  }
  if (measure === 'quantity') {
    const ofUnit = (aggregate: string) => `${aggregate}(nullif(${UNIT}, ''))`;
    return {
      parts: [
        { name, sql: `sum(CASE WHEN ${UNIT} <> '' THEN quantity END)`, isCost: false, merge: 'sum' },
        { name: `${name}_least`, sql: ofUnit('min'), isCost: false, merge: 'min' },
        { name: `${name}_most`, sql: ofUnit('max'), isCost: false, merge: 'max' },
      ],
      merged: `CASE WHEN min(${name}_least) = max(${name}_most) THEN sum(${name}) END`,
    };
  }
  const amount = COSTS[measure];
  const summed = isAmongDays && measure !== 'effective' ? onFirstDay(amount) : amount;
  return {
    parts: [{ name, sql: `sum(${summed})`, isCost: true, merge: 'sum' }],
    merged: `sum(${name})`,
  };
}

/** The dimensions that a measure reads. */
export function dimensionsOf(measure: Measure) {
  if (typeof measure === 'object') return [measure.distinct];
  if (isCommitmentMeasure(measure)) return commitmentDimensions(measure);
  if (measure === 'quantity') return ['unit' as const];
  return measure.endsWith('List') || measure.endsWith('Contracted') ? ['commitmentPart' as const] : [];
}

/** Effective cost is on every day of a long charge, all else on its first. */
export function isSpread(measures: readonly Measure[]): boolean {
  return (['effective', 'usedEffective', 'unusedEffective'] as const).some((each) => measures.includes(each));
}
