// The portfolio, advice of providers and decisions: what they ask, show, keep in the address, and say where nothing is there.
import { cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shownMonths } from '../../../../upstream/domains/optimization/decisions/scheduled-ledgers.ts';
import { useHourlyMoney } from '../../../../web/pages/optimization/recommendations/simulation/useQuantity.ts';
import {
  openDecisions,
  openImported,
  openPortfolio,
  piece,
  plan,
  window,
} from '../../../support/components/advice-screens.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const portfolio = {
  ...{ currency: 'USD', gaps: [], rates: [], window, monthlyOnDemand: 1000, monthlySavings: 120 },
  ...{ separateMonthlySavings: 168, savingsRate: 12, upfrontCost: 0, recurringCost: 300 },
  pieces: [piece('m5'), plan('all', 0.1, 32)],
  separate: [
    piece('m5'),
    plan('all', 0.4, 60),
    piece('c5', { instanceType: 'c5.large', monthlySavings: 20, regionName: '', region: '' }),
  ],
  overlaps: [
    {
      ...{
        account: '011',
        accountName: 'Web',
        instanceType: 'm5.large',
        platform: 'Linux',
        region: 'us-east-1',
      },
      ...{ monthlyOnDemand: 150, one: piece('m5'), other: plan('all', 0.4, 60) },
    },
  ],
};

it('money of an hour has the symbol of every other amount, in each language', () => {
  const { environment } = answeredEnvironment();
  const { result } = renderHook(() => useHourlyMoney('USD')(18.369), {
    wrapper: around({ environment, language: 'ko' }),
  });
  expect(result.current).toBe('$18.369');
});

