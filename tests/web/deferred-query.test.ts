// The dashboard's own query through Relay: deferred parts arrive one by one, and a failed field fails alone.
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import query, { type DashboardPageQuery } from '../../web/__generated__/DashboardPageQuery.graphql.ts';
import fragment from '../../web/__generated__/MonthToDateWidget_viewer.graphql.ts';
import { faultOfErrors } from '../../web/fault.ts';
import { payloadsOf } from '../../web/relay/payloads.ts';

const LABEL = 'DashboardPageQuery$defer$MonthToDateWidget_viewer';
const RANGE = { start: '2024-06-01', end: '2024-06-30' };
const COST = {
  currency: 'USD',
  total: 12.5,
  range: RANGE,
  change: { difference: 2.5, kind: 'UP', percent: 25 },
  lastMonthCost: 10,
  lastMonthTotal: 11,
  unconverted: [],
  lastMonthRange: { start: '2024-05-01', end: '2024-05-30' },
};

async function widgetAfter(parts: unknown[]): Promise<unknown> {
  const network = Network.create(() =>
    Observable.create((sink) => {
      for (const part of parts) for (const payload of payloadsOf(part, 'r1')) sink.next(payload);
      sink.complete();
    }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const operation = createOperationDescriptor(
    getRequest(query),
    {} satisfies DashboardPageQuery['variables'],
  );
  await environment.execute({ operation }).toPromise();
  const viewerId = environment.getStore().getSource().get('client:root')?.viewer;
  const dataID = (viewerId as { __ref: string }).__ref;
  const selector = {
    kind: 'SingularReaderSelector',
    dataID,
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
    const part = {
      incremental: [{ data: { costMonthToDate: COST }, path: ['viewer'], label: LABEL }],
      hasNext: false,
    };
    expect(await widgetAfter([{ data: { viewer: {} }, hasNext: true }, part])).toEqual({
      costMonthToDate: { ok: true, value: COST },
    });
  });

  it('has the code and the request id of the fault that came in place of its data', async () => {
    const errors = [
      {
        message: 'masked',
        path: ['viewer', 'costMonthToDate'],
        extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'r7' },
      },
    ];
    const part = {
      incremental: [{ data: { costMonthToDate: null }, path: ['viewer'], label: LABEL, errors }],
      hasNext: false,
    };
    const widget = await widgetAfter([{ data: { viewer: {} }, hasNext: true }, part]);
    expect(widget).toMatchObject({ costMonthToDate: { ok: false } });
    const result = (widget as { costMonthToDate: { errors: unknown[] } }).costMonthToDate;
    expect(faultOfErrors(result.errors)).toMatchObject({ code: 'UPSTREAM_TIMEOUT', requestId: 'r7' });
  });
});
