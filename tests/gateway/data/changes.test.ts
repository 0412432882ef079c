// The history of the data through the graph: undo, removal and restoring by a typed name, and who may not.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLoad } from '../../../upstream/ingest/runs/run-load.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { csv, type Fields, row } from '../../support/product/focus-files.ts';
import { startProduct } from '../../support/product/gateway.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
let token: string;

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
const OCI = 'scope: { vendor: OCI, billingAccountId: "o1", month: "2024-05-01" }';

beforeAll(async () => {
  product = await startProduct();
  token = await product.upstream.demoToken();
  const { dataDir } = product.upstream;
  const documents = await openDocuments(dataDir);
  await loadRows(documents, 'first.csv', [
    { BilledCost: '1.5' },
    { BilledCost: '900', BillingCurrency: 'KRW' },
  ]);
  await loadRows(documents, 'second.csv', [{ BilledCost: '4.25' }]);
  const plans = join(folder, 'plans.json');
  writeFileSync(
    plans,
    JSON.stringify({ savingsPlans: [{ savingsPlanArn: 'arn:aws:savingsplans::1:savingsplan/p' }] }),
  );
  await runLoad({
    ...{ documents, dataDir, companyId: 'sunflower', origin: 'command', startedBy: 'ops', files: [plans] },
  });
  await documents.destroy();
});

async function loadRows(
  documents: Awaited<ReturnType<typeof openDocuments>>,
  name: string,
  rows: Fields[],
): Promise<void> {
  const { dataDir } = product.upstream;
  const file = join(folder, name);
  writeFileSync(
    file,
    csv(rows.map((fields) => row({ ProviderName: 'Oracle', BillingAccountId: 'o1', ...fields }))),
  );
  await runLoad({
    ...{ documents, dataDir, companyId: 'sunflower', origin: 'command', startedBy: 'ops', files: [file] },
    answers: ['shrink'],
  });
}

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product?.close();
});

interface Change {
  id: string;
  kind: string;
  source: string;
  actor: string | null;
  block: string | null;
}

async function history(): Promise<Change[]> {
  const query = `{ viewer { dataChanges(${OCI}) { totalCount edges { node {
    id kind source actor block rowsBefore rowsNow monthCount amounts { currency billedBefore billedNow } } } } } }`;
  const reply = await product.gateway.ask<{
    viewer: { dataChanges: { totalCount: number; edges: { node: Change }[] } };
  }>(query, { token });
  return reply.expectData().viewer.dataChanges.edges.map(({ node }) => node);
}

async function stored() {
  const query = `{ viewer { storedData(${OCI}) { rowCount monthCount isCounted amounts { currency billed } } } }`;
  return (await product.gateway.ask<{ viewer: { storedData: unknown } }>(query, { token })).expectData()
    .viewer.storedData;
}

interface Outcome {
  change: Change | null;
  userErrors: { code: string; field: string | null }[];
}

async function revert(id: string, confirmation = 'Sunflower'): Promise<Outcome> {
  const query = `mutation ($input: RevertDataChangeInput!) { revertDataChange(input: $input) {
    change { id kind source actor block } userErrors { code field } } }`;
  const variables = { input: { id, confirmation } };
  const reply = await product.gateway.ask<{ revertDataChange: Outcome }>(query, { token, variables });
  return reply.expectData().revertDataChange;
}

async function remove(confirmation = 'Sunflower'): Promise<Outcome> {
  const query = `mutation ($confirmation: String!) { removeData(input: { ${OCI}, confirmation: $confirmation }) {
    change { id kind source actor block } userErrors { code field } } }`;
  const variables = { confirmation };
  const reply = await product.gateway.ask<{ removeData: Outcome }>(query, { token, variables });
  return reply.expectData().removeData;
}

const LATER = { rowCount: 1, monthCount: 1, isCounted: true, amounts: [{ currency: 'USD', billed: 4.25 }] };
const EARLIER = {
  ...{ rowCount: 2, monthCount: 1, isCounted: true },
  amounts: [
    { currency: 'KRW', billed: 900 },
    { currency: 'USD', billed: 1.5 },
  ],
};

test('the history of a month says which load replaced what, with rows and money before and after', async () => {
  expect(await history()).toMatchObject([
    {
      ...{
        kind: 'LOAD',
        source: 'second.csv',
        actor: 'ops',
        block: null,
        monthCount: 1,
        rowsBefore: 2,
        rowsNow: 1,
      },
      amounts: [
        { currency: 'KRW', billedBefore: 900, billedNow: 0 },
        { currency: 'USD', billedBefore: 1.5, billedNow: 4.25 },
      ],
    },
    { kind: 'LOAD', source: 'first.csv', block: 'DATA_CHANGED_SINCE', rowsBefore: 0, rowsNow: 2 },
  ]);
  expect(await stored()).toEqual(LATER);
});

