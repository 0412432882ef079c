// Twelve widgets in one request: equal ones are asked for once, and the rest costs what it must.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT } from '../../../upstream/contract/openapi.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  token = await personToken(upstream, 'owner');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** Four of equal settings, but for title and pin, and eight others. */
const WIDGETS = [
  ...['One', 'Two', 'Three', 'Four'].map((title, index) => ({
    type: 'TOP5',
    settings: { title, isPinned: index % 2 === 0, viewBy: 'REGION' },
  })),
  { type: 'TOP5', settings: { viewBy: 'ACCOUNT' } },
  { type: 'COST_BY_PRODUCT', settings: {} },
  { type: 'COST_BY_REGION', settings: {} },
  { type: 'COMPARE_COST_TREND', settings: {} },
  { type: 'PRODUCT_PORTION', settings: {} },
  { type: 'PORTION_BY', settings: { viewBy: 'REGION' } },
  { type: 'INTEGRATED_PRODUCT_PORTION', settings: {} },
  { type: 'ABNORMAL_CHANGE', settings: {} },
].map(({ type, settings }, index) => ({
  index: index + 1,
  type,
  settings,
  layout: { x: (index % 2) * 12, y: Math.floor(index / 2) * 13, width: 12, height: 13 },
}));

const CONTENT = `content { __typename id
  ... on TopCostsContent { topCosts { total } } ... on CostByContent { costOverTime { total { total } } }
  ... on CostTrendContent { costTrend { months { total } } } ... on ProductPortionContent { productPortion { total } }
  ... on PortionByContent { portionBy { total } } ... on IntegratedPortionContent { integratedPortion { total } }
  ... on AbnormalChangeContent { abnormalChanges { totalCount } } }`;

test('a dashboard of twelve widgets, four of them equal, costs at most nine calls of figures', async () => {
  const made = await gateway.ask<{
    saveDashboardAs: { dashboard: { id: string } | null; userErrors: object[] };
  }>(
    'mutation ($input: SaveDashboardAsInput!) { saveDashboardAs(input: $input) { dashboard { id } userErrors { code field } } }',
    { token, variables: { input: { name: 'Twelve', scope: {}, widgets: WIDGETS } } },
  );
  const { dashboard, userErrors } = made.expectData().saveDashboardAs;
  expect(userErrors).toEqual([]);
  const reply = await gateway.ask<{ viewer: { dashboard: { widgets: { content: { id: string } }[] } } }>(
    `query ($id: ID) { viewer { dashboards { id name } dashboard(id: $id) { widgets { index ${CONTENT} } } } }`,
    { token, variables: { id: dashboard?.id } },
  );
  const { widgets } = reply.expectData().viewer.dashboard;
  expect(widgets).toHaveLength(12);
  expect(new Set(widgets.map(({ content }) => content.id)).size).toBe(9);
  const calls = gateway.callsOf(reply);
  const ofFigures = calls.filter((name) => CONTRACT[name]?.service === 'dashboard');
  expect(ofFigures.length).toBeLessThanOrEqual(9);
  // Once each: who asks, may they, which vendors, and what stands on the dashboards.
  expect(calls.filter((name) => CONTRACT[name]?.service !== 'dashboard').sort()).toEqual([
    'commonInfo',
    'currentUser',
    'dashboards',
    'menus',
  ]);
});

test('widgets out of sight ask after those in sight were answered, wherever they stand in the list', async () => {
  const place = (y: number) => ({ x: 0, y, width: 12, height: 13 });
  const widgets = [
    { index: 1, type: 'COST_BY_PRODUCT', settings: {}, layout: place(40) },
    { index: 2, type: 'PRODUCT_PORTION', settings: {}, layout: place(53) },
    { index: 3, type: 'TOP5', settings: {}, layout: place(0) },
  ];
  const made = await gateway.ask<{ saveDashboardAs: { dashboard: { id: string } | null } }>(
    'mutation ($input: SaveDashboardAsInput!) { saveDashboardAs(input: $input) { dashboard { id } } }',
    { token, variables: { input: { name: 'High', scope: {}, widgets } } },
  );
  const id = made.expectData().saveDashboardAs.dashboard?.id;
  const reply = await gateway.ask(
    `query ($id: ID) { viewer { dashboard(id: $id) { widgets { index ${CONTENT} } } } }`,
    { token, variables: { id } },
  );
  reply.expectData();
  const asked = upstream.calls(reply.requestId).filter((name) => CONTRACT[name]?.service === 'dashboard');
  expect(asked[0]).toBe('top5');
  expect(asked.slice(1).toSorted()).toEqual(['dashboardCost', 'productPortion']);
});
