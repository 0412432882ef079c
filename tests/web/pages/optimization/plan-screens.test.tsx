// Savings Plans, coverage and inventory: both ways of coverage, what paid for compute, and what is unknown (P-03, P-04, P-07).
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  coverage,
  openPlanCoverage,
  openPlanInventory,
  plan,
} from '../../../support/components/plan-screens.tsx';

afterEach(cleanup);

const part = (name: string) => within(document.querySelector(`[data-part="${name}"]`) as HTMLElement);

describe('Savings Plans, coverage', () => {
  const AT = '/savings-plans/coverage';

  it("shows the provider's own way beside ours, each with its formula and its numbers", async () => {
    openPlanCoverage(AT);
    const [ours] = screen.getAllByRole('button', { name: '63.5%' });
    const [theirs] = screen.getAllByRole('button', { name: '70.0%' });
    if (!ours || !theirs) throw new Error('a percent is no button');
    fireEvent.click(ours);
    expect(
      await screen.findByText(
        'Coverage = 100 × Savings Plans cost $42.60 ÷ (Savings Plans cost $42.60 + on-demand cost $24.50) = 63.5%',
      ),
    ).toBeTruthy();
    fireEvent.click(theirs);
    expect(await screen.findByText(/\$57\.18.*= 70.0%$/)).toBeTruthy();
  });

  it('tells what paid for compute in money, then in hours, a bar for each account', async () => {
    const { asked } = openPlanCoverage(AT);
    expect(asked).toMatchObject({ mixBy: ['ACCOUNT'] });
    const mix = part('savings-plans.mix');
    expect(mix.getAllByText('Web')).toHaveLength(3);
    expect(mix.getAllByText(/Savings Plans \$40\.00/).length).toBeGreaterThan(0);
    fireEvent.click(mix.getAllByRole('button', { name: '40.0%' })[0] as HTMLElement);
    expect(await screen.findByText('Share = 100 × $40.00 ÷ $100.00 = 40.0%')).toBeTruthy();
    expect(mix.getByText('The first 3 of 21, by cost.')).toBeTruthy();
    fireEvent.click(mix.getByRole('radio', { name: 'Hours' }));
    await expect.poll(() => window.location.search).toContain('mixShow=hours');
    expect(mix.getAllByText(/Savings Plans 180 h/)).toHaveLength(3);
    expect(mix.getAllByRole('button', { name: '75.0%' })).toHaveLength(3);
    expect(mix.getAllByText(/Spot 40 h/)).toHaveLength(3);
    expect(mix.getAllByText('240 h')).toHaveLength(3);
    expect(mix.getByText('–'), 'one has no hours in the data').toBeTruthy();
  });

  it('fills the bar whatever the amounts: also of a company that paid cents', () => {
    const cents = { savingsPlansCost: 0.004, spotCost: 0.001, onDemandCost: 0.005, totalCost: 0.01 };
    openPlanCoverage(AT, {
      ...coverage,
      mix: { ...coverage.mix, total: { ...coverage.mix.total, ...cents } },
    });
    const [bar] = document.querySelectorAll('[data-part="savings-plans.mix"] [aria-hidden]:has(> span)');
    const widths = [...(bar?.children ?? [])].map((each) => Number((each as HTMLElement).style.flexGrow));
    expect(widths).toEqual([40, 10, 50]);
  });

  it('asks for rows of twenty in the order of the address, and says which months are none', () => {
    const { asked } = openPlanCoverage(`${AT}?sort=coverage&order=asc&mix=family`);
    expect(asked).toMatchObject({ size: 20, sort: { by: 'COVERAGE', order: 'ASC' }, mixBy: ['FAMILY'] });
    cleanup();
    expect(openPlanCoverage(`${AT}?from=202001&to=202406`).asked).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain(
      'Invalid date range was specified. Please try again.',
    );
  });
});

describe('a company without data of the vendor', () => {
  it('is said to have none, where every block says so; one that fails otherwise keeps its retry', () => {
    const blocks = ['coverage', 'coverageTrend', 'coverageRows', 'mix'];
    const errorsOf = (code: string) =>
      blocks.map((block) => ({
        message: code,
        path: ['viewer', 'savingsPlans', block],
        extensions: { code: 'BAD_USER_INPUT', upstreamCode: code },
      }));
    const nothing = Object.fromEntries(blocks.map((block) => [block, null]));
    openPlanCoverage(
      '/savings-plans/coverage',
      { ...coverage, ...nothing },
      errorsOf('VENDOR_NOT_AVAILABLE'),
    );
    expect(screen.getByText('No cost data yet')).toBeTruthy();
    cleanup();
    openPlanCoverage('/savings-plans/coverage', { ...coverage, ...nothing }, errorsOf('OTHER'));
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(blocks.length);
  });
});

describe('Savings Plans, inventory', () => {
  it('asks for ten, the next to end first, without months', () => {
    const { asked } = openPlanInventory('/savings-plans/inventory?from=202405&to=202406', plan('plan-1'));
    expect(asked).toMatchObject({ size: 10, sort: { by: 'END', order: 'ASC' } });
    expect((asked as { query: { months?: unknown } }).query.months ?? null).toBeNull();
  });

  it('shows a plan without dates as one, never a date that nobody gave', () => {
    openPlanInventory('/savings-plans/inventory', plan('plan-1'));
    const row = screen.getByRole('button', { name: /plan-1/ }).closest('tr') as HTMLElement;
    // Start, end, term, remaining, both payments.
    expect(within(row).getAllByText('Not in the data')).toHaveLength(6);
    expect(within(row).getByText('No upfront')).toBeTruthy();
    expect(within(row).getByText('$0.50')).toBeTruthy();
  });

  it('shows the days of one that has dates, UTC', () => {
    const dated = { startsAt: '2024-01-01T00:00:00Z', endsAt: '2024-12-31T00:00:00Z', remainingDays: 184 };
    openPlanInventory('/savings-plans/inventory', plan('plan-2', { ...dated, durationSeconds: 31_536_000 }));
    const row = screen.getByRole('button', { name: /plan-2/ }).closest('tr') as HTMLElement;
    for (const text of ['01/01/2024 UTC', '12/31/2024 UTC', '184 days', '1 year'])
      expect(within(row).getByText(text)).toBeTruthy();
  });
});