test('a load is undone on the typed name alone, by the person who asked, and only once', async () => {
  const [second, first] = await history();
  const ids = [second?.id ?? '', first?.id ?? ''] as const;
  expect(await revert(ids[0], 'sunflower')).toEqual({
    change: null,
    userErrors: [{ code: 'CONFIRMATION_WRONG', field: 'confirmation' }],
  });
  expect((await revert(ids[1])).userErrors).toMatchObject([{ code: 'DATA_CHANGED_SINCE', field: 'id' }]);
  expect(await stored()).toEqual(LATER);
  const undone = await revert(ids[0]);
  expect(undone).toMatchObject({ change: { kind: 'UNDO', source: 'second.csv' }, userErrors: [] });
  expect(undone.change?.actor).toMatch(/dana/i);
  expect(await stored()).toEqual(EARLIER);
  expect((await revert(ids[0])).userErrors).toMatchObject([{ code: 'DATA_CHANGED_SINCE' }]);
});

test('a removal is shown by its months, and restored', async () => {
  expect((await remove('Sun')).userErrors).toMatchObject([{ code: 'CONFIRMATION_WRONG' }]);
  const { change } = await remove();
  expect(await stored()).toMatchObject({ rowCount: 0, monthCount: 0, amounts: [] });
  expect((await remove()).userErrors).toMatchObject([{ code: 'NOTHING_TO_REMOVE' }]);
  const query = `query ($id: ID!) { node(id: $id) { ... on DataChange { kind report { monthsLeftOut
    months { vendor billingAccountId month rowsBefore rowsNow amounts { currency billedBefore billedNow } } } } } }`;
  const reply = await product.gateway.ask(query, { token, variables: { id: change?.id } });
  expect(reply.expectData()).toEqual({
    node: {
      kind: 'REMOVAL',
      report: {
        monthsLeftOut: 0,
        months: [
          {
            ...{ vendor: 'OCI', billingAccountId: 'o1', month: '2024-05-01', rowsBefore: 2, rowsNow: 0 },
            amounts: [
              { currency: 'KRW', billedBefore: 900, billedNow: 0 },
              { currency: 'USD', billedBefore: 1.5, billedNow: 0 },
            ],
          },
        ],
      },
    },
  });
  expect((await revert(change?.id ?? '')).change).toMatchObject({ kind: 'RESTORE' });
  expect(await stored()).toEqual(EARLIER);
});

test('what a file brought to a list is found by its name, removed on the typed name, and restored', async () => {
  const FILE = 'scope: { file: "plans.json" }';
  const ask = async <Data>(query: string) => (await product.gateway.ask<Data>(query, { token })).expectData();
  const files = `{ viewer { storedData(${FILE}) { rowCount monthCount files { file lists { list rowCount } } } } }`;
  const known = { file: 'plans.json', lists: [{ list: 'AWS_COMMITMENTS', rowCount: 1 }] };
  expect(await ask(files)).toEqual({
    viewer: { storedData: { rowCount: 1, monthCount: 0, files: [known] } },
  });
  const { removeData } = await ask<{
    removeData: unknown;
  }>(`mutation { removeData(input: { ${FILE}, confirmation: "Sunflower" }) {
    userErrors { code } change { id kind source rowsBefore rowsNow monthCount block report {
      months { month } lists { list rowsBefore rowsNow } } } } }`);
  expect(removeData).toMatchObject({
    userErrors: [],
    change: {
      ...{ kind: 'REMOVAL', source: 'plans.json', rowsBefore: 1, rowsNow: 0, monthCount: 0, block: null },
      report: { months: [], lists: [{ list: 'AWS_COMMITMENTS', rowsBefore: 1, rowsNow: 0 }] },
    },
  });
  expect(await ask(files)).toMatchObject({ viewer: { storedData: { rowCount: 0, files: [] } } });
  const changes = `{ viewer { dataChanges(${FILE}) { edges { node { id kind block } } } } }`;
  const { viewer } = await ask<{ viewer: { dataChanges: { edges: { node: Change }[] } } }>(changes);
  expect(viewer.dataChanges.edges.map(({ node: { kind, block } }) => [kind, block])).toEqual([
    ['REMOVAL', null],
    ['LOAD', 'DATA_CHANGED_SINCE'],
  ]);
  await revert(viewer.dataChanges.edges[0]?.node.id ?? '');
  expect(await ask(files)).toMatchObject({ viewer: { storedData: { rowCount: 1, files: [known] } } });
  const wrong = `{ viewer { storedData(scope: { file: "plans.json", vendor: AWS }) { rowCount } } }`;
  expect((await product.gateway.ask(wrong, { token })).expectError().extensions.code).toBe('BAD_USER_INPUT');
});

