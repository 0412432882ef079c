// The charts of a mailed dashboard: the colours of the screen, stacks and lines to scale.
import { expect, it } from 'vitest';
import { LIGHT_SERIES, OTHERS_ON_LIGHT } from '../../../lib/catalogue/series-colours.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { chartOf, paperColours } from '../../../upstream/domains/dashboard/mail/chart-svg.ts';
import { toldApart } from '../../../upstream/domains/dashboard/mail/figure-lines.ts';
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
  const chart = chartOf({
    lines,
    isLines: false,
    bars: [
      [30, null, -5],
      [10, 20, 20],
    ],
  });
  expect(chart?.highest).toBe(40);
  expect(heights(chart?.svg ?? '')).toEqual([72, 24, 48, 48]);
  expect(
    chartOf({
      lines,
      isLines: false,
      bars: [
        [0, null],
        [-1, 0],
      ],
    }),
  ).toBeNull();
});

it('draws lines by their own heights, broken where there are no data', () => {
  const lines = [line('one', 'one')];
  const chart = chartOf({ lines, isLines: true, bars: [[10, 20, null, 5]] });
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
