// What a month's charge may be: as in the months before, or the same part of what it is charged on. Rows do not say whether
// that is the cost of its account or of all accounts on the bill, so it may be either.
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

type Amounts = Pick<MonthlyCharge, 'amounts' | 'bases'>;

/** Of the month at this place, by those at the places `learnt`, all before it; null while too few are known. */
export function usualMonth(
  charge: Amounts,
  at: number,
  learnt: readonly number[],
  { sensitivity, factor }: { sensitivity: Sensitivity; factor: number },
): UsualMonth | null {
  if (learnt.length < LEAST_KNOWN) return null;
  const predictors = predictorsOf(charge);
  const expected = nearest(charge, learnt, predictors)(at, learnt);
  const known = learnt.map((place) => charge.amounts[place] ?? 0);
  const recent = known.slice(-RECENT);
  const isRegular = recent.filter((amount) => amount !== 0).length >= REGULAR_PART * recent.length;
  const possible = [
    ...predictors.flatMap(alsoByLast).map((predict) => predict(at, learnt)),
    ...sameMonthLastYear(charge, at, learnt),
    // What comes now and then may come again, or not.
    ...(isRegular ? [] : [0, Math.max(...known)]),
  ];
  const [lowest, highest] = [Math.min(...possible), Math.max(...possible)];
  const { reach, least } = FENCES[sensitivity];
  const spread = reach * usualError(charge, learnt, predictors);
  const width = (edge: number) => factor * Math.max(least * Math.abs(edge), spread);
  return {
    expected,
    lower: lowest - width(lowest),
    upper: highest + width(highest),
    isRegular,
  };
}

/** Of the month at a place, by those at the places `learnt`. */
type Predictor = (at: number, learnt: readonly number[]) => number;

/** As in the months before, and as the same part of each cost that it may be a part of. */
function predictorsOf({ amounts, bases }: Amounts): Predictor[] {
  const byLevel: Predictor = (_at, learnt) =>
    median(learnt.slice(-RECENT).map((place) => amounts[place] ?? 0));
  const byPartOf =
    (base: readonly number[]): Predictor =>
    (at, learnt) => {
      const parts = learnt
        .slice(-RECENT)
        .flatMap((place) => ((base[place] ?? 0) > 0 ? (amounts[place] ?? 0) / (base[place] ?? 1) : []));
      return parts.length > 0 ? median(parts) * (base[at] ?? 0) : byLevel(at, learnt);
    };
  return [byLevel, ...bases.map(byPartOf)];
}

/** Beside it, the same by the last month alone. */
function alsoByLast(predict: Predictor): Predictor[] {
  return [predict, (at, learnt) => predict(at, learnt.slice(-1))];
}

/** The one that missed the months so far by least; the first of those that did alike. */
function nearest(charge: Amounts, learnt: readonly number[], predictors: readonly Predictor[]): Predictor {
  const missed = (predict: Predictor) =>
    errorsOf(charge, learnt, predict).reduce((sum, error) => sum + Math.abs(error), 0);
  return predictors.reduce((best, each) => (missed(each) < missed(best) ? each : best));
}

/** One month ahead, of the months that have another before them. */
function errorsOf({ amounts }: Amounts, learnt: readonly number[], predict: Predictor): number[] {
  return learnt
    .slice(1)
    .map((place, before) => (amounts[place] ?? 0) - predict(place, learnt.slice(0, before + 1)));
}

/** By how much a month usually differs from the nearest of what it could be: one that was reported counts little. */
function usualError(charge: Amounts, learnt: readonly number[], predictors: readonly Predictor[]): number {
  const all = predictors
    .flatMap(alsoByLast)
    .map((predict) => errorsOf(charge, learnt, predict).map(Math.abs));
  return median((all[0] ?? []).map((_, place) => Math.min(...all.map((errors) => errors[place] ?? 0))));
}

function sameMonthLastYear({ amounts }: Amounts, at: number, learnt: readonly number[]): number[] {
  return learnt.includes(at - YEAR) ? [amounts[at - YEAR] ?? 0] : [];
}
