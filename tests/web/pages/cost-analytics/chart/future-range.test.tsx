// C-07: a range that has not begun shows what its months are expected to cost; without a forecast it says that nothing was spent.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Environment } from 'relay-runtime';
import { afterEach, expect, it } from 'vitest';
import { CostChart } from '../../../../../web/pages/cost-analytics/CostChart.tsx';
import { costAnalyticsPage } from '../../../../../web/pages/cost-analytics/page.tsx';
import { answeredEnvironment } from '../../../../support/components/answered-environment.ts';
import { around } from '../../../../support/components/around.tsx';
import { storedFragments } from '../../../../support/components/stored-fragments.ts';

afterEach(cleanup);

const step = (date: string, endDate: string) => ({
  ...{ date, endDate, compareDate: null, compareEndDate: null, isEmpty: true, isPartial: true },
});
const ANALYTICS = {
  ...{ currency: 'USD', compareRange: null, notes: [], 'series(levels:1,top:50)': [] },
  range: { start: '2025-01-01', end: '2025-02-28' },
  axis: [step('2025-01-01', '2025-01-31'), step('2025-02-01', '2025-02-28')],
  total: { total: 0, amounts: [0, 0], compareAmounts: null },
};

async function drawn(months: object[]) {
  const requests = answeredEnvironment();
  const stored = storedFragments({ CostChart_analytics: ANALYTICS });
  const environment = new Environment({
    network: requests.environment.getNetwork(),
    store: stored.environment.getStore(),
  });
  render(<CostChart analytics={stored.keyOf('CostChart_analytics')} />, {
    wrapper: around({
      ...{ environment, page: costAnalyticsPage },
      at: '/?range=custom&start=2025-01-01&end=2025-02-28&unit=month&view=table',
    }),
  });
  const costForecast = { currency: 'USD', days: [], month: null, months };
  await act(async () =>
    requests
      .last(({ name }) => name === 'useCostAheadQuery')
      .answer({ data: { viewer: { id: 'v', costBudget: null, costForecast } } }),
  );
}

it('shows the months that are expected', async () => {
  await drawn([
    { month: '2025-01-01', cost: 126_968 },
    { month: '2025-02-01', cost: 126_636 },
  ]);
  expect(await screen.findByText('126,968.00')).toBeTruthy();
  expect(screen.queryByText('No amount spent in this range.')).toBeNull();
});

it('says that nothing was spent where nothing can be expected', async () => {
  await drawn([]);
  expect(screen.getByText('No amount spent in this range.')).toBeTruthy();
});
