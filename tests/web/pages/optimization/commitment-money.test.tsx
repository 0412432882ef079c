// Commitments in money: what was used, what was not, what was committed to, what on demand would have cost and what was
// saved, beside each percent, in its formula, and over time; shown so that it adds up (P-02, R-03).
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  openPlanOverview,
  openPlanUtilization,
  used,
} from '../../../support/components/commitment-screens.tsx';
import {
  figures as ofReservations,
  openAzureUtilization,
  trend,
} from '../../../support/components/reserved-screens.tsx';

afterEach(cleanup);

const AT = '/savings-plans/utilization';
const block = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const card = (id: string) => document.querySelector(`[data-figure="${id}"]`) as HTMLElement;
/** By the label of each card. */
const shownCards = (of: HTMLElement) =>
  Object.fromEntries(
    [...of.querySelectorAll('[data-figure]')].map((each) => [
      each.querySelector('dt')?.textContent,
      each.querySelector('dd')?.textContent,
    ]),
  );
const { figures } = used.utilization;
const withFigures = (more: object) => ({
  ...used,
  utilization: { ...used.utilization, figures: { ...figures, ...more } },
});
const ROUNDED = /may differ from its exact value in the last digit\.$/;

describe('Savings Plans in money', () => {
  it('have every amount beside the percents', () => {
    openPlanUtilization(AT, used);
    expect(shownCards(block('savings-plans.summary'))).toEqual({
      Utilization: '98.6%',
      'Net savings': '$13.98',
      'Savings rate': '24.5%',
      'On-demand equivalent': '$57.18',
      'Total commitment': '$43.20',
      'Used commitment': '$42.60',
      'Unused commitment': '$0.60',
    });
  });

  it.each([
    ['utilization', '98.6%', 'Utilization = 100 × used $42.60 ÷ (used $42.60 + unused $0.60) = 98.6%'],
    ['netSavings', '$13.98', 'On-demand equivalent $57.18 − total commitment $43.20'],
    ['savingsRate', '24.5%', 'Savings rate = 100 × net savings $13.98 ÷ on-demand equivalent $57.18 = 24.5%'],
  ])('open the formula of %s with the numbers of their own', async (id, value, formula) => {
    openPlanUtilization(AT, used);
    fireEvent.click(within(card(id)).getByRole('button', { name: value }));
    expect(await screen.findByText(formula)).toBeTruthy();
  });

  it('open the formulas of a row with the numbers of the row, in the list and by type', async () => {
    const own = {
      ...{ utilization: 50, savingsRate: -60, netSavings: -3, onDemandSpend: 5 },
      ...{ totalPayment: 8, usedPayment: 4, unusedPayment: 4 },
    };
    const [{ node }] = used.agreements.edges as [(typeof used.agreements.edges)[number]];
    const agreements = { totalCount: 1, edges: [{ node: { ...node, figures: own } }] };
    openPlanUtilization(AT, { ...used, agreements });
    const formulas = [
      ['50.0%', 'Utilization = 100 × used $4.00 ÷ (used $4.00 + unused $4.00) = 50.0%'],
      ['−60.0%', 'Savings rate = 100 × net savings −$3.00 ÷ on-demand equivalent $5.00 = −60.0%'],
    ] as const;
    const opens = async () => {
      for (const [name, formula] of formulas) {
        fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name }));
        expect(await screen.findByText(formula)).toBeTruthy();
      }
    };
    await opens();
    cleanup();
    openPlanOverview('/savings-plans', own);
    await opens();
  });

  it('have what was used of each part over time, and what was not used of any', () => {
    const part = (code: string, usedPayment: number[], unusedPayment: number[]) => ({
      ...{ code, name: code, utilization: [90, 90], usedPayment, unusedPayment },
    });
    const series = [part('m5', [20, 22.6], [0.4, 0.2]), part('c5', [0, 0], [0.1, 0.1])];
    const trend = { ...used.utilizationTrend, series };
    openPlanUtilization(`${AT}?by=family&view=table`, { ...used, utilizationTrend: trend });
    const table = within(block('savings-plans.trend'));
    const texts = (role: 'columnheader' | 'cell') =>
      table.getAllByRole(role).map(({ textContent }) => textContent);
    // What was never used has no line of its own, and counts in what was not used.
    expect(texts('columnheader').slice(1)).toEqual(['m5', 'Unused commitment', 'Total']);
    expect(texts('cell')).toEqual(
      expect.arrayContaining(['20.00', '0.50', '20.50', '22.60', '0.30', '22.90']),
    );
  });
});

describe('the overview of Savings Plans', () => {
  it('is of the days up to the newest of the data', () => {
    openPlanOverview('/savings-plans', figures, { vendorsThrough: new Map([['AWS', '2024-06-16']]) });
    expect(screen.getByText('06/01/2024 – 06/16/2024 UTC')).toBeTruthy();
  });
});

