// Colours of charts: seen on their surface, told apart, and kept by their items (C-07).
import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE, LIGHT_SERIES } from '../../../lib/catalogue/series-colours.ts';
import { CLOUD_CODES, VENDORS } from '../../../lib/catalogue/vendors.ts';
import { costSeries } from '../../../web/charts/series/cost-series.ts';
import { colourPlace } from '../../../web/charts/series/series-colours.ts';
import {
  DARK_SERIES,
  OTHERS,
  OTHERS_VARIABLE,
  SURFACE,
  seriesVariable,
  vendorVariable,
} from '../../../web/theme/palette.ts';
import { contrast } from '../../support/oracle/colour-contrast.ts';
import { colourDistance, SIGHT_NAMES } from '../../support/oracle/colour-distance.ts';

describe('the palette', () => {
  it.each([
    ['light', [...LIGHT_SERIES, OTHERS.light], SURFACE.light],
    ['dark', [...DARK_SERIES, OTHERS.dark], SURFACE.dark],
  ])('of the %s scheme stands out 3:1 from its surface', (_, colours, surface) => {
    for (const colour of colours) expect(contrast(colour, surface), colour).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['light', LIGHT_SERIES, OTHERS.light],
    ['dark', DARK_SERIES, OTHERS.dark],
  ])('of the %s scheme can be told apart with any sight, the first twelve', (_, colours, others) => {
    const first = colours.slice(0, FIRST_CHOICE);
    for (const sight of SIGHT_NAMES) {
      for (const [place, one] of first.entries()) {
        for (const [behind, other] of first.slice(place + 1).entries()) {
          const least = behind === 0 ? 14 : 8;
          expect(colourDistance(one, other, sight), `${sight} ${one} ${other}`).toBeGreaterThan(least - 0.05);
        }
        // Others is always last, grey and named.
        expect(colourDistance(one, others, sight), `${sight} ${one} others`).toBeGreaterThan(6);
      }
    }
  });

  it.each(['light', 'dark'] as const)('has a hue of each vendor on the %s surface (G-08)', (scheme) => {
    const hues = CLOUD_CODES.map((code) => VENDORS[code].hue[scheme]);
    for (const hue of hues) expect(contrast(hue, SURFACE[scheme]), hue).toBeGreaterThanOrEqual(3);
    for (const sight of SIGHT_NAMES) {
      for (const [place, one] of hues.entries()) {
        for (const other of hues.slice(place + 1))
          expect(colourDistance(one, other, sight), `${sight} ${one} ${other}`).toBeGreaterThan(11);
      }
    }
  });

  it('has as many places in both schemes, none twice', () => {
    expect(DARK_SERIES).toHaveLength(LIGHT_SERIES.length);
    for (const colours of [LIGHT_SERIES, DARK_SERIES]) expect(new Set(colours).size).toBe(colours.length);
  });

  it('begins again after its last colour', () => {
    expect(seriesVariable(LIGHT_SERIES.length + 2)).toBe(seriesVariable(2));
  });
});

describe('an item', () => {
  it('has the colour that its name falls on, the same on every screen and for everybody', () => {
    const place = colourPlace('one screen', 'AWS Amazon Elastic Compute Cloud');
    expect(colourPlace('another screen', 'AWS Amazon Elastic Compute Cloud')).toBe(place);
    for (let index = 0; index < 30; index += 1) colourPlace('one screen', `AWS ${index}`);
    expect(colourPlace('one screen', 'AWS Amazon Elastic Compute Cloud')).toBe(place);
  });

  it('shares its colour with no other item of its kind, as long as there are 50 colours', () => {
    const places = Array.from({ length: 50 }, (_, index) => colourPlace('fifty', `item ${index}`));
    expect(new Set(places).size).toBe(50);
    expect(LIGHT_SERIES).toHaveLength(50);
    expect(colourPlace('fifty', 'one more')).toBeLessThan(50);
  });

  it('has the colour of its vendor and key; others come last and gray, and gaps stay gaps', () => {
    const item = (key: string, vendor: 'AWS' | 'AZURE' | null, isOthers = false) => ({
      key,
      label: key,
      vendor,
      isOthers,
      amounts: [1, null],
    });
    const series = costSeries([item('', null, true), item('VM', 'AWS'), item('VM', 'AZURE')], {
      kind: 'series test',
      labelOf: ({ label }) => label,
      convert: (amount) => amount * 7,
    });
    expect(series.map(({ id }) => id)).toEqual(['AWS VM', 'AZURE VM', 'others']);
    expect(series[2]?.colour).toBe(OTHERS_VARIABLE);
    expect(series[0]?.colour).not.toBe(series[1]?.colour);
    expect(series[0]?.amounts).toEqual([7, null]);
  });
});

it('an item that is a vendor has the colour of the vendor (G-08)', () => {
  const item = { key: 'GCP', label: 'GCP', vendor: 'GCP' as const, isOthers: false, amounts: [1] };
  const [series] = costSeries([item], {
    kind: 'provider',
    labelOf: ({ label }) => label,
    convert: (each) => each,
  });
  expect(series?.colour).toBe(vendorVariable('GCP'));
});
