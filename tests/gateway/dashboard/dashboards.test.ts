// D-01, D-14: dashboards through the graph: the viewer's own, their widgets, and what those show.
import { describe, expect, test } from 'vitest';
import { gatewayForTests } from '../../support/people/asked-gateway.ts';

const { ask } = gatewayForTests('owner', 'viewer');

interface Content {
  __typename: string;
  id: string;
  settings: Record<string, unknown>;
  costOverTime?: unknown;
}

interface Dashboard {
  id: string;
  name: string;
  index: number;
  isSelected: boolean;
  version: number;
  widgets: { index: number; type: string; settings: Record<string, unknown>; content: Content }[];
}

const WIDGETS = `index type layout { x y width height } settings { title frame vendors isPinned basis }
  content { __typename id settings { frame vendors basis items { show chosen { key vendor } } }
    ... on CostByContent { costOverTime { total { total } } }
    ... on TopCostsContent { topCosts { total } }
    ... on CostTrendContent { costTrend { currency } }
    ... on MonthToDateContent { costMonthToDate { total } } }`;

describe('D-01 dashboards', () => {
  test('somebody without any gets the default one, selected, once', async () => {
    const seen = () =>
      ask<{ viewer: { dashboards: Dashboard[]; dashboard: Dashboard } }>(
        'viewer',
        `{ viewer { dashboards { id name index isSelected isTemplate version scope { frame vendors currency basis } }
          dashboard { id widgets { ${WIDGETS} } } } }`,
      );
    const [first, again] = await Promise.all([seen(), seen()]);
    const { dashboards, dashboard } = first.expectData().viewer;
    expect(dashboards).toEqual([
      {
        id: dashboard.id,
        name: 'Dashboard',
        index: 1,
        isSelected: true,
        isTemplate: true,
        version: 1,
        scope: { frame: null, vendors: null, currency: null, basis: null },
      },
    ]);
    expect(again.expectData().viewer.dashboards).toEqual(dashboards);
    expect(dashboard.widgets.map(({ type }) => type)).toEqual([
      'COST_MONTH_TO_DATE',
      'ESTIMATED_COST',
      'CLOUD_BUDGET',
      'TOTAL_SAVING',
      'COST_BY_VENDOR',
      'TOP5',
      'COMPARE_COST_TREND',
      'INTEGRATED_PRODUCT_PORTION',
      'ALERTS',
    ]);
  });

  test('are of one person: nobody opens them by the id of another', async () => {
    const own = await ask<{ viewer: { dashboard: Dashboard } }>('owner', '{ viewer { dashboard { id } } }');
    const { id } = own.expectData().viewer.dashboard;
    const query = 'query ($id: ID!) { node(id: $id) { id } viewer { dashboard(id: $id) { id } } }';
    const [mine, others] = await Promise.all(
      (['owner', 'viewer'] as const).map((person) => ask(person, query, { id })),
    );
    expect(mine?.expectData()).toEqual({ node: { id }, viewer: { dashboard: { id } } });
    expect(others?.expectData()).toEqual({ node: null, viewer: { dashboard: null } });
  });
});

