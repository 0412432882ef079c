// Units that begin with a number are not read as a second figure.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QUANTITY_DECIMALS } from '../../../../../lib/cost/usage-units.ts';
import { NumberText } from '../../../../../web/components/files/FigureText.tsx';
import { CELLS } from '../../../../../web/pages/cost-analytics/detail/detail-cells.tsx';
import type { DetailTableRow } from '../../../../../web/pages/cost-analytics/detail/detail-data.ts';
import { answeredEnvironment } from '../../../../support/components/answered-environment.ts';
import { around } from '../../../../support/components/around.tsx';

afterEach(cleanup);

const wrapper = around({ environment: answeredEnvironment().environment });

it.each([
  ['1 Hour', 3372.41, '3,372.41 Hour'],
  ['10K', 0.81, '0.81 × 10K'],
  ['10K', 0.0004, '0.0004 × 10K'],
  ['Hrs', 24, '24 Hrs'],
  ['', 24, '24'],
])('a quantity of "%s", in details and in bills', (unit, quantity, text) => {
  const row = { quantity, unit } as DetailTableRow;
  const detail = render(<p>{CELLS.usage(row, 'USD', String)}</p>, { wrapper });
  expect(detail.getByRole('paragraph').textContent).toBe(text);
  cleanup();
  const bill = render(
    <p>
      <NumberText value={quantity} unit={unit} maximumFractionDigits={QUANTITY_DECIMALS} />
    </p>,
    { wrapper },
  );
  expect(bill.getByRole('paragraph').textContent).toBe(text);
});
