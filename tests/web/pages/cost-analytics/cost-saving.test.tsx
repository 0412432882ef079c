// What was saved, beside effective cost alone: of the vendors, days and filters that are shown (D-08, C-14).
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { CostSaving } from '../../../../web/pages/cost-analytics/saving/CostSaving.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

function show(query: string) {
  const graph = answeredEnvironment();
  const { environment } = graph;
  render(<CostSaving />, {
    wrapper: around({ environment, at: `/cost-analytics?${query}`, page: costAnalyticsPage }),
  });
  return graph;
}

it('asks for the saving of what is shown, and says it with its parts', async () => {
  const { last } = show(
    'basis=effective&range=last_month&vendors=aws&aws=account:123456789012&viewBy=region',
  );
  expect(last().variables.query).toEqual({
    filters: [{ vendor: 'AWS', conditions: [expect.objectContaining({ values: ['123456789012'] })] }],
    range: { frame: 'LAST_MONTH' },
    unit: 'DAY',
    vendors: ['AWS'],
  });
  const saving = { commitment: 10.004, discounts: -2.001, spot: 0.004, total: 8.007, credits: 3 };
  await act(async () =>
    last().answer({ data: { viewer: { id: 'v', costSaving: { currency: 'USD', saving } } } }),
  );
  expect((await screen.findByText('Saved in these days:', { exact: false })).textContent).toBe(
    'Saved in these days: $8.01',
  );
  // Rounded together, so that they add up to what is said of all.
  for (const part of [
    'Commitments $10.01',
    'Discounts −$2.00',
    'Spot $0.00',
    'Credits, not part of it: $3.00',
  ])
    expect(document.body.textContent).toContain(part);
});

it('beside billed cost it asks for nothing', () => {
  expect(show('range=last_month').waiting()).toBe(0);
});

it.each(['a request that fails', 'a service that fails'])(
  'says that the saving is not known after %s',
  async (what) => {
    const { last } = show('basis=effective');
    const errors = [{ message: 'broken', path: ['viewer', 'costSaving'] }];
    await act(async () =>
      what === 'a request that fails'
        ? last().fail(new Error('broken'))
        : last().answer({ data: { viewer: { id: 'v', costSaving: null } }, errors }),
    );
    expect((await screen.findByText(/saved/)).textContent).toBe(
      'What was saved in these days could not be loaded.',
    );
  },
);
