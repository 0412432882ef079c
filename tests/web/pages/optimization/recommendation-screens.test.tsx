// A page of advice and its drawer: what is asked, what is missing and where it comes from, the slider, the proof, decisions.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openAdvice, piece, simulation } from '../../../support/components/advice-screens.tsx';

afterEach(cleanup);

const AT = '/reserved-instances';
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the list of advice', () => {
  it('P-06, O-02 asks for what the address says, and shows window, rate and figures of each piece', () => {
    const { asked } = openAdvice(
      `${AT}?days=14&term=3&payment=partial&goal=coverage&target=90&sort=account&order=asc&size=20`,
    );
    expect(asked).toMatchObject({
      query: {
        ...{ kind: 'EC2', lookBackDays: 14, termYears: 3, paymentOption: 'PARTIAL_UPFRONT' },
        ...{ goal: 'COVERAGE', targetCoverage: 90 },
      },
      sort: { by: 'ACCOUNT', order: 'ASC' },
      size: 20,
    });
    expect(screen.getByText(/Made of 720 hours from 05\/01\/2024 to 05\/30\/2024/)).toBeTruthy();
    const cells = cellsOf(screen.getByRole('table'));
    expect(cells.slice(0, 5)).toEqual(['m5.large', 'Web', '$88.00', 'Open', 'N. Virginia']);
    expect(cells).toEqual(expect.arrayContaining(['Standard', '4', '$400.00', '22.0%', '95.0%', '73.0%']));
  });

  it('says which pieces the sums leave out, because others pay for the same hours (O-01)', () => {
    openAdvice(AT, { list: { totalCount: 3 } });
    expect(screen.getByText('1 of 3 recommendations')).toBeTruthy();
    expect(screen.getByText(/The sums count whichever saves more/)).toBeTruthy();
    cleanup();
    openAdvice(AT);
    expect(screen.getByText('1 recommendation')).toBeTruthy();
    expect(screen.queryByText(/The sums count/)).toBeNull();
  });

  it('O-03 says of each piece what was decided, and until when', () => {
    const decision = { state: 'POSTPONED', until: '2024-12-31' };
    openAdvice(AT, { list: { edges: [{ node: piece('one', { decision }) }] } });
    expect(screen.getByText('Postponed – 12/31/2024')).toBeTruthy();
  });

  it.each([
    ['NO_HOURS', '', null, 'No usage in this period', /Load billing files of these days/],
    ['NO_RATES', 'm5', null, 'No rate is known of m5', /Load a table of rates on the Data page/],
    [
      'NO_ELIGIBLE_USAGE',
      '',
      null,
      'Nothing that could be covered',
      /on-demand usage that nothing else covers/,
    ],
    [
      'TARGET_UNREACHABLE',
      'm5',
      62.58,
      'This coverage cannot be reached',
      /^62.5% is the most that can be covered/,
    ],
  ])('says what is missing and where it comes from: %s', (lack, of, best, title, step) => {
    openAdvice(AT, { list: { edges: [], totalCount: 0, gaps: [{ lack, of, best }] } });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(step)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the drawer of a piece', () => {
  /** Once what is suspended has been drawn with the answer: nothing below waits for a timer. */
  const openWith = async (answer: object | null, viewer = {}) => {
    const { requests } = openAdvice(`${AT}?advice=one`, {}, viewer);
    const request = requests.last();
    expect(request).toMatchObject({ name: 'SimulationDrawerQuery', variables: { key: 'one' } });
    await act(async () =>
      request.answer({ data: { viewer: { id: 'v', recommendations: { simulation: answer } } } } as never),
    );
    return requests;
  };
  const open = (more: object = {}, viewer = {}) => openWith({ ...simulation, ...more }, viewer);
  const saving = () => {
    const card = document.querySelector('[data-part="advice.simulation"] [data-figure="savings"] dd');
    return card?.textContent ?? '';
  };

  it('writes usage that is money with its symbol, and usage of machines as numbers', async () => {
    await open();
    expect(screen.getByText('3 / 5 / 8')).toBeTruthy();
    cleanup();
    await open({ curve: { ...simulation.curve, isInstances: false } });
    expect(screen.getByText('$3.000 / $5.000 / $8.000')).toBeTruthy();
  });

  it('moves saving, utilization and coverage with the slider, without a question', async () => {
    const requests = await open();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Quantity' });
    expect(slider.value).toBe('4');
    expect(saving()).toMatch(/^\$87\.60/);
    fireEvent.change(slider, { target: { value: '2' } });
    expect(saving()).toMatch(/^\$43\.80/);
    fireEvent.change(slider, { target: { value: '8' } });
    expect(saving()).toMatch(/^−\$116\.80/);
    expect(requests.waiting()).toBe(0);
  });

  it('shows the rate with its validity and source, and marks one of other terms', async () => {
    await open();
    expect(screen.getByText('27.0% off, from rates.csv, valid from 01/01/2024')).toBeTruthy();
    cleanup();
    const rate = { discount: 25, file: '', from: null, isOfOtherTerms: true, source: 'OBSERVED' };
    await open({ piece: piece('one', { rate }) });
    expect(screen.getByText(/25.0% off, seen in what commitments cover now/)).toBeTruthy();
    expect(screen.getByText(/load a table of rates for an exact one/)).toBeTruthy();
  });

  it('has the downside, the ladder and the back-test, each to be saved as a file', async () => {
    await open();
    // Behind the list of the page.
    const [, downside, ladder] = screen.getAllByRole('table', { hidden: true });
    expect(within(downside as HTMLElement).getAllByRole('row')).toHaveLength(5);
    const steps = within(ladder as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    expect(steps).toHaveLength(3);
    expect(cellsOf(steps[0] as HTMLElement)[0]).toBe('06/2024');
    expect(screen.getByText(/98.0% of the best possible saving/)).toBeTruthy();
    for (const name of ['Several purchases instead of one', 'Proof: what this rule would have done'])
      expect(screen.getByRole('button', { name: `Download: ${name}` })).toBeTruthy();
  });

  it('says of each fall what it leaves where every hour falls alike, and at least', async () => {
    await open();
    const [, downside] = screen.getAllByRole('table', { hidden: true });
    const [, asItIs, , , deepest] = within(downside as HTMLElement).getAllByRole('row');
    expect(cellsOf(asItIs as HTMLElement).some((text) => text?.includes('at least'))).toBe(false);
    const amounts = cellsOf(deepest as HTMLElement).map((text) =>
      text?.split('at least').map((part) => Number(part.replaceAll(/[$,\s]/g, ''))),
    );
    expect(amounts.length).toBeGreaterThan(2);
    for (const amount of amounts) {
      const [alike, least] = amount as [number, number];
      expect(least).toBeLessThanOrEqual(alike);
    }
    const [atOnce] = amounts.map((amount) => amount?.[1] ?? 0);
    // Of what the four machines replace, 30 % of all on-demand cost is gone at the most.
    const { onDemand, price, termMonths } = simulation.curve;
    const covered = simulation.curve.covered[simulation.curve.quantities.indexOf(4)] ?? Number.NaN;
    expect(atOnce).toBeCloseTo(730 * termMonths * (covered - 0.3 * onDemand - 4 * price), 1);
  });

  it('draws the saving of all quantities, as usage is and after falls, and their utilization', async () => {
    await open();
    const block = document.querySelector('[data-part="advice.frontier"]') as HTMLElement;
    const frontier = within(block);
    const pick = (value: string) => fireEvent.click(block.querySelector(`input[value=${value}]`) as Element);
    pick('table');
    const rows = () => frontier.getAllByRole('row', { hidden: true });
    expect(rows().length).toBeGreaterThan(4);
    const heads = () =>
      frontier.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent ?? '');
    expect(heads().slice(-4)).toEqual([
      'Usage as it is',
      ...[10, 20, 30].map((fall) => expect.stringContaining(`${fall}%`)),
    ]);
    const four = rows().find((row) => /^4\b/.test(row.textContent ?? ''));
    expect(four?.textContent).toBe('4 instances87.6058.4029.200.00');
    pick('percent');
    expect(heads().slice(-2)).toEqual(['Utilization', 'Coverage']);
  });

  it('says why there is no back-test, and that a piece has gone', async () => {
    await open({ backTest: [], capture: null, worstMonth: null });
    expect(screen.getByText(/too little history for a back-test/)).toBeTruthy();
    cleanup();
    await openWith(null);
    expect(screen.getByText('This recommendation no longer exists')).toBeTruthy();
  });

  it('O-03 decides with a reason and a day, and offers nothing to those who may only look', async () => {
    const requests = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Postpone' }));
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'After the migration' } });
    fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2999-01-31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(requests.last()).toMatchObject({
      name: 'useDecideMutation',
      variables: {
        input: {
          ...{ key: 'one', version: 0, state: 'POSTPONED', until: '2999-01-31', quantity: 4 },
          reason: 'After the migration',
        },
      },
    });
    cleanup();
    await open({}, { canEdit: () => false });
    expect(screen.getByRole('slider')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});
