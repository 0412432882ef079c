// Colours of chart series on the dark surface; those on the light one are in lib/catalogue/series-colours.ts.

import { LIGHT_SERIES, OTHERS_ON_LIGHT } from '../../lib/catalogue/series-colours.ts';
import type { VendorWord } from '../../lib/catalogue/vendors.ts';

/** The places of the light ones on the dark surface. */
export const DARK_SERIES = [
  '#6A9DFE',
  '#58DDC9',
  '#E98B15',
  '#8169E4',
  '#C87EA0',
  '#8FB76D',
  '#606579',
  '#EBD56C',
  '#A4D9F9',
  '#AD4D3F',
  '#9145AA',
  '#2D8466',
  '#D19A74',
  '#7FA6D9',
  '#EE82AA',
  '#9DB0C6',
  '#F2965A',
  '#6CC7B4',
  '#C9A95A',
  '#A9A3F0',
  '#E08FB5',
  '#67BF7C',
  '#D2B676',
  '#8FB0E0',
  '#8a9b52',
  '#be6fc5',
  '#91ea90',
  '#e8c3e4',
  '#b3838c',
  '#6b9f8f',
  '#d56a8f',
  '#cbd7ac',
  '#bf8350',
  '#abd8f3',
  '#9bac83',
  '#988ab2',
  '#f398eb',
  '#6f8bed',
  '#ceadf1',
  '#f7a3a5',
  '#6d99b2',
  '#b19ac0',
  '#c7969b',
  '#79b1aa',
  '#d87fd1',
  '#77a2fc',
  '#a09168',
  '#b97aaa',
  '#f6c2be',
  '#e7a5d6',
] as const;

/** The surface that charts stand on. */
export const SURFACE = { light: '#ffffff', dark: '#14181f' } as const;
/** The group of all items that are not shown. */
export const OTHERS = { light: OTHERS_ON_LIGHT, dark: '#9BA5B5' } as const;

/** The CSS variable of a place; places after the last colour begin again. */
export function seriesVariable(place: number): `--sky-series-${number}` {
  return `--sky-series-${place % LIGHT_SERIES.length}`;
}
/** The CSS variable of a vendor's hue. */
export function vendorVariable(vendor: VendorWord): `--sky-vendor-${Lowercase<VendorWord>}` {
  return `--sky-vendor-${vendor.toLowerCase() as Lowercase<VendorWord>}`;
}
export const OTHERS_VARIABLE = '--sky-series-others';
