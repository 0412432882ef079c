// The change of a product in the insight (B-07): its sign never says more than its percent.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InsightChange } from '../../../../web/pages/billing/tabs/InsightChange.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

it.each([
  [{ changePercent: 0, lastMonth: 18, thisMonth: 18.00001 }, '= 0.0%', null],
  [{ changePercent: -0.004, lastMonth: 18, thisMonth: 17.99999 }, '= 0.0%', null],
  [{ changePercent: 0.04, lastMonth: 18, thisMonth: 18.0072 }, '= 0.0%', null],
  [{ changePercent: 3.33, lastMonth: 18, thisMonth: 18.6 }, '+3.3%', 'Up'],
  [{ changePercent: -2.09, lastMonth: 644.02, thisMonth: 630.56 }, '−2.1%', 'Down'],
  [{ changePercent: 100, lastMonth: 0, thisMonth: 5 }, 'New', null],
  [{ changePercent: -100, lastMonth: 5, thisMonth: 0 }, 'Gone −100.0%', 'Down'],
  [{ changePercent: 100, lastMonth: -5, thisMonth: 0 }, 'Gone +100.0%', 'Up'],
])('%o reads as %s', (figures, text, direction) => {
  const { container } = render(<InsightChange figures={figures} currency="USD" />, {
    wrapper: around({ environment: answeredEnvironment().environment, at: '/' }),
  });
  expect(container.querySelector('[data-value]')?.textContent).toBe(text);
  expect(screen.queryByRole('img')?.getAttribute('aria-label') ?? null).toBe(direction);
});
