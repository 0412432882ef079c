// The first sentence of a bill: its figures, its words in four languages, and where each clause leads (B-01).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../lib/catalogue/languages.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import en from '../../../../locales/en.json' with { type: 'json' };
import ja from '../../../../locales/ja.json' with { type: 'json' };
import ko from '../../../../locales/ko.json' with { type: 'json' };
import zh from '../../../../locales/zh.json' with { type: 'json' };
import { Sentences } from '../../../../web/intl/Sentences.tsx';
import { billingPage } from '../../../../web/pages/billing/page.tsx';
import { BillClauseWords } from '../../../../web/pages/billing/sentence/BillClauseWords.tsx';
import { BillSentence } from '../../../../web/pages/billing/sentence/BillSentence.tsx';
import { type BillFigures, billClauses } from '../../../../web/pages/billing/sentence/bill-clauses.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';
import { storedFragments } from '../../../support/components/stored-fragments.ts';

afterEach(cleanup);

const account = (key: string, total: number) => ({ key, label: `Name of ${key}`, total });
const FIGURES: BillFigures = {
  total: 120,
  before: 100,
  accounts: [account('shop', 90), account('pay', 30)],
  accountsBefore: [account('shop', 75), account('pay', 25)],
  steps: [
    { textId: 'billing.line.cloudOriginalCost', isSum: true, amount: 150 },
    { textId: 'billing.column.discounts', isSum: false, amount: -30 },
    { textId: 'billing.line.totalCharge', isSum: true, amount: 120 },
  ],
};
const kindsOf = (changed: Partial<BillFigures>) =>
  billClauses({ ...FIGURES, ...changed }).map(({ kind }) => kind);

describe('what is said', () => {
  it('is how the bill changed, the account that explains most of it, and what was taken off', () => {
    expect(billClauses(FIGURES)).toEqual([
      { kind: 'change', direction: 'UP', difference: 20 },
      { kind: 'moved', account: account('shop', 90), isBilled: true, isMost: true, amount: 15 },
      { kind: 'discounts', amount: 30, list: 150 },
    ]);
  });

  it('is not that an account explains most of it where that moved by more than the whole bill', () => {
    const accountsBefore = [account('shop', 60), account('pay', 25), account('old', 15)];
    expect(billClauses({ ...FIGURES, accountsBefore })[1]).toMatchObject({ isMost: false, amount: 30 });
  });

  it('of a fall names what fell most, also an account that is gone', () => {
    const figures = { ...FIGURES, total: 60, before: 100, accounts: [account('shop', 60)] };
    expect(
      billClauses({ ...figures, accountsBefore: [account('shop', 61), account('old', 39)] })[1],
    ).toMatchObject({ kind: 'moved', account: { key: 'old' }, isBilled: false, isMost: true, amount: -39 });
  });

  it('is the largest account where there is nothing to compare with', () => {
    expect(billClauses({ ...FIGURES, before: null })[0]).toEqual({
      kind: 'largest',
      account: account('shop', 90),
      share: 75,
    });
    expect(kindsOf({ accountsBefore: null })).toEqual(['change', 'largest', 'discounts']);
  });

  it('is nothing of an account where there is one, nor of discounts where there are none', () => {
    const one = { accounts: [account('shop', 120)], accountsBefore: [account('shop', 100)] };
    expect(kindsOf({ ...one, steps: FIGURES.steps.slice(2) })).toEqual(['change']);
  });
});

function say(figures: BillFigures, language: (typeof LANGUAGES)[number] = 'en') {
  const wrapper = around({
    environment: answeredEnvironment().environment,
    at: '/billing?vendor=aws&month=2024-05&company=acme',
    page: billingPage,
    language,
    messages: { en, ja, ko, zh }[language],
  });
  const clauses = billClauses(figures).map((clause) => (
    <BillClauseWords key={clause.kind} clause={clause} currency="USD" lastMonth="2024-04-01" />
  ));
  const words = (
    <output>
      <Sentences>{clauses}</Sentences>
    </output>
  );
  render(words, { wrapper });
  return screen.getByRole('status').textContent?.trim();
}

it('is a sentence', () => {
  expect(say(FIGURES)).toBe(
    'This is $20.00 more than 04/2024. Name of shop explains most of it (+$15.00). ' +
      'Discounts take $30.00 off the original cost of $150.00.',
  );
});

it.each(LANGUAGES)('leads to the figures behind it in %s, without a word of a template', (language) => {
  expect(say(FIGURES, language)).not.toMatch(/[{}]|undefined|null/);
  const [before, moved, discounts] = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(before).toContain('month=2024-04');
  expect(moved).toMatch(/^\/billing\/details\?.*account=shop.*vendor=aws.*month=2024-05/);
  expect(discounts).toContain('sum=');
});

it('tells amounts as the bills of both months show them', () => {
  const bill = (...totals: number[]) => {
    const lines = (total: number) => [
      { kind: 'CLOUD_ORIGINAL_COST', amount: total },
      { kind: 'CLOUD_COST', amount: total },
      { kind: 'TOTAL', amount: total },
    ];
    const accounts = totals.map((total, place) => {
      const key = `account ${place}`;
      return { key, label: key, lines: lines(total) };
    });
    return { currency: 'USD', lines: lines(sumMoney(totals)), accounts };
  };
  const month = (day: string, total: number) => ({
    month: day,
    status: { state: 'CONFIRMED' },
    totals: [{ currency: 'USD', total }],
  });
  // By themselves, 1.0051 would be 1.01, and the exact differences would be 0.51 both.
  const { environment, keyOf } = storedFragments({
    BillSentence_bills: { months: [month('2024-04-01', 0.504), month('2024-05-01', 1.0156)] },
    BillSentence_charges: { bills: [bill(1.0051, 0.0052, 0.0053)] },
    BillSentence_before: { bills: [bill(0.5, 0.004)] },
  });
  render(
    <BillSentence
      month="2024-05"
      bills={keyOf('BillSentence_bills')}
      charges={keyOf('BillSentence_charges')}
      before={keyOf('BillSentence_before')}
    />,
    { wrapper: around({ environment, at: '/billing', page: billingPage }) },
  );
  expect(screen.getByText(/^This is/).textContent).toBe(
    'This is $0.52 more than 04/2024. account 0 explains most of it (+$0.50).',
  );
});
