// What was never billed is an en dash, what was billed for nothing is a zero (C-10).
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { figureOf } from '../../../../web/pages/cost-analytics/table/cost-columns.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const FIGURES = {
  ...{ total: 0, share: 0, average: 0, compareTotal: 0, compareShare: 0, compareAverage: 0 },
  ...{ months: null, shown: null, change: { difference: 0, kind: 'SAME' as const, percent: 0 } },
  amounts: [],
};
const COLUMNS = ['total', 'share', 'average', 'compareTotal', 'compareShare', 'compareAverage'] as const;

const cellsOf = (line: Parameters<typeof figureOf>[1]) => {
  const options = {
    ...{
      currency: 'USD',
      isNeutral: false,
      months: [],
      total: 0,
      axis: [],
      compareRange: null,
      levels: null,
    },
    sortHead: (_column: string, head: ReactNode) => ({ head }),
  };
  const { container } = render(
    <ul>
      {[...COLUMNS, 'difference' as const].map((column) => (
        <li key={column}>{figureOf(column, line, { colour: null, isOuter: false }, options)}</li>
      ))}
    </ul>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
};

it('of an item in each range by itself', () => {
  expect(cellsOf({ ...FIGURES, isBilled: true, isCompareBilled: false })).toEqual([
    ...['0.00', '0.0%', '0.00', '–', '–', '–', '0.00'],
  ]);
  cleanup();
  expect(cellsOf({ ...FIGURES, isBilled: false, isCompareBilled: true }).slice(0, 4)).toEqual([
    ...['–', '–', '–', '0.00'],
  ]);
});

it('never of a total', () => {
  expect(cellsOf(FIGURES).slice(0, 4)).toEqual(['0.00', '0.0%', '0.00', '0.00']);
});