describe('one portfolio', () => {
  const AT = '/spoptm/portfolio';

  it('asks what the address says, and takes term, payment and month along to the other tabs', () => {
    const { asked } = openPortfolio(`${AT}?days=60&term=3&payment=all&apart=true&month=202405`, portfolio);
    expect(asked).toEqual({
      query: {
        ...{ accounts: [], lookBackDays: 60, termYears: 3, paymentOption: 'ALL_UPFRONT' },
        ...{ addsExpiring: false, isByAccount: true, month: '2024-05-01' },
      },
    });
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'EC2' });
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
      term: '3',
      payment: 'all',
      month: '202405',
    });
  });

  it('says what is counted twice, and what each piece would be alone', () => {
    openPortfolio(AT, portfolio);
    expect(screen.getByText('$48.00')).toBeTruthy();
    const [table] = screen.getAllByRole('table');
    const rows = within(table as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 7),
    );
    expect(texts).toEqual([
      ['m5.large', 'Web', 'N. Virginia', '4 instances', '$88.00', '4 instances', '$88.00'],
      ['Compute', 'Web', 'Any', '$0.100 an hour', '$32.00', '$0.400 an hour', '$60.00'],
      ['c5.large', 'Web', 'Not in the data', '–', '–', '4 instances', '$20.00'],
    ]);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Compute' }).href).toContain('advice=all');
    const overlap = within(screen.getAllByRole('table')[1] as HTMLElement).getAllByRole('row')[1];
    expect(
      within(overlap as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([...['m5.large', 'Compute', 'Web', 'N. Virginia', 'm5.large', 'Linux', '$150.00']]);
  });

  it('without usage says what is missing and where it comes from, and shows no empty figures', () => {
    const lack = { gaps: [{ lack: 'NO_HOURS', of: '', best: null }], window: null };
    openPortfolio(AT, { ...portfolio, ...lack, pieces: [], separate: [], overlaps: [] });
    expect(screen.getByText('No usage in this period')).toBeTruthy();
    expect(screen.getByText(/Load billing files of these days/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is quiet where it fails', () => {
    const path = ['viewer', 'recommendationPortfolio'];
    openPortfolio(AT, null, [{ message: 'down', path, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(screen.getByText('Not available at the moment.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const check = (name: string, isOk: boolean | null, told: number | null, reckoned: number | null) => ({
  ...{ check: name, isOk, told, reckoned },
});
const line = (key: string, more: object) => ({
  ...{ __typename: 'ImportedRecommendation', key, kind: 'EC2', source: 'AWS reservation export' },
  ...{ file: 'export.csv', line: 3, madeAt: '2018-11-14T10:00:00Z', account: '8.36E+11', name: 't2.nano' },
  ...{ region: 'US East (N. Virginia)', platform: 'Linux/UNIX', paymentOption: 'All Upfront' },
  ...{
    currency: 'USD',
    termYears: 1,
    commitment: null,
    quantity: 28,
    monthlyOnDemand: 113,
    monthlySavings: 38.36,
  },
  ...{ verdict: 'WRONG', checks: [check('HOURS', false, 28, 31), check('UNIT_PRICE', false, 28, null)] },
  byHours: { averageUse: 36.016531, isFitted: true, monthlySavings: 38.36, quantity: 31 },
  ours: { key: 'ours-1', quantity: 30, monthlySavings: 37 },
  ...more,
});

describe('advice of providers', () => {
  const AT = '/spoptm/providers';
  const found = (lines: object[], counts: object) => ({
    ...{ currency: 'USD', totalCount: lines.length, counts },
    edges: lines.map((node) => ({ node })),
  });

  it('tells what is wrong with a line in sentences, beside what the hours and our advice say', () => {
    openImported(AT, found([line('one', {})], { right: 0, wrong: 1, unchecked: 0 }));
    expect(screen.getByText('It advises 28; your hours give 31.')).toBeTruthy();
    expect(screen.getByText(/divided by 28, is no price in whole cents/)).toBeTruthy();
    const cells = within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(4, 10)).toEqual(['28', '31', '30', '$38.36', '$38.36', '$37.00']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '30' }).href).toMatch(
      /reserved-instances\?.*advice=ours-1/,
    );
  });

  it('does not show what hours say that are not those of the line', () => {
    const byHours = { averageUse: 1, isFitted: false, monthlySavings: 9, quantity: 7 };
    openImported(
      AT,
      found([line('one', { byHours, ours: null, checks: [] })], { right: 0, wrong: 0, unchecked: 1 }),
    );
    const cells = within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(4, 10)).toEqual(['28', '–', '–', '$38.36', '–', '–']);
  });

  it('asks for one kind and outcome, and says where lines come from while there are none', () => {
    const { asked } = openImported(
      `${AT}?kind=AZURE_VM&verdict=wrong&size=50`,
      found([], { right: 0, wrong: 0, unchecked: 0 }),
    );
    expect(asked).toMatchObject({ kind: 'AZURE_VM', verdict: 'WRONG', page: 1, size: 50 });
    expect(screen.getByText('No recommendations of providers are loaded')).toBeTruthy();
    expect(screen.getByText(/Load an export on the Data page/)).toBeTruthy();
  });
});

const decision = (key: string, more: object = {}) => ({
  ...{
    key,
    kind: 'SAVINGS_PLANS',
    name: 'Compute',
    accountName: 'Web',
    author: 'Dana Demo',
    currency: 'USD',
  },
  ...{ changedAt: '2018-11-01T09:00:00Z', commitmentIds: [], paymentOption: 'NO_UPFRONT', promised: 118.1 },
  ...{ quantity: 0.463, reason: '', regionName: null, state: 'ACCEPTED', termYears: 1, until: null },
  ...more,
});

describe('decisions', () => {
  const AT = '/spoptm/decisions';
  const ledger = {
    ...{ currency: 'USD', promised: 118.1, realised: 64.18, best: 64.59 },
    months: [{ month: '2018-11-01', promised: 118.1, realised: 64.18, best: 64.59, pieces: 1 }],
  };

  it('show promised and realised savings: promised, realised and best possible, and what was kept of it', () => {
    openDecisions(AT, { promiseLedgers: [ledger], recommendationDecisions: [decision('one')] });
    const [table] = screen.getAllByRole('table');
    const cells = within(table as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['11/2018', '$118.10', '$64.18', '$64.59', '54.3%', '1']);
    expect(screen.getByText('99.4%')).toBeTruthy();
  });

  it('add up over the months, as the mail of the ledger does', () => {
    const months = ['2018-10-01', '2018-11-01', '2018-12-01'].map((month) => ({
      ...{ month, promised: 1.004, realised: 1, best: 1, pieces: 1 },
    }));
    const sum = { currency: 'USD', promised: 3.012, realised: 3, best: 3 };
    openDecisions(AT, { promiseLedgers: [{ ...sum, months }], recommendationDecisions: [] });
    const [table] = screen.getAllByRole('table');
    const rows = within(table as HTMLElement).getAllByRole('row');
    const shown = rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    // The card above them says $3.01.
    expect(shown.sort()).toEqual(['$1.00', '$1.00', '$1.01']);
    expect(shownMonths({ ...sum, months }).map(({ promised }) => promised)).toEqual([1.01, 1, 1]);
  });

  it('say who decided what, until when and why; a name opens one of them', async () => {
    const postponed = decision('two', {
      ...{ state: 'POSTPONED', until: '2018-12-31', reason: 'After the migration', kind: 'EC2' },
      ...{ name: 'm5.large', quantity: 2, commitmentIds: ['a', 'b'] },
    });
    const { requests } = openDecisions(AT, { promiseLedgers: [], recommendationDecisions: [postponed] });
    const cells = within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 5)).toEqual([
      'm5.large',
      'Postponed',
      '12/31/2018',
      'After the migration',
      'Dana Demo',
    ]);
    expect(cells.slice(6, 9)).toEqual(['2 instances', '$118.10', '2 purchases linked']);
    fireEvent.click(screen.getByRole('button', { name: 'm5.large' }));
    expect((await screen.findAllByText('The decision and what came of it')).length).toBeGreaterThan(0);
    expect(requests.last()).toMatchObject({ name: 'DecisionDrawerQuery', variables: { key: 'two' } });
  });

  it('are asked for by state, and say how the first one is made', () => {
    const none = { promiseLedgers: [], recommendationDecisions: [] };
    const { asked } = openDecisions(`${AT}?states=ACCEPTED,EXCLUDED`, none);
    expect(asked).toEqual({ states: ['ACCEPTED', 'EXCLUDED'] });
    cleanup();
    expect(openDecisions(AT, none).asked).toEqual({ states: null });
    expect(screen.getByText('Open a recommendation to accept, postpone or exclude it.')).toBeTruthy();
    expect(screen.getByText('No promise can be checked yet')).toBeTruthy();
  });
});