describe('what cannot be said', () => {
  it('is a dash without a formula', () => {
    openPlanUtilization(AT, withFigures({ utilization: null }));
    expect(card('utilization').querySelector('dd')?.textContent).toBe('–');
    expect(within(card('utilization')).queryByRole('button')).toBeNull();
  });
});

describe('reservations in money', () => {
  it('have a negative saving as one, and the percent of money beside that of quantity', async () => {
    const loss = { ...ofReservations, onDemandSpend: 50, netSavings: -10, savingsRate: -20 };
    const summary = { currency: 'USD', figures: loss, rates: [], unconverted: [] };
    openAzureUtilization('/azure-reservations/utilization', { summary });
    const cards = shownCards(block('optimization.use'));
    expect(cards).toMatchObject({
      'Total payment': '$60.00',
      Used: '$45.00',
      Unused: '$15.00',
      'On-demand equivalent': '$50.00',
      'Net savings': '−$10.00',
      'Savings rate': '−20.0%',
    });
    expect(card('netSavings').querySelector('dd')?.dataset.tone).toBe('bad');
    fireEvent.click(within(card('savingsRate')).getByRole('button'));
    expect(await screen.findByText('$50.00 on-demand equivalent − $60.00 paid = −$10.00')).toBeTruthy();
    expect(screen.getByText('100 × −$10.00 saved ÷ $50.00 on demand = −20.0%')).toBeTruthy();
  });

  it('have no rate without use, and no formula of it', () => {
    const unused = {
      ...ofReservations,
      ...{ usedPayment: 0, unusedPayment: 60, onDemandSpend: 0, netSavings: -60, savingsRate: null },
    };
    const summary = { currency: 'USD', figures: unused, rates: [], unconverted: [] };
    openAzureUtilization('/azure-reservations/utilization', { summary });
    expect(card('savingsRate').querySelector('dd')?.textContent).toBe('–');
    expect(within(card('savingsRate')).queryByRole('button')).toBeNull();
  });
});

describe('the newest day', () => {
  it('is marked as incomplete, and what it has not used yet is not unused', () => {
    const days = {
      ...{ axis: ['2024-06-29', '2024-06-30', '2024-07-01'], unit: 'DAY' },
      series: [
        {
          ...{ code: '', name: '', utilization: [90, 50, null] },
          ...{ usedPayment: [9, 5, null], unusedPayment: [1, 5, null] },
        },
      ],
    };
    openAzureUtilization('/azure-reservations/utilization?view=table', { trend: { ...trend, ...days } });
    const rows = within(block('optimization.trend')).getAllByRole('row').slice(1);
    expect(rows.slice(0, 3).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['06/29/2024', '9.00', '1.00', '10.00'],
      ['06/30/2024 Not complete yet', '5.00', '–', '5.00'],
      ['07/01/2024', '–', '–', '–'],
    ]);
  });
});

describe('amounts that add up', () => {
  const tight = { usedPayment: 1.004, unusedPayment: 0.004, totalPayment: 1.008 };

  it('what was used and not to what was paid, that and the saving to the equivalent, and it is said', () => {
    openPlanUtilization(AT, withFigures({ ...tight, netSavings: 0.004, onDemandSpend: 1.012 }));
    const shown = (id: string) => Number(card(id).querySelector('dd')?.textContent?.replace('$', ''));
    expect([shown('usedPayment'), shown('unusedPayment'), shown('totalPayment')]).toEqual([1.01, 0, 1.01]);
    expect([shown('netSavings'), shown('onDemandSpend')]).toEqual([0, 1.01]);
    expect(within(block('savings-plans.summary')).getByText(ROUNDED)).toBeTruthy();
    cleanup();
    openPlanUtilization(AT, used);
    expect(within(block('savings-plans.summary')).queryByText(ROUNDED)).toBeNull();
  });

  it('in each row of a list, which says that amounts and columns may differ', () => {
    const [{ node }] = used.agreements.edges as [(typeof used.agreements.edges)[number]];
    const edges = ['plan-1', 'plan-2'].map((key) => ({
      node: { ...node, key, figures: { ...node.figures, ...tight } },
    }));
    openPlanUtilization(AT, { ...used, agreements: { totalCount: 2, edges } });
    const row = screen.getByRole('button', { name: /plan-2/ }).closest('tr') as HTMLElement;
    // Used, unused, paid.
    expect(within(row).getAllByText('$1.01')).toHaveLength(2);
    expect(within(row).getByText('$0.00')).toBeTruthy();
    expect(screen.getByText(/and a column from its total, in the last digit\.$/)).toBeTruthy();
  });
});
