// D-01, D-02: changes of dashboards through the graph.
import { expect, test } from 'vitest';
import { gatewayForTests } from '../../support/people/asked-gateway.ts';

const { ask } = gatewayForTests('owner', 'viewer');

interface Dashboard {
  id: string;
  name: string;
  index: number;
  isSelected: boolean;
  isStarred: boolean;
  version: number;
  widgets: { index: number; type: string; settings: Record<string, unknown> }[];
}

const PAYLOAD = `userErrors { code field message } dashboard { id name index version isTemplate isSelected isStarred
  scope { frame vendors currency basis } widgets { index type layout { x y width height } settings { frame title } } }`;
type Result = {
  userErrors: { code: string; field: string; message: string }[];
  dashboard: (Dashboard & { isTemplate: boolean; scope: unknown }) | null;
  deletedId?: string | null;
};
const change = async (mutation: string, input: object): Promise<Result> => {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const more = mutation === 'deleteDashboard' ? 'deletedId' : '';
  const reply = await ask<Record<string, Result>>(
    'owner',
    `mutation ($input: ${name}!) { ${mutation}(input: $input) { ${PAYLOAD} ${more} viewer { dashboards { id name isSelected } } } }`,
    { input },
  );
  const result = reply.expectData()[mutation];
  if (!result) throw new Error(reply.explain());
  return result;
};
const made = async (mutation: string, input: object): Promise<Dashboard> => {
  const { dashboard, userErrors } = await change(mutation, input);
  if (!dashboard) throw new Error(JSON.stringify(userErrors));
  return dashboard;
};
const remove = ({ id, version }: Dashboard) => change('deleteDashboard', { id, version });
const TOP = {
  type: 'TOP5',
  settings: { frame: 'LAST_7_DAYS' },
  layout: { x: 0, y: 0, width: 12, height: 13 },
};

test('D-02 dashboards are made of templates, as copies, and numbered where nobody names them', async () => {
  const first = await made('createDashboard', {});
  const second = await made('createDashboard', { template: 'FINANCE' });
  expect([first.name, second.name]).toEqual(['Dashboard 2', 'Dashboard 3']);
  expect(first.widgets).toEqual([]);
  expect(second).toMatchObject({
    isTemplate: true,
    widgets: [{ type: 'CLOUD_BUDGET' }, {}, {}, {}, {}, {}, {}],
  });
  const copy = await made('copyDashboard', { id: second.id });
  const again = await made('copyDashboard', { id: copy.id });
  expect([copy.name, again.name]).toEqual(['Dashboard 3 Copy(1)', 'Dashboard 3 Copy(2)']);
  expect(again.widgets).toEqual(second.widgets);
  for (const dashboard of [first, second, copy, again]) await remove(dashboard);
});

test('D-02 templates are those of vendors with data, and show the figures of the viewer', async () => {
  const reply = await ask<{
    viewer: {
      dashboardTemplates: {
        name: string;
        vendor: string | null;
        scope: object;
        widgets: { content: { settings: object } }[];
      }[];
    };
  }>(
    'viewer',
    `{ viewer { dashboardTemplates { name vendor scope { vendors } widgets { type content { __typename id settings { vendors } } } } } }`,
  );
  const { dashboardTemplates } = reply.expectData().viewer;
  expect(dashboardTemplates.map(({ name }) => name)).toEqual([
    'OVERVIEW',
    'FINANCE',
    'ENGINEERING',
    'EXECUTIVE',
    'MULTI_VENDOR',
    'AWS',
    'AZURE',
    'GCP',
  ]);
  const azure = dashboardTemplates.find(({ name }) => name === 'AZURE');
  expect(azure?.widgets[0]?.content.settings).toEqual({ vendors: ['AZURE'] });
});

