// Finds what is unusual in the cost of a company: each place is judged once, at the finest grain that shows it.
import { daysIn, earlierOf, type IsoDate, laterOf } from '../../../../lib/calendar/calendar.ts';
import {
  type AnomalyKind,
  isOfSameCost,
  type JudgedUnit,
  type Sensitivity,
} from '../../../../lib/catalogue/anomaly.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { creditedDays, judgeCredits, promotedDays } from './credits.ts';
import { fenceOfGrain, isReportable } from './grain-rules.ts';
import { type FoundEvent, joinEvents, reportedWhen } from './join-events.ts';
import { judgeSeries } from './judge-series.ts';
import { type Cell, cellsOf, GRAINS, type Grain, type Leaf, type Place, placeKey, REST } from './leaves.ts';
import { type Plan, plannedDays } from './plans.ts';
import { rateEvents } from './rates.ts';
import { daysOf } from './seasons.ts';
import type { JudgedDay } from './series.ts';

export interface FindOptions {
  sensitivity: Sensitivity;
  /** Smaller impacts are not reported, in the currency of the leaves. */
  minimumImpact: (vendor: VendorCode) => number;
  /** By feedback; 1 where there was none. */
  fenceFactor?: (place: Place, kind: AnomalyKind) => number;
  /** The first day that is judged; earlier ones are learnt from alone. */
  from?: IsoDate;
  /** Places that are judged; left out: all. */
  isAsked?: (place: Place, grain: Grain) => boolean;
  /** What people planned: nothing is learnt from those days, or what they cost is the level from then on. */
  plans?: readonly Plan[];
  /** Of the finest series the largest are judged; what the others do is seen in the sums. */
  maxSeries?: number;
}

export interface Anomaly extends Place, FoundEvent {
  kind: AnomalyKind;
  /** Of MONTH each of `days` and of `series` is a month, by its first day. */
  unit: JudgedUnit;
  /** The whole judged series, of which `days` are a part. */
  series: readonly JudgedDay[];
}

export interface Findings {
  anomalies: Anomaly[];
  /** How many series were judged. */
  series: number;
}

const MAX_SERIES = 2000;
/** Days without any cost before the first one of what is new. */
const NEW_AFTER = 14;
/** Days apart by which events of two grains are the same. */
const SAME_DAYS = 3;

export function findAnomalies(leaves: readonly Leaf[], options: FindOptions): Findings {
  const found: Anomaly[] = [];
  const severalRegions = withSeveralRegions(leaves);
  const accounts = cellsOf(leaves, 'account');
  const products = cellsOf(leaves, 'product');
  const promoted = promotedAccounts(products);
  let series = 0;
  for (const grain of GRAINS) {
    const cells = largest(cellsOf(leaves, grain), options.maxSeries ?? MAX_SERIES);
    for (const cell of cells) {
      if (cell.place.product === REST || options.isAsked?.(cell.place, grain) === false) continue;
      const limit = options.minimumImpact(cell.place.vendor);
      if (grain === 'region' && !severalRegions.has(placeKey({ ...cell.place, region: null }))) continue;
      if (!cell.usage.some((value) => value >= limit) && !cell.credit.some((value) => -value >= limit))
        continue;
      series += 1;
      // Credits name no region, or another one than their usage.
      const whole = grain === 'region' ? products.get(placeKey({ ...cell.place, region: null })) : undefined;
      const isOfPart = grain === 'product' || grain === 'region';
      const ofAccount = isOfPart ? promoted.get(accountKey(cell.place)) : undefined;
      const credited = creditedDays(cell, { whole, promoted: ofAccount });
      for (const anomaly of anomaliesOf(cell, grain, credited, options, whole))
        if (!found.some((known) => isSame(known, anomaly)) && !isOfNewAccount(anomaly, accounts))
          found.push(anomaly);
    }
  }
  return { anomalies: found, series };
}

