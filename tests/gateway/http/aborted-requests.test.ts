// Clients that go away: whenever they do, the gateway goes on. An uncaught fault fails the run by itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../support/product/gateway.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

const DEFERRED = `{ viewer { user { name } ...Trend @defer ...MonthToDate @defer } }
  fragment Trend on Viewer { costTrend { months { total } } }
  fragment MonthToDate on Viewer { costMonthToDate { total } }`;
const OPTIONS = `{ viewer { costFilterOptions(range: { frame: LAST_60_DAYS }) {
  vendors { fields { options { value } } } } } }`;
const PLAIN = '{ viewer { costMonthToDate { total } } }';

test.each([
  ['a deferred answer', DEFERRED, 'multipart/mixed, application/json'],
  ['a plain answer', PLAIN, 'application/json'],
  ['what cost can be filtered by', OPTIONS, 'application/json'],
])('%s that nobody waits for any more harms nobody', async (_name, query, accept) => {
  const { gateway, upstream } = product;
  const token = await upstream.toolToken();
  for (let milliseconds = 2; milliseconds <= 90; milliseconds += 2) {
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      signal: AbortSignal.timeout(milliseconds),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    })
      .then((response) => response.text())
      .catch(() => 'gone');
  }
  // Nor is it a fault of a service.
  const noted = gateway.log.filter(({ msg }) => msg === 'upstream fault');
  expect(noted).toEqual([]);
  const reply = await gateway.ask(PLAIN);
  expect(reply.expectData()).toMatchObject({ viewer: { costMonthToDate: { total: expect.any(Number) } } });
});
