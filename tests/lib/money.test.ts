import { describe, expect, test } from 'vitest';
import { averageOf, convertMoney, differenceOf, shareOf, sumMoney } from '../../lib/money.ts';

describe('exact money', () => {
  test('sums have no binary dust', () => {
    expect(sumMoney([0.1, 0.2])).toBe(0.3);
    expect(sumMoney(new Array(1000).fill(0.001))).toBe(1);
    expect(sumMoney([])).toBe(0);
  });

  test('a large and a tiny amount keep both', () => {
    expect(sumMoney([1_000_000_000, 0.000001, -1_000_000_000])).toBe(0.000001);
  });

  test('differences have no binary dust', () => {
    expect(differenceOf(0.3, 0.1)).toBe(0.2);
    expect(differenceOf(-1.1, -1.1)).toBe(0);
  });

  test('converts between any two currencies over USD', () => {
    expect(convertMoney(10, 1, 1200)).toBe(12_000);
    expect(convertMoney(12_000, 1200, 7)).toBe(70);
    expect(convertMoney(0.1, 7, 7)).toBe(0.1);
  });

  test('averages and shares are exact', () => {
    expect(averageOf(0.9, 3)).toBe(0.3);
    expect(shareOf(0.07, 1)).toBe(7);
    expect(shareOf(-1, 4)).toBe(-25);
  });

  test.each([0, -5])('a share of a total of %d says nothing', (total) => {
    expect(shareOf(3, total)).toBe(0);
  });
});
