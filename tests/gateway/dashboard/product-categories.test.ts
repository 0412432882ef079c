// D-12: products have the service category of their data until the company gives them another, in every figure.
import { Big } from 'big.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import { costAnalyticsPage } from '../../../web/pages/cost-analytics/page.tsx';
import { analyticsVariables } from '../../../web/pages/cost-analytics/shared/address/variables.ts';
import { categoryLink, IN_OTHER } from '../../../web/pages/dashboard/categories/useCategoryLink.ts';
import { rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { rawItems } from '../../support/oracle/raw/raw-sums.ts';
import { isClose } from '../../support/oracle/widget-answers.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  token = await personToken(upstream, 'owner');
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

interface Category {
  vendor: string;
  product: string;
  dataCategories: string[];
  category: string | null;
}

const LIST =
  'productCategories(vendors: [AWS]) { categories products { vendor product dataCategories category } }';
const PORTION = `integratedPortion(category: SERVICE_CATEGORY, vendors: [AWS], frame: MONTH_TO_DATE) {
  total range { start end } items { key cost } }`;

const give = (product: string, category: string | null) =>
  gateway.ask<{
    saveProductCategories: { productCategories: { products: Category[] }; userErrors: object[] };
  }>(
    `mutation ($input: SaveProductCategoriesInput!) { saveProductCategories(input: $input) {
      productCategories { products { vendor product dataCategories category } } userErrors { code } } }`,
    { variables: { input: { changes: [{ vendor: 'AWS', product, category }] } }, token },
  );
async function portions(): Promise<{
  range: { start: string; end: string };
  costs: Map<string, number>;
  total: number;
}> {
  const reply = await gateway.ask<{
    viewer: {
      integratedPortion: {
        total: number;
        range: { start: string; end: string };
        items: { key: string; cost: number }[];
      };
    };
  }>(`{ viewer { ${PORTION} } }`, { token });
  const { items, range, total } = reply.expectData().viewer.integratedPortion;
  return { range, total, costs: new Map(items.map(({ key, cost }) => [key, cost])) };
}

test('a product moves with its cost, and back', async () => {
  const listed = await gateway.ask<{ viewer: { productCategories: { products: Category[] } } }>(
    `{ viewer { ${LIST} } }`,
    { token },
  );
  const before = listed.expectData().viewer.productCategories.products;
  const { costs, range, total } = await portions();
  const aws = (await rawCharges('sunflower')).filter(({ vendor }) => vendor === 'aws');
  const raw = rawItems(aws, [{ field: 'product' }], { basis: 'BILLED', range });
  const costOf = (product: string) => raw.get(`aws|${product}`)?.total ?? new Big(0);
  // The most costly of those whose data name one category, which is not the one that it is given.
  const [chosen] = before
    .filter(({ dataCategories }) => dataCategories.length === 1 && dataCategories[0] !== 'Media')
    .sort((one, other) => costOf(other.product).cmp(costOf(one.product)));
  if (!chosen) throw new Error('every product has several categories');
  const { product, dataCategories } = chosen;
  const home = dataCategories[0] ?? '';
  expect(chosen).toEqual({ vendor: 'AWS', product, dataCategories: [home], category: null });
  expect(costOf(product).gt(0)).toBe(true);

  const given = (await give(product, 'Media')).expectData().saveProductCategories;
  expect(given.userErrors).toEqual([]);
  expect(given.productCategories.products.find((each) => each.product === product)?.category).toBe('Media');
  const moved = await portions();
  expect(isClose(moved.costs.get('Media') ?? 0, costOf(product).plus(costs.get('Media') ?? 0))).toBe(true);
  expect(isClose(moved.costs.get(home) ?? 0, new Big(costs.get(home) ?? 0).minus(costOf(product)))).toBe(
    true,
  );
  expect(moved.total).toBe(total);
  expect(isClose(sumMoney(moved.costs.values()), new Big(total))).toBe(true);

  const overTime = await gateway.ask<{ viewer: { costOverTime: { series: { key: string }[] } } }>(
    '{ viewer { costOverTime(viewBy: SERVICE_CATEGORY, vendors: [AWS], basis: EFFECTIVE) { series { key } } } }',
    { token },
  );
  expect(overTime.expectData().viewer.costOverTime.series.map(({ key }) => key)).toContain('Media');

  await give(product, null);
  expect((await portions()).costs).toEqual(costs);
});

/** The question of a link, answered by the page behind it. */
async function costOf(query: object) {
  const reply = await gateway.ask<{
    viewer: { costAnalytics: { total: { total: number }; series: { key: string; total: number }[] } };
  }>(
    `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
      total { total } series(top: 50) { key total } } } }`,
    { token, variables: { query } },
  );
  return reply.expectData().viewer.costAnalytics;
}

test('cost analytics views by, filters by and lists the category that the company gives', async () => {
  const range = { start: '2024-03-01', end: '2024-06-30' };
  const aws = (await rawCharges('sunflower')).filter(({ vendor }) => vendor === 'aws');
  const costs = rawItems(aws, [{ field: 'product' }], { basis: 'EFFECTIVE', range });
  const [first] = [...costs].sort(([, one], [, other]) => other.total.cmp(one.total));
  const product = first?.[0].slice('aws|'.length) ?? '';
  const given = aws.map((charge) => {
    const isGiven = charge.fields.product === product;
    const category = isGiven ? 'Media' : (charge.record.ServiceCategory ?? '');
    return { ...charge, fields: { ...charge.fields, category } };
  });
  const expected = rawItems(given, [{ field: 'category' }], { basis: 'EFFECTIVE', range });
  const query = {
    basis: 'EFFECTIVE',
    unit: 'MONTH',
    vendors: ['AWS'],
    range: { frame: 'CUSTOM', ...range },
  };
  const keeping = (condition: object) => [
    { vendor: 'AWS', conditions: [{ field: 'SERVICE_CATEGORY', ...condition }] },
  ];
  await give(product, 'Media');
  try {
    const { series, total: all } = await costOf({ ...query, viewBy: 'SERVICE_CATEGORY' });
    const found = new Map(series.map(({ key, total }) => [key, total]));
    expect([...found.keys()].sort()).toEqual([...expected.keys()].map((key) => key.slice(4)).sort());
    for (const [key, { total }] of expected) {
      const category = key.slice('aws|'.length);
      expect(isClose(found.get(category) ?? 0, total), category).toBe(true);
      const kept = await costOf({ ...query, filters: keeping({ values: [category] }) });
      expect(isClose(kept.total.total, total), category).toBe(true);
    }
    const rest = await costOf({ ...query, filters: keeping({ contains: 'medi', isExcluding: true }) });
    const media = expected.get('aws|Media')?.total ?? new Big(0);
    expect(isClose(rest.total.total, new Big(all.total).minus(media))).toBe(true);

    const reply = await gateway.ask<{
      viewer: {
        costFilterValues: { edges: { node: { value: string; cost: number } }[] };
        costDetail: { portions: { items: { key: string }[] } };
      };
    }>(
      `query ($range: RangeInput!, $of: CostDetailQuery!) { viewer {
        costFilterValues(range: $range, vendors: [AWS], basis: EFFECTIVE, field: SERVICE_CATEGORY, search: "MEDIA") {
          edges { node { value cost } } }
        costDetail(of: $of) { portions(by: SERVICE_CATEGORY) { items { key } } } } }`,
      {
        token,
        variables: {
          range: query.range,
          of: {
            ...{ date: range.start, endDate: range.end, basis: 'EFFECTIVE' },
            ...{ keys: [product], vendor: 'AWS', viewBy: 'PRODUCT' },
          },
        },
      },
    );
    const { costFilterValues, costDetail } = reply.expectData().viewer;
    expect(costFilterValues.edges.map(({ node }) => node.value)).toEqual(['Media']);
    expect(isClose(costFilterValues.edges[0]?.node.cost ?? 0, media)).toBe(true);
    expect(costDetail.portions.items.map(({ key }) => key)).toEqual(['Media']);
  } finally {
    await give(product, null);
  }
});

test('the page Service categories leads to the cost that it tells', async () => {
  const { otherCost } = await listed();
  const link = categoryLink(IN_OTHER, ['AWS']) ?? '';
  const address = costAnalyticsPage.read(new URL(link, 'https://portal.example'));
  const { total } = await costOf(analyticsVariables(address).query);
  expect(isClose(total.total, new Big(otherCost))).toBe(true);
  expect(categoryLink(['Compute'], ['OCI'])).toMatch(/vendors=OCI/i);
});

interface Listed {
  currency: string;
  otherCost: number;
  totalCost: number;
  range: { start: string; end: string };
  products: (Category & { cost: number })[];
}

async function listed(): Promise<Listed> {
  const reply = await gateway.ask<{ viewer: { productCategories: Listed } }>(
    `{ viewer { productCategories(vendors: [AWS]) { currency otherCost totalCost range { start end }
      products { vendor product dataCategories category cost } } } }`,
    { token },
  );
  return reply.expectData().viewer.productCategories;
}

test('each product has its cost of twelve months, and what is in Other follows a change', async () => {
  const before = await listed();
  const aws = (await rawCharges('sunflower')).filter(({ vendor }) => vendor === 'aws');
  const raw = rawItems(aws, [{ field: 'product' }], { basis: 'BILLED', range: before.range });
  expect(before.products.map(({ product }) => product).toSorted()).toEqual(
    [...raw.keys()].map((key) => key.slice('aws|'.length)).toSorted(),
  );
  for (const { product, cost } of before.products)
    expect(isClose(cost, raw.get(`aws|${product}`)?.total ?? new Big(0)), product).toBe(true);
  expect(isClose(before.totalCost, new Big(sumMoney(before.products.map(({ cost }) => cost))))).toBe(true);
  const [costly] = before.products
    .filter(({ dataCategories }) => !dataCategories.includes('Other') && dataCategories.length === 1)
    .sort((one, other) => other.cost - one.cost);
  if (!costly) throw new Error('everything is in Other');
  await give(costly.product, 'Other');
  const after = await listed();
  expect(isClose(after.otherCost, new Big(before.otherCost).plus(costly.cost))).toBe(true);
  expect(after.totalCost).toBe(before.totalCost);
  await give(costly.product, null);
  expect(await listed()).toEqual(before);
});

test('every change is in the audit log with what it was, and what changes nothing is not', async () => {
  const entries = async () => {
    const reply = await gateway.ask<{
      viewer: { administration: { auditLog: { edges: { node: { actor: string; changes: object[] } }[] } } };
    }>(
      '{ viewer { administration { auditLog(actions: [CATEGORIES_CHANGED]) { edges { node { actor changes { name before after } } } } } } }',
      { token },
    );
    return reply.expectData().viewer.administration.auditLog.edges.map(({ node }) => node);
  };
  const known = (await entries()).length;
  // A product without cost can be given a category and be listed, so that it can be taken back.
  for (const category of ['Media', 'Media', 'Web', null]) {
    await give('Retired product 1.5', category);
    const found = (await listed()).products.find(({ product }) => product === 'Retired product 1.5');
    expect(found?.category ?? null).toBe(category);
  }
  const name = 'category:aws Retired product 1.5';
  expect((await entries()).slice(0, -known || undefined).map(({ changes }) => changes)).toEqual([
    [{ name, before: 'Web', after: null }],
    [{ name, before: 'Media', after: 'Web' }],
    [{ name, before: null, after: 'Media' }],
  ]);
  expect((await entries())[0]?.actor).not.toBe('');
});

test('a category that FOCUS does not have is refused', async () => {
  expect((await give('Amazon Redshift', 'Snacks')).expectError().extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});
