// Ends of commitments and their reminders through the graph: the calendar is whole whatever the page, and who may set what (P-04).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let tokens: { owner: string; viewer: string; tool: string };

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  await openCompany(upstream.dataDir, 'workshop');
  tokens = {
    owner: await personToken(upstream, 'owner'),
    viewer: await personToken(upstream, 'viewer'),
    tool: await upstream.toolToken(),
  };
}, 120_000);
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

test('the calendar has all that fit, whatever the page', async () => {
  const { data } = await gateway.ask(
    `{ viewer { reservedInstances { inventory(itemsPerPage: 2) {
      totalCount edges { node { terms { id } } } ends { key endsAt } } } } }`,
    { token: tokens.tool },
  );
  const { inventory } = (data as { viewer: { reservedInstances: { inventory: Inventory } } }).viewer
    .reservedInstances;
  const { edges, ends, totalCount } = inventory;
  expect([edges.length, ends.length, totalCount]).toEqual([2, 9, 9]);
  const days = ends.map(({ endsAt }) => endsAt);
  expect(days).toEqual([...days].sort());
  expect([days[0]?.slice(0, 10), days.at(-1)?.slice(0, 10)]).toEqual(['2019-04-03', '2019-10-09']);
});

interface Inventory {
  totalCount: number;
  edges: unknown[];
  ends: { key: string; endsAt: string }[];
}

const FIELDS = 'days lowPercent recipients version people { email }';

test('an editor names who is reminded; others may not even read it', async () => {
  const query = `{ viewer { reservedInstances { reminders { ${FIELDS} } } } }`;
  const first = await gateway.ask(query, { token: tokens.owner });
  expect(first.data).toMatchObject({
    viewer: {
      reservedInstances: {
        reminders: { days: [90, 30, 7], lowPercent: 80, recipients: [], version: 0 },
      },
    },
  });
  const save = (recipients: string, token = tokens.owner, version = 0) =>
    gateway.ask(
      `mutation { saveReservedInstanceReminders(input: { days: [7, 30], lowPercent: 90, recipients: [${recipients}],
        version: ${version} }) { userErrors { code field } reminders { ${FIELDS} } } }`,
      { token },
    );
  const payload = (code: string, field: string) => ({
    saveReservedInstanceReminders: { userErrors: [{ code, field }], reminders: null },
  });
  expect((await save('"someone@elsewhere.example"')).data).toEqual(
    payload('RECIPIENT_UNREGISTERED', 'recipients'),
  );
  const saved = await save('"viewer@skyledger.example"');
  expect(saved.data).toMatchObject({
    saveReservedInstanceReminders: {
      userErrors: [],
      reminders: { days: [30, 7], lowPercent: 90, recipients: ['viewer@skyledger.example'], version: 1 },
    },
  });
  expect((await save('', tokens.owner, 0)).data).toMatchObject(payload('CHANGED_MEANWHILE', 'version'));
  const read = await gateway.ask(query, { token: tokens.viewer });
  expect(read.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect((await save('', tokens.viewer, 1)).expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
});
