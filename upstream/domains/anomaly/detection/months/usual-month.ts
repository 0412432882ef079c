// What a month's charge may be: as in the months before, or the same part of what it is charged on.
import type { Sensitivity } from '../../../../../lib/catalogue/anomaly.ts';
import { median } from '../statistics.ts';
import type { MonthlyCharge } from './monthly-charge.ts';

export interface UsualMonth {
  expected: number;
  lower: number;
  upper: number;
  /** It came in most months: that it stays away says something. */
  isRegular: boolean;
}

/** How often the usual error is added on either side, and the narrowest band, as a part of the amount. */
const FENCES: Record<Sensitivity, { reach: number; least: number }> = {
  H: { reach: 3, least: 0.05 },
  M: { reach: 6, least: 0.1 },
  L: { reach: 9, least: 0.2 },
};
/** Fewer months say nothing. */
const LEAST_KNOWN = 3;
const RECENT = 6;
const REGULAR_PART = 2 / 3;
const YEAR = 12;

type Amounts = Pick<MonthlyCharge, 'amounts' | 'base'>;

/** Of the month at this place, by those at the places `learnt`, all before it; null while too few are known. */
export function usualMonth(
  charge: Amounts,
  at: number,
  learnt: readonly number[],
  { sensitivity, factor }: { sensitivity: Sensitivity; factor: number },
): UsualMonth | null {
  if (learnt.length < LEAST_KNOWN) return null;
  const expected = predictorOf(charge, learnt)(charge, at, learnt);
  const known = learnt.map((place) => charge.amounts[place] ?? 0);
  const recent = known.slice(-RECENT);
  const isRegular = recent.filter((amount) => amount !== 0).length >= REGULAR_PART * recent.length;
  const possible = [
    ...PREDICTORS.map((predict) => predict(charge, at, learnt)),
    ...sameMonthLastYear(charge, at, learnt),
    // What comes now and then may come again, or not.
    ...(isRegular ? [] : [0, Math.max(...known)]),
  ];
  const [lowest, highest] = [Math.min(...possible), Math.max(...possible)];
  const { reach, least } = FENCES[sensitivity];
  const spread = reach * usualError(charge, learnt);
  const width = (edge: number) => factor * Math.max(least * Math.abs(edge), spread);
  return {
    expected,
    lower: lowest - width(lowest),
    upper: highest + width(highest),
    isRegular,
  };
}

type Predictor = (charge: Amounts, at: number, learnt: readonly number[]) => number;

const byLevel: Predictor = ({ amounts }, _at, learnt) =>
  median(learnt.slice(-RECENT).map((place) => amounts[place] ?? 0));

/** The usual part of what it is charged on; the level where that is unknown. */
const byPart: Predictor = (charge, at, learnt) => {
  const { amounts, base } = charge;
  const parts = learnt
    .slice(-RECENT)
    .flatMap((place) => ((base?.[place] ?? 0) > 0 ? (amounts[place] ?? 0) / (base?.[place] ?? 1) : []));
  return base && parts.length > 0 ? median(parts) * (base[at] ?? 0) : byLevel(charge, at, learnt);
};

/** As the month before, and as the same part as there. */
const PREDICTORS: readonly Predictor[] = [
  byLevel,
  byPart,
  (charge, at, learnt) => byLevel(charge, at, learnt.slice(-1)),
  (charge, at, learnt) => byPart(charge, at, learnt.slice(-1)),
];

/** The one that was nearer to the months so far. */
function predictorOf(charge: Amounts, learnt: readonly number[]): Predictor {
  const missed = (predict: Predictor) =>
    errorsOf(charge, learnt, predict).reduce((sum, error) => sum + Math.abs(error), 0);
  return missed(byPart) < missed(byLevel) ? byPart : byLevel;
}

/** One month ahead, of the months that have another before them. */
function errorsOf(charge: Amounts, learnt: readonly number[], predict: Predictor): number[] {
  return learnt
    .slice(1)
    .map(
      (place, before) => (charge.amounts[place] ?? 0) - predict(charge, place, learnt.slice(0, before + 1)),
    );
}

/** By how much a month usually differs from the nearest of what it could be: one that was reported counts little. */
function usualError(charge: Amounts, learnt: readonly number[]): number {
  const all = PREDICTORS.map((predict) => errorsOf(charge, learnt, predict).map(Math.abs));
  return median((all[0] ?? []).map((_, place) => Math.min(...all.map((errors) => errors[place] ?? 0))));
}

function sameMonthLastYear({ amounts }: Amounts, at: number, learnt: readonly number[]): number[] {
  return learnt.includes(at - YEAR) ? [amounts[at - YEAR] ?? 0] : [];
}
