// The charts of a mailed dashboard: the colours of the screen, stacks and lines to scale.
import { expect, it } from 'vitest';
import { LIGHT_SERIES, OTHERS_ON_LIGHT } from '../../../lib/catalogue/series-colours.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { chartOf, paperColours, ringOf } from '../../../upstream/domains/dashboard/mail/chart-svg.ts';
import { found, toldApart } from '../../../upstream/domains/dashboard/mail/figure-lines.ts';
import { bandsOf } from '../../../upstream/domains/dashboard/mail/grid-bands.ts';
import { colourPlace } from '../../../web/charts/series/series-colours.ts';

const line = (label: string, colourId?: string | null) => ({
  label,
  amount: 1,
  ...(colourId !== undefined && { colourId }),
});
const heights = (svg: string) =>
  [...svg.matchAll(/height="([\d.]+)" fill="(?!#e1e5ea)/g)].map(([, height]) => Number(height));

it('gives an item the colour that it has on screens, others the quiet one, and no two the same', () => {
  const names = ['AWS Amazon S3', 'AZURE Virtual Machines', 'GCP BigQuery', 'AWS AmazonCloudWatch'];
  const colours = paperColours([...names.map((name) => line(name, name)), line('9 others', null)]);
  expect(colours).toEqual([
    ...names.map((name) => LIGHT_SERIES[colourPlace('product', name)]),
    OTHERS_ON_LIGHT,
  ]);
  expect(new Set(colours).size).toBe(5);
  expect(paperColours([line('2024-05'), line('2024-06')])).toEqual([LIGHT_SERIES[0], LIGHT_SERIES[0]]);
});

it('stacks amounts to the highest sum, and leaves out what is below zero or has no data', () => {
  const lines = [line('one', 'one'), line('other', 'other')];
  const chart = chartOf(
    {
      lines,
      isLines: false,
      bars: [
        [30, null, -5],
        [10, 20, 20],
      ],
      steps: ['2024-04-01', '2024-05-01', '2024-06-01'].map((date, place) => ({
        date,
        isPartial: place === 2,
      })),
    },
    360,
  );
  expect(chart?.highest).toBe(40);
  expect(heights(chart?.svg ?? '')).toEqual([72, 24, 48, 48]);
  // What is not complete is pale.
  expect(chart?.svg.match(/fill-opacity/g)).toHaveLength(1);
  expect(
    chartOf(
      {
        lines,
        isLines: false,
        bars: [
          [0, null],
          [-1, 0],
        ],
        steps: [],
      },
      360,
    ),
  ).toBeNull();
});

it('draws lines by their own heights, broken where there are no data', () => {
  const lines = [line('one', 'one')];
  const chart = chartOf({ lines, isLines: true, bars: [[10, 20, null, 5]], steps: [] }, 360);
  expect(chart?.highest).toBe(20);
  expect(chart?.svg).toContain('d="M45.00 48.00 L135.00 0.00  M315.00 72.00"');
});

it('names the vendor of lines that several vendors have by one name', () => {
  const of = (label: string, vendor: 'aws' | 'azr' | null) => ({ label, amount: 1, vendor });
  const lines = [of('Compute', 'aws'), of('Compute', 'azr'), of('Storage', 'aws'), of('Compute', null)];
  expect(toldApart(textsOf('en'), lines).map(({ label }) => label)).toEqual([
    'AWS · Compute',
    'Azure · Compute',
    'Storage',
    'Compute',
  ]);
});

it('draws the parts of a whole as a ring, and nothing of what is below zero', () => {
  const part = (name: string, amount: number) => ({ ...line(name, name), amount });
  const ring = ringOf([part('one', 75), part('other', 25), part('credit', -10)]) ?? '';
  expect(ring.match(/<path/g)).toHaveLength(2);
  // Three quarters need the long way round; the last quarter ends where the first part began, at the top.
  expect(ring).toContain('d="M0.000 -40.000 A40 40 0 1 1 -40.000 0.000"');
  expect(ring).toContain('d="M-40.000 0.000 A40 40 0 0 1 -0.000 -40.000"');
  expect(ringOf([part('credit', -10)])).toBeNull();
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

it('says that nothing unusual was found of days that were examined alone', () => {
  const findings = {
    state: 'available',
    availableOn: null,
    supportedVendors: [],
    currency: 'USD',
    items: [],
  } as const;
  const noteOf = (analysedThrough: string | null) =>
    found(textsOf('en'), { ...findings, supportedVendors: [], items: [], analysedThrough }, (day) => day)
      .note;
  expect(noteOf(null)).toBe('The cost has not been examined yet.');
  expect(noteOf('2024-06-29')).toBe('No unusual cost was found through 2024-06-29');
});
