// The table of a widget: items as rows, the total first, and sums that are those of the rows.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChartTable } from '../../../web/charts/ChartTable.tsx';
import type { AmountFormat, ChartData } from '../../../web/charts/chart-types.ts';
import { ItemsTable } from '../../../web/charts/ItemsTable.tsx';
import { tableOfElement } from '../../../web/components/files/element-table.ts';
import { tableOfChart } from '../../../web/pages/dashboard/widgets/frame/widget-table.ts';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const FORMAT: AmountFormat = {
  currency: 'USD',
  rounding: { digits: 2, isCut: false },
  plain: String,
  full: String,
  estimate: String,
  axis: String,
  short: String,
};
const DATA: ChartData = {
  isSummed: true,
  points: ['05/2024', '06/2024'].map((label, place) => ({ label, fullLabel: label, isPartial: place === 1 })),
  series: [
    { id: 'ec2', label: 'EC2', colour: '--one', amounts: [0.1, 4], to: '/cost-analytics' },
    { id: 's3', label: 'S3', colour: '--two', amounts: [0.2, null] },
  ],
};

it('has a row for each item and the total above them', () => {
  const onPick = vi.fn();
  render(<ItemsTable data={DATA} format={FORMAT} summary="Cost" onPick={onPick} />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Item (USD)', '05/2024', '06/2024 Not complete yet', 'Total'],
    ['Total', '0.3', '4', '4.3'],
    ['EC2', '0.1', '4', '4.1'],
    ['S3', '0.2', '–', '0.2'],
  ]);
  expect(screen.getByRole('link', { name: 'EC2' })).toBeTruthy();
  screen.getByRole('button', { name: '06/2024' }).click();
  expect(onPick).toHaveBeenCalledWith(1);
});

it('has what is expected of a step below the items, and so has its file', () => {
  const data: ChartData = { ...DATA, forecast: { label: 'Expected', amounts: [null, 7.5] } };
  render(<ItemsTable data={data} format={FORMAT} summary="Cost" />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  const last = screen.getAllByRole('row').at(-1);
  expect([...(last?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent)).toEqual([
    ...['Expected', '–', '7.5', '–'],
  ]);
  expect(tableOfChart(data, 'Month')).toEqual({
    columns: ['Month', 'EC2', 'S3', 'Expected'],
    rows: [
      ['05/2024', 0.1, 0.2, null],
      ['06/2024', 4, null, 7.5],
    ],
  });
});

const THIRDS: ChartData = {
  ...DATA,
  series: ['a', 'b', 'c'].map((id) => ({ id, label: id, colour: '--one', amounts: [1 / 3, 2 / 3] })),
};

function cellsOf(table: typeof ItemsTable | typeof ChartTable): string[][] {
  const Table = table;
  render(<Table data={THIRDS} format={FORMAT} summary="Cost" withTotal />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
}

it('adds up along and down as it is shown', () => {
  const [total = [], ...items] = cellsOf(ItemsTable).map((row) => row.map(Number));
  expect(total).toEqual([1, 2, 3]);
  for (const [place, sum] of total.entries())
    expect(items.reduce((all, row) => all + Math.round((row[place] ?? 0) * 100), 0)).toBe(sum * 100);
  for (const [first = 0, second = 0, sum] of items)
    expect(Math.round((first + second) * 100) / 100).toBe(sum);
});

it('of steps as rows adds up along each', () => {
  expect(cellsOf(ChartTable)).toEqual([
    ['0.34', '0.33', '0.33', '1'],
    ['0.67', '0.67', '0.66', '2'],
  ]);
});

it('is saved with what is expected and the budget, in exact amounts (C-07)', () => {
  const rounded: AmountFormat = { ...FORMAT, plain: (amount) => amount.toFixed(1) };
  const data: ChartData = {
    ...DATA,
    series: [{ id: 'ec2', label: 'EC2', colour: '--one', amounts: [0.123, 4.56] }],
    forecast: { label: 'Expected', amounts: [null, 7.891] },
    budget: { label: 'Budget', amounts: [5, 5] },
  };
  render(<ChartTable data={data} format={rounded} summary="Cost" withTotal canBeSaved />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
  const { columns, rows } = tableOfElement(screen.getByRole<HTMLTableElement>('table'), {
    currency: 'Currency',
    unit: 'Unit',
  });
  expect(columns.map(({ head }) => head)).toEqual([
    'Date (USD)',
    'EC2 (USD)',
    'Total (USD)',
    'Expected (USD)',
    'Budget (USD)',
  ]);
  expect(rows).toEqual([
    ['05/2024', 0.123, 0.123, null, 5],
    ['06/2024 Not complete yet', 4.56, 4.56, 7.891, 5],
  ]);
});
