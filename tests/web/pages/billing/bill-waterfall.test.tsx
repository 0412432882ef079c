// The chart from list price to total is of one currency, also where its scale begins (B-03).
import { cleanup, render, screen } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, expect, it } from 'vitest';
import { MoneyContext } from '../../../../web/components/money/useMoney.ts';
import { createMoney } from '../../../../web/intl/money.ts';
import { BillWaterfall } from '../../../../web/pages/billing/waterfall/BillWaterfall.tsx';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const line = (kind: string, amount: number) => ({ __id: kind, __typename: 'BillLine', kind, amount });
const LINES = [
  line('CLOUD_ORIGINAL_COST', 20_088_525),
  line('ON_DEMAND_DISCOUNT', -360_564),
  line('CLOUD_COST', 19_727_961),
  line('VAT', 1_972_796),
  line('TOTAL', 21_700_757),
];

it('says where the bars begin in the currency of the bill, also to a reader of another one', () => {
  const lines = { __refs: LINES.map(({ __id }) => __id) };
  const records = {
    charges: { __id: 'charges', __typename: 'BillCharges', bills: { __refs: ['bill'] } },
    bill: { __id: 'bill', __typename: 'Bill', currency: 'KRW', lines, accounts: { __refs: ['account'] } },
    account: { __id: 'account', __typename: 'BillAccount', lines },
    ...Object.fromEntries(LINES.map((each) => [each.__id, each])),
  };
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('nothing is asked'))),
    store: new Store(new RecordSource(records as never)),
  });
  const owner = { identifier: 'test', node: { operation: {}, params: {} }, variables: {} };
  const charges = {
    ...{ __id: 'charges', __fragments: { BillWaterfall_charges: {} }, __fragmentOwner: owner },
  } as never;
  const rates = new Map([
    ['USD', 1],
    ['KRW', 1200],
  ]);
  render(
    <MoneyContext value={createMoney({ selected: 'USD', rates, told: new Map() }, 'en')}>
      <BillWaterfall charges={charges} />
    </MoneyContext>,
    { wrapper: around({ environment }) },
  );
  screen.getByText('Total charge: 21,700,757');
  expect(screen.getByText(/^Bars start at/).textContent).toBe('Bars start at ₩18M');
});
