// The chart from list price to total is of one currency, also where its scale begins (B-03).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MoneyContext } from '../../../../web/components/money/useMoney.ts';
import { createMoney } from '../../../../web/intl/money.ts';
import { BillWaterfall } from '../../../../web/pages/billing/waterfall/BillWaterfall.tsx';
import { around } from '../../../support/components/around.tsx';
import { storedFragments } from '../../../support/components/stored-fragments.ts';

afterEach(cleanup);

const line = (kind: string, amount: number) => ({ kind, amount });
const LINES = [
  line('CLOUD_ORIGINAL_COST', 20_088_525),
  line('ON_DEMAND_DISCOUNT', -360_564),
  line('CLOUD_COST', 19_727_961),
  line('VAT', 1_972_796),
  line('TOTAL', 21_700_757),
];

it('says where the bars begin in the currency of the bill, also to a reader of another one', () => {
  const { environment, keyOf } = storedFragments({
    BillWaterfall_charges: { bills: [{ currency: 'KRW', lines: LINES, accounts: [{ lines: LINES }] }] },
  });
  const rates = new Map([
    ['USD', 1],
    ['KRW', 1200],
  ]);
  render(
    <MoneyContext value={createMoney({ selected: 'USD', rates, told: new Map() }, 'en')}>
      <BillWaterfall charges={keyOf('BillWaterfall_charges')} />
    </MoneyContext>,
    { wrapper: around({ environment }) },
  );
  screen.getByText('Total charge: 21,700,757');
  expect(screen.getByText(/^Bars start at/).textContent).toBe('Bars start at ₩18M');
});
