// Anomalies beside the cost of days: what is asked for, where each leads, and that nothing stands there without any (C-11).
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DayAnomalies } from '../../../../web/pages/cost-analytics/detail/DayAnomalies.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const DAYS = { start: '2024-05-14', end: '2024-05-14' };
const node = { id: 'anomaly-1', level: 'MAJOR', message: 'Kinesis cost 8.46 USD more than expected' };

function open(vendor: 'AWS' | null, canSee = true) {
  const requests = answeredEnvironment();
  render(<DayAnomalies days={DAYS} vendor={vendor} />, {
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
