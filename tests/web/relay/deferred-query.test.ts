// The dashboard's own query through Relay: deferred parts arrive one by one, each is read by the module of its kind of
// widget, and a failed field fails alone.
import { createOperationDescriptor, getRequest, Network, Observable } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { WIDGET_MEMBERS } from '../../../lib/widgets/widget-settings.ts';
import query, { type DashboardPageQuery } from '../../../web/__generated__/DashboardPageQuery.graphql.ts';
import fragment from '../../../web/__generated__/MonthToDateWidget_content.graphql.ts';
import { faultOfErrors } from '../../../web/fault.ts';
import { loadedModule, type ModuleReference } from '../../../web/loaded-modules.ts';
import { createEnvironment } from '../../../web/relay/environment.ts';
import { payloadsOf } from '../../../web/relay/payloads.ts';

const LABEL = 'WidgetView_content$defer$widgetKinds_content';
const SETTINGS = {
  ...Object.fromEntries(WIDGET_MEMBERS.map((member) => [member, null])),
  savedFilterName: null,
};
const CONTENT_ID = 'content-1';
const PATH = ['viewer', 'dashboard', 'shown', 0, 'content'];
const WIDGET = {
  index: 1,
  type: 'COST_MONTH_TO_DATE',
  layout: { x: 0, y: 0, width: 6, height: 6 },
  settings: SETTINGS,
};
const SHOWN = {
  index: 1,
  content: {
    __typename: 'MonthToDateContent',
    __isWidgetContent: 'MonthToDateContent',
    id: CONTENT_ID,
    settings: SETTINGS,
  },
};
const DASHBOARD = {
  id: 'd1',
  name: 'Dashboard',
  version: 1,
  updatedAt: '2024-06-30T12:00:00Z',
  scope: { frame: null, vendors: null, currency: null, basis: null },
  widgets: [WIDGET],
  shown: [SHOWN],
};
const LISTED = { id: 'd1', name: 'Dashboard', isSelected: true, isStarred: false };
const FIRST = { data: { viewer: { dashboards: [LISTED], dashboard: DASHBOARD } }, hasNext: true };
const OF_CONTENT = { __isWidgetContent: 'MonthToDateContent', id: CONTENT_ID, settings: SETTINGS };
const RANGE = { start: '2024-06-01', end: '2024-06-30' };
const COST = {
  currency: 'USD',
  last30Days: [null, 12.5],
  total: 12.5,
  range: RANGE,
  change: { difference: 2.5, kind: 'UP', percent: 25 },
  lastMonthCost: 10,
  lastMonthTotal: 11,
  unconverted: [],
  rates: [],
  lastMonthRange: { start: '2024-05-01', end: '2024-05-30' },
};

const FIGURES = {
  incremental: [{ data: { ...OF_CONTENT, costMonthToDate: COST }, path: PATH, label: LABEL }],
  hasNext: false,
};

async function storeAfter(parts: unknown[]) {
  const network = Network.create(() =>
    Observable.create((sink) => {
      for (const part of parts) for (const payload of payloadsOf(part, 'r1')) sink.next(payload);
      sink.complete();
    }),
  );
  const environment = createEnvironment(network);
  const operation = createOperationDescriptor(
    getRequest(query),
    {} satisfies DashboardPageQuery['variables'],
  );
  await new Promise<void>((complete, error) => {
    environment.execute({ operation }).subscribe({ complete, error });
  });
  return { environment, operation };
}

async function widgetAfter(parts: unknown[]): Promise<unknown> {
  const { environment, operation } = await storeAfter(parts);
  const selector = {
    kind: 'SingularReaderSelector',
    dataID: CONTENT_ID,
    node: fragment,
    owner: operation.request,
  } as const;
  return environment.lookup({
    ...selector,
    variables: {},
    isWithinUnmatchedTypeRefinement: false,
  }).data;
}

describe('a deferred widget', () => {
  it('has the data of its part', async () => {
    expect(await widgetAfter([FIRST, FIGURES])).toMatchObject({ costMonthToDate: { ok: true, value: COST } });
  });

  it('begins to load its component before it is drawn', async () => {
    const { environment } = await storeAfter([FIRST, FIGURES]);
    const record = environment.getStore().getSource().get(CONTENT_ID) ?? {};
    const [, component] = Object.entries(record).find(([key]) => key.startsWith('__module_component')) ?? [];
    await expect.poll(() => loadedModule(component as ModuleReference)).toHaveProperty('Widget');
  });

  it('has the code and the request id of the fault that came in place of its data', async () => {
    const errors = [
      {
        message: 'masked',
        path: [...PATH, 'costMonthToDate'],
        extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'r7' },
      },
    ];
    const part = {
      incremental: [{ data: { ...OF_CONTENT, costMonthToDate: null }, path: PATH, label: LABEL, errors }],
      hasNext: false,
    };
    const widget = await widgetAfter([FIRST, part]);
    expect(widget).toMatchObject({ costMonthToDate: { ok: false } });
    const result = (widget as { costMonthToDate: { errors: unknown[] } }).costMonthToDate;
    expect(faultOfErrors(result.errors)).toMatchObject({ code: 'UPSTREAM_TIMEOUT', requestId: 'r7' });
  });
});
