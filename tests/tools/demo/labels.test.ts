// The label file beside the rows: what it says is in them, by independent sums, and what is in them it says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumber, isWeekend } from '../../../tools/demo/generator/days.ts';
import { EVENT_SCRIPT } from '../../../tools/demo/generator/plan/event-script.ts';
import type { EventLabel } from '../../../tools/demo/generator/plan/labels/event-label.ts';
import { type CellDays, type CellHistory, cellHistory } from './cell-days.ts';
import { generateSmall, removeGenerated } from './generated.ts';

const VENDORS = ['aws', 'azr', 'gcp', 'ncp'] as const;
const SIZE = { scale: 0.03, vendors: VENDORS, isLabelled: true };
const RANGE = { from: '2022-01-01', to: '2024-12-15' };
const END = dayNumber('2024-12-16');

let company: Awaited<ReturnType<typeof generateSmall>>;
let history: CellHistory;
beforeAll(async () => {
  company = await generateSmall({ ...SIZE, from: '2022-01', to: '2024-12' });
  history = await cellHistory(company.files, RANGE);
}, 120_000);
afterAll(removeGenerated);

const keyOf = (place: Omit<EventLabel, 'id'> | EventLabel | CellDays) =>
  [place.vendor, place.accountId, place.service, place.region, place.usageType, place.operation].join('|');
const isUsage = ({ kind }: EventLabel) => ['USAGE', 'PRICE', 'NEW', 'GONE'].includes(kind);

test('one label for each series that an event changes, each event and each of its series once', () => {
  const { labels } = company;
  const own = EVENT_SCRIPT.filter(
    ({ vendor, story }) => VENDORS.some((each) => each === vendor) && story === null,
  );
  for (const { id, alert } of own)
    expect(
      labels.some((label) => label.id === id && label.alert === alert),
      id,
    ).toBe(true);
  const names = labels.map((label) => `${label.id}|${label.kind}|${keyOf(label)}|${label.cause}`);
  expect(new Set(names).size).toBe(names.length);
  const types = new Set(labels.map(({ type }) => type));
  for (const type of ['growth step', 'season', 'commitment begins', 'reservation expiry', 'partial credit'])
    expect(types).toContain(type);
  for (const type of ['step', 'drop', 'drift', 'weekday-only', 'new region', 'slow leak', 'spike'])
    expect(types).toContain(type);
  expect(labels.filter(({ id }) => id === 'late-1').length).toBeGreaterThan(5);
  expect(new Set(labels.filter(({ id }) => id === 'move-1').map(({ kind }) => kind))).toEqual(
    new Set(['NEW', 'GONE']),
  );
});

test('a run of one month has the labels of the whole history', async () => {
  const month = await generateSmall({ ...SIZE, from: '2024-12' });
  expect(month.labels).toEqual(company.labels);
  const { from, to, events } = JSON.parse(readFileSync(join(month.folder, 'events.json'), 'utf8'));
  expect({ from, to, events }).toEqual({ from: '2024-12', to: '2024-12', events: company.labels });
});

test('keys are those of the rows', () => {
  const known = new Set(history.cells.map(keyOf));
  const unknown = company.labels.filter(
    (label) => label.kind !== 'TAGS' && dayNumber(label.day) < END && !known.has(keyOf(label)),
  );
  expect(unknown.map((label) => `${label.id} ${keyOf(label)}`)).toEqual([]);
});

/** Mean of the days of a series, weekdays and weekend days apart in the proportion of the days that are compared. */
function meanLike(values: Float64Array, days: number[], like: number[]): number | null {
  const mean = (all: number[]) => all.reduce((sum, day) => sum + (values[day] ?? 0), 0) / all.length;
  const isFree = (day: number) => isWeekend(history.firstDay + day);
  let [total, count] = [0, 0];
  for (const free of [true, false]) {
    const [own, other] = [
      days.filter((day) => isFree(day) === free),
      like.filter((day) => isFree(day) === free),
    ];
    if (other.length === 0) continue;
    if (own.length === 0) return null;
    total += mean(own) * other.length;
    count += other.length;
  }
  return total / count;
}

