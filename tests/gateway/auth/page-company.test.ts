// Two tabs, one session: a page says for which company it was made, and is told when that is not the current one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let token: string;

const SWITCH = `mutation ($id: ID!) { switchCompany(input: { companyId: $id }) {
  userErrors { code } viewer { company { key } freshness { today } menus { code } } } }`;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  token = await upstream.demoToken();
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const ask = <Data>(query: string, company: string | null, variables?: Record<string, unknown>) =>
  gateway.ask<Data>(query, {
    token,
    ...(variables && { variables }),
    ...(company !== null && { headers: { 'x-skyledger-company': company } }),
  });

beforeEach(async () => {
  (await ask(SWITCH, null, { id: toGlobalId('Company', 'workshop') })).expectData();
});

test.each([
  ['costAnalytics(query: { range: { frame: LAST_7_DAYS } }) { currency }'],
  ['costDetail(of: { vendor: AWS, keys: ["x"], viewBy: REGION, date: "2018-11-01" }) { portions { total } }'],
  ['costFilterOptions(range: { frame: LAST_7_DAYS }) { currency }'],
  ['costMonthToDate { total }'],
  ['costOverTime { currency }'],
  ['costTrend { currency }'],
  ['topCosts { total }'],
  ['preferences { companyCurrency }'],
  ['freshness { today }'],
  ['menus { code }'],
])('a page of another company gets a conflict for %s', async (field) => {
  const reply = await ask(`{ viewer { ${field} } }`, 'sunflower');
  expect(reply.expectError().extensions).toMatchObject({ code: 'CONFLICT', reason: 'COMPANY_CHANGED' });
  // Who asks, and with which rights, is all that was asked.
  expect(gateway.callsOf(reply).filter((name) => name !== 'menus')).toEqual(['currentUser']);
});

test('who asks, and in which company, is still told', async () => {
  const reply = await ask(
    '{ viewer { user { name } company { key } companies { key } site { code } } }',
    'sunflower',
  );
  expect(reply.expectData()).toMatchObject({ viewer: { company: { key: 'workshop' } } });
});

test('nothing is saved for another company', async () => {
  const reply = await ask(
    'mutation { saveCurrency(input: { currency: "JPY" }) { userErrors { code } } }',
    'sunflower',
  );
  expect(reply.expectError().extensions).toMatchObject({ code: 'CONFLICT', reason: 'COMPANY_CHANGED' });
  expect(gateway.callsOf(reply)).toEqual(['currentUser']);
});

test.each([['workshop'], ['work%73hop'], [null]])(
  'a page of the current company, %j, is answered',
  async (company) => {
    const reply = await ask(
      '{ viewer { costMonthToDate { total } menus { code } freshness { today } } }',
      company,
    );
    reply.expectData();
  },
);

test('a page that switches the company itself goes on in the new one', async () => {
  const reply = await ask(SWITCH, 'sunflower', { id: toGlobalId('Company', 'focus-sample') });
  expect(reply.expectData()).toMatchObject({
    switchCompany: { userErrors: [], viewer: { company: { key: 'focus-sample' }, menus: expect.any(Array) } },
  });
});
