// Loads and the state of data through the graph: figures, paging, ids, and who may see them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runLoad } from '../../../upstream/ingest/runs/run-load.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { csv, row } from '../../support/product/focus-files.ts';
import { startProduct } from '../../support/product/gateway.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
let token: string;

const folder = mkdtempSync(join(tmpdir(), 'loads-'));

beforeAll(async () => {
  product = await startProduct();
  token = await product.upstream.demoToken();
  const { dataDir } = product.upstream;
  const documents = await openDocuments(dataDir);
  const load = async (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    const files = [join(folder, name)];
    await runLoad({
      ...{ documents, dataDir, companyId: 'sunflower', origin: 'command', startedBy: 'dana', files },
      answers: ['rejected', 'shrink'],
    }).catch(() => undefined);
  };
  const oracle = { ProviderName: 'Oracle', BillingAccountId: 'o1' };
  await load('first.csv', csv([row(oracle), row({ ...oracle, BilledCost: '0.1' })]));
  await load('letter.csv', 'Dear Sirs,\n');
  await load(
    'again.csv',
    csv([row({ ...oracle, BilledCost: '0.3', EffectiveCost: '0.2', Tags: '' }), row({ BilledCost: 'abc' })]),
  );
  await documents.destroy();
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product?.close();
});

interface LoadNode {
  id: string;
  source: string;
  state: string;
}
interface Loads {
  viewer: { loads: { totalCount: number; edges: { node: LoadNode }[] } };
}

const LOADS = `query ($page: Int!, $size: Int!) { viewer { loads(page: $page, itemsPerPage: $size) {
  totalCount edges { node { id source state } } } } }`;

/** The three of this file are the newest. */
const newest = async () => {
  const reply = await product.gateway.ask<Loads>(LOADS, { token, variables: { page: 1, size: 3 } });
  return reply.expectData().viewer.loads.edges.map(({ node }) => node);
};

test('loads are listed with the newest first, page by page', async () => {
  expect((await newest()).map(({ source, state }) => [source, state])).toEqual([
    ['again.csv', 'LOADED'],
    ['letter.csv', 'FAILED'],
    ['first.csv', 'LOADED'],
  ]);
  const second = await product.gateway.ask<Loads>(LOADS, { token, variables: { page: 2, size: 1 } });
  expect(second.expectData().viewer.loads.edges).toMatchObject([{ node: { source: 'letter.csv' } }]);
});

test('a load names the change by which it is taken back, and one that changed nothing has none', async () => {
  const reply = await product.gateway.ask<{
    viewer: { loads: { edges: { node: { source: string; changeId: string | null } }[] } };
  }>('{ viewer { loads { edges { node { source changeId } } } } }', { token });
  const [again, letter] = reply.expectData().viewer.loads.edges.map(({ node }) => node);
  expect(letter).toEqual({ source: 'letter.csv', changeId: null });
  const change = await product.gateway.ask(
    'query ($id: ID!) { viewer { dataChange(id: $id) { id kind source } } }',
    { token, variables: { id: again?.changeId } },
  );
  expect(change.expectData()).toEqual({
    viewer: { dataChange: { id: again?.changeId, kind: 'LOAD', source: 'again.csv' } },
  });
});

test('the report names files, rejected rows, totals and replaced months, at one call of the service', async () => {
  const [again] = await newest();
  const reply = await product.gateway.ask(
    `query ($id: ID!) { viewer { load(id: $id) {
      origin startedBy rowsLoaded rowsRejected monthsShrunk fault { message }
      report { filesLeftOut replacedLeftOut
        files { name format layout rowsRead rowsLoaded unchanged
          rejected { line column value reason }
          totals { vendor month currency rows billed effective } }
        replaced { vendor month billingAccountId rowsBefore rowsNow isShrunk }
        plan { allowed monthsLeftOut findingsLeftOut
          months { vendor month billingAccountId rowsBefore rowsAfter money { currency before after } }
          findings { reason answers file vendor month billingAccountId detail } } } } } }`,
    { token, variables: { id: again?.id } },
  );
  expect(reply.expectData()).toEqual({
    viewer: {
      load: {
        origin: 'COMMAND',
        startedBy: 'dana',
        rowsLoaded: 1,
        rowsRejected: 1,
        monthsShrunk: 1,
        fault: null,
        report: {
          filesLeftOut: 0,
          replacedLeftOut: 0,
          files: [
            {
              name: 'again.csv',
              format: 'CSV',
              layout: 'FOCUS 1.0',
              rowsRead: 2,
              rowsLoaded: 1,
              unchanged: false,
              rejected: [{ line: 3, column: 'BilledCost', value: 'abc', reason: 'is not a number' }],
              totals: [
                { vendor: 'OCI', month: '2024-05-01', currency: 'USD', rows: 1, billed: 0.3, effective: 0.2 },
              ],
            },
          ],
          replaced: [
            {
              vendor: 'OCI',
              month: '2024-05-01',
              billingAccountId: 'o1',
              rowsBefore: 2,
              rowsNow: 1,
              isShrunk: true,
            },
          ],
          plan: {
            allowed: ['REJECTED', 'SHRINK'],
            monthsLeftOut: 0,
            findingsLeftOut: 0,
            months: [
              {
                vendor: 'OCI',
                month: '2024-05-01',
                billingAccountId: 'o1',
                rowsBefore: 2,
                rowsAfter: 1,
                money: [{ currency: 'USD', before: 1.1, after: 0.3 }],
              },
            ],
            findings: [
              {
                reason: 'REJECTED',
                answers: ['REJECTED'],
                file: 'again.csv',
                vendor: null,
                month: null,
                billingAccountId: null,
                detail: expect.stringContaining('1 of 2 rows cannot be loaded'),
              },
              {
                reason: 'SHRINK',
                answers: ['SHRINK'],
                file: null,
                vendor: 'OCI',
                month: '2024-05-01',
                billingAccountId: 'o1',
                detail: 'it has 2 rows now and would have 1',
              },
            ],
          },
        },
      },
    },
  });
  expect(product.gateway.callsOf(reply)).toEqual(['currentUser', 'loadRunReport', 'menus']);
});

