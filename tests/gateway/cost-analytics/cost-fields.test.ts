// An item of each view-by is asked for again by the filter that keeps it, and is exactly its amount (C-04, C-05).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  costField,
  FILTERS,
  filterOfItems,
  VIEW_BYS,
} from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_FILTERS, GRAPH_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { groupValue } from '../../../lib/cost/service-group-values.ts';
import { askCost } from '../../support/oracle/cost-answers.ts';
import { BASES, type Company, FIELDS, RANGES, VENDORS } from '../../support/oracle/filter-fields.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const KEYS = { tagKey: 'sunflower_type', serviceGroupSet: 'Pool' };

test('every filter field but service groups is held against the raw files', () => {
  const known = FIELDS.map(([field]) => field);
  const fields = FILTERS.filter((id) => costField(id).key !== 'serviceGroupSet').map(GRAPH_FILTERS.wordOf);
  expect(known.toSorted()).toEqual(fields.toSorted());
});

/** The company that has values of a filter field. */
function companyOf(field: string): Company {
  return FIELDS.find(([each]) => each === field)?.[2] ?? 'sunflower';
}

const KEPT = VIEW_BYS.flatMap((id) => {
  const filter = filterOfItems(id);
  return filter === null ? [] : [{ id, filter, company: companyOf(GRAPH_FILTERS.wordOf(filter)) }];
});

describe.each([...new Set(KEPT.map(({ company }) => company))])('in %s', (company) => {
  beforeAll(() => openCompany(upstream.dataDir, company));
  const kept = KEPT.filter((each) => each.company === company);

  test.each(kept)('the items of $id', async ({ id, filter }) => {
    const { key } = costField(id);
    const view = { viewBy: GRAPH_VIEW_BYS.wordOf(id), ...(key && { [key]: KEYS[key] }) };
    const question = { unit: 'MONTH', range: { frame: 'CUSTOM', ...RANGES[company] } };
    for (const basis of BASES) {
      const asked = { ...question, ...view, basis, vendors: VENDORS[company] };
      const { items } = await askCost(gateway, asked);
      // The largest, the smallest, and what has no value.
      const chosen = new Set([
        ...items.slice(0, 2),
        ...items.slice(-1),
        ...items.filter(({ keys }) => keys[0] === ''),
      ]);
      expect(items.some(({ keys }) => keys[0] !== '')).toBe(true);
      for (const { vendor, keys, total } of chosen) {
        const value = keys[0] ?? '';
        const condition = {
          field: GRAPH_FILTERS.wordOf(filter),
          values: [key === 'serviceGroupSet' ? groupValue(KEYS.serviceGroupSet, value) : value],
          ...(key === 'tagKey' && { tagKey: KEYS.tagKey }),
        };
        const filters = [{ vendor, conditions: [condition] }];
        const alone = await askCost(gateway, { ...question, basis, vendors: [vendor], filters });
        expect(alone.total.total, `${vendor} ${value}`).toBeCloseTo(total, 8);
      }
    }
  });
});

test('by vendor there is one item each, with all of its cost and the rows behind it', async () => {
  await openCompany(upstream.dataDir, 'sunflower');
  const question = { unit: 'MONTH', range: { frame: 'CUSTOM', ...RANGES.sunflower }, basis: 'BILLED' };
  const all = { ...question, vendors: VENDORS.sunflower };
  const { items } = await askCost(gateway, { ...all, viewBy: 'PROVIDER' });
  expect(items.map(({ vendor }) => vendor).toSorted()).toEqual([...VENDORS.sunflower].toSorted());
  for (const { vendor, total } of items) {
    const alone = await askCost(gateway, { ...question, viewBy: 'PRODUCT', vendors: [vendor] });
    expect(total, vendor).toBeCloseTo(alone.total.total, 8);
  }
  // A further grouping splits each of them.
  const split = await askCost(gateway, { ...all, viewBy: 'PROVIDER', thenBy: [{ viewBy: 'REGION' }] });
  expect(new Set(split.items.map(({ keys }) => keys[0]))).toEqual(new Set(items.map(({ keys }) => keys[0])));
  const [largest] = items;
  const reply = await gateway.ask<{ viewer: { costDetail: { portions: { total: number } } } }>(
    `query ($of: CostDetailQuery!) { viewer { costDetail(of: $of) { portions { total } } } }`,
    {
      variables: {
        of: {
          ...{ vendor: largest?.vendor, keys: largest?.keys, viewBy: 'PROVIDER' },
          ...{ date: RANGES.sunflower.start, endDate: RANGES.sunflower.end },
        },
      },
    },
  );
  expect(reply.expectData().viewer.costDetail.portions.total).toBeCloseTo(largest?.total ?? 0, 8);
});
