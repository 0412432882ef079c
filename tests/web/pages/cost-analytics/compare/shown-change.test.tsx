// A change beside its two amounts is what a reader reckons of them, also where the exact one would be rounded otherwise.
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CostAnswer } from '../../../../../web/pages/cost-analytics/CostAnswer.tsx';
import { DriversPanel } from '../../../../../web/pages/cost-analytics/compare/DriversPanel.tsx';
import { costAnalyticsPage } from '../../../../../web/pages/cost-analytics/page.tsx';
import { around } from '../../../../support/components/around.tsx';
import { storedFragments } from '../../../../support/components/stored-fragments.ts';

afterEach(cleanup);

// 100.00 less 50.01; exactly, 49.998 is nearer to 50.00.
const TOTAL = { total: 100.004, compareTotal: 50.006, average: 3.333, compareAverage: 1.667 };
const ANALYTICS = {
  ...{ currency: 'USD', days: 30, compareDays: 30, rates: [], unconverted: [] },
  range: { start: '2024-06-01', end: '2024-06-30' },
  compareRange: { start: '2024-05-02', end: '2024-05-31' },
  total: { ...TOTAL, change: { difference: 49.998, kind: 'UP', percent: 99.98 } },
};
const driver = (key: string, amount: number) => ({
  ...{ key, label: key, labels: [key], kind: 'NEW', vendor: 'AWS', vendors: ['AWS'], amount },
});
const DRIVERS = { items: [driver('EC2', 30), driver('RDS', 19.998)] };

it('stands beside the total and below its reasons', () => {
  const { environment, keyOf } = storedFragments({
    CostAnswer_analytics: ANALYTICS,
    DriversPanel_analytics: { ...ANALYTICS, 'drivers(top:8)': DRIVERS },
  });
  const { container } = render(
    <>
      <CostAnswer analytics={keyOf('CostAnswer_analytics')} />
      <DriversPanel analytics={keyOf('DriversPanel_analytics')} />
    </>,
    {
      wrapper: around({
        environment,
        page: costAnalyticsPage,
        at: '/cost-analytics?compare=last_period',
      }),
    },
  );
  const part = (name: string) => {
    const found = container.querySelector<HTMLElement>(`[data-part="cost-analytics.${name}"]`);
    if (!found) throw new Error(`no part ${name}`);
    return within(found);
  };
  part('answer').getByText('$100.00');
  part('answer').getByText('$50.01');
  part('answer').getByText('+$49.99');
  part('drivers').getByText('+$30.00');
  part('drivers').getByText('+$19.99');
  part('drivers').getByText('+$49.99');
  expect(screen.queryByText('+$50.00')).toBeNull();
});