test('what was found, and why rows are rejected, is told in the language of the request', async () => {
  const [again] = await newest();
  const texts = async (language: string) => {
    const reply = await product.gateway.ask<{
      viewer: {
        load: {
          report: {
            files: { rejected: { reason: string }[] }[];
            plan: { findings: { detail: string }[] };
          };
        };
      };
    }>(
      `query ($id: ID!) { viewer { load(id: $id) { report {
        files { rejected { reason } } plan { findings { detail } } } } } }`,
      { token, variables: { id: again?.id }, headers: { 'accept-language': language } },
    );
    const { files, plan } = reply.expectData().viewer.load.report;
    return [files[0]?.rejected[0]?.reason, ...plan.findings.map(({ detail }) => detail)];
  };
  expect(await texts('en')).toEqual([
    'is not a number',
    "1 of 2 rows cannot be loaded, the first on line 3: BilledCost 'abc' is not a number",
    'it has 2 rows now and would have 1',
  ]);
  expect(await texts('ko')).toEqual([
    '숫자가 아닙니다',
    "2행 중 1행을 불러올 수 없습니다. 첫 행은 3번째 줄입니다: BilledCost 'abc' 숫자가 아닙니다",
    '지금은 2행이 있고, 불러오면 1행이 됩니다',
  ]);
});

test('what was assumed of a file is told in the language of the request', async () => {
  const [, , first] = await newest();
  const notes = async (language: string) => {
    const reply = await product.gateway.ask<{
      viewer: { load: { report: { files: { notes: string[] }[] } } };
    }>('query ($id: ID!) { viewer { load(id: $id) { report { files { notes } } } } }', {
      token,
      variables: { id: first?.id },
      headers: { 'accept-language': language },
    });
    return reply.expectData().viewer.load.report.files[0]?.notes;
  };
  expect(await notes('en')).toEqual([
    'EffectiveCost of Oracle has no decimals: BilledCost is used where no commitment pays',
  ]);
  expect(await notes('ja')).toEqual([
    'Oracle の EffectiveCost に小数がないため、コミットメントが支払わない行では BilledCost を使います',
  ]);
});

test('a failed load names the file at fault and has no report, at no further call', async () => {
  const [, failed] = await newest();
  const reply = await product.gateway.ask(
    'query ($id: ID!) { node(id: $id) { ... on LoadRun { fault { file message } report { filesLeftOut } } } }',
    { token, variables: { id: failed?.id } },
  );
  expect(reply.expectData()).toEqual({
    node: { fault: { file: 'letter.csv', message: expect.stringMatching(/\w/) }, report: null },
  });
});

test('the state of data has the vendors in their order, with what their rows lack', async () => {
  const reply = await product.gateway.ask<{ viewer: { dataState: { vendors: unknown[] } } }>(
    `{ viewer { dataState { unlistedRows vendors {
      vendor dataThrough completeThrough firstDate monthCount loadCount missingMonths roundedMonths isCounted rowCount
      currencies { currency billed rowCount zeroCostRows shareWithoutTags shareWithoutListPrice } } } } }`,
    { token },
  );
  const { vendors } = reply.expectData().viewer.dataState;
  expect(vendors).toMatchObject([
    { vendor: 'AWS', monthCount: 5, missingMonths: [], isCounted: true },
    { vendor: 'AZURE', monthCount: 5 },
    { vendor: 'GCP', monthCount: 5 },
    {
      vendor: 'OCI',
      dataThrough: '2024-05-02T00:00:00.000Z',
      completeThrough: '2024-04-30',
      firstDate: '2024-05-01',
      loadCount: 1,
      rowCount: 1,
      currencies: [{ currency: 'USD', billed: 0.3, rowCount: 1, shareWithoutTags: 1 }],
    },
  ]);
});

describe('who may not edit', () => {
  test.each(['loads { totalCount }', 'load(id: "x") { source }', 'dataState { unlistedRows }'])(
    'is refused %s, with no call for it',
    async (field) => {
      const reply = await product.gateway.ask(`{ viewer { ${field} } }`);
      expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'DATA' });
      const calls = product.gateway.callsOf(reply).filter((name) => /load|data/i.test(name));
      expect(calls).toEqual([]);
    },
  );

  test('finds no load by its id', async () => {
    const [load] = await newest();
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    const reply = await product.gateway.ask(query, { variables: { id: load?.id } });
    expect(reply.expectData()).toEqual({ node: null });
  });
});

test.each([
  ['load(id: "nonsense") { source }', 'id'],
  ['loads(itemsPerPage: 201) { totalCount }', 'itemsPerPage'],
  ['loads(page: 0) { totalCount }', 'page'],
])('%s is refused with the argument at fault', async (field, argument) => {
  const reply = await product.gateway.ask(`{ viewer { ${field} } }`, { token });
  expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
});
