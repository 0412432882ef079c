// The story of decline: usage falls by a tenth to a half of each account, and moves away from what was reserved for it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumber } from '../../../tools/demo/generator/days.ts';
import type { EventLabel } from '../../../tools/demo/generator/plan/labels/event-label.ts';
import { type CellDays, type CellHistory, cellHistory } from './cell-days.ts';
import { generateSmall, removeGenerated } from './generated.ts';

let company: Awaited<ReturnType<typeof generateSmall>>;
let history: CellHistory;
beforeAll(async () => {
  const size = { scale: 0.05, vendors: ['aws', 'azr'], isLabelled: true } as const;
  company = await generateSmall({ ...size, from: '2023-05', to: '2024-10', story: 'decline' });
  history = await cellHistory(company.files, { from: '2023-05-01', to: '2024-10-31' });
}, 60_000);
afterAll(removeGenerated);

function sumOf(
  isOwn: (cell: CellDays) => boolean,
  from: number,
  days: number,
  basis: 'contracted' | 'effective',
) {
  return history.cells
    .filter(isOwn)
    .reduce(
      (sum, cell) =>
        sum + cell[basis].subarray(from, from + days).reduce((total, amount) => total + amount, 0),
      0,
    );
}

test('each account falls once, by 10, 30 or 50 percent', () => {
  const falls = new Map(
    company.labels
      .filter(({ type, kind }) => type === 'fall' && kind === 'USAGE')
      .map(({ vendor, accountId, day, factor }) => [`${vendor}/${accountId}`, { day, factor }]),
  );
  expect(falls.size).toBe(14 + 8);
  expect(new Set([...falls.values()].map(({ factor }) => factor))).toEqual(new Set([0.9, 0.7, 0.5]));
  const changed = company.labels.filter(
    ({ type, kind }) => type !== 'fall' && ['USAGE', 'PRICE', 'NEW', 'GONE'].includes(kind),
  );
  let seen = 0;
  for (const [account, { day, factor }] of falls) {
    const at = dayNumber(day) - history.firstDay;
    // What an event changes about then is left out: the fall alone is to be seen.
    const isNear = (label: EventLabel) => {
      const distance = dayNumber(label.day) - dayNumber(day);
      return distance > -100 && distance < 30;
    };
    const others = new Set(changed.filter(isNear).map((label) => `${label.accountId}/${label.usageType}`));
    const isOwn = (cell: CellDays) =>
      `${cell.vendor}/${cell.accountId}` === account &&
      cell.rowClass === 'Usage' &&
      !others.has(`${cell.accountId}/${cell.usageType}`);
    const before = sumOf(isOwn, at - 28, 28, 'contracted');
    if (before === 0) continue;
    seen += 1;
    const ratio = sumOf(isOwn, at, 28, 'contracted') / before;
    expect(Math.abs(ratio - factor), `${account} ${ratio} ${factor}`).toBeLessThan(0.1);
  }
  expect(seen).toBeGreaterThan(10);
});

test('machines that moved to another family or region leave their reservation idle', () => {
  for (const [id, type] of [
    ['migration-2', /BoxUsage:r5/],
    ['migration-3', /^D\d+s v5$/],
  ] as const) {
    const labels = company.labels.filter((label) => label.id === id);
    const kinds = labels.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['NEW', 'GONE', 'IDLE']));
    const [gone] = labels.filter(({ kind }) => kind === 'GONE');
    if (!gone) throw new Error(`nothing goes with ${id}`);
    const at = dayNumber(gone.day) - history.firstDay;
    const place = { vendor: gone.vendor, region: gone.region };
    const isOwn = (rowClass: string) => (cell: CellDays) =>
      cell.vendor === place.vendor &&
      cell.region === place.region &&
      cell.rowClass === rowClass &&
      type.test(cell.usageType);
    expect(sumOf(isOwn('Usage'), at - 14, 14, 'contracted'), id).toBeGreaterThan(0);
    expect(sumOf(isOwn('Usage'), at, 14, 'contracted'), id).toBe(0);
    expect(sumOf(isOwn('Unused'), at, 14, 'effective'), id).toBeGreaterThan(
      1.1 * sumOf(isOwn('Unused'), at - 14, 14, 'effective'),
    );
  }
});

test('without growth the company costs less at the end than at the begin', () => {
  const isUsage = ({ rowClass, vendor }: CellDays) => rowClass === 'Usage' && vendor === 'azr';
  const last = history.days - 31;
  expect(sumOf(isUsage, last, 31, 'contracted')).toBeLessThan(0.85 * sumOf(isUsage, 0, 31, 'contracted'));
});
