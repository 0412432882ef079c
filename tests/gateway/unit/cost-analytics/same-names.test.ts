// C-04 items of one name as one line across vendors: merged with the days before, and told apart by what each vendor has.
import { describe, expect, test } from 'vitest';
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { driversOf } from '../../../../gateway/domains/cost-analytics/compare/drivers.ts';
import { itemPortions } from '../../../../gateway/domains/cost-analytics/detail/item-portions.ts';
import { wholeReply } from '../../../../gateway/domains/cost-analytics/whole-reply.ts';
import type { DriverLine } from '../../../../upstream/contract/cost-analytics/drivers.ts';
import { item, series } from './series.ts';

const MAY = { start: '2024-05-01', end: '2024-05-03' };
const JUNE = { start: '2024-06-01', end: '2024-06-03' };
const JOINED = { cost: 'INDIVIDUAL', align: 'POSITION', isJoined: true } as const;

const now = series(JUNE, [
  item('prod', [0.1, null, 3], 'aws'),
  item('dev', [2, 2, 2], 'aws'),
  item('prod', [0.2, 5, null], 'gcp'),
]);

describe('joined names', () => {
  test('are one line by falling cost, exactly, with what each vendor has', () => {
    const { items, total } = mergeCost(now, null, JOINED);
    expect(items).toMatchObject([
      {
        ...{ key: 'prod', vendor: null, total: 8.3, amounts: [0.3, 5, 3] },
        byVendor: [
          { vendor: 'AWS', amount: 3.1 },
          { vendor: 'GCP', amount: 5.2 },
        ],
      },
      { key: 'dev', vendor: 'AWS', total: 6, amounts: [2, 2, 2] },
    ]);
    expect(items[1]?.byVendor ?? null).toBeNull();
    expect(total.total).toBe(14.3);
    expect(items[0]?.share).toBeCloseTo((8.3 / 14.3) * 100, 9);
    expect(items[0]?.average).toBeCloseTo(8.3 / 3, 9);
  });

  test('stand against their name in the days before, whichever vendor had it', () => {
    const past = series(MAY, [
      item('dev', [1, 1, 1], 'azr'),
      item('old', [4, 0, 0]),
      item('old', [1, 0, 0], 'gcp'),
    ]);
    const { items } = mergeCost(now, past, JOINED);
    const [prod, dev, old] = items;
    expect(prod).toMatchObject({ compareTotal: 0, change: { kind: 'NEW' } });
    expect(dev).toMatchObject({
      ...{ total: 6, compareTotal: 3, vendor: null },
      byVendor: [
        { vendor: 'AWS', amount: 6 },
        { vendor: 'AZURE', amount: 0 },
      ],
    });
    expect(old).toMatchObject({
      ...{ total: 0, compareTotal: 5, compareAmounts: [5, 0, 0], change: { kind: 'GONE' } },
      byVendor: [
        { vendor: 'AWS', amount: 0 },
        { vendor: 'GCP', amount: 0 },
      ],
    });
  });

  test('have the reasons of every vendor, which are the difference', () => {
    const past = series(MAY, [item('prod', [1, 0, 0]), item('prod', [2, 0, 0], 'gcp')]);
    const line = (vendor: 'aws' | 'gcp', usage: number, cost: number): DriverLine => ({
      ...{ vendor, item: 'prod', thenBy: [], usageType: 'box', chargeType: 'Usage', useUnit: 'h' },
      ...{ purchaseOption: '', usage, cost, listCost: cost },
    });
    const drivers = driversOf(
      mergeCost(series(JUNE, [item('prod', [3, 0, 0]), item('prod', [6, 0, 0], 'gcp')]), past, JOINED),
      {
        current: { isWhole: true, lines: [line('aws', 3, 3), line('gcp', 2, 6)] },
        compared: { isWhole: true, lines: [line('aws', 1, 1), line('gcp', 2, 2)] },
      },
      8,
    );
    expect(drivers?.items).toMatchObject([
      { key: 'prod', kind: 'PRICE', amount: 4, vendor: null, vendors: ['AWS', 'GCP'] },
      { key: 'prod', kind: 'USAGE', amount: 2, vendor: null, vendors: ['AWS', 'GCP'] },
    ]);
  });

  test('are portions that tell their vendors', () => {
    const { costs } = itemPortions(mergeCost(now, null, JOINED), 10);
    expect(costs[0]).toMatchObject({
      ...{ key: 'prod', cost: 8.3, vendor: null },
      byVendor: [
        { vendor: 'AWS', amount: 3.1 },
        { vendor: 'GCP', amount: 5.2 },
      ],
    });
  });

  test('stay apart unless asked for', () => {
    expect(mergeCost(now, null).items.map(({ vendor, key }) => [vendor, key])).toEqual([
      ['AWS', 'prod'],
      ['AWS', 'dev'],
      ['GCP', 'prod'],
    ]);
  });
});

describe('a long answer', () => {
  const reply = (total: number) => ({
    ...series(JUNE, [item('a', [1, 1, 1])], { count: total - 1, costs: [1, 1, 1] }),
    ...{ drivers: null, filterNames: [] },
  });

  test('is read to its end before names are joined', async () => {
    const asked: number[] = [];
    const whole = await wholeReply(reply(2500), async (page) => {
      asked.push(page);
      return { ...reply(2500), items: series(JUNE, [item(`page ${page}`, [1, 1, 1])]).items };
    });
    expect(asked).toEqual([2, 3]);
    expect(whole.others).toBeNull();
    expect(whole.items.map((each) => each.item)).toEqual(['a', 'page 2', 'page 3']);
  });

  test('of too many items is refused, and a short one asks no more', async () => {
    const none = () => Promise.reject(new Error('no further page'));
    await expect(wholeReply(reply(10_001), none)).rejects.toMatchObject({
      extensions: { argument: 'joinSameNames', rule: 'TOO_MANY_NAMES' },
    });
    const short = { ...reply(2), others: null };
    expect(await wholeReply(short, none)).toBe(short);
  });
});