test('older months than a company keeps are shown, go on the typed name, and leave the setting in the audit log', async () => {
  const documents = await openDocuments(product.upstream.dataDir);
  const old = { BillingPeriodStart: '2019-05-01', ChargePeriodStart: '2019-05-02', ChargePeriodEnd: '' };
  await loadRows(documents, 'old.csv', [{ ...old, BillingAccountId: 'o2', BilledCost: '7.5' }]);
  const ask = async <Data>(query: string) => (await product.gateway.ask<Data>(query, { token })).expectData();
  const kept = '{ viewer { storedData { keptMonths } } }';
  expect(await ask(kept)).toEqual({ viewer: { storedData: { keptMonths: null } } });
  const preview = (months: number) =>
    `{ viewer { retentionPreview(keptMonths: ${months}) { firstMonth monthCount rowCount isCounted amounts { currency billed } } } }`;
  const { viewer } = await ask<{ viewer: { retentionPreview: { firstMonth: string } } }>(preview(36));
  expect(viewer.retentionPreview).toEqual({
    ...{ firstMonth: expect.stringMatching(/^202\d-\d\d-01$/), monthCount: 1, rowCount: 1, isCounted: true },
    amounts: [{ currency: 'USD', billed: 7.5 }],
  });
  const refused = await product.gateway.ask(preview(12), { token });
  expect(refused.expectError().extensions.code).toBe('BAD_USER_INPUT');

  const save = async (months: number | null, confirmation = 'Sunflower') =>
    (
      await ask<{ saveDataRetention: Outcome }>(
        `mutation { saveDataRetention(input: { keptMonths: ${months}, confirmation: "${confirmation}" }) {
          change { id kind source actor block rowsBefore } userErrors { code field } } }`,
      )
    ).saveDataRetention;
  expect(await save(36, 'sunflower')).toEqual({
    change: null,
    userErrors: [{ code: 'CONFIRMATION_WRONG', field: 'confirmation' }],
  });
  const few =
    'mutation { saveDataRetention(input: { keptMonths: 12, confirmation: "Sunflower" }) { userErrors { code } } }';
  expect((await product.gateway.ask(few, { token })).expectError().extensions).toMatchObject({
    ...{ code: 'BAD_USER_INPUT', argument: 'keptMonths' },
  });
  expect(await ask(kept)).toEqual({ viewer: { storedData: { keptMonths: null } } });
  const { change, userErrors } = await save(36);
  expect([userErrors, change]).toMatchObject([[], { kind: 'REMOVAL', rowsBefore: 1, block: null }]);
  expect(await ask(kept)).toEqual({ viewer: { storedData: { keptMonths: 36 } } });
  expect(await ask(preview(36))).toMatchObject({
    viewer: { retentionPreview: { monthCount: 0, amounts: [] } },
  });
  expect(await save(null)).toEqual({ change: null, userErrors: [] });
  expect((await revert(change?.id ?? '')).change).toMatchObject({ kind: 'RESTORE' });
  const log = await documents
    .selectFrom('audit_log')
    .select(['action', 'changes', 'actor'])
    .where('action', '=', 'DATA_RETENTION_CHANGED')
    .orderBy('at')
    .execute();
  expect(log.map(({ changes }) => JSON.parse(changes))).toEqual([
    [{ name: 'keptMonths', before: null, after: '36' }],
    [{ name: 'keptMonths', before: '36', after: null }],
  ]);
  expect(log[0]?.actor).toMatch(/dana/i);
  await documents.destroy();
});

test('ids of nothing are told as such', async () => {
  expect((await revert('nonsense')).userErrors).toMatchObject([{ code: 'UNKNOWN_DATA_CHANGE', field: 'id' }]);
  const unknown = Buffer.from('DataChange:none').toString('base64url');
  expect((await revert(unknown)).userErrors).toMatchObject([{ code: 'UNKNOWN_DATA_CHANGE', field: 'id' }]);
  const reply = await product.gateway.ask('query ($id: ID!) { viewer { dataChange(id: $id) { id } } }', {
    ...{ token, variables: { id: unknown } },
  });
  expect(reply.expectData()).toEqual({ viewer: { dataChange: null } });
});

test('who may not edit removes nothing, and finds no change by its id', async () => {
  const [change] = await history();
  const writes = [
    `mutation { removeData(input: { ${OCI}, confirmation: "Sunflower" }) { userErrors { code } } }`,
    'mutation { saveDataRetention(input: { keptMonths: 13, confirmation: "Sunflower" }) { userErrors { code } } }',
    `mutation { revertDataChange(input: { id: "${change?.id}", confirmation: "Sunflower" }) { userErrors { code } } }`,
  ];
  for (const query of writes) {
    const reply = await product.gateway.ask(query);
    expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'DATA' });
  }
  const reply = await product.gateway.ask('query ($id: ID!) { node(id: $id) { id } }', {
    variables: { id: change?.id },
  });
  expect(reply.expectData()).toEqual({ node: null });
  expect(await stored()).toEqual(EARLIER);
});
