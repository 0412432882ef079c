// Does the first row of the cause grid name the culprit? By the arithmetic of the product, over the finest series.
import { causeRows } from '../../../upstream/domains/anomaly/causes/cause-rows.ts';
import { exactLeaves } from '../../../upstream/domains/anomaly/causes/exact-leaves.ts';
import { DAYS_BEFORE, usualSum } from '../../../upstream/domains/anomaly/causes/leaf-forecast.ts';
import { type Alert, type BenchCompany, type Cell, type Culprit, holds, sumOf } from './company.ts';
import type { Score } from './score.ts';

const ROUNDING = { digits: 2, isCut: false };
const MONEY_DIGITS = 6;

export interface FirstCauses {
  /** Found events that have a culprit, and those whose first row names one. */
  asked: number;
  right: number;
}

/** Of found events whose culprits are known, by alerts that say what they expected. */
export function firstCauses({ cells }: BenchCompany, { found }: Score): FirstCauses {
  const rows = found.flatMap(({ truth, alert }) => {
    const { judged } = alert;
    return truth.culprits && judged
      ? [{ culprits: truth.culprits, first: firstRow(cells, alert, judged) }]
      : [];
  });
  const right = rows.filter(({ culprits, first }) => culprits.some((each) => keyOf(each) === first));
  return { asked: rows.length, right: right.length };
}

function keyOf({ account, product, region, usageType }: Culprit): string {
  return [account, product, region, usageType].join('\u001f');
}

function firstRow(
  cells: readonly Cell[],
  alert: Alert,
  { firstDay, expected }: { firstDay: number; expected: number },
): string | null {
  const basis = alert.kind === 'RATE' || alert.kind === 'CREDIT' ? alert.kind : 'USAGE';
  const leaves = cells
    .filter((cell) => cell.basis === basis && holds(alert, cell))
    .map(({ account, product, region, usageType, operation, values }) => {
      const amounts = (from: number, to: number) => Array.from(values.subarray(from, to), rounded);
      const own = amounts(firstDay, alert.lastDay + 1);
      const keys = [account, product, region, usageType, operation, ''];
      return {
        ...{ keys, labels: keys, real: rounded(sumOf(own)), usage: null, usageForecast: null },
        forecast: usualSum(amounts(firstDay - DAYS_BEFORE, firstDay), own.length),
      };
    });
  const real = Number(sumOf(leaves.map((leaf) => leaf.real)).toFixed(ROUNDING.digits));
  const totals = { real, expected: Number(expected.toFixed(ROUNDING.digits)) };
  const [first] = causeRows(exactLeaves(leaves, totals, ROUNDING)).causes;
  return first ? keyOf({ ...first, product: first.service }) : null;
}

const rounded = (amount: number) => Number(amount.toFixed(MONEY_DIGITS));