function anomaliesOf(
  cell: Cell,
  grain: Grain,
  credited: Uint8Array,
  options: FindOptions,
  whole: Cell | undefined,
): Anomaly[] {
  const { place, firstDay, usage } = cell;
  const minimumImpact = options.minimumImpact(place.vendor);
  const optionsOf = (kind: AnomalyKind) => ({
    sensitivity: options.sensitivity,
    fenceFactor: fenceOfGrain(grain) * (options.fenceFactor?.(place, kind) ?? 1),
    ...(options.from !== undefined && { from: options.from }),
  });
  const judged = judgeSeries(
    {
      key: placeKey(place),
      firstDay,
      values: usage,
      credited,
      minimumImpact,
      ...plannedDays(cell, options.plans),
    },
    optionsOf('USAGE'),
  );
  const made = (kind: AnomalyKind, series: readonly JudgedDay[]) => (event: FoundEvent) => ({
    ...{ ...place, ...event, kind, unit: 'DAY' as const, series },
  });
  const asked = (series: readonly JudgedDay[]) =>
    series.filter(({ day }) => options.from === undefined || day >= options.from);
  const ofUsage = joinEvents(asked(judged), minimumImpact).flatMap((event) => {
    const kind = kindOf(event, cell);
    const isEnough = (days: readonly JudgedDay[]) =>
      isReportable(days, { kind, grain, minimumImpact, whole: whole ?? null });
    return reportedWhen(event, isEnough).map(made(kind, judged));
  });
  if (grain !== 'product') return ofUsage;
  const rated = rateEvents(cell, minimumImpact, optionsOf('RATE'));
  const credits = judgeCredits(cell, minimumImpact);
  return [
    ...ofUsage,
    ...rated.map((event) => made('RATE', event.days)(event)),
    ...joinEvents(asked(credits), minimumImpact).map(made('CREDIT', credits)),
  ];
}

/** New: nothing was there before. Gone: nothing is there from the first day of the fall on. */
function kindOf({ firstDay, direction }: FoundEvent, cell: Cell): AnomalyKind {
  const at = daysOf(cell.firstDay, cell.usage.length).indexOf(firstDay);
  const isEmpty = (from: number, to: number) => cell.present.subarray(from, to).every((each) => each === 0);
  if (direction === 'UP' && at >= NEW_AFTER && isEmpty(0, at)) return 'NEW';
  return direction === 'DOWN' && isEmpty(at + 1, cell.usage.length) ? 'GONE' : 'USAGE';
}

/** New services of a new account are reported once, for the account. */
function isOfNewAccount(
  { kind, firstDay, product, vendor, account }: Anomaly,
  accounts: ReadonlyMap<string, Cell>,
): boolean {
  if (kind !== 'NEW' || product === null) return false;
  const whole = accounts.get(placeKey({ vendor, account, product: null, region: null }));
  if (!whole) return false;
  const at = daysIn({ start: whole.firstDay, end: firstDay }) - 1;
  return whole.present.subarray(0, at).every((each) => each === 0);
}

function accountKey({ vendor, account }: Place): string {
  return placeKey({ vendor, account, product: null, region: null });
}

/** The promoted days of each account, by its key. */
function promotedAccounts(products: ReadonlyMap<string, Cell>): Map<string, Uint8Array> {
  const byAccount = new Map<string, Cell[]>();
  for (const cell of products.values()) {
    const key = accountKey(cell.place);
    byAccount.set(key, [...(byAccount.get(key) ?? []), cell]);
  }
  return new Map([...byAccount].map(([key, cells]) => [key, promotedDays(cells)]));
}

/** Accounts and products that have cost in more than one region, by the key of their place. */
function withSeveralRegions(leaves: readonly Leaf[]): Set<string> {
  const regions = new Map<string, string>();
  const several = new Set<string>();
  for (const { vendor, account, product, region, basis } of leaves) {
    if (basis !== 'USAGE') continue;
    const key = placeKey({ vendor, account, product, region: null });
    if ((regions.get(key) ?? region) !== region) several.add(key);
    regions.set(key, region);
  }
  return several;
}

function largest(cells: ReadonlyMap<string, Cell>, count: number): Cell[] {
  const size = ({ usage, credit }: Cell) =>
    usage.reduce((sum, value, at) => sum + value - (credit[at] ?? 0), 0);
  const list = [...cells.values()];
  return list.length <= count ? list : list.sort((one, other) => size(other) - size(one)).slice(0, count);
}

/** Whether the known one has the same cost, kind of change and days, at any grain. */
export function isSame(known: Anomaly, other: Anomaly): boolean {
  const isOf = (one: string | null, another: string | null) =>
    one === null || another === null || one === another;
  return (
    known.vendor === other.vendor &&
    known.direction === other.direction &&
    known.unit === other.unit &&
    isOfSameCost(known.kind, other.kind) &&
    isOf(known.account, other.account) &&
    isOf(known.product, other.product) &&
    isOf(known.region, other.region) &&
    gapOf(known, other) <= SAME_DAYS
  );
}

/** Days between the two; 0 where they overlap. */
function gapOf(one: FoundEvent, other: FoundEvent): number {
  const [start, end] = [laterOf(one.firstDay, other.firstDay), earlierOf(one.lastDay, other.lastDay)];
  return end >= start ? 0 : daysIn({ start: end, end: start }) - 1;
}
