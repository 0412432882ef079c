// What a table shows adds up: random tables, and those that were seen wrong.
import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import { addDecimals, roundDecimal, sumMoney } from '../../../lib/money/money.ts';
import {
  roundedAmount,
  roundedParts,
  roundedTree,
  shownDifference,
} from '../../../lib/money/rounded-parts.ts';
import { seeded } from '../../support/faults/seeded.ts';

const ROUNDS = 400;
const to = (digits: number) => ({ digits, isCut: false });

describe('rounded parts', () => {
  test.each([
    { parts: [0.005, 0.005, 0.005], whole: 0.015, digits: 2, shown: [0.01, 0.01, 0] },
    { parts: [10.4, 20.4, 30.4], whole: 61.2, digits: 0, shown: [10, 20, 31] },
    // A third: the larger remainder goes first, then the larger amount, then the earlier one.
    { parts: [0.333, 0.337, 0.33], whole: 1, digits: 2, shown: [0.33, 0.34, 0.33] },
    { parts: [1.005, 2.005], whole: 3.01, digits: 2, shown: [1, 2.01] },
    { parts: [2.005, 2.005], whole: 4.01, digits: 2, shown: [2.01, 2] },
    { parts: [-0.005, -0.005, -0.005], whole: -0.015, digits: 2, shown: [-0.01, -0.01, 0] },
    { parts: [100.004, -0.004, 5], whole: 105, digits: 2, shown: [100, 0, 5] },
    { parts: [0, 0.004, 0], whole: 0.004, digits: 2, shown: [0, 0, 0] },
    { parts: ['0.1', '0.2'], whole: '0.3', digits: 2, shown: [0.1, 0.2] },
    { parts: [], whole: 0, digits: 2, shown: [] },
    // As JavaScript writes very small and very large numbers.
    { parts: [4e-14, 4.6e-14], whole: 8.6e-14, digits: 13, shown: [0, 1e-13] },
    {
      parts: [1.5e21, 0.004, 0.006],
      whole: '1500000000000000000000.01',
      digits: 2,
      shown: [1.5e21, 0, 0.01],
    },
  ])('$parts of $whole', ({ parts, whole, digits, shown }) => {
    expect(roundedParts(parts, whole, to(digits))).toEqual(shown);
  });

  test('what is not all of its whole is rounded by itself', () => {
    expect(roundedParts([1.005, 2.004], 10, to(2))).toEqual([1.01, 2]);
    expect(roundedParts([1.4, 1.4], 4, to(0))).toEqual([1, 1]);
    expect(roundedParts([1.2, 0.2], 0.45, to(0))).toEqual([1, 0]);
    expect(roundedAmount(-0.004, to(2))).toBe(0);
    expect(Object.is(roundedAmount(-0.004, to(2)), 0)).toBe(true);
  });

  test('a whole that is cut takes its parts with it, below zero too', () => {
    const cut = { digits: 0, isCut: true };
    // GCP of 60 days at 1,200 won.
    expect(roundedAmount('1513362.7584', cut)).toBe(1_513_362);
    expect(roundedParts([10.6, 20.6, 30.6], 61.8, cut)).toEqual([10, 20, 31]);
    expect(roundedParts([-10.6, -20.6, -30.6], -61.8, cut)).toEqual([-10, -20, -31]);
    expect(roundedParts([0.9, 0.05], 0.95, cut)).toEqual([0, 0]);
  });

  test('parts that are cut leave it to the others to make up for them, as far as they can', () => {
    const first = (place: number) => place === 0;
    expect(roundedParts([20.9, 10.3], 31.2, to(0), first)).toEqual([20, 11]);
    expect(roundedParts([20.9, 10.3], 31.2, to(0))).toEqual([21, 10]);
    expect(roundedParts([20.9, 10], 30.9, to(0), first)).toEqual([21, 10]);
    expect(roundedParts([5, 0.5, 0.5], 6, to(0), first)).toEqual([5, 1, 0]);
  });

  test('random tables add up, each cell beside its exact amount, and the mirror is the same', () => {
    const { next: random } = seeded(16);
    for (let round = 0; round < ROUNDS; round += 1) {
      const digits = [0, 2, 3][round % 3] ?? 2;
      const parts = Array.from({ length: 1 + Math.floor(random() * 60) }, () => randomAmount(random));
      const whole = addDecimals(parts);
      const shown = roundedParts(parts, whole, to(digits));
      expect(sumMoney(shown)).toBe(Number(roundDecimal(whole, digits)) + 0);
      for (const [place, amount] of shown.entries())
        expect(isBeside(amount, parts[place] ?? '', digits)).toBe(true);
      const mirror = roundedParts(parts.map(mirrored), mirrored(whole), to(digits));
      expect(mirror.map((amount) => 0 - amount)).toEqual(shown.map((amount) => amount + 0));
    }
  });

  test('the order of rows changes nothing where no two are alike', () => {
    const { next: random } = seeded(7);
    const parts = Array.from({ length: 200 }, (_, place) => `${place}.${Math.floor(random() * 1e9) + 1}`);
    const whole = addDecimals(parts);
    const shown = new Map(roundedParts(parts, whole, to(2)).map((amount, place) => [parts[place], amount]));
    const turned = [...parts].reverse();
    expect(roundedParts(turned, whole, to(2))).toEqual(turned.map((part) => shown.get(part)));
  });
});

describe('a rounded tree', () => {
  interface Row {
    amount: string;
    parts: Row[];
  }

  function randomTree(random: () => number, depth: number): Row {
    const parts =
      depth === 0
        ? []
        : Array.from({ length: Math.floor(random() * 6) }, () => randomTree(random, depth - 1));
    const amount = parts.length > 0 ? addDecimals(parts.map((part) => part.amount)) : randomAmount(random);
    return { amount, parts };
  }

  test('every row is the sum of the rows below it, in every layer', () => {
    const { next: random } = seeded(23);
    const shape = { amountOf: ({ amount }: Row) => amount, partsOf: ({ parts }: Row) => parts };
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const top = randomTree(random, 4);
      const digits = round % 2 === 0 ? 2 : 0;
      const shown = roundedTree([top], top.amount, to(digits), shape);
      const check = (row: Row) => {
        expect(isBeside(shown.get(row) ?? 0, row.amount, digits)).toBe(true);
        if (row.parts.length === 0) return;
        expect(sumMoney(row.parts.map((part) => shown.get(part) ?? 0))).toBe(shown.get(row));
        row.parts.forEach(check);
      };
      check(top);
      expect(shown.get(top)).toBe(Number(roundDecimal(top.amount, digits)) + 0);
    }
  });
});

/** Of any size, some below zero, some of whole units, some of many digits. */
function randomAmount(random: () => number): string {
  const size = 10 ** Math.floor(random() * 9 - 4);
  const digits = Math.floor(random() * 12);
  const amount = (random() * size * 10).toFixed(digits);
  return random() < 0.3 ? mirrored(amount) : amount;
}

function mirrored(amount: string): string {
  return new Big(amount).neg().toFixed();
}

function isBeside(shown: number, exact: string, digits: number): boolean {
  return new Big(shown).minus(exact).abs().lt(new Big(10).pow(-digits));
}

test('two amounts are as far apart as they are shown', () => {
  expect(shownDifference(100.004, 50.006, to(2))).toBe(49.99);
  expect(shownDifference('100.006', '50.009', { digits: 2, isCut: true })).toBe(50);
  expect(shownDifference(0.004, 0, to(2))).toBe(0);
});
