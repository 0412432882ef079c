// The way from a bill to Cost Analytics on screen: it adds up as shown, says where its figures are, and hides no rest.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BRIDGE_LINES } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import { BridgeDrawer } from '../../../../web/pages/billing/bridge/BridgeDrawer.tsx';
import { shownBridge } from '../../../../web/pages/billing/bridge/shown-bridge.ts';
import { billingPage } from '../../../../web/pages/billing/page.tsx';
import { BillLink } from '../../../../web/pages/cost-analytics/BillLink.tsx';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import type { ShellViewer } from '../../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';
import { partsOfCsv, takeSavedFiles } from '../../../support/components/saved-files.ts';

afterEach(cleanup);

interface Line {
  kind: string;
  amount: number;
  billed: number | null;
  effective: number | null;
  parts: { month: string; amount: number }[];
}

/** Months stand under both names: as they are drawn, and as they are saved. */
const line = (kind: string, amount: number, { parts = [], ...more }: Partial<Line> = {}) => ({
  ...{ kind, amount, billed: null, effective: null, parts, months: parts },
  ...more,
});

const LINES = [
  line('OTHER_BILLS', 2, { parts: [{ month: '2024-06-01', amount: 2 }] }),
  line('COMMITMENT_FEES', -30, { billed: 30, effective: 0 }),
];

async function drawer(bridge: object): Promise<HTMLElement> {
  const { environment, last } = answeredEnvironment();
  render(<BridgeDrawer vendor="AWS" month="2024-05-01" />, {
    wrapper: around({
      environment,
      at: '/billing?vendor=aws&month=2024-05&bridge=effective',
      page: billingPage,
    }),
  });
  expect(last().variables).toEqual({
    ...{ vendor: 'AWS', month: '2024-05-01', basis: 'EFFECTIVE' },
    ...{ isOfOne: true, isOfAll: false },
  });
  await act(async () =>
    last().answer({ data: { viewer: { __typename: 'Viewer', id: 'v', bill: { costBridge: bridge } } } }),
  );
  return screen.getByRole('dialog');
}

const vendorsOfLine = (parts: readonly object[]) => ({ parts, vendors: parts });

