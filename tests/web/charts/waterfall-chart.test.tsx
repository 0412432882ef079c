// The waterfall says in words what it draws: every step with its amount, in order.
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WaterfallChart } from '../../../web/charts/waterfall/WaterfallChart.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

it('tells its steps as a list, and draws a bar for each', () => {
  render(
    <WaterfallChart
      label="From list price to total"
      steps={[
        { id: 'list', label: 'List price', isSum: true, amount: 100, text: '100.00' },
        { id: 'discount', label: 'Discounts', isSum: false, amount: -8, text: '−8.00' },
        { id: 'vat', label: 'VAT', isSum: false, amount: 9.2, text: '+9.20' },
        { id: 'total', label: 'Total', isSum: true, amount: 101.2, text: '101.20' },
      ]}
    />,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  const chart = screen.getByRole('figure', { name: 'From list price to total' });
  const told = within(chart)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told).toEqual(['List price: 100.00', 'Discounts: −8.00', 'VAT: +9.20', 'Total: 101.20']);
  const kinds = [...chart.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset.kind);
  expect(kinds).toEqual(['sum', 'down', 'up', 'sum']);
});
