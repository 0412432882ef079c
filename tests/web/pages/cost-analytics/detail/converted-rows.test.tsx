// The cost of a billing row: all digits of what was charged, none of what a rate makes of it.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppliedRates } from '../../../../../web/components/money/AppliedRates.tsx';
import { CELLS } from '../../../../../web/pages/cost-analytics/detail/detail-cells.tsx';
import type { DetailTableRow } from '../../../../../web/pages/cost-analytics/detail/detail-data.ts';
import { answeredEnvironment } from '../../../../support/components/answered-environment.ts';
import { around } from '../../../../support/components/around.tsx';

afterEach(cleanup);

const wrapper = around({ environment: answeredEnvironment().environment });
const RATE = { from: 'KRW', to: 'USD', rate: 0.000833333333333333, date: null, source: '' };

it.each([
  ['USD', 0.0000125, '0.0000125', null],
  // 42,900 won by a rate that has no end.
  ['KRW', 35.749999999999986, '35.75', '1 KRW = 0.000833333 USD, default rate of the portal'],
  [null, 0.0000125, '0.0000125', null],
])('a row charged in %s', (billingCurrency, cost, text, note) => {
  const row = { cost, billingCurrency } as DetailTableRow;
  const { getByText } = render(<AppliedRates rates={[RATE]}>{CELLS.cost(row, 'USD', String)}</AppliedRates>, {
    wrapper,
  });
  expect(getByText(text).getAttribute('title')).toBe(note);
});