const bill = (more: object = {}) => ({
  ...{ currency: 'USD', total: 100, cost: 72, convertedCost: 72, unconverted: 0 },
  ...{ conversions: [], lines: LINES },
  ...more,
});
const inUsd = { currency: 'USD', total: 72, notExplained: 0 };
const linkOf = (inside: HTMLElement, name: string) =>
  new URL(within(inside).getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');

describe('the way from a bill to Cost Analytics', () => {
  it('has both ends, each line with why it is there, and links to its figures', async () => {
    const inside = await drawer({ ...inUsd, bills: [bill()] });
    const texts = [...inside.querySelectorAll('tr[data-line]')].map((row) => [
      row.getAttribute('data-line'),
      row.querySelector('td:last-child')?.textContent,
    ]);
    expect(texts).toEqual([
      ['BILL', '$100.00'],
      ['OTHER_BILLS', '$2.00'],
      ['COMMITMENT_FEES', '−$30.00'],
      ['COST', '$72.00'],
    ]);
    expect(inside.textContent).toContain('Effective cost has no fees');
    const fees = linkOf(inside, '$30.00');
    expect(fees.pathname).toBe('/cost-analytics');
    expect(Object.fromEntries(fees.searchParams)).toMatchObject({
      ...{ range: 'custom', start: '2024-05-01', end: '2024-05-31', vendors: 'aws' },
      aws: 'chargeType:RIFee,SavingsPlanUpfrontFee,SavingsPlanRecurringFee',
    });
    expect(linkOf(inside, '$0.00').searchParams.get('basis')).toBe('effective');
    expect(linkOf(inside, '06/2024').search).toContain('month=2024-06');
    expect(linkOf(inside, 'Shown in Cost Analytics').searchParams.get('aws')).toBeNull();
    expect(inside.querySelector('[data-line="NOT_EXPLAINED"]')).toBeNull();
  });

  it('is saved as a file whose rows lead from the bill in each currency to the cost, with the rates', async () => {
    const files = takeSavedFiles();
    const rate = { from: 'KRW', to: 'USD', rate: 0.0008, date: '2024-05-01', source: 'a bank' };
    const krw = { currency: 'KRW', total: 90_000, cost: 90_000, convertedCost: 72.004, lines: [] };
    const conversions = [{ amount: 90_000, rate }];
    await drawer({ ...inUsd, total: 144.004, bills: [bill(), bill({ ...krw, conversions })] });
    fireEvent.click(
      screen.getByRole('button', { name: 'Download: AWS bill for 05/2024 and Cost Analytics' }),
    );
    fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    const { table, question } = partsOfCsv((await files.next()).bytes);
    expect(table).toEqual([
      'Line,Vendor,Month,Currency,Amount',
      'Bill in USD,AWS,,USD,100',
      'Charges of this month on other bills,AWS,06/2024,USD,2',
      'Fees of commitments,AWS,,USD,-30',
      'Effective (amortized) cost of the month in USD,AWS,,USD,72',
      'Bill in KRW,AWS,,KRW,90000',
      'Effective (amortized) cost of the month in KRW,AWS,,KRW,90000',
      '"Cost in KRW, converted to USD",AWS,,USD,72.004',
      'Shown in Cost Analytics,AWS,,USD,144.004',
    ]);
    expect(question.join('\n')).toMatch(/Exchange rates,.*1 KRW = 0\.0008 USD.*a bank/);
  });

  it('shows what is not explained, of a bill and of all together', async () => {
    const lines = [line('NOT_EXPLAINED', -28)];
    const inside = await drawer({ ...inUsd, total: 75, notExplained: 3, bills: [bill({ lines })] });
    const rests = [...inside.querySelectorAll('[data-line="NOT_EXPLAINED"]')];
    expect(rests.map((row) => row.textContent)).toEqual([
      expect.stringContaining('−$28.00'),
      expect.stringContaining('$3.00'),
    ]);
  });

  it('names the rate by which the cost of another currency is converted', async () => {
    const rate = { from: 'KRW', to: 'USD', rate: 0.0008, date: '2024-05-01', source: 'a bank' };
    const krw = { currency: 'KRW', total: 90_000, cost: 90_000, convertedCost: 72, lines: [] };
    const conversions = [{ amount: 90_000, rate }];
    const inside = await drawer({ ...inUsd, bills: [bill({ ...krw, conversions })] });
    expect(inside.textContent).toContain('Cost in KRW, converted to USD');
    expect(inside.textContent).toMatch(/1 KRW = 0\.0008 USD.*a bank/);
  });

  it('adds up the converted costs of several currencies as they are shown', async () => {
    const bills = ['KRW', 'JPY', 'MXN'].map((currency) =>
      bill({ currency, total: 0, cost: 0, lines: [], convertedCost: 0.004 }),
    );
    const inside = await drawer({ ...inUsd, total: 0.012, bills });
    const shown = [...inside.querySelectorAll('dl dd')].map((cell) =>
      Number(cell.textContent?.replace('$', '')),
    );
    expect(shown.slice(-1)).toEqual([0.01]);
    expect(sumMoney(shown.slice(0, -1))).toBe(0.01);
  });

  it('of all vendors adds up by line and by vendor, leads to each, and names who is missing', async () => {
    const { environment, last } = answeredEnvironment();
    render(<BridgeDrawer vendor={null} month="2024-05-01" />, {
      wrapper: around({
        environment,
        at: '/billing?vendor=all&month=2024-05&bridge=effective&company=acme',
        page: billingPage,
      }),
    });
    expect(last().variables).toMatchObject({ isOfOne: false, isOfAll: true, basis: 'EFFECTIVE' });
    const third = 10 / 3;
    const costBridge = {
      ...{ basis: 'EFFECTIVE', currency: 'USD', total: 2 * third, cost: third, rates: [], missing: ['GCP'] },
      vendors: [
        { vendor: 'AWS', total: third, cost: third / 2 },
        { vendor: 'AZURE', total: third, cost: third / 2 },
      ],
      lines: [
        {
          ...{ kind: 'COMMITMENT_FEES', amount: -third },
          // Under both names: as it is drawn, and as it is saved.
          ...vendorsOfLine([
            { vendor: 'AWS', amount: -third / 2 },
            { vendor: 'AZURE', amount: -third / 2 },
          ]),
        },
      ],
      withoutRate: [{ currency: 'SEK', total: 11, cost: 9 }],
    };
    await act(async () =>
      last().answer({ data: { viewer: { __typename: 'Viewer', id: 'v', billsOfMonth: { costBridge } } } }),
    );
    const inside = screen.getByRole('dialog');
    const amounts = [...inside.querySelectorAll('tbody tr')].map((row) => [
      row.getAttribute('data-line') ?? row.querySelector('th')?.textContent,
      Number(row.querySelector<HTMLElement>('td:last-child [data-value]')?.dataset.value),
    ]);
    expect(amounts).toEqual([
      ['BILL', 6.67],
      ['AWS', 3.34],
      ['Azure', 3.33],
      ['COMMITMENT_FEES', -3.34],
      ['AWS', -1.67],
      ['Azure', -1.67],
      ['COST', 3.33],
      ['AWS', 1.67],
      ['Azure', 1.66],
    ]);
    const aws = within(inside).getAllByRole('link', { name: 'AWS' })[0]?.getAttribute('href');
    expect(aws).toBe('/billing?vendor=aws&month=2024-05&bridge=effective&company=acme');
    expect(linkOf(inside, 'Shown in Cost Analytics').searchParams.get('vendors')).toBe('aws,azure');
    expect(inside.textContent).toContain('because they could not be loaded: GCP');
    expect(inside.textContent).toMatch(/SEK\s?11\.00 on the bills, SEK\s?9\.00 in the month/);
  });

  it('adds up in the last digit, months to their line', () => {
    const lines = BRIDGE_LINES.map(({ kind }, place) =>
      line(kind, 0.0049 * (place + 1), {
        parts: [1, 2, 3].map((month) => ({ month: `2024-0${month}-01`, amount: 0.00163 * (place + 1) })),
      }),
    );
    const total = 10.0049;
    const cost = sumMoney([total, ...lines.map(({ amount }) => amount)]);
    const shown = shownBridge({ total, lines, cost }, roundingOf('USD', []));
    expect(sumMoney([shown.total, ...shown.lines.map(({ amount }) => amount)])).toBe(shown.cost);
    for (const each of shown.lines)
      expect(sumMoney(each.parts.map(({ amount }) => amount))).toBe(each.amount);
  });
});

describe('from Cost Analytics to the bill', () => {
  const MAY = { start: '2024-05-01', end: '2024-05-31' };
  const shown = (query: string, range = MAY, viewer: Partial<ShellViewer> = {}) => {
    const at = `/cost-analytics?range=custom&start=${range.start}&end=${range.end}&${query}`;
    render(<BillLink range={range} />, {
      wrapper: around({
        environment: answeredEnvironment().environment,
        at,
        page: costAnalyticsPage,
        viewer,
      }),
    });
    return screen.queryByRole('link', { name: 'Compare with the bill' })?.getAttribute('href');
  };

  it('leads where one whole month of one vendor is shown, to the same cost', () => {
    const of = { availableVendors: ['AWS', 'AZURE'] as ShellViewer['availableVendors'] };
    expect(shown('vendors=azure&basis=effective&company=acme', MAY, of)).toBe(
      '/billing?vendor=azure&month=2024-05&bridge=effective&company=acme',
    );
  });

  it('leads where one whole month of all vendors is shown, to all bills', () => {
    const of = { availableVendors: ['AWS', 'AZURE'] as ShellViewer['availableVendors'] };
    expect(shown('vendors=azure,aws', MAY, of)).toBe('/billing?vendor=all&month=2024-05&bridge=billed');
  });

  it.each([
    ['some of several vendors', 'vendors=aws,azure', MAY],
    ['a filter', 'vendors=aws&aws=product:S3', MAY],
    ['a part of a month', 'vendors=aws', { ...MAY, end: '2024-05-30' }],
    ['two months', 'vendors=aws', { ...MAY, end: '2024-06-30' }],
  ])('is not offered for %s', (_what, query, range) => {
    const of = { availableVendors: ['AWS', 'AZURE', 'GCP'] as ShellViewer['availableVendors'] };
    expect(shown(query, range, of)).toBeUndefined();
  });
});