const span = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const BEFORE = 28;
const MEASURED = 35;
const RAMPS: Record<string, number> = { 'drift-1': 42, 'drift-2': 35, 'leak-1': 70 };

interface Found {
  label: EventLabel;
  before: number;
  change: number;
  said: number;
}

/** What the rows say about each label of a kind that can be seen: large by its series, and nothing else changes there. */
function seen(kind: (label: EventLabel) => boolean, basis: 'contracted' | 'billed'): Found[] {
  const labels = company.labels.filter((label) => kind(label) && dayNumber(label.day) < END);
  return labels.flatMap((label) => {
    const start = dayNumber(label.day) - history.firstDay;
    const measured = Math.min(label.days, RAMPS[label.id] ?? MEASURED, history.days - start);
    const cell = history.cells.find((own) => own.rowClass === 'Usage' && keyOf(own) === keyOf(label));
    const others = company.labels.filter(
      (other) => keyOf(other) === keyOf(label) && other !== label && !['TAGS', 'FEE'].includes(other.kind),
    );
    const touches = (other: EventLabel) => {
      const from = dayNumber(other.day) - history.firstDay;
      const isNear = (day: number) => day > start - BEFORE && day < start + measured;
      return (
        isNear(from) || isNear(from + other.days) || (other.days < MEASURED && isNear(from + other.days))
      );
    };
    if (!cell || start < BEFORE || others.some(touches)) return [];
    const during = span(start, start + measured);
    const before = meanLike(cell[basis], span(start - BEFORE, start), during);
    const after = meanLike(cell[basis], during, during);
    const said = Number(label.perDay[basis]);
    if (before === null || after === null || Math.abs(said) < 0.25 * before) return [];
    return [{ label, before, change: after - before, said }];
  });
}

test('the change that a label tells is in the rows, in its series and of its size', () => {
  const found = seen(isUsage, 'contracted');
  const wrong = found.filter(
    ({ before, change, said }) => Math.abs(change - said) > 0.2 * Math.abs(said) + 0.12 * before,
  );
  expect(wrong.map(({ label, ...sums }) => ({ id: label.id, key: keyOf(label), ...sums }))).toEqual([]);
  expect(found.length).toBeGreaterThan(40);
  for (const type of [
    'runaway job',
    'forgotten GPU machines',
    'step',
    'growth step',
    'season',
    'region move',
  ])
    expect(found.map(({ label }) => label.type)).toContain(type);
});

test('what a commitment that begins or ends does to what is billed is in the rows', () => {
  const types = ['commitment begins', 'commitment ends', 'reservation expiry'];
  const found = seen(({ kind, type }) => kind === 'RATE' && types.includes(type), 'billed');
  const wrong = found.filter(
    ({ before, change, said }) => Math.abs(change - said) > 0.25 * Math.abs(said) + 0.15 * before,
  );
  expect(wrong.map(({ label, ...sums }) => ({ id: label.id, key: keyOf(label), ...sums }))).toEqual([]);
  expect(found.map(({ label }) => label.id)).toEqual(
    expect.arrayContaining(['expiry-1', 'begin-ec2-m4', 'begin-cud-n2']),
  );
});