describe('D-14 what a widget shows', () => {
  const contentOf = (type: string, settings: object, scope: object | null = null) =>
    ask<{ viewer: { widgetContent: Content } }>(
      'owner',
      `query ($type: WidgetType!, $settings: WidgetSettingsInput!, $scope: DashboardScopeInput) { viewer {
        widgetContent(type: $type, settings: $settings, scope: $scope) { __typename id settings { title frame vendors basis isPinned }
          ... on CostByContent { costOverTime { total { total } } } ... on TopCostsContent { topCosts { total } } } } }`,
      { type, settings, scope },
    );

  test('follows from its id alone: the same settings are the same node, which can be asked again', async () => {
    const [one, same, other] = await Promise.all([
      contentOf('TOP5', { frame: 'LAST_7_DAYS', title: 'One', vendors: ['AWS'] }),
      contentOf('TOP5', { vendors: ['AWS'] }, { basis: null, vendors: null, frame: 'LAST_7_DAYS' }),
      contentOf('TOP5', { frame: 'LAST_14_DAYS', vendors: ['AWS'] }),
    ]).then((replies) => replies.map((reply) => reply.expectData().viewer.widgetContent));
    expect(one).toEqual(same);
    expect(other?.id).not.toBe(one?.id);
    const again = await ask<{ node: Content }>(
      'owner',
      `query ($id: ID!) { node(id: $id) { __typename id ... on TopCostsContent { topCosts { total } settings { title frame vendors basis isPinned } } } }`,
      { id: one?.id },
    );
    expect(again.expectData().node).toEqual(one);
  });

  test('is the figure of the field of the viewer', async () => {
    const content = (await contentOf('COST_BY_REGION', { frame: 'LAST_3_MONTHS' })).expectData().viewer
      .widgetContent;
    const field = await ask<{ viewer: { costOverTime: unknown } }>(
      'owner',
      '{ viewer { costOverTime(frame: LAST_3_MONTHS, viewBy: REGION) { total { total } } } }',
    );
    expect(content.costOverTime).toEqual(field.expectData().viewer.costOverTime);
  });

  test('follows the scope of the dashboard unless the widget is pinned', async () => {
    const scope = { frame: 'MONTH_TO_DATE', vendors: ['GCP'], basis: 'EFFECTIVE' };
    const reply = await ask<{ viewer: { dashboard: Dashboard } }>(
      'viewer',
      `query ($scope: DashboardScopeInput) { viewer { dashboard { widgets(scope: $scope) { ${WIDGETS} } } } }`,
      { scope },
    );
    const { widgets } = reply.expectData().viewer.dashboard;
    const top = widgets.find(({ type }) => type === 'TOP5');
    expect(top?.settings).toMatchObject({ frame: 'LAST_30_DAYS', vendors: null, basis: 'BILLED' });
    expect(top?.content.settings).toMatchObject(scope);
    const byVendor = widgets.find(({ type }) => type === 'COST_BY_VENDOR');
    expect(byVendor?.content.settings).toMatchObject({ ...scope, frame: 'LAST_6_MONTHS' });
    const pinned = await contentOf('TOP5', { isPinned: true }, scope);
    expect(pinned.expectData().viewer.widgetContent.settings).toMatchObject({ frame: 'LAST_30_DAYS' });
  });

  test.each([
    ['TOP5', { frame: 'LAST_6_MONTHS' }, 'WIDGET_SETTING'],
    ['ABNORMAL_CHANGE', { threshold: 1 }, 'THRESHOLD_TOO_LOW'],
    ['COST_BY_PRODUCT', { items: { show: 'CUSTOM' } }, 'CUSTOM_WITHOUT_ITEMS'],
  ])('%s of %o is refused with %s', async (type, settings, rule) => {
    const { extensions } = (await contentOf(type, settings)).expectError();
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'settings', rule });
  });

  test('an id that was made by hand opens nothing', async () => {
    const forged = [
      'TopCostsContent:TOP5 {"timeFrame":"last_6_months"}',
      'TopCostsContent:ALERTS {}',
      'TopCostsContent:TOP5 {',
    ];
    const reply = await ask<{ nodes: unknown[] }>(
      'owner',
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: forged.map((text) => Buffer.from(text).toString('base64url')) },
    );
    expect(reply.expectData().nodes).toEqual([null, null, null]);
  });

  test('a tag that was not chosen yet is an error of the figures alone', async () => {
    const reply = await contentOf('COST_BY_TAG', {});
    expect(reply.data?.viewer.widgetContent).toMatchObject({
      __typename: 'CostByContent',
      costOverTime: null,
    });
    expect(reply.expectError().extensions).toMatchObject({ rule: 'TAG_KEY_MISSING' });
  });
});
