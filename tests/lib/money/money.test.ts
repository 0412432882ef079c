import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import {
  averageOf,
  averageOfDecimals,
  compareDecimals,
  convertDecimal,
  convertMoney,
  differenceOf,
  isZeroDecimal,
  lessDecimal,
  negatedDecimal,
  percentOf,
  productOf,
  shareOf,
  sumMoney,
  timesDecimal,
} from '../../../lib/money/money.ts';
import { randomsOf } from '../../stress/randoms.ts';

describe('exact money', () => {
  test('sums have no binary dust', () => {
    expect(sumMoney([0.1, 0.2])).toBe(0.3);
    expect(sumMoney(new Array(1000).fill(0.001))).toBe(1);
    expect(sumMoney([])).toBe(0);
    expect(sumMoney([0, 0.3, 0, -0])).toBe(0.3);
    expect(sumMoney([0.3, -0.3, 0.1])).toBe(0.1);
  });

  test.each([[[Number.NaN]], [[0, Number.POSITIVE_INFINITY]], [[0.1, Number.NaN]]])(
    '%j has no sum',
    (amounts) => {
      expect(() => sumMoney(amounts)).toThrow();
    },
  );

  test('a large and a tiny amount keep both', () => {
    expect(sumMoney([1_000_000_000, 0.000001, -1_000_000_000])).toBe(0.000001);
  });

  const random = randomsOf(1);
  const digits = (amount: number, count: number) => Number(amount.toFixed(count));
  test.each([
    ['cents', () => digits(random() * 1e6, 2)],
    ['won', () => digits(random() * 1e10, 0)],
    ['prices of a unit', () => digits(random(), 12)],
    ['amounts about the most that has so many decimals', () => digits(8190 + 4 * random(), 12)],
    ['the same of millionths', () => digits(8.7e9 + random() * 1e8, 6)],
    ['sums of bills', () => digits(random() * 20_000, 10)],
    ['averages', () => random() * 1000],
    ['tiny averages', () => random() * 1e-9],
  ])('sums of %s are those of long decimals', (_, amountOf) => {
    for (let sum = 0; sum < 500; sum++) {
      const amounts = Array.from({ length: 12 }, () => (random() < 0.3 ? -1 : 1) * amountOf());
      const expected = amounts.reduce((all, amount) => all.plus(amount), new Big(0));
      expect(sumMoney(amounts)).toBe(expected.toNumber());
      expect(sumMoney([...amounts, 0.000001, 9000.25, 3e9])).toBe(
        expected.plus(3000009000.250001).toNumber(),
      );
    }
  });

  test('differences and products have no binary dust', () => {
    expect(differenceOf(0.3, 0.1)).toBe(0.2);
    expect(differenceOf(-1.1, -1.1)).toBe(0);
    expect(productOf(18.369, 1, 730)).toBe(13409.37);
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

describe('decimal texts', () => {
  test('are subtracted, multiplied, turned and compared exactly', () => {
    expect(lessDecimal('0.3', '0.1')).toBe('0.2');
    expect(timesDecimal('123456789012.123456789012345678', '0.07')).toBe('8641975230.84864197523086419746');
    expect(negatedDecimal('-0.10')).toBe('0.1');
    expect(compareDecimals('0.10', '0.1')).toBe(0);
    expect(compareDecimals('-2', '1')).toBe(-1);
    expect([isZeroDecimal('0.00'), isZeroDecimal('1e-18')]).toEqual([true, false]);
  });

  test('are averaged, shared and converted', () => {
    expect(averageOfDecimals('10', 4)).toBe('2.5');
    expect(percentOf('1', '8')).toBe(12.5);
    expect(convertDecimal('2400', '1200', '1')).toBe('2');
    expect(convertDecimal('7.00', '7', '7')).toBe('7.00');
  });
});
