// C-06 saved filters through the graph: of one person, readable by link, never overwritten silently.
import { describe, expect, test } from 'vitest';
import { gatewayForTests } from '../../support/people/asked-gateway.ts';

const people = ['owner', 'viewer', 'finance'] as const;
type Person = (typeof people)[number];
const gateway = gatewayForTests(...people);

const CONDITIONS = 'vendor conditions { field tagKey isExcluding values contains }';
const FILTER = `id name version isOwn ownerName createdAt updatedAt conditions { ${CONDITIONS} }`;
const RESULT = 'userErrors { code field } viewer { savedFilters { id } }';
const MUTATIONS = {
  saveFilterAs: `mutation ($input: SaveFilterAsInput!) { saveFilterAs(input: $input) { ${RESULT} savedFilter { ${FILTER} } } }`,
  saveFilter: `mutation ($input: SaveFilterInput!) { saveFilter(input: $input) { ${RESULT} savedFilter { ${FILTER} } } }`,
  deleteFilter: `mutation ($input: DeleteFilterInput!) { deleteFilter(input: $input) { ${RESULT} deletedId } }`,
};
const EC2 = [
  {
    vendor: 'AWS',
    conditions: [
      { field: 'PRODUCT', values: ['Amazon Elastic Compute Cloud'] },
      { field: 'TAG', tagKey: 'no such key', contains: 'x', isExcluding: true },
    ],
  },
];

interface Saved {
  id: string;
  name: string;
  version: number;
  isOwn: boolean;
  ownerName: string;
  conditions: Record<string, unknown>[];
}
interface Payload {
  userErrors: { code: string; field: string }[];
  viewer: { savedFilters: { id: string }[] };
  savedFilter: Saved | null;
  deletedId: string | null;
}

async function change(
  name: keyof typeof MUTATIONS,
  input: object,
  person: Person = 'owner',
): Promise<Payload> {
  const reply = await gateway.ask<Record<string, Payload>>(person, MUTATIONS[name], { input });
  const payload = reply.expectData()[name];
  if (!payload) throw new Error(`${name} has no payload`);
  return payload;
}

async function saved(name: string, conditions: object[] = EC2): Promise<Saved> {
  const { savedFilter, userErrors } = await change('saveFilterAs', { name, conditions });
  if (!savedFilter) throw new Error(JSON.stringify(userErrors));
  return savedFilter;
}

async function listed(person: Person, search: string | null = null): Promise<Saved[]> {
  const reply = await gateway.ask<{ viewer: { savedFilters: Saved[] } }>(
    person,
    `query ($search: String) { viewer { savedFilters(search: $search) { ${FILTER} } } }`,
    { search },
  );
  return reply.expectData().viewer.savedFilters;
}

