// The sentences of the insight say the amounts of its table, which are rounded to add up (B-07).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import { InsightMessages } from '../../../../web/pages/billing/tabs/InsightMessages.tsx';
import { insightRows, shownInsight } from '../../../../web/pages/billing/tabs/insight-rows.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const product = (key: string, thisMonth: number, lastMonth: number) => ({
  ...{ key, label: key },
  figures: {
    ...{ thisMonth, lastMonth, average: lastMonth, maximum: lastMonth, changePercent: 0.1 },
    ...{ exceeds: ['LAST_MONTH' as const, 'MAXIMUM' as const], fallsBelow: [] },
  },
  drivers: [{ kind: 'USAGE' as const, name: `Hours of ${key}`, thisMonth, lastMonth: lastMonth / 2 }],
});

it('also those of a product and of what moved it that would be a cent more by themselves', () => {
  const rows = insightRows(
    { currency: 'USD', rows: [product('A', 1.0051, 0.5), product('B', 0.0052, 0), product('C', 0.0053, 0)] },
    ({ label }) => label,
    'Everything else',
  );
  const shown = shownInsight(rows, (currency) => roundingOf(currency, []));
  const [first] = rows;
  expect(first && shown.thisMonth.get(first)).toBe(1);
  render(<InsightMessages rows={rows.slice(0, 1)} shown={shown} currency="USD" />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  screen.getByText('This month’s cost of $1.00 exceeds last month ($0.50) and the maximum ($0.50).');
  expect(screen.getByText('Hours of A').parentElement?.textContent).toContain('+$0.75');
  expect(screen.queryByText('Everything else')).toBeNull();
});
