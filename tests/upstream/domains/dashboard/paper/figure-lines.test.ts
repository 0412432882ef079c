// What lines of a printed board are called, and what it says of cost that AI examined.
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../../../lib/node/texts.ts';
import { lineColours } from '../../../../../upstream/domains/dashboard/paper/blocks/printing.ts';
import {
  asVendors,
  toldApart,
} from '../../../../../upstream/domains/dashboard/paper/figures/figure-lines.ts';
import { found } from '../../../../../upstream/domains/dashboard/paper/figures/told.ts';
import { bandsOf, fittedBands } from '../../../../../upstream/domains/dashboard/paper/grid-bands.ts';

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

it('gives a vendor its own colour, as screens do, and others that of what is left', () => {
  const vendors = (['aws', 'gcp'] as const).map((vendor) => ({
    label: vendor,
    amount: 1,
    colourId: vendor,
    vendor,
  }));
  const others = { label: 'others', amount: 1, colourId: null };
  expect(lineColours(asVendors([...vendors, others]))).toEqual(['#DD7907', '#016757', '#8590A2']);
  expect(lineColours(vendors)).not.toContain('#DD7907');
});

const NOTHING = { state: 'available', availableOn: null, currency: 'USD' } as const;

const noteOf = (analysedThrough: string | null, overBudgets = 0) =>
  found(
    { text: textsOf('en'), dayText: (day) => day, overBudgets },
    { ...NOTHING, supportedVendors: [], totalCount: 0, items: [], analysedThrough },
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

describe('bands of the same columns', () => {
  const at = (name: string, x: number, y: number, width: number, height: number) => ({
    name,
    layout: { x, y, width, height },
  });
  const heights: Record<string, number> = { low: 4, high: 8, lower: 3, wide: 2 };
  const heightOf = (name: string) => heights[name.split(' ')[0] ?? ''] ?? 0;
  const bandHeight = (band: ReturnType<typeof bandsOf<ReturnType<typeof at>>>[number]) =>
    Math.max(...band.map(({ widgets }) => widgets.reduce((sum, { name }) => sum + heightOf(name), 0)));
  /** Of 12 rows each, a band on one page. */
  const pages = (bands: readonly ReturnType<typeof bandsOf<ReturnType<typeof at>>>[number][]) => {
    let [count, left] = [1, 12];
    for (const height of bands.map(bandHeight)) {
      if (height > left) [count, left] = [count + 1, 12];
      left -= height;
    }
    return count;
  };
  const names = (bands: readonly ReturnType<typeof bandsOf<ReturnType<typeof at>>>[number][]) =>
    bands.map((band) => band.map(({ widgets }) => widgets.map(({ name }) => name).join(', ')));

  it('are one where that needs a page less: none is left half empty', () => {
    const bands = bandsOf([
      at('low one', 0, 0, 12, 13),
      at('high one', 12, 0, 12, 13),
      at('high two', 0, 13, 12, 13),
      at('low two', 12, 13, 12, 13),
    ]);
    expect(pages(bands)).toBe(2);
    const fitted = fittedBands(bands, pages);
    expect(names(fitted)).toEqual([['low one, high two', 'high one, low two']]);
    expect(pages(fitted)).toBe(1);
  });

  it('stay rows of the grid where nothing is won, and where their columns are others', () => {
    const fitting = bandsOf([
      at('low one', 0, 0, 12, 13),
      at('low two', 12, 0, 12, 13),
      at('lower one', 0, 13, 12, 13),
      at('lower two', 12, 13, 12, 13),
    ]);
    expect(fittedBands(fitting, pages)).toBe(fitting);
    const others = bandsOf([
      at('high one', 0, 0, 12, 13),
      at('high two', 12, 0, 12, 13),
      at('high three', 0, 13, 8, 13),
      at('low three', 8, 13, 16, 13),
    ]);
    expect(fittedBands(others, pages)).toBe(others);
  });
});
