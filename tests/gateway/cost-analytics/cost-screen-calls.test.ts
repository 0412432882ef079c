// The screen of cost analytics opens with one request of the graph, made of few calls of the services.
import { afterAll, beforeAll, expect, test } from 'vitest';
import operations from '../../../gateway/__generated__/operations.json' with { type: 'json' };
import query from '../../../web/__generated__/CostAnalyticsPageQuery.graphql.ts';
import { costAnalyticsPage } from '../../../web/pages/cost-analytics/page.tsx';
import { analyticsVariables } from '../../../web/pages/cost-analytics/shared/address/variables.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
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

const TEXT = new Map(Object.entries(operations)).get(query.params.id ?? '') ?? '';

/** Who asks, and what he may: asked anew for every request of the graph, whatever it holds. */
const ADMISSION = ['currentUser', 'menus'];

test.each([
  ['as it opens', '', 1],
  ['compared', 'range=last_3_months&unit=week&viewBy=account&compare=last_period&basis=effective', 2],
  ['compared with months as columns', 'range=last_60_days&unit=week&compare=last_period&months=true', 2],
  ['of named days and vendors', 'range=custom&start=2024-05-01&end=2024-05-31&vendors=aws,gcp', 1],
])('%s it makes at most four calls, %s', async (_name, search, costCalls) => {
  const address = costAnalyticsPage.read(new URL(`http://portal.example/cost-analytics?${search}`));
  const variables = analyticsVariables(address);
  const question = {
    ...variables.query,
    thenBy: [{ viewBy: 'REGION' }, { viewBy: 'SERVICE_GROUP', serviceGroupSet: 'Pool' }],
    filters: [
      { vendor: 'AWS', conditions: [{ field: 'REGION', values: ['us-east-1'], isExcluding: true }] },
      { vendor: 'GCP', conditions: [{ field: 'TAG', tagKey: 'sunflower_type', values: ['lily'] }] },
    ],
  };
  for (const asked of [variables, { ...variables, query: question }]) {
    const reply = await gateway.ask(TEXT, { variables: asked });
    reply.expectData();
    const calls = gateway.callsOf(reply).filter((name) => !ADMISSION.includes(name));
    expect(calls.length).toBeLessThanOrEqual(4);
    expect(calls.filter((name) => name === 'cost')).toHaveLength(costCalls);
  }
});

test('the panel of filters is one call more, and so is each page of values and each drill', async () => {
  const range = 'range: { frame: CUSTOM, start: "2024-05-01", end: "2024-05-31" }';
  const vendors = 'vendors: [AWS]';
  const callsOf = async (field: string) => {
    const reply = await gateway.ask(`{ viewer { ${field} } }`);
    reply.expectData();
    return gateway.callsOf(reply).filter((name) => !ADMISSION.includes(name));
  };
  const all = `costFilterOptions(${range}, ${vendors}) { vendors { fields { options { value } } } }`;
  expect(await callsOf(all)).toEqual(['filter']);
  const values = `costFilterValues(${range}, ${vendors}, field: RESOURCE, search: "i-") { edges { node { value } } }`;
  expect(await callsOf(values)).toEqual(['subFilter']);
  const of = '{ vendor: AWS, viewBy: REGION, keys: ["us-east-1"], date: "2024-05-03" }';
  const drill = `costDetail(of: ${of}) { portions { total } rows { total } }`;
  expect(await callsOf(drill)).toEqual(['detail', 'portion']);
});
