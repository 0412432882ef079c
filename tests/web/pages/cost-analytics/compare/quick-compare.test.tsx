// The comparisons beside the answer: one click each, one more without it, and last year only where there are data of it (C-08).
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuickCompare } from '../../../../../web/pages/cost-analytics/compare/QuickCompare.tsx';
import { costAnalyticsPage } from '../../../../../web/pages/cost-analytics/page.tsx';
import type { ShellViewer } from '../../../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from '../../../../support/components/answered-environment.ts';
import { around } from '../../../../support/components/around.tsx';

afterEach(cleanup);

const show = (query: string, viewer: Partial<ShellViewer> = { firstDate: '2022-01-01' }) =>
  render(<QuickCompare />, {
    wrapper: around({
      environment: answeredEnvironment().environment,
      at: `/cost-analytics?${query}`,
      page: costAnalyticsPage,
      viewer,
    }),
  });
const button = (name: string) => screen.getByRole('button', { name });
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

it('compares with the same period of last year by one click, and by one more with nothing', async () => {
  show('range=last_month');
  expect(button('vs last year').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button('vs last year'));
  await waitFor(() => expect(parameter('compare')).toBe('last_year'));
  expect(button('vs last year').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('vs last year'));
  await waitFor(() => expect(parameter('compare')).toBeNull());
});

it('goes from another range to the period before, and leaves its days', async () => {
  show('range=last_month&compare=custom&compareStart=2024-01-01&compareEnd=2024-01-31');
  fireEvent.click(button('vs last period'));
  await waitFor(() => expect(parameter('compare')).toBe('last_period'));
  expect(parameter('compareStart')).toBeNull();
});

it.each([
  ['2024-01-01', 0],
  ['2023-05-31', 1],
])('with data from %s on last year is offered %d times', (firstDate, count) => {
  show('range=last_month', { firstDate });
  expect(screen.queryAllByRole('button', { name: 'vs last year' })).toHaveLength(count);
});
