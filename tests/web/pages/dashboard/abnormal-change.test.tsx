// D-13: the widget of changes shows the anomalies of its days as the list has them, and is not emptied when they cannot be asked.
import { cleanup, render, screen } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, expect, it } from 'vitest';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { Widget } from '../../../../web/pages/dashboard/widgets/abnormal-change/AbnormalChangeWidget.tsx';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const ref = (id: string) => ({ __ref: id });
const refs = (...ids: string[]) => ({ __refs: ids });
const change = { __id: 'change', __typename: 'CostChange', difference: 20, kind: 'UP', percent: 40 };
const range = (id: string, start: string, end: string) => ({ __id: id, __typename: 'DateRange', start, end });
const ANOMALY = {
  ...{ __id: 'anomaly', __typename: 'Anomaly', id: 'QW5vbWFseTox', currency: 'USD', level: 'MAJOR' },
  ...{ expected: 10, real: 75.5, ruleTitle: null, startedOn: '2024-06-27', vendor: 'AWS' },
  ...{ account: ref('account'), product: ref('product') },
};

/** As the graph answered: `anomalies` are records of the list, or failed. */
function show(anomalies: 'failed' | 'one' | 'none') {
  const failed = { anomalies: null, __errors: { anomalies: [{ message: 'down' }] } };
  const records = {
    content: { __id: 'content', __typename: 'AbnormalChangeContent', abnormalChanges: ref('changes') },
    changes: {
      ...{ __id: 'changes', __typename: 'AbnormalChanges', change: ref('change'), currency: 'USD' },
      ...{ compareRange: ref('before'), range: ref('now'), items: refs('item'), rates: refs(), total: 70 },
      ...{ totalCount: 1, unconverted: refs() },
      ...(anomalies === 'failed' ? failed : { anomalies: ref('list') }),
    },
    list: {
      ...{ __id: 'list', __typename: 'AnomalyConnection', totalCount: anomalies === 'one' ? 1 : 0 },
      edges: anomalies === 'one' ? refs('edge') : refs(),
    },
    edge: { __id: 'edge', __typename: 'AnomalyEdge', node: ref('anomaly') },
    anomaly: ANOMALY,
    account: { __id: 'account', __typename: 'AnomalyItem', key: '11', label: 'Shop' },
    product: { __id: 'product', __typename: 'AnomalyItem', label: 'Kinesis' },
    item: {
      ...{ __id: 'item', __typename: 'AbnormalChange', change: ref('change'), compareCost: 50, cost: 70 },
      ...{ key: 'S3', label: 'Storage', vendor: 'AWS' },
    },
    change,
    before: range('before', '2024-06-15', '2024-06-21'),
    now: range('now', '2024-06-22', '2024-06-28'),
  };
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('nothing is asked'))),
    store: new Store(new RecordSource(records as never)),
  });
  const owner = { identifier: 'test', node: { operation: {}, params: {} }, variables: {} };
  render(
    <Widget
      content={
        {
          __id: 'content',
          __fragments: { AbnormalChangeWidget_content: {} },
          __fragmentOwner: owner,
        } as never
      }
      head={{ type: 'ABNORMAL_CHANGE', title: 'Abnormal change', part: 'widget.abnormal_change' }}
      settings={defaultSettings('ABNORMAL_CHANGE')}
      onRetry={() => undefined}
    />,
    { wrapper: around({ environment }) },
  );
}

it('D-13 lists the anomalies of its days, each with a link to it, above the changes', () => {
  show('one');
  screen.getByText('1 anomaly on these days');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Kinesis · Shop/ });
  expect(link.pathname + link.search).toBe('/dashboard/anomaly-detail?id=QW5vbWFseTox');
  screen.getByText('Storage');
});

it('D-13 says that the days have none', () => {
  show('none');
  screen.getByText('No anomaly found on these days');
  screen.getByText('Storage');
});

it('keeps its changes where anomalies fail', () => {
  show('failed');
  screen.getByText('Storage');
  expect(screen.queryByText(/anomal/)).toBeNull();
});
