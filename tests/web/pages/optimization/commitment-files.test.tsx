// Files of commitments, opened by another reader: trends and lists as CSV and workbook, in the order of the screen, all pages.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openAdvice, piece, simulation, window } from '../../../support/components/advice-screens.tsx';
import {
  instance,
  inventory,
  openPlanUtilization,
  openReservationInventory,
  used,
} from '../../../support/components/commitment-screens.tsx';
import { coverage, coverageRow, openPlanCoverage } from '../../../support/components/plan-screens.tsx';
import {
  azureInventory,
  azureReservation,
  figures,
  openAzureInventory,
  openAzureUtilization,
  terms,
  utilization,
} from '../../../support/components/reserved-screens.tsx';
import { partsOfCsv, type SavedFiles, takeSavedFiles } from '../../../support/components/saved-files.ts';
import { readWorkbook, valuesOf } from '../../../support/oracle/workbook.ts';

let files: SavedFiles;

beforeAll(() => {
  files = takeSavedFiles();
});
afterEach(cleanup);

/** Presses the button of the block, and the kind of file. */
async function save(part: string, kind: 'CSV' | 'Excel'): Promise<void> {
  const block = document.querySelector(`[data-part="${part}"]`) as HTMLElement;
  fireEvent.click(within(block).getByRole('button', { name: /^Download: / }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(kind) }));
}

