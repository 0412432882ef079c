// Amounts of a printed board: as screens round them, and changes as a reader reckons them.
import { describe, expect, it } from 'vitest';
import { OVER_NOTHING } from '../../../../../lib/money/budget-use.ts';
import { textsOf } from '../../../../../lib/node/texts.ts';
import { shownMonths } from '../../../../../upstream/domains/dashboard/paper/blocks/forecast-block.ts';
import {
  differenceShown,
  shownLines,
} from '../../../../../upstream/domains/dashboard/paper/blocks/printing.ts';
import { budgetRate } from '../../../../../upstream/domains/dashboard/paper/figures/budget-rate.ts';
import { budgetLook } from '../../../../../upstream/domains/dashboard/paper/figures/cards.ts';
import { comparedChange } from '../../../../../upstream/domains/dashboard/paper/figures/figure-lines.ts';
import { readerWords } from '../../../../../upstream/domains/dashboard/paper/reader-words.ts';

const words = (selected: string) =>
  readerWords({
    language: 'en',
    company: 'Acme',
    currency: {
      selected,
      rates: new Map([
        ['USD', 1],
        ['KRW', 1],
      ]),
    },
  });

describe('in won', () => {
  it('are cut where they are of GCP alone, as on screens', () => {
    expect(words('KRW').of(['gcp']).money(1234.9, 'KRW')).toBe('₩1,234');
    expect(words('KRW').of(['gcp', 'aws']).money(1234.9, 'KRW')).toBe('₩1,235');
    expect(words('KRW').money(1234.9, 'KRW')).toBe('₩1,235');
  });
});

it('of a budget of 0 say that it is over, in the place of a percent', () => {
  const board = { text: textsOf('ja'), percent: words('USD').percent };
  expect(budgetRate(board, OVER_NOTHING)).toBe('予算超過');
  expect(budgetRate(board, 12.5)).toBe('12.5%');
  expect(budgetRate(board, null)).toBe('–');
});

describe('of a change', () => {
  // 100.00 less 50.01; exactly, 49.998 is nearer to 50.00.
  const change = comparedChange(100.004, 50.006);
  const figures = { currency: 'USD', vendors: [] };

  it('are as far apart as they are shown', () => {
    expect(differenceShown(words('USD'), figures, change)).toBe(49.99);
  });

  it('are what the lines of a list add up to', () => {
    const lines = [30, 19.998].map((amount) => ({ label: '', amount }));
    const shown = differenceShown(words('USD'), figures, change);
    expect(shownLines(words('USD'), figures, lines, change.difference, shown)).toEqual({
      amounts: [30, 19.99],
      whole: 49.99,
      shown: 'USD',
    });
  });
});

describe('of a budget', () => {
  const total = {
    ...{ month: '2024-06-01', set: null, isRolledUp: true, budget: 1000.4, prorated: 500.2 },
    ...{ spent: 400.3, rate: 40, expectedCost: 800.7, expectedRate: 80 },
  };
  const lookOf = (figures: Partial<typeof total> | { expectedCost: null; expectedRate: null }) =>
    budgetLook(
      { ...words('USD'), text: textsOf('en') },
      { currency: 'USD', total: { ...total, ...figures }, daysComplete: 15, daysInMonth: 30 },
    );

  it('has no decimals where it is only expected, as its widget on screen', () => {
    expect(lookOf({})).toMatchObject({ second: 'of $1,000.40', chip: { text: 'On track, $200 left' } });
    expect(lookOf({ expectedCost: null, expectedRate: null })).toMatchObject({
      chip: { text: '$600.10 left' },
    });
  });
});

it('of the months to come add up to what is said of all of them', () => {
  const ahead = ['2024-07-01', '2024-08-01', '2024-09-01'].map((month) => ({
    ...{ month, amount: 1.4, low: null, high: null },
  }));
  expect(shownMonths(words('USD'), { ahead }, { currency: 'USD', total: 4.2 })).toEqual([2, 1, 1]);
});
