// Parts of a bill on paper: amounts add up as they are shown, differences are those of what stands beside them, and the
// way from list price to total comes out at the total.
import { expect, it } from 'vitest';
import { BILL_LINE_IDS, type BillAmounts, linesIn } from '../../../../../lib/catalogue/bill-lines.ts';
import { billSteps } from '../../../../../lib/cost/bill-steps.ts';
import { type BillTable, inOrder } from '../../../../../upstream/domains/billing/documents/bill-table.ts';
import { shownAmounts } from '../../../../../upstream/domains/billing/documents/shown-table.ts';

const TABLE: BillTable = {
  title: 'A part',
  answer: 'cost',
  columns: [
    { id: 'name', head: 'Name', as: 'text' },
    { id: 'list', head: 'List', as: 'money', isAdded: true },
    { id: 'cost', head: 'Cost', as: 'money', isAdded: true },
    { id: 'saved', head: 'Saved', as: 'money', differenceOf: ['list', 'cost'] },
  ],
  rows: [
    {
      currency: 'USD',
      cells: { name: 'one', list: 0.666, cost: 0.333, saved: 0.333 },
      children: [
        { currency: 'USD', cells: { name: 'a', list: 0.333, cost: 0.1665 } },
        { currency: 'USD', cells: { name: 'b', list: 0.333, cost: 0.1665 } },
      ],
    },
    { currency: 'USD', cells: { name: 'other', list: 0.666, cost: 0.333, saved: 0.333 } },
    { currency: 'KRW', cells: { name: 'won', list: 10.4, cost: 10.4, saved: 0 } },
  ],
  totals: [
    { currency: 'USD', cells: { name: 'all', list: 1.332, cost: 0.666, saved: 0.666 } },
    { currency: 'KRW', cells: { name: 'all', list: 10.4, cost: 10.4, saved: 0 } },
  ],
  facts: [],
};

it('adds up to the total of each currency, level by level', () => {
  const shownOf = shownAmounts(TABLE, (currency) => ({ digits: currency === 'KRW' ? 0 : 2, isCut: false }));
  const column = (id: string) => {
    const found = TABLE.columns.find((each) => each.id === id);
    if (!found) throw new Error(`there is no column ${id}`);
    return found;
  };
  const [one, other, won] = TABLE.rows;
  const [total] = TABLE.totals;
  if (!one || !other || !won || !total) throw new Error('a row is missing');
  const cost = (row: typeof one) => shownOf(row, column('cost')) ?? Number.NaN;
  expect(cost(one) + cost(other)).toBeCloseTo(cost(total), 10);
  expect(cost(total)).toBe(0.67);
  expect((one.children ?? []).reduce((sum, row) => sum + cost(row), 0)).toBeCloseTo(cost(one), 10);
  expect(cost(won)).toBe(10);
  const list = shownOf(one, column('list')) ?? 0;
  expect(shownOf(one, column('saved'))).toBeCloseTo(list - cost(one), 10);
});

it('has currencies in the order of the bill', () => {
  expect(inOrder(TABLE, ['KRW', 'USD']).rows.map(({ currency }) => currency)).toEqual(['KRW', 'USD', 'USD']);
});

function amounts(given: Partial<BillAmounts>): BillAmounts {
  const none = Object.fromEntries(BILL_LINE_IDS.map((id) => [id, 0])) as BillAmounts;
  const some = { ...none, ...given };
  const sum = (ids: readonly (typeof BILL_LINE_IDS)[number][]) => ids.reduce((all, id) => all + some[id], 0);
  const cloudCost = sum(linesIn('LIST_COST', 'VENDOR_DISCOUNTS'));
  const withCost = { ...some, cloudCost };
  return { ...withCost, totalCharge: sum(linesIn('ADJUSTMENTS', 'TAX')) + cloudCost };
}

it('steps from the list price to the total', () => {
  const bill = amounts({
    cloudOriginalCost: 100,
    onDemandDiscount: -5,
    otherDiscount: -3,
    credit: -10,
    vat: 8,
  });
  const steps = billSteps(bill);
  expect(steps.map(({ isSum, amount }) => [isSum, amount])).toEqual([
    [true, 100],
    [false, -8],
    [true, 92],
    [false, -10],
    [false, 8],
    [true, 90],
  ]);
  const last = steps.reduce((at, { isSum, amount }) => (isSum ? amount : at + amount), 0);
  expect(last).toBe(bill.totalCharge);
});

it('has one sum alone where nothing was taken off or added', () => {
  expect(billSteps(amounts({ cloudOriginalCost: 100 }))).toMatchObject([{ isSum: true, amount: 100 }]);
});