/** Of a line without quotation marks in its cells. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
const linesOf = (bytes: Buffer) => partsOfCsv(bytes).table;

it('a trend of use in money is a table of days, in CSV and in a workbook', async () => {
  openPlanUtilization('/savings-plans/utilization', used);
  await save('savings-plans.trend', 'CSV');
  const csv = await files.next();
  expect(csv.name).toBe('Trend.csv');
  expect(linesOf(csv.bytes)).toEqual([
    'Date (UTC),Used commitment (USD),Unused commitment (USD)',
    '2024-06-01,20,0.4',
    '2024-06-02,22.6,0.2',
  ]);
  expect(partsOfCsv(csv.bytes).question).toEqual([
    ...['List,Trend,', 'Company,Acme,', 'Data through,06/30/2024 UTC,', 'Version of the data,7,'],
    expect.stringMatching(/^Saved,.* UTC,$/),
    expect.stringMatching(/^Open it again,http.*\/savings-plans\/utilization,$/),
  ]);
  await save('savings-plans.trend', 'Excel');
  const [sheet, question] = readWorkbook((await files.next()).bytes);
  expect(question?.rows[2]?.B?.text).toBe('Acme');
  if (!sheet) throw new Error('the workbook has no sheet');
  expect(valuesOf(sheet)).toEqual([
    ['Date (UTC)', 'Used commitment (USD)', 'Unused commitment (USD)'],
    [dayOfWorkbook('2024-06-01'), 20, 0.4],
    [dayOfWorkbook('2024-06-02'), 22.6, 0.2],
  ]);
});

/** A workbook counts days from the last of 1899. */
function dayOfWorkbook(day: string): number {
  return (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

it('a list of converted amounts names the version of its data and the rate', async () => {
  const rate = { from: 'KRW', to: 'USD', rate: 0.00075, date: '2024-06-01', source: 'Bank' };
  const summary = { ...utilization.summary, rates: [rate] };
  openAzureUtilization('/azure-reservations/utilization', { summary });
  await save('optimization.families', 'CSV');
  const { question } = partsOfCsv((await files.next()).bytes);
  expect(question.some((line) => line.startsWith('Version of the data,7,'))).toBe(true);
  expect(question.find((line) => line.startsWith('Exchange rates,'))).toMatch(/KRW.*0\.00075.*Bank/);
});

it.each([
  {
    vendor: 'Azure',
    field: 'azureReservations',
    node: azureReservation('one'),
    open: (conversions: object) =>
      openAzureInventory(
        '/azure-reservations/inventory',
        azureInventory([azureReservation('one')], conversions),
      ),
  },
  {
    vendor: 'AWS',
    field: 'reservedInstances',
    node: instance('one'),
    open: (conversions: object) => {
      const { filterOptions, inventory: page } = inventory([instance('one')]);
      return openReservationInventory('/reservations/inventory', {
        ...{ filterOptions, inventory: { ...page, ...conversions } },
      });
    },
  },
])('the inventory of $vendor names the rate, what has none, and in its file the currency', async (of) => {
  const rate = { from: 'KRW', to: 'USD', rate: 0.00075, date: '2024-06-01', source: 'Bank' };
  const { requests } = of.open({ rates: [rate], unconverted: [{ amount: 7, currency: 'CNY' }] });
  const block = within(document.querySelector('[data-part="optimization.inventory"]') as HTMLElement);
  expect(block.getByText(/7\.00/).textContent).toContain('CN¥');
  await save('optimization.inventory', 'CSV');
  await waitFor(() => expect(requests.waiting()).toBe(1));
  const page = { totalCount: 1, edges: [{ node: of.node }] };
  await act(async () =>
    requests.last().answer({ data: { viewer: { id: 'v', [of.field]: { inventory: page } } } } as never),
  );
  const { table, question } = partsOfCsv((await files.next()).bytes);
  expect(table[0]?.split(',')).toContain('Currency');
  expect(table[1]?.split(',')).toContain('USD');
  expect(question.find((line) => line.startsWith('Exchange rates,'))).toMatch(/KRW.*0\.00075.*Bank/);
});

it('a trend of percents is saved as percents, by what it is split by', async () => {
  openAzureUtilization('/azure-reservations/utilization?by=region&show=percent');
  await save('optimization.trend', 'CSV');
  expect(linesOf((await files.next()).bytes)).toEqual([
    'Date (UTC),West Europe (%)',
    '2024-05-01,50.00%',
    '2024-06-01,75.00%',
  ]);
});

it("a trend of coverage has the provider's own way beside ours", async () => {
  openPlanCoverage('/savings-plans/coverage?show=percent');
  await save('savings-plans.trend', 'CSV');
  expect(linesOf((await files.next()).bytes)).toEqual([
    'Date (UTC),Coverage (%),"Coverage, AWS method (%)"',
    '2024-06-01,60.00%,68.00%',
    '2024-06-02,65.00%,71.00%',
  ]);
});

it('a list is saved with the rows of all its pages, asked for in the order of the screen', async () => {
  const { requests } = openAzureUtilization('/azure-reservations/utilization?sort=unused&order=asc');
  await save('optimization.agreements', 'CSV');
  const page = async (ids: readonly string[]) => {
    await waitFor(() => expect(requests.waiting()).toBe(1));
    const asked = requests.last();
    const agreements = {
      totalCount: 201,
      edges: ids.map((id) => ({ node: { terms: terms(id), figures } })),
    };
    await act(async () =>
      asked.answer({
        data: { viewer: { id: 'v', azureReservations: { utilization: { agreements } } } },
      } as never),
    );
    return asked.variables;
  };
  const sort = { by: 'UNUSED_PAYMENT', order: 'ASC' };
  const first = Array.from({ length: 200 }, (_, place) => `r${place}`);
  expect(await page(first)).toMatchObject({ sort, page: 1 });
  expect(await page(['last'])).toMatchObject({ sort, page: 2 });
  const [head = '', ...rows] = linesOf((await files.next()).bytes);
  expect(head).toContain('Utilization');
  expect(rows).toHaveLength(201);
  expect(rows[0]).toContain('r0');
  expect(rows.at(-1)).toContain('last');
});

it('a list whose page fails is no file, and can be asked for again', async () => {
  const { requests } = openAzureInventory(
    '/azure-reservations/inventory',
    azureInventory([azureReservation('one')]),
  );
  await save('optimization.inventory', 'CSV');
  await waitFor(() => expect(requests.waiting()).toBe(1));
  await act(async () => requests.last().fail(new Error('down')));
  expect(files.count()).toBe(0);
  await save('optimization.inventory', 'CSV');
  await waitFor(() => expect(requests.last().variables).toMatchObject({ includeExpired: false, page: 1 }));
});

it('families are saved in the order that was chosen on the screen, which is not asked for again', async () => {
  const group = (name: string, unusedPayment: number) => ({
    node: { key: name, name, reservationCount: 1, figures: { ...figures, unusedPayment } },
  });
  const families = {
    currency: 'USD',
    totalCount: 2,
    edges: [group('Dsv5 Series', 1), group('Esv5 Series', 9)],
  };
  openAzureUtilization('/azure-reservations/utilization', { families });
  const block = document.querySelector('[data-part="optimization.families"]') as HTMLElement;
  fireEvent.click(within(block).getByRole('button', { name: /^Unused/ }));
  await save('optimization.families', 'CSV');
  const [, ...rows] = linesOf((await files.next()).bytes);
  expect(rows.map((row) => row.split(',', 1)[0])).toEqual(['Esv5 Series', 'Dsv5 Series']);
});

it('coverage is saved with both ways in percent and with money digit by digit', async () => {
  const { requests } = openPlanCoverage('/savings-plans/coverage?sort=coverage', coverage);
  await save('savings-plans.coverage', 'CSV');
  await waitFor(() => expect(requests.waiting()).toBe(1));
  const asked = requests.last();
  expect(asked.variables).toMatchObject({ sort: { by: 'COVERAGE', order: 'DESC' }, page: 1 });
  const node = coverageRow('011', { onDemandCost: 24.123456 });
  const coverageRows = { totalCount: 1, edges: [{ node }] };
  await act(async () =>
    asked.answer({ data: { viewer: { id: 'v', savingsPlans: { coverageRows } } } } as never),
  );
  const [, row = ''] = linesOf((await files.next()).bytes);
  for (const text of ['63.49%', '70.01%', '24.123456', 'm5', 'USD']) expect(row.split(',')).toContain(text);
});

it('advice says in its file what it was made of, its sums as shown, its rates, and its bounds at every fall', async () => {
  const rates = [{ date: '2024-05-31', from: 'EUR', rate: 1.0857, source: 'ECB', to: 'USD' }];
  const node = piece('one', {
    ...{ savingsLow: 80, savingsHigh: 88 },
    downside: [10, 20, 30].map((fallPercent) => ({
      ...{ fallPercent, monthlySavings: 100 - fallPercent, leastMonthlySavings: 60 - 3 * fallPercent },
    })),
  });
  const { requests } = openAdvice('/reserved-instances', {
    list: { rates, window: { ...window, isDaily: true }, edges: [{ node }] },
  });
  await save('advice.list', 'CSV');
  const list = { totalCount: 1, edges: [{ node }] };
  await waitFor(() => expect(requests.last().name).toBe('AdviceDownloadQuery'));
  act(() => requests.last().answer({ data: { viewer: { id: 'v', recommendations: { list } } } } as never));
  const { table, question } = partsOfCsv((await files.next()).bytes);
  const [heads, cells] = table.map(cellsOf);
  const under = (head: string) => cells?.[heads?.indexOf(head) ?? -1];
  expect(under('Rate')).toBe('27.0% off, from rates.csv, valid from 01/01/2024');
  expect(under('Lowest saving a month (daily figures)')).toBe('80');
  expect(under('Saving a month if usage falls by 30%')).toBe('70');
  expect(under('At least, if usage falls by 30%')).toMatch(/^'?-30$/);
  const said = question.join('\n');
  expect(said).toMatch(/Analysis period,"?Made of 720 hours .* Only days are known/);
  expect(said).toMatch(/Estimated saving a month,\$88\.00/);
  expect(said).toMatch(/On-demand cost a month,\$400\.00/);
  expect(said).toMatch(/Version of the data,7/);
  expect(said).toContain('1.0857');
});

it('what a fall leaves at the least is saved with the fall, of the piece and the quantity that are looked at', async () => {
  const { requests } = openAdvice('/reserved-instances?advice=one');
  const request = requests.last();
  act(() => request.answer({ data: { viewer: { id: 'v', recommendations: { simulation } } } } as never));
  await screen.findByRole('slider');
  fireEvent.click(screen.getByRole('button', { name: 'Download: If usage falls' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  const { table, question } = partsOfCsv((await files.next()).bytes);
  expect(table[0]).toBe(
    'Usage,Falls after months,Saving over the term,"Saving over the term, at least",Currency',
  );
  const deepest = table.find((line) => /^'?-30(\.00)?%?,0,/.test(line))?.split(',') ?? [];
  const { onDemand, price, termMonths } = simulation.curve;
  expect(Number(deepest[3])).toBeCloseTo(730 * termMonths * (0.4 - 0.3 * onDemand - 4 * price), 1);
  expect(question.join('\n')).toMatch(/Quantity,4 instances/);
});
