// What a service refuses by its contract: the message says which argument, and which limit it is outside of.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const ELEVEN = Array.from({ length: 11 }, (_, index) => `p${index}`);

test.each([
  [
    'a number that is too large',
    '{ viewer { budgets(months: 99) { months } } }',
    'months',
    'The service refused months: too big: expected number to be <=24.',
  ],
  [
    'a list that is too long',
    `{ viewer { azureReservations(query: { months: { start: "2024-05-01", end: "2024-05-31" }, regions: ${JSON.stringify(ELEVEN)} }) { filterOptions { __typename } } } }`,
    'regions',
    'The service refused regions: too big: expected array to have <=10 items.',
  ],
  [
    'a list in the envelope of a service',
    'mutation { saveMigrationRois(input: { rows: [] }) { userErrors { code } } }',
    'rows',
    'The service refused rows: too small: expected array to have >=1 items.',
  ],
  [
    'what is outside of no limit',
    '{ viewer { budgets(startMonth: "2024-06-30") { months } } }',
    'startMonth',
    'The service refused the value of startMonth.',
  ],
])('%s says so, where the service refuses it', async (_what, query, argument, message) => {
  const reply = await gateway.ask(query, { token: await upstream.demoToken() });
  const { message: told, extensions } = reply.expectError();
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument, upstreamCode: 'BAD_REQUEST' });
  expect(told).toBe(message);
});
