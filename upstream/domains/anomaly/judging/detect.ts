// Detection as one task of plain data, so that it can be done in a thread of its own.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { Sensitivity } from '../../../../lib/catalogue/anomaly.ts';
import { type Anomaly, type FindOptions, findAnomalies, isSame } from '../detection/find-anomalies.ts';
import { type Leaf, placeKey } from '../detection/leaves.ts';
import { findCharges } from '../detection/months/find-charges.ts';
import type { MonthlyCharge } from '../detection/months/monthly-charge.ts';
import type { Plan } from '../detection/plans.ts';

export interface DetectTask {
  leaves: Leaf[];
  /** What is judged by month. */
  charges: MonthlyCharge[];
  minimumImpact: number;
  /** By key of a place and kind, of those that are not 1. */
  fences: Record<string, number>;
  /** What people planned of the cost. */
  plans: readonly Plan[];
  from: IsoDate;
  /** The newest complete day. */
  through: IsoDate;
}

export interface Detected {
  /** Each with the lowest sensitivity that finds it, and as the highest of those that find it sees it. */
  anomalies: (Anomaly & { sensitivity: Sensitivity })[];
  series: number;
}

export function fenceKey(place: string, kind: string): string {
  return `${kind} ${place}`;
}

export function detect(task: DetectTask): Detected {
  const days = detectDays(task);
  return {
    anomalies: [...days.anomalies, ...detectMonths(task)],
    series: days.series + task.charges.length,
  };
}

function optionsOf({ minimumImpact, fences, plans, from }: DetectTask): Omit<FindOptions, 'sensitivity'> {
  return {
    ...{ from, plans },
    minimumImpact: () => minimumImpact,
    fenceFactor: (place, kind) => fences[fenceKey(placeKey(place), kind)] ?? 1,
  };
}

/** With medium sensitivity first: low is asked only of what that finds, high only of account and product. */
function detectDays(task: DetectTask): Detected {
  const find = (sensitivity: Sensitivity, isAsked: FindOptions['isAsked'] = () => true) =>
    findAnomalies(task.leaves, { ...optionsOf(task), sensitivity, isAsked });
  const { anomalies, series } = find('M');
  const places = new Set(
    anomalies.map(({ vendor, account, product, region }) => placeKey({ vendor, account, product, region })),
  );
  const plain = find('L', (place) => places.has(placeKey(place))).anomalies;
  const medium = anomalies.map((anomaly) => {
    const isPlain = plain.some((each) => isSame(each, anomaly));
    return { ...anomaly, sensitivity: isPlain ? ('L' as const) : ('M' as const) };
  });
  const high = find('H', (_, grain) => grain === 'product')
    .anomalies.filter((anomaly) => !anomalies.some((each) => isSame(each, anomaly)))
    .map((anomaly) => ({ ...anomaly, sensitivity: 'H' as const }));
  return { anomalies: [...medium, ...high], series };
}

/** Each by the lowest sensitivity that finds it. */
function detectMonths(task: DetectTask): Detected['anomalies'] {
  const found: Detected['anomalies'] = [];
  for (const sensitivity of ['L', 'M', 'H'] as const) {
    const options = { ...optionsOf(task), sensitivity, through: task.through };
    for (const anomaly of findCharges(task.charges, options))
      if (!found.some((known) => isSame(known, anomaly))) found.push({ ...anomaly, sensitivity });
  }
  return found;
}