test('a save keeps name, scope and widgets; the loser of two is shown what is there now', async () => {
  const { id, version } = await made('saveDashboardAs', { name: 'Mine', scope: {}, widgets: [] });
  const scope = { frame: 'LAST_30_DAYS', vendors: ['AWS'], currency: 'KRW', basis: 'EFFECTIVE' };
  const save = (name: string) =>
    change('saveDashboard', { id, version, name, scope, widgets: [{ index: 4, ...TOP }] });
  const outcomes = await Promise.all([save('One'), save('Other')]);
  const won = outcomes.find(({ userErrors }) => userErrors.length === 0)?.dashboard;
  const lost = outcomes.find(({ userErrors }) => userErrors.length > 0);
  expect(won).toMatchObject({
    version: version + 1,
    scope,
    widgets: [{ index: 4, settings: { frame: 'LAST_7_DAYS' } }],
  });
  expect(lost?.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE', field: 'version' }]);
  expect(lost?.dashboard).toEqual(won);
  if (won) await remove(won);
});

test('one widget is put beside the others, or in the place of the one of its index', async () => {
  const { id, version } = await made('createDashboard', { name: 'Widgets', template: 'EXECUTIVE' });
  const layout = { ...TOP.layout, y: 100 };
  const put = await change('saveWidget', {
    dashboardId: id,
    version,
    widget: { ...TOP, index: 20, layout },
  });
  expect(put.dashboard?.widgets).toHaveLength(7);
  const onTop = { ...TOP, index: 20 };
  const refused = await change('saveWidget', { dashboardId: id, version: version + 1, widget: onTop });
  expect(refused.userErrors).toMatchObject([{ code: 'WIDGET_LAYOUT', field: 'widgets.20' }]);
  const moved = { ...TOP, index: 20, layout: { ...layout, x: 12 } };
  const replaced = await change('saveWidget', { dashboardId: id, version: version + 1, widget: moved });
  expect(replaced.dashboard?.widgets).toHaveLength(7);
  if (replaced.dashboard) await remove(replaced.dashboard);
});

const own = { name: 'Faulty', scope: {}, widgets: [] };
test.each<[string, object, string, string]>([
  ['no name', { ...own, name: ' ' }, 'DASHBOARD_NAME_REQUIRED', 'name'],
  ['a name in use', { ...own, name: 'DASHBOARD' }, 'DASHBOARD_NAME_IN_USE', 'name'],
  ['a name that is too long', { ...own, name: 'x'.repeat(255) }, 'TEXT_TOO_LONG', 'name'],
  ['no vendor', { ...own, scope: { vendors: [] } }, 'NO_VENDOR', 'scope'],
  ['an unknown currency', { ...own, scope: { currency: 'EUR' } }, 'UNKNOWN_CURRENCY', 'scope'],
  [
    'widgets over each other',
    {
      ...own,
      widgets: [
        { ...TOP, index: 1 },
        { ...TOP, index: 7 },
      ],
    },
    'WIDGET_LAYOUT',
    'widgets.7.layout',
  ],
  [
    'a width that the type does not have',
    { ...own, widgets: [{ ...TOP, index: 3, layout: { ...TOP.layout, width: 14 } }] },
    'WIDGET_LAYOUT',
    'widgets.3.layout',
  ],
  [
    'a setting of another type',
    { ...own, widgets: [{ ...TOP, index: 3, settings: { chartType: 'PIE' } }] },
    'WIDGET_SETTING',
    'widgets.3.chartType',
  ],
  [
    '41 widgets',
    {
      ...own,
      widgets: Array.from({ length: 41 }, (_, index) => ({
        ...TOP,
        index,
        layout: { ...TOP.layout, y: 13 * index },
      })),
    },
    'TOO_MANY_WIDGETS',
    'widgets',
  ],
])('%s is refused', async (_name, input, code, field) => {
  const { dashboard, userErrors } = await change('saveDashboardAs', input);
  expect(dashboard).toBeNull();
  expect(userErrors).toMatchObject([{ code, field }]);
});

test('ten at most, one at least, one selected', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => change('createDashboard', {})));
  const codes = outcomes.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(codes).toEqual(Array.from({ length: 11 }, () => 'TOO_MANY_DASHBOARDS'));
  const boards = outcomes.flatMap(({ dashboard }) => dashboard ?? []);
  expect(new Set(boards.map(({ name }) => name)).size).toBe(9);
  const [board] = boards;
  const selected = await change('selectDashboard', { id: board?.id });
  expect(selected.dashboard).toMatchObject({ id: board?.id, isSelected: true });
  const starred = await change('starDashboard', { id: board?.id, isStarred: true });
  expect(starred.dashboard).toMatchObject({ id: board?.id, isStarred: true, version: board?.version });
  expect((await change('starDashboard', { id: 'none', isStarred: true })).userErrors).toMatchObject([
    { code: 'UNKNOWN_DASHBOARD' },
  ]);
  for (const each of boards) expect((await remove(each)).deletedId).toBe(each.id);
  const list = await ask<{ viewer: { dashboard: Dashboard; dashboards: Dashboard[] } }>(
    'owner',
    '{ viewer { dashboard { id version name } dashboards { id } } }',
  );
  const { dashboard, dashboards } = list.expectData().viewer;
  expect(dashboards).toHaveLength(1);
  expect(dashboard.name).toBe('Dashboard');
  expect((await remove(dashboard)).userErrors).toMatchObject([{ code: 'LAST_DASHBOARD', field: 'id' }]);
});
