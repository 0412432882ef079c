// The amounts of budgets as shown: parts add up to what stands above them (D-16).
import { expect, test } from 'vitest';
import { createMoney } from '../../../../web/intl/money.ts';
import type { Figures, Row } from '../../../../web/pages/budgets/budget-rows.ts';
import { type ShownFigures, shownFigures } from '../../../../web/pages/budgets/shown-figures.ts';

const MONTH = '2024-06-01';
const USD = createMoney({ selected: 'USD', rates: new Map([['USD', 1]]), told: new Map() }, 'en');

function rowOf(
  key: string,
  scope: Row['scope'],
  spent: number,
  budget: number | null,
  expected = spent,
): Row {
  const figures: Figures = {
    ...{ month: MONTH, budget, spent, prorated: budget, rate: null, expected, expectedRate: null },
    ...{ isRolledUp: false, set: null },
  };
  return { key, name: key, scope, months: [figures] };
}

const BOARD = {
  ...{ currency: 'USD', months: [MONTH], thisMonth: MONTH },
  choices: { vendors: ['AWS', 'GCP'], accounts: [], serviceGroupSets: [] },
} as const;

function shownOf(
  rows: readonly Row[],
  thisMonth = MONTH,
): (row: Row, name: Parameters<ShownFigures>[1]) => number | null {
  const shown = shownFigures(rows, { ...BOARD, thisMonth }, USD);
  return (row, name) => shown(row.months[0] as Figures, name);
}

test('accounts add up to their vendor, and vendors to the company, to the last shown digit', () => {
  const company = rowOf('company', { kind: 'COMPANY' }, 3.0132, 9.012);
  const aws = rowOf('aws', { kind: 'VENDOR', vendor: 'AWS' }, 1.5066, 4.506);
  const gcp = rowOf('gcp', { kind: 'VENDOR', vendor: 'GCP' }, 1.5066, 4.506);
  const accounts = ['1', '2', '3'].map((account) =>
    rowOf(account, { kind: 'ACCOUNT', vendor: 'AWS', account }, 0.5022, 1.502),
  );
  const shown = shownOf([company, aws, ...accounts, gcp], '2024-07-01');
  for (const name of ['spent', 'budget', 'prorated', 'expected'] as const) {
    const sum = (rows: readonly Row[]) =>
      rows.reduce((cents, row) => cents + Math.round(100 * (shown(row, name) ?? Number.NaN)), 0);
    expect(sum([aws, gcp])).toBe(sum([company]));
    expect(sum(accounts)).toBe(sum([aws]));
  }
  // Each by itself would be 1.51 twice, of 3.01.
  expect([company, aws, gcp].map((row) => shown(row, 'spent'))).toEqual([3.01, 1.51, 1.5]);
});

test('what is no part stands for itself: a tag, and accounts that are not all of their vendor', () => {
  const vendor = rowOf('aws', { kind: 'VENDOR', vendor: 'AWS' }, 10, 20);
  const account = rowOf('1', { kind: 'ACCOUNT', vendor: 'AWS', account: '1' }, 1.006, 2.006);
  const tag = rowOf('tag', { kind: 'TAG', tagKey: 'env', tagValue: 'prod' }, 0.336, 1);
  const shown = shownOf([vendor, account, tag]);
  expect(shown(account, 'spent')).toBe(1.01);
  expect(shown(account, 'budget')).toBe(2.01);
  expect(shown(tag, 'spent')).toBe(0.34);
});

test('what is expected of a month that is not over has no decimals, and adds up', () => {
  const company = rowOf('company', { kind: 'COMPANY' }, 1.0132, 9, 5.0132);
  const aws = rowOf('aws', { kind: 'VENDOR', vendor: 'AWS' }, 0.5066, 4.5, 2.5066);
  const gcp = rowOf('gcp', { kind: 'VENDOR', vendor: 'GCP' }, 0.5066, 4.5, 2.5066);
  const shown = shownOf([company, aws, gcp]);
  expect([company, aws, gcp].map((row) => shown(row, 'expected'))).toEqual([5, 3, 2]);
});

test('what is expected never reads less than what is spent: it has decimals then, with all that it adds up with', () => {
  const company = rowOf('company', { kind: 'COMPANY' }, 3.0132, 9);
  const aws = rowOf('aws', { kind: 'VENDOR', vendor: 'AWS' }, 1.5066, 4.5);
  const gcp = rowOf('gcp', { kind: 'VENDOR', vendor: 'GCP' }, 1.5066, 4.5);
  const tag = rowOf('tag', { kind: 'TAG', tagKey: 'env', tagValue: 'prod' }, 1, 4, 2.4);
  const shown = shownOf([company, aws, gcp, tag]);
  expect([company, aws, gcp, tag].map((row) => shown(row, 'expected'))).toEqual([3.01, 1.51, 1.5, 2]);
});

test('a scope without a budget in the month is part of nothing there', () => {
  const company = rowOf('company', { kind: 'COMPANY' }, 1.5066, 4.5);
  const aws = rowOf('aws', { kind: 'VENDOR', vendor: 'AWS' }, 1.5066, 4.5);
  const gcp = rowOf('gcp', { kind: 'VENDOR', vendor: 'GCP' }, 0.004, null);
  const shown = shownOf([company, aws, gcp]);
  expect([company, aws, gcp].map((row) => shown(row, 'spent'))).toEqual([1.51, 1.51, null]);
});
