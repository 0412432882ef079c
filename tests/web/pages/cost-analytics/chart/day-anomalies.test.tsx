// Anomalies on the cost chart and beside the cost of days: what is asked for, where each leads, and that nothing stands
// there without any (C-11).
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chartPoints } from '../../../../../web/charts/series/cost-series.ts';
import { useChartAnomalies } from '../../../../../web/pages/cost-analytics/chart/useChartAnomalies.ts';
import { DayAnomalies } from '../../../../../web/pages/cost-analytics/detail/DayAnomalies.tsx';
import { costAnalyticsPage } from '../../../../../web/pages/cost-analytics/page.tsx';
import { usePageAddress } from '../../../../../web/routing/usePageAddress.ts';
import { answeredEnvironment } from '../../../../support/components/answered-environment.ts';
import { around } from '../../../../support/components/around.tsx';

afterEach(cleanup);

const DAYS = { start: '2024-05-14', end: '2024-05-14' };
const node = { id: 'anomaly-1', level: 'MAJOR', message: 'Kinesis cost 8.46 USD more than expected' };

function open(vendor: 'AWS' | null, canSee = true) {
  const requests = answeredEnvironment();
  render(<DayAnomalies days={DAYS} vendors={vendor && [vendor]} />, {
    wrapper: around({ environment: requests.environment, viewer: { canSee: () => canSee } }),
  });
  return requests;
}

const answer = (edges: object[], totalCount = edges.length) => ({
  data: { viewer: { id: 'v', anomalies: { edges, totalCount } } },
});

it('each anomaly of the days leads to its page, with its level by word', async () => {
  const requests = open('AWS');
  expect(requests.last()).toMatchObject({
    name: 'DayAnomaliesQuery',
    variables: { filter: { ...DAYS, vendors: ['AWS'] } },
  });
  await act(async () => requests.last().answer(answer([{ node }], 12)));
  expect(screen.getByRole('heading').textContent).toBe('12 anomalies on these days');
  expect(screen.getByText('Major')).toBeTruthy();
  expect(screen.getByRole('link', { name: node.message }).getAttribute('href')).toBe(
    '/dashboard/anomaly-detail?id=anomaly-1',
  );
  expect(screen.getByRole('link', { name: 'All of them' }).getAttribute('href')).toBe(
    '/anomaly-detection?start=2024-05-14&end=2024-05-14',
  );
});

it('stays away without anomalies, without the right, and when the service fails', async () => {
  const none = open(null);
  expect(none.last().variables).toEqual({ filter: DAYS });
  await act(async () => none.last().answer(answer([])));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  expect(open('AWS', false).waiting()).toBe(0);
  cleanup();
  const failing = open('AWS');
  await act(async () => failing.last().fail(new Error('gone')));
  expect(screen.queryByRole('alert')).toBeNull();
});

const MAY = { start: '2024-05-01', end: '2024-05-31' };

/** The marks of the chart's steps: a week and the rest of May. */
function Marks() {
  const { address } = usePageAddress(costAnalyticsPage);
  const anomalies = useChartAnomalies(MAY, address);
  const axis = [
    { date: '2024-05-01', endDate: '2024-05-14' },
    { date: '2024-05-15', endDate: '2024-05-31' },
  ].map((step) => ({ ...step, isEmpty: false, isPartial: false }));
  const points = chartPoints(
    axis,
    ({ date }) => date,
    ({ date }) => date,
    [],
    anomalies,
  );
  return <p data-testid="marks">{points.map((point) => (point.anomalies ?? []).join(', ')).join(' | ')}</p>;
}

function openChart(at: string, canSee = true) {
  const requests = answeredEnvironment();
  const { environment } = requests;
  render(<Marks />, {
    wrapper: around({ environment, at, page: costAnalyticsPage, viewer: { canSee: () => canSee } }),
  });
  return requests;
}

const place = (key: string | null) => key && { key };
const found = (message: string, startedOn: string, account: string | null, product: string | null) => ({
  node: {
    id: message,
    message,
    startedOn,
    vendor: 'AWS',
    region: null,
    account: place(account),
    product: place(product),
  },
});
const marks = () => screen.getByTestId('marks').textContent;

it('the chart marks the step on which one begins, of the cost that its conditions leave', async () => {
  const edges = [
    found('kinesis', '2024-05-14', 'a', 'Kinesis'),
    found('eks', '2024-05-15', 'b', 'EKS'),
    found('vendor', '2024-05-20', null, null),
    found('earlier', '2024-04-28', 'a', 'S3'),
  ];
  const all = openChart('/cost-analytics');
  expect(all.last()).toMatchObject({ name: 'useChartAnomaliesQuery', variables: { filter: MAY } });
  expect(all.last().variables.filter).not.toHaveProperty('vendors');
  await act(async () => all.last().answer(answer(edges)));
  expect(marks()).toBe('kinesis | eks, vendor');
  cleanup();
  const some = openChart('/cost-analytics?vendors=aws&aws=account:a;!product:S3');
  expect(some.last().variables).toMatchObject({ filter: { vendors: ['AWS'] } });
  await act(async () => some.last().answer(answer(edges)));
  expect(marks()).toBe('kinesis | vendor');
});

it('the chart has no marks without the right, nor when the service fails', async () => {
  expect(openChart('/cost-analytics', false).waiting()).toBe(0);
  cleanup();
  const failing = openChart('/cost-analytics');
  await act(async () => failing.last().fail(new Error('gone')));
  expect(marks()).toBe(' | ');
});
