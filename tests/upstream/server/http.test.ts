// The HTTP shell of upstream: operations, request ids, limits, refusals.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cost, portion } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { costExport } from '../../../upstream/contract/cost-analytics/export.ts';
import { currentUser } from '../../../upstream/contract/platform/platform.ts';
import { saveCurrency } from '../../../upstream/contract/platform/preferences.ts';
import { SAMPLE_REQUESTS } from '../../support/product/requests.ts';
import { addressOf, type Caller, call, refusal } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let caller: Caller;

beforeAll(async () => {
  upstream = await startUpstream();
  const token = await upstream.toolToken();
  caller = { url: upstream.url, token, userId: 'skyledger-tools', companyId: 'sunflower' };
});
afterAll(() => upstream?.close());

function post(body: string, contentType = 'application/json'): Promise<Response> {
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': contentType };
  return fetch(addressOf(upstream.url, saveCurrency), { method: 'POST', headers, body });
}

it('says that it is alive and ready', async () => {
  expect((await fetch(`${upstream.url}/health`)).status).toBe(200);
  expect((await fetch(`${upstream.url}/readiness`)).status).toBe(200);
});

it('counts the calls of each request id apart', async () => {
  await call(caller, currentUser, {}, { headers: { 'x-request-id': 'screen-one' } });
  await call(caller, currentUser, {}, { headers: { 'x-request-id': 'screen-two' } });
  await call(caller, cost, SAMPLE_REQUESTS.cost, { headers: { 'x-request-id': 'screen-two' } });
  expect(upstream.calls('screen-one')).toEqual(['currentUser']);
  expect(upstream.calls('screen-two')).toEqual(['currentUser', 'cost']);
  expect(upstream.calls('screen-three')).toEqual([]);
});

it('tells Prometheus which tables answered questions on cost', async () => {
  await call(caller, cost, SAMPLE_REQUESTS.cost);
  const text = await (await fetch(`${upstream.url}/metrics`)).text();
  expect(text).toMatch(/skyledger_fact_questions_total\{table="\w+",reason="[A-Z_]+",subject="\w*"\} \d+/);
  expect(text).toContain('process_resident_memory_bytes');
});

it('takes over a request id, and makes one when it is missing or not safe to print', async () => {
  const given = await call(caller, currentUser, {}, { headers: { 'x-request-id': 'abc-123' } });
  expect(given.headers.get('x-request-id')).toBe('abc-123');
  for (const id of ['', 'a b"c', 'x'.repeat(500)]) {
    const headers: Record<string, string> = id ? { 'x-request-id': id } : {};
    const made = await call(caller, currentUser, {}, { headers });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('answers an unknown path with a coded 404', async () => {
  const response = await fetch(`${upstream.url}/api/v3/no/such`, { method: 'POST' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: 'fail', error: { code: 'NOT_FOUND' } });
});

it('refuses what is not JSON and what is larger than 1 MB', async () => {
  expect((await post('{"companyId": ')).status).toBe(400);
  expect((await post('companyId=sunflower', 'application/x-www-form-urlencoded')).status).toBe(400);
  expect((await post('null')).status).toBe(400);
  const large = await post(JSON.stringify({ filler: 'x'.repeat(1024 * 1024) }));
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ status: 'fail' });
});

it.each([
  ['viewBy', 'planet'],
  ['page', 0],
  ['itemsPerPage', 1001],
  ['startDate', '2024-02-30'],
  ['timeUnit', 'hour'],
  ['timeFrame', 'last_9_days'],
  ['isAmortizedCost', 'yes'],
  ['selectedVendors', []],
])('names the member %s when its value is outside of the contract', async (member, value) => {
  const error = await refusal(caller, cost, { ...SAMPLE_REQUESTS.cost, [member]: value });
  expect(error).toMatchObject({ status: 400, code: 'BAD_REQUEST', field: member });
});

it('names the path of a member inside of another', async () => {
  const values = Array.from({ length: 11 }, (_, number) => `region-${number}`);
  const detailFilters = [{ field: 'region', values }];
  const error = await refusal(caller, portion, { ...SAMPLE_REQUESTS.portion, detailFilters });
  expect(error).toMatchObject({ status: 400, field: 'detailFilters.0.values' });
});

it('takes a value as a value, whatever it looks like', async () => {
  const viewByItem = "us-east-1' OR '1'='1";
  const answer = await call(caller, portion, { ...SAMPLE_REQUESTS.portion, viewByItem });
  expect(answer.body).toMatchObject({ status: 'OK', Data: { totalCost: 0, items: [] } });
});

it('keeps answers, refusals and files out of every cache, each by the id of its request', async () => {
  const id = { headers: { 'x-request-id': 'kept-out' } };
  const answers = [
    await call(caller, currentUser, {}, id),
    await call({ ...caller, token: 'none' }, currentUser, {}, id),
    await fetch(`${upstream.url}/api/v3/no/such`, { method: 'POST', ...id }),
    await call(caller, costExport, SAMPLE_REQUESTS.costExport, id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 200]);
  for (const { headers } of answers)
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': 'kept-out' },
    });
});
