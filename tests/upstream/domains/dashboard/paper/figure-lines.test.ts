// What lines of a printed board are called, and what it says of cost that AI examined.
import { expect, it } from 'vitest';
import { textsOf } from '../../../../../lib/node/texts.ts';
import { toldApart } from '../../../../../upstream/domains/dashboard/paper/figures/figure-lines.ts';
import { found } from '../../../../../upstream/domains/dashboard/paper/figures/told.ts';
import { bandsOf } from '../../../../../upstream/domains/dashboard/paper/grid-bands.ts';

it('names the vendor of lines that several vendors have by one name, and the key of those of one', () => {
  const of = (label: string, vendor: 'aws' | 'azr' | null, key?: string) => ({
    ...{ label, amount: 1, vendor },
    ...(key !== undefined && { key }),
  });
  const lines = [
    of('Compute', 'aws'),
    of('Compute', 'azr'),
    of('Storage', 'aws'),
    of('Compute', null),
    of('prod', 'aws', '111'),
    of('prod', 'aws', '222'),
  ];
  expect(toldApart(textsOf('en'), lines).map(({ label }) => label)).toEqual([
    'AWS · Compute',
    'Azure · Compute',
    'Storage',
    'Compute',
    'AWS · prod [111]',
    'AWS · prod [222]',
  ]);
});

const NOTHING = { state: 'available', availableOn: null, currency: 'USD' } as const;

const noteOf = (analysedThrough: string | null, overBudgets = 0) =>
  found(
    { text: textsOf('en'), dayText: (day) => day, overBudgets },
    { ...NOTHING, supportedVendors: [], items: [], analysedThrough },
  ).note;

it('says that nothing unusual was found of days that were examined alone', () => {
  expect(noteOf(null)).toBe('The cost has not been examined yet.');
  expect(noteOf('2024-06-29')).toBe('No unusual day was found through 2024-06-29.');
});

it('never says so without the budgets that will not hold', () => {
  expect(noteOf('2024-06-29', 1)).toContain('1 budget is expected to be exceeded');
  expect(noteOf('2024-06-29', 2)).toContain('2 budgets are expected to be exceeded');
});

it('puts widgets on paper as they are in the grid: bands of columns, and what is below each other in one', () => {
  const placed = (name: string, x: number, y: number, width: number, height: number) => ({
    name,
    layout: { x, y, width, height },
  });
  const bands = bandsOf([
    placed('card two', 6, 0, 6, 4),
    placed('card one', 0, 0, 6, 4),
    placed('chart', 0, 4, 16, 12),
    placed('list', 16, 4, 8, 6),
    placed('list below', 16, 10, 8, 6),
  ]);
  expect(
    bands.map((band) =>
      band.map(({ from, width, widgets }) => [from, width, ...widgets.map(({ name }) => name)]),
    ),
  ).toEqual([
    [
      [0, 6, 'card one'],
      [6, 6, 'card two'],
    ],
    [
      [0, 16, 'chart'],
      [16, 8, 'list', 'list below'],
    ],
  ]);
});
