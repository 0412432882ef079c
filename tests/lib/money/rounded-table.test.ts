// Tables with totals on both sides: on paper they add up along and down.
import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import { type RoundedTable, roundedTable } from '../../../lib/money/rounded-table.ts';

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Big(0)).toNumber();
const column = (rows: readonly (readonly (number | null)[])[], place: number) =>
  rows.map((row) => row[place] ?? null);

function expectToAddUp({ cells, rows, columns, whole }: RoundedTable): void {
  expect(cells.map(sum)).toEqual(rows);
  expect(columns.map((_, place) => sum(column(cells, place)))).toEqual(columns);
  expect(sum(rows)).toBe(whole);
  expect(sum(columns)).toBe(whole);
}

/** The same numbers every time. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

test('cells of a third of a cent add up along and down', () => {
  const table = roundedTable(
    [
      [0.333, 0.333, 0.334],
      [0.333, 0.333, 0.334],
      [0.334, 0.334, 0.332],
    ],
    { digits: 2, isCut: false },
  );
  expectToAddUp(table);
  expect(table).toMatchObject({ rows: [1, 1, 1], columns: [1, 1, 1], whole: 3 });
});

describe.each([
  [0, false],
  [2, false],
  [0, true],
])('random tables with %i digits, cut: %s', (digits, isCut) => {
  test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))('of seed %i', (seed) => {
    const next = randoms(seed * 7919);
    const [height, width] = [1 + Math.floor(next() * 12), 1 + Math.floor(next() * 14)];
    const amounts = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => {
        const kind = next();
        if (kind < 0.1) return null;
        if (kind < 0.2) return Math.round(next() * 50);
        return Number(((next() - 0.2) * 10 ** Math.floor(next() * 7)).toFixed(Math.floor(next() * 9)));
      }),
    );
    const table = roundedTable(amounts, { digits, isCut });
    expectToAddUp(table);
    const unit = 10 ** -digits;
    const near = (shown: number, exact: number) => {
      expect(Math.abs(shown - exact)).toBeLessThan(unit * (1 + 1e-6));
      if (new Big(exact).round(digits).eq(exact)) expect(shown).toBe(exact + 0);
    };
    for (const [place, row] of amounts.entries()) {
      near(table.rows[place] ?? Number.NaN, sum(row));
      for (const [at, amount] of row.entries()) {
        const shown = table.cells[place]?.[at] ?? null;
        if (amount === null) expect(shown).toBeNull();
        else near(shown ?? Number.NaN, amount);
      }
    }
    for (const [place, shown] of table.columns.entries()) near(shown, sum(column(amounts, place)));
    expect(table.whole).toBe(
      new Big(sum(amounts.flat())).round(digits, isCut ? Big.roundDown : Big.roundHalfUp).toNumber() + 0,
    );
  });
});

test('a table without amounts is one of nothing', () => {
  expect(roundedTable([], { digits: 2, isCut: false })).toEqual({
    cells: [],
    rows: [],
    columns: [],
    whole: 0,
  });
  expect(roundedTable([[null, null]], { digits: 2, isCut: false })).toEqual({
    cells: [[null, null]],
    rows: [0],
    columns: [0, 0],
    whole: 0,
  });
});

test('rows that are cut are cut as far as the others can make up for it', () => {
  const table = roundedTable(
    [
      [0.9, 1.8],
      [1.4, 2.4],
      [3.2, 0.3],
    ],
    { digits: 0, isCut: false },
    (row) => row === 0,
  );
  expectToAddUp(table);
  expect(table.whole).toBe(10);
  expect(table.rows[0]).toBe(2);
});

test('a table of thousands of rows is rounded as exactly', () => {
  const next = randoms(5);
  const amounts = Array.from({ length: 3000 }, () =>
    Array.from({ length: 12 }, () => (next() < 0.5 ? 0 : Number((next() * 100).toFixed(6)))),
  );
  expectToAddUp(roundedTable(amounts, { digits: 2, isCut: false }));
});
