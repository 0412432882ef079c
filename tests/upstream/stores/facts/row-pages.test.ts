// Pages of rows in several currencies, in parts of one currency and of several: rows of each are ordered apart, and all
// pages together are the rows in their order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceRates } from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { RowsQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import { charge, csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';

/** What one unit is worth in the company's currency; none of CAD. */
const WORTH = { USD: 1, KRW: 1 / 1250, EUR: 1.25, CAD: null } as const;
const CURRENCIES = Object.keys(WORTH) as (keyof typeof WORTH)[];
const DAYS = 28;

interface Row {
  resource: string;
  day: number;
  currency: keyof typeof WORTH;
  cost: number;
  account: string;
}

/** Costs repeat, within a currency and across them: 10 USD are 12,500 KRW and 8 EUR. */
const ROWS: Row[] = Array.from({ length: 120 }, (_, index) => {
  const currency = CURRENCIES[(index * 7 + Math.floor(index / 9)) % CURRENCIES.length] ?? 'USD';
  const dollars = ((index * 37) % 41) - 5;
  return {
    resource: `r${String(index).padStart(3, '0')}`,
    day: 1 + ((index * 5) % DAYS),
    currency,
    cost: dollars / (WORTH[currency] ?? 1),
    // The account `mixed` has all currencies.
    account: index % 3 === 0 ? 'mixed' : currency,
  };
});

const SCOPE = {
  ...{ companyId: 'acme', vendors: ['aws' as const], range: { start: '2024-05-01', end: '2024-05-31' } },
  ...{ basis: 'billed' as const, columns: ['resource', 'cost', 'usageDate'] as const },
};

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
  await replaceRates(bench.documents, [
    { date: '2024-01-01', currency: 'KRW', rate: '1250', source: 'test' },
    { date: '2024-01-01', currency: 'EUR', rate: '0.8', source: 'test' },
  ]);
  for (const account of new Set(ROWS.map((each) => each.account))) {
    const rows = ROWS.filter((each) => each.account === account).map(({ resource, day, currency, cost }) =>
      charge(day, `service ${Number(resource.slice(1)) % 4}`, String(cost), {
        ...{
          SubAccountId: account,
          BillingAccountId: account,
          BillingCurrency: currency,
          ResourceId: resource,
        },
      }),
    );
    await bench.load([bench.file(`${account}.csv`, csv(rows))]);
  }
});
afterAll(() => bench.close());

type Answered = { resource: string | null; cost: number | null; usageDate: string | null }[];

async function pages(more: Partial<RowsQuestion>, limit: number): Promise<Answered> {
  const all: Answered = [];
  for (;;) {
    const question = { ...SCOPE, filters: [], ...more, limit, skip: all.length };
    const { rows, rowCount } = await bench.facts.rows(question);
    expect(rowCount).toBe(expectedOf(more.currency).length);
    if (rows.length === 0) return all;
    all.push(...rows);
  }
}

/** In the currency of the answer, rounded as far as binary numbers are sure. */
function expectedOf(currency = 'USD') {
  const own = WORTH[currency as keyof typeof WORTH];
  return ROWS.flatMap(({ resource, currency: of, cost, day }) => {
    const worth = of === currency ? 1 : own === null ? null : WORTH[of] === null ? null : WORTH[of] / own;
    return worth === null ? [] : [{ resource, cost: rounded(cost * worth), day }];
  });
}

const rounded = (cost: number | null) => Number((cost ?? Number.NaN).toFixed(6)) + 0;

test.each([
  ['falling', 'USD', false],
  ['rising', 'USD', true],
  ['falling, in a currency of some rows', 'KRW', false],
  ['rising, in a currency without a rate', 'CAD', true],
])('all pages are the rows by cost, %s', async (_, currency, isRising) => {
  for (const limit of [7, 1000]) {
    const order = { by: 'cost', isRising } as const;
    const found = await pages({ currency, order }, limit);
    const expected = expectedOf(currency).sort((one, other) =>
      one.cost === other.cost
        ? one.day - other.day
        : isRising
          ? one.cost - other.cost
          : other.cost - one.cost,
    );
    expect(found.map(({ cost }) => rounded(cost))).toEqual(expected.map(({ cost }) => cost));
    const byName = (rows: readonly { resource: string | null; cost: number | null }[]) =>
      rows.map(({ resource, cost }) => `${resource} ${rounded(cost)}`).sort();
    expect(byName(found)).toEqual(byName(expected));
  }
});

test('equal amounts of one currency are ordered by their day, on whatever page', async () => {
  const order = { by: 'cost', isRising: false } as const;
  const currencyOf = new Map(ROWS.map(({ resource, currency }) => [resource, currency]));
  const found = await pages({ order }, 4);
  for (const [index, row] of found.entries()) {
    const next = found[index + 1];
    const isOfOne = currencyOf.get(row.resource ?? '') === currencyOf.get(next?.resource ?? '');
    if (!next || !isOfOne || next.cost !== row.cost) continue;
    expect((row.usageDate ?? '') <= (next.usageDate ?? '')).toBe(true);
  }
});

test('ordered by a text they are converted as well', async () => {
  const found = await pages({ order: { by: 'resource', isRising: true } }, 50);
  expect(found.map(({ resource, cost }) => [resource, rounded(cost)])).toEqual(
    expectedOf().map(({ resource, cost }) => [resource, cost]),
  );
});

test('a page has no row where no currency has a rate', async () => {
  const filters = [{ dimension: 'account' as const, values: ['CAD'] }];
  const ask = async (currency: string) => {
    const question = { ...SCOPE, filters, currency, limit: 5, skip: 0 };
    const { rows, rowCount } = await bench.facts.rows(question);
    return [rows.length, rowCount];
  };
  const all = ROWS.filter(({ account }) => account === 'CAD').length;
  expect([await ask('USD'), await ask('CAD')]).toEqual([
    [0, 0],
    [5, all],
  ]);
});
