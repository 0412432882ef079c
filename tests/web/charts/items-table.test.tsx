// The table of a widget: items as rows, the total first, and sums that are those of the rows.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AmountFormat, ChartData } from '../../../web/charts/chart-types.ts';
import { ItemsTable } from '../../../web/charts/ItemsTable.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const FORMAT: AmountFormat = { currency: 'USD', plain: String, full: String, axis: String };
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
