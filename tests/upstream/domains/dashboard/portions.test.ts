// D-12, mapping 4.3: parts of a total, with credits, others, and totals that shares say nothing of.
import { describe, expect, test } from 'vitest';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { itemPortions, mergedPortions } from '../../../../upstream/domains/dashboard/widget-portions.ts';
import type { CostAnswer } from '../../../../upstream/stores/facts/answers/answer.ts';

const RANGE = { start: '2024-06-01', end: '2024-06-30' };

type Given = readonly [vendor: VendorCode, key: string, cost: number];

const line = (cost: number) => ({ totals: [cost], series: [[]], compared: null });

/** As the store answers: by falling cost. */
function answerOf(given: readonly Given[], { unlisted = 0 }: { unlisted?: number } = {}): CostAnswer {
  const groups = [...given]
    .sort(([, , one], [, , other]) => other - one)
    .map(([vendor, key, cost]) => ({ vendor, keys: [key], labels: [`Name of ${key}`], ...line(cost) }));
  return {
    currency: 'USD',
    buckets: [],
    comparedBuckets: [],
    groupCount: groups.length,
    total: line(sumMoney([...given.map(([, , cost]) => cost), unlisted])),
    groups,
    others: null,
    unconverted: [{ currency: 'JPY', ...line(7) }],
    rates: [],
    converted: [],
  };
}

describe('parts of a total', () => {
  test('after the tenth item come others, whose number, items and cost are told', () => {
    const given = Array.from({ length: 13 }, (_, place): Given => ['aws', `p${place}`, 13 - place]);
    const { items, totalCost, totalCount } = itemPortions(answerOf(given), RANGE, 10);
    const others = items.at(-1);
    expect([items.length, totalCost, totalCount]).toEqual([11, 91, 13]);
    expect(others).toMatchObject({ isOthers: true, numberOfOthers: 3, cost: 6, vendor: null });
    expect(others?.otherItems.map(({ item, cost }) => [item, cost])).toEqual([
      ['p10', 3],
      ['p11', 2],
      ['p12', 1],
    ]);
    expect(sumMoney(items.map(({ cost }) => cost))).toBe(totalCost);
    expect(sumMoney(items.map(({ portion }) => portion))).toBeCloseTo(100, 10);
  });

  test('of ten items there are no others', () => {
    const given = Array.from({ length: 10 }, (_, place): Given => ['aws', `p${place}`, 1]);
    expect(itemPortions(answerOf(given), RANGE, 10).items.some(({ isOthers }) => isOthers)).toBe(false);
  });

  test('a credit is a negative part of the total, and the parts still add up to 100', () => {
    const { items } = itemPortions(
      answerOf([
        ['aws', 'use', 150],
        ['aws', 'credit', -50],
      ]),
      RANGE,
      10,
    );
    expect(items.map(({ item, portion }) => [item, portion])).toEqual([
      ['use', 150],
      ['credit', -50],
    ]);
  });

  test.each([0, -20])('of a total of %d shares are 0', (total) => {
    const { items } = itemPortions(
      answerOf([
        ['aws', 'use', 10],
        ['aws', 'credit', total - 10],
      ]),
      RANGE,
      10,
    );
    expect(items.map(({ portion }) => portion)).toEqual([0, 0]);
  });

  test('sums without a rate stand apart', () => {
    expect(itemPortions(answerOf([['aws', 'use', 1]]), RANGE, 10)).toMatchObject({
      totalCost: 1,
      unconverted: [{ currency: 'JPY', cost: 7 }],
      rates: [],
    });
  });

  test('where the items were chosen, others are the rest of the total', () => {
    const answer = { ...answerOf([['aws', 'chosen', 30]], { unlisted: 70 }), groupCount: 5 };
    const [chosen, others] = itemPortions(answer, RANGE, 10).items;
    expect([chosen?.portion, others?.cost, others?.numberOfOthers, others?.otherItems]).toEqual([
      30,
      70,
      4,
      [],
    ]);
  });
});

describe('parts over vendors', () => {
  const answer = answerOf([
    ['aws', 'Compute', 30],
    ['azr', 'Compute', 20.5],
    ['gcp', 'Storage', 40],
    ['aws', 'Storage', -0.5],
    ['gcp', '', 10],
  ]);

  test('one name is one item, with what each vendor has of it', () => {
    const { items, totalCount } = mergedPortions(answer, RANGE, 10);
    expect(totalCount).toBe(3);
    expect(items.map(({ item, vendor, cost, costByVendor }) => [item, vendor, cost, costByVendor])).toEqual([
      [
        'Compute',
        null,
        50.5,
        [
          { vendor: 'aws', cost: 30 },
          { vendor: 'azr', cost: 20.5 },
        ],
      ],
      [
        'Storage',
        null,
        39.5,
        [
          { vendor: 'gcp', cost: 40 },
          { vendor: 'aws', cost: -0.5 },
        ],
      ],
      ['', 'gcp', 10, [{ vendor: 'gcp', cost: 10 }]],
    ]);
  });

  test('others add up what each vendor has of them', () => {
    expect(mergedPortions(answer, RANGE, 1).items.at(-1)).toMatchObject({
      cost: 49.5,
      numberOfOthers: 2,
      costByVendor: [
        { vendor: 'gcp', cost: 50 },
        { vendor: 'aws', cost: -0.5 },
      ],
    });
  });
});
