// Puts events into a real history, each on a series of its own: what a detector is then asked to find.
import { parseDay } from '../../../lib/calendar/calendar.ts';
import { type BenchCompany, type Cell, type DayBasis, type Leaf, sumOf } from './company.ts';
import { drawsOf } from './random.ts';
import type { Truth } from './score.ts';

interface Form {
  /** Days from the first one within which finding it counts. */
  horizon: number;
  /** How long it lasts; null: to the end. */
  days: number | null;
  /** Times what the series costs a day, from and to; of a new service it is an amount. */
  size: [number, number];
  /** What part of its size a day has, by its place in the event. */
  part: (place: number, isWeekend: boolean) => number;
}

const always = () => 1;
const DRIFT_DAYS = 28;

export const FORMS = {
  spike: { horizon: 2, days: 1, size: [1, 4], part: always },
  step: { horizon: 14, days: null, size: [0.4, 1.5], part: always },
  'new service': { horizon: 10, days: null, size: [2, 12], part: always },
  drift: {
    horizon: 35,
    days: null,
    size: [0.6, 1.5],
    part: (place) => Math.min(1, (place + 1) / DRIFT_DAYS),
  },
  'weekday-only': { horizon: 14, days: 28, size: [0.5, 1.5], part: (_, isWeekend) => (isWeekend ? 0 : 1) },
  drop: { horizon: 14, days: null, size: [-0.8, -0.4], part: always },
  'credit end': { horizon: 14, days: null, size: [0.3, 0.8], part: always },
} satisfies Record<string, Form>;
export type EventType = keyof typeof FORMS;
const TYPES = Object.keys(FORMS) as EventType[];

/** What a day of an event costs is at least so many times the least impact: less is not worth telling. */
const LEAST_TIMES = 2;
/** Days before an event, to learn from, and after it, to find it. */
const BEFORE = 45;
const AFTER = 16;
const MONTH = 28;
/** An event that lasts less is over before its end is one of its own. */
const LONG_DAYS = 14;
/** Days by which a new series swings around its cost. */
const SWING = 0.1;
/** Draws that find no place for an event are no end. */
const MOST_DRAWS = 1000;

export interface InjectOptions {
  seed: number;
  count: number;
  /** Least impact of a day by vendor. */
  least: ReadonlyMap<string, number>;
  /** No event begins here: something of its own happens then. */
  isTaken?: (leaf: Leaf, day: number) => boolean;
}

/** So many events of drawn types, series, days and sizes; the company that is given stays as it is. */
export function inject(
  clean: BenchCompany,
  { seed, count, least, isTaken = () => false }: InjectOptions,
): { company: BenchCompany; truths: Truth[] } {
  const draw = drawsOf(seed);
  const one = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)];
  const copied = <T extends Leaf>(list: readonly T[]) =>
    list.map((leaf) => ({ ...leaf, values: leaf.values.slice() }));
  const [leaves, cells] = [copied(clean.leaves), copied(clean.cells)];
  const open = new Set(largestOfProducts(leaves));
  const truths: Truth[] = [];
  const ends: Truth[] = [];
  for (let tries = 0; truths.length < count && tries < MOST_DRAWS; tries += 1) {
    const [type, host] = [one(TYPES), one([...open])];
    if (!type || !host) continue;
    const form: Form = FORMS[type];
    const start = BEFORE + Math.floor(draw() * (clean.days - BEFORE - AFTER));
    const level = sumOf(host.values.subarray(start - MONTH, start)) / MONTH;
    const floor = LEAST_TIMES * (least.get(host.vendor) ?? 0);
    const drawn = form.size[0] + (form.size[1] - form.size[0]) * draw();
    const size = type === 'new service' ? drawn : drawn * level;
    // Nothing can fall by more than it costs.
    if (isTaken(host, start) || (size <= 0 && -size < floor)) continue;
    const amount = size > 0 ? Math.max(size, floor) : size;
    const end = Math.min(clean.days, form.days === null ? clean.days : start + form.days);
    const changed = isNewSeries(type) ? newLeaves(leaves, host, type, truths.length) : withRate(leaves, host);
    const [leaf] = changed;
    const parts = partsOf(cells, changed, draw);
    if (type !== 'new service') open.delete(host);
    for (let day = 0; day < clean.days; day += 1) {
      const isOn = day >= start && day < end;
      const part = isOn ? form.part(day - start, isWeekend(clean, day)) : 0;
      const swing = leaf === host ? 1 : 1 + SWING * (2 * draw() - 1);
      // A credit pays until it ends.
      const change = type === 'credit end' ? (isOn ? 0 : -amount) : amount * part * swing;
      for (const { values } of [...changed, ...parts]) {
        const value = (values[day] ?? 0) + change;
        values[day] = type === 'drop' ? Math.max(0, value) : value;
      }
    }
    const made = {
      ...truthOf(type, leaf, { id: `${seed}/${truths.length + 1}`, start, end }),
      // What falls by more than its part costs falls in others too, which are not told apart here.
      ...(type !== 'drop' && { culprits: parts }),
    };
    truths.push(made);
    if (end - start >= LONG_DAYS && end < clean.days) ends.push(endOf(made, end));
  }
  return { company: { ...clean, leaves, cells }, truths: [...truths, ...ends] };
}