async function byLink(id: string, person: Person): Promise<Saved | null> {
  const reply = await gateway.ask<{ node: Saved | null }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on SavedFilter { ${FILTER} } } }`,
    { id },
  );
  return reply.expectData().node;
}

describe('saving', () => {
  test('keeps conditions under a name, and gives the list as it is then', async () => {
    const { savedFilter, userErrors, viewer } = await change('saveFilterAs', {
      name: '  Compute ',
      conditions: EC2,
    });
    expect(userErrors).toEqual([]);
    expect(savedFilter).toMatchObject({ name: 'Compute', version: 1, isOwn: true, ownerName: 'Dana Demo' });
    expect(savedFilter?.conditions).toMatchObject(EC2);
    expect(viewer.savedFilters.map(({ id }) => id)).toContain(savedFilter?.id);
  });

  test.each([
    ['  ', 'FILTER_NAME_MISSING'],
    ['n'.repeat(255), 'TEXT_TOO_LONG'],
    ['TAKEN', 'FILTER_NAME_IN_USE'],
  ])('refuses the name %j', async (name, code) => {
    if (name === 'TAKEN') await saved('Taken');
    const { userErrors, savedFilter } = await change('saveFilterAs', { name, conditions: [] });
    expect(userErrors).toEqual([{ code, field: 'name' }]);
    expect(savedFilter).toBeNull();
  });

  test('overwrites what was read, and tells whoever read an older one', async () => {
    const { id, version } = await saved('Overwritten');
    const input = {
      id,
      version,
      name: 'Overwritten',
      conditions: [{ vendor: 'GCP', conditions: [{ field: 'REGION', values: ['us-east1', ''] }] }],
    };
    const first = await change('saveFilter', input);
    expect(first.userErrors).toEqual([]);
    expect(first.savedFilter).toMatchObject({ id, version: version + 1, conditions: input.conditions });
    const late = await change('saveFilter', { ...input, conditions: [] });
    expect(late.userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', field: 'version' }]);
    expect(late.savedFilter).toMatchObject({ version: version + 1, conditions: input.conditions });
    expect((await change('deleteFilter', { id, version })).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE' },
    ]);
    const removed = await change('deleteFilter', { id, version: version + 1 });
    expect(removed).toMatchObject({ userErrors: [], deletedId: id });
    expect(await byLink(id, 'owner')).toBeNull();
  });

  test('searches names, upper and lower case alike', async () => {
    await saved('Quarter Report');
    expect((await listed('owner', ' quarter ')).map(({ name }) => name)).toEqual(['Quarter Report']);
    expect(await listed('owner', 'no such name')).toEqual([]);
  });
});

describe('a link', () => {
  test('opens for members of the company, who cannot change it', async () => {
    const { id, version } = await saved('Shared');
    expect(await byLink(id, 'viewer')).toMatchObject({
      name: 'Shared',
      isOwn: false,
      ownerName: 'Dana Demo',
    });
    expect(await listed('viewer')).toEqual([]);
    expect(await byLink(id, 'finance')).toBeNull();
    const reply = await gateway.ask('viewer', MUTATIONS.deleteFilter, { input: { id, version } });
    expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('of nothing, of another type and made up is null', async () => {
    for (const key of ['SavedFilter:0', 'SavedFilter::key', 'Member:dana-demo'])
      expect(await byLink(Buffer.from(key).toString('base64url'), 'owner')).toBeNull();
  });
});

describe('a question', () => {
  const TOTAL = `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) { total { total } } } }`;
  const JUNE = { range: { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-10' } };
  const ask = (query: object, person: Person = 'owner') =>
    gateway.ask<{ viewer: { costAnalytics: { total: { total: number } } } }>(person, TOTAL, {
      query: { ...JUNE, ...query },
    });

  test('by a saved filter is the question by its conditions, also for another member', async () => {
    const { id } = await saved('Question');
    const totals = await Promise.all([
      ask({ filters: EC2 }),
      ask({ savedFilter: id }),
      ask({ savedFilter: id }, 'viewer'),
      ask({}),
    ]);
    const [filtered, own, others, all] = totals.map(
      (reply) => reply.expectData().viewer.costAnalytics.total.total,
    );
    expect([own, others]).toEqual([filtered, filtered]);
    expect(filtered).toBeLessThan(all ?? 0);
    expect(filtered).toBeGreaterThan(0);
  });

  test('by a filter that is not there has no answer, instead of one of everything', async () => {
    const { id, version } = await saved('Removed');
    await change('deleteFilter', { id, version });
    const error = (await ask({ savedFilter: id })).expectError();
    expect(error.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'UNKNOWN_FILTER',
      argument: 'savedFilter',
    });
  });

  test('has filters or a saved filter, not both', async () => {
    const { id } = await saved('Both');
    const error = (await ask({ savedFilter: id, filters: EC2 })).expectError();
    expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'FILTERS_WITH_SAVED_FILTER' });
  });
});

describe('a widget', () => {
  const CONTENT = `query ($settings: WidgetSettingsInput!) { viewer { widgetContent(type: COST_BY_PRODUCT, settings: $settings) {
    settings { savedFilter savedFilterName } ... on CostByContent { costOverTime { total { total } } } } } }`;
  interface Shown {
    viewer: {
      widgetContent: {
        settings: { savedFilter: string | null; savedFilterName: string | null };
        costOverTime: { total: { total: number } } | null;
      };
    };
  }
  const shown = async (savedFilter: string | null, person: Person = 'owner') =>
    (await gateway.ask<Shown>(person, CONTENT, { settings: { savedFilter } })).expectData().viewer
      .widgetContent;
  const fault = async (savedFilter: string, person: Person = 'owner') => {
    const reply = await gateway.ask<Shown>(person, CONTENT, { settings: { savedFilter } });
    return { data: reply.data?.viewer.widgetContent, extensions: reply.errors?.[0]?.extensions };
  };

  test('counts what its filter keeps at that moment, also for another member', async () => {
    const { id, version } = await saved('Of a widget');
    const all = (await shown(null)).costOverTime?.total.total ?? 0;
    const [own, others] = [await shown(id), await shown(id, 'viewer')];
    expect(own.settings).toEqual({ savedFilter: id, savedFilterName: 'Of a widget' });
    expect(others).toEqual(own);
    expect(own.costOverTime?.total.total).toBeGreaterThan(0);
    expect(own.costOverTime?.total.total).toBeLessThan(all);
    await change('saveFilter', { id, version, name: 'Of a widget', conditions: [] });
    expect((await shown(id)).costOverTime?.total.total).toBe(all);
  });

  test('of a filter that is gone says so, and shows no figures', async () => {
    const { id, version } = await saved('Soon gone');
    const gone = { code: 'BAD_USER_INPUT', rule: 'UNKNOWN_FILTER' };
    await change('deleteFilter', { id, version });
    const { data, extensions } = await fault(id);
    expect(extensions).toMatchObject(gone);
    expect(data).toMatchObject({ settings: { savedFilter: id, savedFilterName: null }, costOverTime: null });
  });

  test('goes with an account, or chosen items, nowhere', async () => {
    const { id } = await saved('Alone');
    for (const beside of [
      { account: '210000000011' },
      { items: { show: 'CUSTOM', chosen: [{ vendor: 'AWS', key: 'x' }] } },
    ]) {
      const reply = await gateway.ask('owner', CONTENT, { settings: { savedFilter: id, ...beside } });
      expect(reply.expectError().extensions).toMatchObject({ rule: 'FILTERS_WITH_SAVED_FILTER' });
    }
  });
});

describe('the places that use a filter', () => {
  const USES = `query ($id: ID!) { node(id: $id) { ... on SavedFilter { usedIn { kind name ownerName isOwn count } } } }`;
  const usesOf = async (id: string, person: Person = 'owner') => {
    const reply = await gateway.ask<{ node: { usedIn: object[] } | null }>(person, USES, { id });
    return reply.expectData().node?.usedIn;
  };
  const layout = (y: number) => ({ x: 0, y, width: 12, height: 13 });

  test('are its dashboards, views and mails; those of others keep their names', async () => {
    const { id } = await saved('Used');
    expect(await usesOf(id)).toEqual([]);
    const widget = (index: number) => ({
      ...{ index, type: 'COST_BY_PRODUCT', layout: layout((index - 1) * 13) },
      settings: { savedFilter: id },
    });
    const input = { name: 'Filtered board', scope: {}, widgets: [widget(1), widget(2)] };
    const reply = await gateway.ask<{
      saveDashboardAs: { dashboard: { id: string; widgets: { settings: object }[] }; userErrors: object[] };
    }>(
      'owner',
      `mutation ($input: SaveDashboardAsInput!) { saveDashboardAs(input: $input) { userErrors { code }
        dashboard { id widgets { settings { savedFilter savedFilterName } } } } }`,
      { input },
    );
    const { dashboard, userErrors } = reply.expectData().saveDashboardAs;
    expect(userErrors).toEqual([]);
    expect(dashboard.widgets[1]?.settings).toEqual({ savedFilter: id, savedFilterName: 'Used' });
    await gateway.ask(
      'owner',
      'mutation ($input: SaveViewAsInput!) { saveViewAs(input: $input) { userErrors { code } } }',
      { input: { name: 'Filtered view', address: `range=last_month&filter=${id}`, isShared: false } },
    );
    const of = { ownerName: 'Dana Demo', isOwn: true };
    expect(await usesOf(id)).toEqual([
      { kind: 'DASHBOARD', name: 'Filtered board', count: 2, ...of },
      { kind: 'VIEW', name: 'Filtered view', count: 1, ...of },
    ]);
    const hidden = { name: null, ownerName: 'Dana Demo', isOwn: false };
    expect(await usesOf(id, 'viewer')).toEqual([
      { kind: 'DASHBOARD', count: 2, ...hidden },
      { kind: 'VIEW', count: 1, ...hidden },
    ]);
  });
});
