// The change of a product in the insight (B-07): its sign never says more than its percent.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InsightChange } from '../../../../web/pages/billing/tabs/InsightChange.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

it.each([
  [{ status: 1, changePercent: 0, difference: 0.00001 }, 'Same'],
  [{ status: -1, changePercent: -0.004, difference: -0.00001 }, 'Same'],
  [{ status: 1, changePercent: 3.33, difference: 0.6 }, 'Up'],
  [{ status: -1, changePercent: -2.09, difference: -13.46 }, 'Down'],
])('%o reads as %s', (figures, direction) => {
  render(<InsightChange figures={figures} />, {
    wrapper: around({ environment: answeredEnvironment().environment, at: '/' }),
  });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(direction);
});