function truthOf(
  type: EventType,
  leaf: Leaf,
  { id, start, end }: { id: string; start: number; end: number },
): Truth {
  const { vendor, account, product, region, basis } = leaf;
  const { horizon, days } = FORMS[type];
  return {
    ...{ id, type, alert: 'must', places: [{ vendor, account, product, region }], basis },
    kinds: basis === 'CREDIT' ? ['CREDIT'] : ['USAGE', 'NEW', 'GONE'],
    direction: type === 'drop' ? 'DOWN' : 'UP',
    // What stays is normal after a month: a later alert is about something else.
    ...{
      start,
      horizon: start + horizon,
      end: Math.min(end, start + Math.max(horizon, MONTH)) + (days === 1 ? 1 : 0),
    },
  };
}

const isNewSeries = (type: EventType) => type === 'new service' || type === 'credit end';

/** What has become normal is missed when it is over: right to tell, and not asked for. */
function endOf(truth: Truth, end: number): Truth {
  const direction = truth.direction === 'UP' ? 'DOWN' : 'UP';
  return {
    ...truth,
    id: `${truth.id} end`,
    alert: 'may',
    direction,
    start: end,
    horizon: end,
    end: end + MONTH,
  };
}

/** What is used more is paid at the same rate. */
function withRate(leaves: readonly Leaf[], host: Leaf): [Leaf, ...Leaf[]] {
  const isTwin = (leaf: Leaf) =>
    leaf.basis === 'RATE' &&
    (['vendor', 'account', 'product', 'region'] as const).every((key) => leaf[key] === host[key]);
  return [host, ...leaves.filter(isTwin)];
}

function newLeaves(leaves: Leaf[], host: Leaf, type: EventType, place: number): [Leaf, ...Leaf[]] {
  const { vendor, account, region } = host;
  const made = (product: string, basis: DayBasis): Leaf => ({
    ...{ vendor, account, product, region, basis },
    values: new Float64Array(host.values.length),
  });
  const product = `New service ${place + 1}`;
  const own: [Leaf, ...Leaf[]] =
    type === 'credit end' ? [made(host.product, 'CREDIT')] : [made(product, 'USAGE'), made(product, 'RATE')];
  leaves.push(...own);
  return own;
}

/** Of each changed leaf the part that changes: a drawn one of the usage, a new one where there is none. */
function partsOf(cells: Cell[], changed: readonly [Leaf, ...Leaf[]], draw: () => number): Cell[] {
  const isOf = (cell: Cell, leaf: Leaf) =>
    (['vendor', 'account', 'product', 'region', 'basis'] as const).every((key) => cell[key] === leaf[key]);
  const known = cells.filter((cell) => isOf(cell, changed[0]));
  const drawn = known[Math.floor(draw() * known.length)] ?? { usageType: 'New usage', operation: '' };
  return changed.map((leaf) => {
    const { usageType, operation } = drawn;
    const own = cells.find(
      (cell) => isOf(cell, leaf) && cell.usageType === usageType && cell.operation === operation,
    );
    const part = own ?? { ...leaf, usageType, operation, values: new Float64Array(leaf.values.length) };
    if (!own) cells.push(part);
    return part;
  });
}

/** The region of each account and service in which most is spent. */
function largestOfProducts(leaves: readonly Leaf[]): Leaf[] {
  const largest = new Map<string, Leaf>();
  for (const leaf of leaves) {
    if (leaf.basis !== 'USAGE') continue;
    const key = [leaf.vendor, leaf.account, leaf.product].join('\u001f');
    const known = largest.get(key);
    if (!known || sumOf(leaf.values) > sumOf(known.values)) largest.set(key, leaf);
  }
  return [...largest.values()];
}

function isWeekend({ firstDay }: BenchCompany, day: number): boolean {
  // 1 January 1970 was a Thursday.
  const weekday = (parseDay(firstDay) + day + 4) % 7;
  return weekday === 0 || weekday === 6;
}
