// What cost can be filtered by, against the raw files row by row (C-05).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILTERS } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { isNear } from '../../support/oracle/cost-answers.ts';
import { CODES, type Company, FIELDS, RANGES, VENDORS } from '../../support/oracle/filter-fields.ts';
import { type RawCharge, rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { type RawField, rawItems, rawValue } from '../../support/oracle/raw/raw-sums.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
const charges = {} as Record<Company, readonly RawCharge[]>;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  charges.sunflower = await rawCharges('sunflower');
  charges.workshop = await rawCharges('workshop');
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

/** How many values of a field are listed at once; /ca/subFilter finds the others. */
const MAX_OPTIONS = 1000;

const isWithin = (day: string, company: Company) =>
  day >= RANGES[company].start && day <= RANGES[company].end;
const rangeOf = (company: Company) => ({ frame: 'CUSTOM', ...RANGES[company] });

interface Option {
  value: string;
  label: string;
  cost: number;
  rowCount: number;
}
interface FieldOptions {
  field: string;
  isComplete: boolean;
  options: Option[];
}

async function askOptions(question: Record<string, unknown>) {
  const text = `query ($range: RangeInput!, $vendors: [Vendor!], $filters: [CostFilterInput!]! = [], $fields: [FilterField!],
    $basis: CostBasis! = BILLED) {
    viewer { costFilterOptions(range: $range, vendors: $vendors, filters: $filters, fields: $fields, basis: $basis) {
      currency vendors { vendor fields { field isComplete options { value label cost rowCount } } } } } }`;
  interface Data {
    viewer: {
      costFilterOptions: { currency: string; vendors: { vendor: string; fields: FieldOptions[] }[] };
    };
  }
  const reply = await gateway.ask<Data>(text, { variables: question });
  return { reply, ...reply.expectData().viewer.costFilterOptions };
}

/** Value, cost and rows of each option against the raw charges of the vendor. */
function expectOptions(
  options: readonly Option[],
  kept: readonly RawCharge[],
  by: RawField,
  company: Company,
) {
  const raw = rawItems(kept, [by], { basis: 'BILLED', range: RANGES[company] });
  const values = new Map([...raw].map(([name, item]) => [name.slice(name.indexOf('|') + 1), item]));
  expect(options.map(({ value }) => value).sort()).toEqual([...values.keys()].sort());
  const wrong = options.filter(
    ({ value, cost, rowCount }) =>
      !isNear(cost, values.get(value)?.total) || rowCount !== values.get(value)?.rows,
  );
  expect(wrong).toEqual([]);
  const costs = options.map(({ cost }) => cost);
  expect(costs).toEqual([...costs].sort((one, other) => other - one));
}

const ofVendor = (company: Company, vendor: string) =>
  charges[company].filter((charge) => charge.vendor === CODES[vendor]);

describe.each(['sunflower', 'workshop'] as const)('C-05 in %s the values to filter by', (company) => {
  beforeAll(() => openCompany(upstream.dataDir, company));

  test('are those that occur, with cost and rows, for every field of every vendor', async () => {
    const { vendors } = await askOptions({ range: rangeOf(company), vendors: VENDORS[company] });
    expect(vendors.map(({ vendor }) => vendor)).toEqual(VENDORS[company]);
    for (const { vendor, fields } of vendors) {
      expect(fields).toHaveLength(FILTERS.length);
      for (const [field, by] of FIELDS) {
        if (field === 'TAG') continue;
        const { options, isComplete } = fields.find((each) => each.field === field) ?? { options: [] };
        const kept = ofVendor(company, vendor);
        const values = new Set(
          kept
            .filter(({ billed }) => isWithin(billed[0]?.[0] ?? '', company))
            .map((charge) => rawValue(charge, by)),
        );
        expect([field, isComplete]).toEqual([field, values.size <= MAX_OPTIONS]);
        if (isComplete) expectOptions(options, kept, by, company);
        else expect(options).toHaveLength(MAX_OPTIONS);
      }
    }
  });

  test('are the keys of tags', async () => {
    const { vendors } = await askOptions({
      range: rangeOf(company),
      vendors: VENDORS[company],
      fields: ['TAG'],
    });
    for (const { vendor, fields } of vendors) {
      const charges = ofVendor(company, vendor);
      // A key whose values are all empty is not offered.
      const hasValue = new Set(
        charges.flatMap(({ tags }) => [...tags].filter(([, value]) => value !== '').map(([key]) => key)),
      );
      const tagged = charges.flatMap((charge) =>
        [...charge.tags.keys()]
          .filter((key) => hasValue.has(key))
          .map((key) => ({ ...charge, fields: { key } })),
      );
      expectOptions(fields[0]?.options ?? [], tagged, { field: 'key' }, company);
    }
  });
});

describe('C-05 the values to filter by', () => {
  const company = 'sunflower';
  const range = rangeOf(company);
  const inWest = [{ vendor: 'AWS', conditions: [{ field: 'REGION', values: ['us-west-2'] }] }];
  beforeAll(() => openCompany(upstream.dataDir, company));

  test('of service groups are those of the sets, named set:::group', async () => {
    const { vendors } = await askOptions({ range, vendors: ['AWS'], fields: ['SERVICE_GROUP'] });
    const options = vendors[0]?.fields[0]?.options ?? [];
    const groups = options.map((option) => ({ ...option, value: option.value.replace(/^Pool:::/, '') }));
    expect(options.every(({ value }) => value.startsWith('Pool:::'))).toBe(true);
    expectOptions(groups, ofVendor(company, 'AWS'), 'pool', company);
  });

  test('narrow each other, and not themselves', async () => {
    const question = { range, vendors: ['AWS', 'AZURE'], fields: ['PRODUCT', 'REGION', 'TAG'] };
    const all = await askOptions(question);
    const narrowed = await askOptions({ ...question, filters: inWest });
    expect(gateway.callsOf(narrowed.reply)).toEqual(['currentUser', 'menus', 'relatedFilter']);
    const listOf = (answer: typeof all, vendor: string, field: string) =>
      answer.vendors.find((each) => each.vendor === vendor)?.fields.find((each) => each.field === field)
        ?.options ?? [];
    const west = ofVendor(company, 'AWS').filter(({ fields }) => fields.region === 'us-west-2');
    expectOptions(listOf(narrowed, 'AWS', 'PRODUCT'), west, { field: 'product' }, company);
    expect(listOf(narrowed, 'AWS', 'PRODUCT').length).toBeLessThan(listOf(all, 'AWS', 'PRODUCT').length);
    expect(listOf(narrowed, 'AWS', 'TAG').length).toBeLessThan(listOf(all, 'AWS', 'TAG').length);
    expect(listOf(narrowed, 'AWS', 'REGION')).toEqual(listOf(all, 'AWS', 'REGION'));
    expect(listOf(narrowed, 'AZURE', 'PRODUCT')).toEqual(listOf(all, 'AZURE', 'PRODUCT'));
  });

  const VALUES = `query ($range: RangeInput!, $field: FilterField!, $tagKey: String, $search: String, $page: Int! = 1,
    $vendors: [Vendor!], $filters: [CostFilterInput!]! = []) { viewer { costFilterValues(range: $range, field: $field,
    tagKey: $tagKey, search: $search, page: $page, itemsPerPage: 5, vendors: $vendors, filters: $filters) {
      totalCount pageInfo { hasNextPage } edges { vendor node { value label cost rowCount } } } } }`;
  async function askValues(variables: object) {
    const reply = await gateway.ask<{
      viewer: {
        costFilterValues: {
          totalCount: number;
          pageInfo: { hasNextPage: boolean };
          edges: { vendor: string; node: Option }[];
        };
      };
    }>(VALUES, { variables: { range, vendors: ['AWS'], ...variables } });
    return reply.expectData().viewer.costFilterValues;
  }

  async function allValues(variables: object) {
    const edges = [];
    for (let page = 1; ; page += 1) {
      const answer = await askValues({ ...variables, page });
      edges.push(...answer.edges);
      if (!answer.pageInfo.hasNextPage) {
        expect(edges).toHaveLength(answer.totalCount);
        return edges.map(({ node }) => node);
      }
    }
  }

  test.each([
    ['USAGE_TYPE', { field: 'usageType' } as RawField, 'SNAP', {}],
    ['ACCOUNT', { field: 'account' } as RawField, '0011', {}],
    ['AVAILABILITY_ZONE', { field: 'availabilityZone' } as RawField, 'West-2', {}],
    ['TAG', { tag: 'sunflower_device_name' } as RawField, 'e', { tagKey: 'sunflower_device_name' }],
  ])('of %s are searched, page by page', async (field, by, search, more) => {
    const found = await allValues({ field, search, ...more });
    const kept = ofVendor(company, 'AWS').filter((charge) =>
      rawValue(charge, by).toLowerCase().includes(search.toLowerCase()),
    );
    expect(found.length).toBeGreaterThan(0);
    expectOptions(found, kept, by, company);
  });

  test('of service groups and keys of tags are searched too', async () => {
    expect((await allValues({ field: 'SERVICE_GROUP', search: 'market' })).map(({ value }) => value)).toEqual(
      ['Pool:::AWS Marketing'],
    );
    const keys = await allValues({ field: 'TAG', search: 'DEVICE' });
    expect(keys.map(({ value }) => value).sort()).toEqual(['sunflower_device_id', 'sunflower_device_name']);
  });
});
