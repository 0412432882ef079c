// The history of the data: an inventory is chosen by its file, shown with its rows, and removed on the typed name alone.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tableOfElement } from '../../../../web/components/files/element-table.ts';
import { DataPage } from '../../../../web/pages/data/DataPage.tsx';
import { dataPage } from '../../../../web/pages/data/page.tsx';
import { openPageAt } from '../../../support/components/open-page.tsx';

afterEach(cleanup);

const FILE = 'describe-savings-plans.json';

const history = (rowCount: number) => ({
  company: { id: 'company', key: 'acme', name: 'Acme' },
  dataState: null,
  loads: null,
  storedData: {
    ...{ amounts: [], billingAccountIds: ['001'], isCounted: true, keepDays: 30, monthCount: 0, rowCount },
    keptMonths: 36,
    ...{ months: ['2024-05-01'], vendors: ['AWS'], files: [{ file: FILE }] },
  },
  dataSources: null,
  dataChanges: {
    totalCount: 1,
    edges: [
      {
        node: {
          ...{ id: 'change', kind: 'LOAD', source: FILE, actor: 'dana', at: '2024-06-01T08:00:00Z' },
          ...{ monthCount: 0, rowsBefore: 0, rowsNow: rowCount },
          amounts: [{ currency: 'USD', billedBefore: 0, billedNow: 1234.56789 }],
        },
      },
    ],
  },
});

const open = (at: string, rowCount = 4) => openPageAt(dataPage, DataPage, at, { viewer: history(rowCount) });

it('a file is chosen by its name, alone, and the address keeps it', async () => {
  const { asked } = open('/data?vendor=aws&month=2024-05');
  expect(asked).toMatchObject({ scope: { vendor: 'AWS', month: '2024-05-01' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'File of an inventory or another list' }), {
    target: { value: FILE },
  });
  await expect.poll(() => new URLSearchParams(window.location.search).get('file')).toBe(FILE);
  expect(new URLSearchParams(window.location.search).has('vendor')).toBe(false);
  cleanup();
  expect(open(`/data?file=${FILE}`).asked).toMatchObject({ scope: { file: FILE } });
});

it('what a file brought is shown with its rows, and goes on the typed name', async () => {
  const { requests } = open(`/data?file=${FILE}`);
  // The table within it scrolls by itself, and has the same name.
  const [panel] = screen.getAllByRole('region', { name: 'History of the data' });
  if (!panel) throw new Error('there is no history');
  expect(within(panel).getAllByText(FILE).length).toBeGreaterThan(0);
  fireEvent.click(within(panel).getByRole('button', { name: 'Remove these data…' }));
  expect(
    await screen.findByText(
      '4 rows that this file brought are taken out; what later files replaced stays. They can be restored for 30 days.',
    ),
  ).toBeTruthy();
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' });
  expect(remove.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Type Acme to confirm' }), {
    target: { value: 'Acme' },
  });
  fireEvent.click(remove);
  expect(requests.last()).toMatchObject({
    name: 'RemoveDataMutation',
    variables: { input: { confirmation: 'Acme', scope: { file: FILE } } },
  });
});

it('how many months are kept is chosen, shown with what goes, and set on the typed name', async () => {
  const { requests } = open('/data');
  const [panel] = screen.getAllByRole('region', { name: 'History of the data' });
  if (!panel) throw new Error('there is no history');
  expect(within(panel).getByText(/The company keeps its newest 36 months\./)).toBeTruthy();
  fireEvent.click(within(panel).getByRole('button', { name: 'Months kept…' }));
  const months = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Months to keep' });
  expect(months.value).toBe('36');
  const preview = (firstMonth: string | null, monthCount: number) => ({
    data: {
      viewer: {
        id: 'v',
        retentionPreview: {
          ...{ firstMonth, monthCount, rowCount: 12 },
          amounts: [{ billed: 7.5, currency: 'USD' }],
        },
      },
    },
  });
  expect(requests.last()).toMatchObject({ name: 'LapsedMonthsQuery', variables: { keptMonths: 36 } });
  await act(async () => requests.last().answer(preview(null, 0)));
  expect(await screen.findByText('No month is older now.')).toBeTruthy();
  fireEvent.change(months, { target: { value: '13' } });
  await expect.poll(() => requests.last().variables).toEqual({ keptMonths: 13 });
  await act(async () => requests.last().answer(preview('2023-05-01', 2)));
  expect(await screen.findByText('Months before 05/2023')).toBeTruthy();
  expect(screen.getByText(/^2 months of billing accounts with 12 rows are taken out\./)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Type Acme to confirm' }), {
    target: { value: 'Acme' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(requests.last()).toMatchObject({
    name: 'MonthsKeptMutation',
    variables: { input: { confirmation: 'Acme', keptMonths: 13 } },
  });
});

it('where nothing of a file is left, there is nothing to remove', () => {
  open(`/data?file=${FILE}`, 0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove these data…' }).disabled).toBe(true);
});

it('a file of the list of changes has amounts and counts as numbers, with all digits', () => {
  open('/data', 4321);
  const table = screen.getByText('1,234.57', { exact: false }).closest('table');
  if (!table) throw new Error('there is no list of changes');
  const { columns, rows } = tableOfElement(table, { currency: 'Currency', unit: 'Unit' });
  const formats = columns.map(({ head, format }) => [head, format.as]);
  expect(formats.slice(-3)).toEqual([
    ['Rows now', 'number'],
    ['Billed before (USD)', 'money'],
    ['Billed now (USD)', 'money'],
  ]);
  expect(rows[0]?.slice(-3)).toEqual([4321, 0, 1234.56789]);
});

it('shares of what is missing have one decimal each, and one that is not nothing never reads 0 %', () => {
  const share = (tags: number, region: number) => ({
    ...{ currency: 'USD', billed: 1, rowCount: 1, zeroCostRows: 0, shareWithoutTags: tags },
    ...{
      shareWithoutListPrice: 0,
      shareWithoutAccount: null,
      shareWithoutService: 1,
      shareWithoutRegion: region,
    },
  });
  const vendors = [
    {
      ...{ vendor: 'AWS', isCounted: true, currencies: [share(0.22, 0.0004)], completeThrough: '2024-06-29' },
      ...{
        dataThrough: '2024-06-30',
        firstDate: '2024-06-01',
        lastLoadedAt: '2024-07-01T00:00:00Z',
        loadCount: 1,
        missingMonths: [],
      },
      ...{ monthCount: 1, roundedMonths: [] },
    },
  ];
  openPageAt(dataPage, DataPage, '/data', {
    viewer: { ...history(4), dataState: { vendors, unlistedRows: 0 } },
  });
  const cells = within(screen.getByRole('region', { name: 'What is missing' })).getAllByRole('cell');
  expect(cells.slice(3).map(({ textContent }) => textContent)).toEqual([
    '22.0%',
    '0.0%',
    '–',
    '100.0%',
    '< 0.1%',
  ]);
});
