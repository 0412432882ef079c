// C-07: the sentence of the chart tells forecast and budget of this month where the chart reaches into it, and nowhere else.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useChartAhead } from '../../../../../web/pages/cost-analytics/chart/useChartAhead.ts';
import { costAnalyticsPage } from '../../../../../web/pages/cost-analytics/page.tsx';
import { usePageAddress } from '../../../../../web/routing/usePageAddress.ts';
import { answeredEnvironment } from '../../../../support/components/answered-environment.ts';
import { around } from '../../../../support/components/around.tsx';

afterEach(cleanup);

const step = (date: string, endDate: string) => ({ date, endDate, isEmpty: false, isPartial: false });
const costBudget = { currency: 'USD', months: [{ month: '2024-06-01', budget: 7500 }] };

it.each([
  ['ends before it', [step('2024-05-01', '2024-05-31')], null],
  ['begins after it', [step('2024-07-01', '2024-07-31')], null],
  ['reaches into it', [step('2024-06-01', '2024-06-30')], { name: '06/2024', expected: null, budget: 7500 }],
])('a chart that %s', async (_, axis, month) => {
  const requests = answeredEnvironment();
  const same = (amount: number) => amount;
  const { result } = renderHook(
    () => useChartAhead({ axis, currency: 'USD' }, usePageAddress(costAnalyticsPage).address, same),
    { wrapper: around({ environment: requests.environment, page: costAnalyticsPage }) },
  );
  await act(async () =>
    requests.last().answer({ data: { viewer: { id: 'v', costBudget, costForecast: null } } }),
  );
  expect(result.current.month).toEqual(month);
});
