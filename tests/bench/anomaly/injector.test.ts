// The injector of the anomaly benchmark: what it says it has put in is in, and nothing else has changed.
import { expect, test } from 'vitest';
import type { BenchCompany, Leaf } from './company.ts';
import { FORMS, inject } from './injector.ts';
import { peerDetector } from './peers/peer.ts';
import { threeSigma } from './peers/three-sigma.ts';
import { toolkit } from './peers/toolkit.ts';

const DAYS = 140;
const leaf = (product: string, cost: number): Leaf => ({
  ...{ vendor: 'aws', account: '1', product, region: 'us-east-1', basis: 'USAGE' },
  // A swing of two percent, so that bands have a width.
  values: Float64Array.from({ length: DAYS }, (_, day) => cost * (1 + 0.02 * Math.sin(day * 1.7))),
});
const clean: BenchCompany = {
  name: 'Test',
  firstDay: '2024-01-01',
  days: DAYS,
  leaves: Array.from({ length: 30 }, (_, place) => leaf(`Service ${place}`, 10 + place)),
  cells: [],
  charges: [],
};
const options = { count: 20, least: new Map([['aws', 1]]) };

test('the same seed gives the same events, another one others; the company that was given is not changed', () => {
  const before = clean.leaves.map(({ values }) => values.join());
  expect(inject(clean, { ...options, seed: 7 })).toEqual(inject(clean, { ...options, seed: 7 }));
  expect(inject(clean, { ...options, seed: 8 }).truths).not.toEqual(
    inject(clean, { ...options, seed: 7 }).truths,
  );
  expect(clean.leaves.map(({ values }) => values.join())).toEqual(before);
});

test('each event changes its own series from its first day on, in its direction, by more than the least impact', () => {
  const seen = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5]) {
    const { company, truths } = inject(clean, { ...options, seed });
    const asked = truths.filter(({ alert }) => alert === 'must');
    expect(asked).toHaveLength(20);
    expect(truths.filter(({ alert }) => alert === 'may').every(({ type }) => type === 'weekday-only')).toBe(
      true,
    );
    for (const { type, places, start, direction, basis } of asked) {
      seen.add(type);
      const [place] = places;
      const own = company.leaves.filter((each) => each.product === place?.product && each.basis === basis);
      const host = clean.leaves.find((each) => each.product === place?.product && each.basis === basis);
      expect(own).toHaveLength(1);
      const change = (day: number) => (own[0]?.values[day] ?? 0) - (host?.values[day] ?? 0);
      const after = Array.from({ length: 7 }, (_, offset) => change(start + offset));
      const most = Math.max(...after.map(Math.abs));
      expect(change(start - 1) === 0 || type === 'credit end', type).toBe(true);
      if (type === 'credit end') {
        expect(change(start - 1)).toBeLessThan(-1);
        expect(after.every((each) => each === 0)).toBe(true);
      } else {
        expect(most, type).toBeGreaterThan(type === 'drift' ? 0.2 : 1);
        expect(
          after.every((each) => (direction === 'UP' ? each >= 0 : each <= 0)),
          type,
        ).toBe(true);
      }
    }
    const touched = new Set(truths.map(({ places: [place] }) => place?.product));
    for (const [at, each] of clean.leaves.entries())
      if (!touched.has(each.product)) expect(company.leaves[at]?.values).toEqual(each.values);
  }
  expect(seen).toEqual(new Set(Object.keys(FORMS)));
});

test('a day on which something of its own happens is left alone', () => {
  const isTaken = (_: Leaf, day: number) => day < 100;
  const { truths } = inject(clean, { ...options, seed: 3, isTaken });
  expect(truths.length).toBeGreaterThan(0);
  expect(truths.every(({ start }) => start >= 100)).toBe(true);
});

test('peers judge a day by the days before it alone, and join days that are near', () => {
  const values = Float64Array.from({ length: DAYS }, (_, day) => 10 + Math.sin(day));
  values.set([40, 40, 40], 100);
  const company = { ...clean, leaves: [{ ...leaf('Spiky', 0), values }] };
  for (const peer of [threeSigma, toolkit]) {
    const told = peerDetector(peer).find(company);
    expect(told[0], peer.name).toMatchObject({ product: 'Spiky', direction: 'UP', reportedOn: 100 });
    const cut = values.slice();
    cut.fill(0, 101);
    const early = peerDetector(peer).find({ ...company, leaves: [{ ...leaf('Spiky', 0), values: cut }] });
    expect(early.filter(({ reportedOn }) => reportedOn <= 100).map(({ reportedOn }) => reportedOn)).toEqual([
      100,
    ]);
  }
});
