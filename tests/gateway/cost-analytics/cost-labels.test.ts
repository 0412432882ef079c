// What people call accounts and regions: in the chips of filters and in searches, aliases too (A-01, C-05, C-10, C-12).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { askExport, csvRows } from '../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let account = '';
const ALIAS = 'Bulbs & Blossoms';
const JUNE = { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-30' };
const TABLE = `query ($query: CostAnalyticsQuery!, $search: String) { viewer { costAnalytics(query: $query) {
  filterLabels { vendor field value label }
  items(search: $search) { totalCount edges { node { key label total } } } } } }`;

interface Table {
  viewer: {
    costAnalytics: {
      filterLabels: { vendor: string; field: string; value: string; label: string }[];
      items: { totalCount: number; edges: { node: { key: string; label: string; total: number } }[] };
    };
  };
}

async function table(query: object, search: string | null = null) {
  const reply = await gateway.ask<Table>(TABLE, { variables: { query: { range: JUNE, ...query }, search } });
  return { ...reply.expectData().viewer.costAnalytics };
}

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  const { items } = await table({ viewBy: 'ACCOUNT', vendors: ['AWS'] });
  account = items.edges[0]?.node.key ?? '';
  const documents = await openDocuments(upstream.dataDir);
  await documents
    .insertInto('accounts')
    .values({ company_id: 'sunflower', vendor: 'aws', account_id: account, alias: ALIAS })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'vendor', 'account_id']).doUpdateSet({ alias: ALIAS }),
    )
    .execute();
  await documents.destroy();
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const conditions = (list: object[]) => [{ vendor: 'AWS', conditions: list }];

test('an answer names the accounts and regions of its filters', async () => {
  const filters = conditions([
    { field: 'ACCOUNT', values: [account, 'no-such-account'] },
    { field: 'REGION', values: ['us-east-1'], isExcluding: true },
    { field: 'PRODUCT', contains: 'a' },
  ]);
  const { filterLabels } = await table({ filters });
  expect(filterLabels).toContainEqual({ vendor: 'AWS', field: 'ACCOUNT', value: account, label: ALIAS });
  expect(filterLabels).toContainEqual({
    vendor: 'AWS',
    field: 'REGION',
    value: 'us-east-1',
    label: expect.stringContaining('Virginia'),
  });
  expect(filterLabels).toHaveLength(2);
  const plain = await table({ filters: conditions([{ field: 'PRODUCT', contains: 'a' }]) });
  expect(plain.filterLabels).toEqual([]);
});

test('a search finds an alias: among the items, among their rows, and in the file of the rows', async () => {
  const { items } = await table({ viewBy: 'ACCOUNT' }, 'blossoms');
  expect(items.edges.map(({ node }) => node)).toMatchObject([{ key: account, label: ALIAS }]);
  const of = { vendor: 'AWS', viewBy: 'ACCOUNT', keys: [account], date: '2024-06-10', endDate: '2024-06-10' };
  const rows = async (search: string | null) => {
    const reply = await gateway.ask<{ viewer: { costDetail: { rows: { totalCount: number } } } }>(
      'query ($of: CostDetailQuery!, $search: String) { viewer { costDetail(of: $of) { rows(search: $search) { totalCount edges { node { account accountName } } } } } }',
      { variables: { of, search } },
    );
    return reply.expectData().viewer.costDetail.rows.totalCount;
  };
  const all = await rows(null);
  expect(all).toBeGreaterThan(0);
  expect([await rows('BLOSSOMS'), await rows('no such words')]).toEqual([all, 0]);
  const file = await askExport(gateway, { part: 'DETAILS', of, search: 'blossoms' });
  expect(csvRows(file.bytes)).toHaveLength(all + 2);
});

test('resources of one name are told apart by what differs in their ids, and others by nothing', async () => {
  const { items } = await table({ viewBy: 'RESOURCE', vendors: ['AZURE'] }, 'jenkins-master');
  const labels = items.edges.map(({ node }) => node.label);
  expect(labels).toEqual(
    expect.arrayContaining([
      ...['jenkins-master [virtualmachines]', 'jenkins-master [disks]', 'jenkins-master-ip'],
    ]),
  );
  expect(new Set(labels).size).toBe(labels.length);
});