test('fees and credits of a label are those of the rows, exactly', () => {
  const sumAt = (label: EventLabel, rowClass: string, day: number) =>
    history.cells
      .filter((own) => own.rowClass === rowClass && keyOf(own) === keyOf(label))
      .reduce((sum, own) => sum + (own.billed[day - history.firstDay] ?? 0), 0);
  const fees = company.labels.filter(({ kind, direction }) => kind === 'FEE' && direction === 'UP');
  const sums = new Map<string, number>();
  for (const fee of fees) {
    const key = `${fee.day}|${keyOf(fee)}`;
    sums.set(key, (sums.get(key) ?? 0) + Number(fee.perDay.billed));
  }
  for (const fee of fees)
    expect(sumAt(fee, 'Purchase', dayNumber(fee.day)), fee.id).toBeCloseTo(
      sums.get(`${fee.day}|${keyOf(fee)}`) ?? Number.NaN,
      3,
    );
  expect(fees.length).toBeGreaterThan(20);
  const [ended] = company.labels.filter(({ type }) => type === 'subscription ends');
  if (!ended) throw new Error('there is no label of a subscription that ends');
  expect(sumAt(ended, 'Purchase', dayNumber(ended.day))).toBe(0);
  expect(sumAt(ended, 'Purchase', dayNumber('2024-06-01'))).toBe(-Number(ended.perDay.billed));
  const [tax] = company.labels.filter(({ kind }) => kind === 'TAX');
  if (!tax) throw new Error('there is no label of a tax');
  expect(sumAt(tax, 'Tax', dayNumber(tax.day))).toBe(Number(tax.perDay.billed));
  const [credit] = company.labels.filter(({ id }) => id === 'credit-1');
  if (!credit) throw new Error('there is no label of the credit');
  const end = dayNumber(credit.day);
  expect(sumAt(credit, 'Credit', end - 1)).toBe(-Number(credit.perDay.billed));
  expect(sumAt(credit, 'Credit', end)).toBe(0);
  for (const part of company.labels.filter(({ type }) => type === 'partial credit')) {
    const [last, before] = ['2024-12-01', '2024-11-01'].map((day) => sumAt(part, 'Credit', dayNumber(day)));
    expect((last ?? 0) - (before ?? 0)).toBeCloseTo(Number(part.perDay.billed), 3);
  }
});

const HALF = 14;
const BOUND = 0.4;

/** Series and days whose fortnights before and after differ much, without one of these labels at hand. */
function jumpsBeside(labels: readonly EventLabel[]): string[] {
  const median = (values: Float64Array) => values.toSorted()[Math.floor(values.length / 2)] ?? 0;
  const usage = history.cells.filter(({ rowClass }) => rowClass === 'Usage');
  const perDay = new Map<string, number>();
  for (const { vendor, contracted } of usage) {
    const own = contracted.reduce((sum, each) => sum + each, 0) / history.days;
    perDay.set(vendor, (perDay.get(vendor) ?? 0) + own);
  }
  return usage.flatMap((cell) => {
    const edges = labels
      .filter((label) => keyOf(label) === keyOf(cell) && isUsage(label))
      .flatMap((label) => {
        const from = dayNumber(label.day) - history.firstDay;
        return [from, from + label.days, ...span(from, from + (RAMPS[label.id] ?? 0))];
      });
    const days = span(HALF, history.days - HALF).filter((day) => {
      const before = median(cell.contracted.subarray(day - HALF, day));
      const after = median(cell.contracted.subarray(day, day + HALF));
      const change = Math.abs(after - before);
      const isLarge = change >= BOUND * Math.max(before, after);
      return isLarge && change >= 0.01 * (perDay.get(cell.vendor) ?? 0);
    });
    const alone = days.filter((day) => !edges.some((edge) => Math.abs(edge - day) <= HALF));
    return alone.map((day) => `${keyOf(cell)} on day ${day}`);
  });
}

test('no series of usage jumps without a label', () => {
  expect(jumpsBeside(company.labels)).toEqual([]);
  // And it would be seen.
  const without = company.labels.filter(({ type }) => type !== 'step' && type !== 'forgotten GPU machines');
  expect(jumpsBeside(without).length).toBeGreaterThan(10);
});

test('lost tags change no cost', () => {
  const lost = company.labels.filter(({ id }) => id === 'tags-1');
  expect(lost.length).toBeGreaterThan(3);
  for (const { kind, direction, alert, perDay } of lost) {
    expect({ kind, direction, alert }).toEqual({ kind: 'TAGS', direction: 'NONE', alert: 'must not' });
    expect(perDay).toEqual({ contracted: '0', effective: '0', billed: '0' });
  }
});
