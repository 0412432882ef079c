// The CSS variables of both schemes, for style sheets and charts alike. Measures and type are in measures.css.
import type { CSSVariablesResolver } from '@mantine/core';
import { LIGHT_SERIES } from '../../lib/catalogue/series-colours.ts';
import { VENDOR_CODES, VENDOR_WORDS, VENDORS } from '../../lib/catalogue/vendors.ts';
import { DARK_SERIES, OTHERS, OTHERS_VARIABLE, SURFACE, seriesVariable, vendorVariable } from './palette.ts';

const LIGHT = {
  '--sky-canvas': '#f6f7f9',
  '--sky-surface': SURFACE.light,
  /** Column heads, tracks, the ground of segments. */
  '--sky-sunken': '#f3f5f8',
  '--sky-hover': '#f6f8fb',
  /** Menus, tooltips, drawers and toasts. */
  '--sky-floating': SURFACE.light,
  '--sky-shadow': '0 8px 24px rgb(16 24 40 / 12%), 0 1px 3px rgb(16 24 40 / 8%)',
  /** Between rows, and the grid of charts. */
  '--sky-line': '#edf0f4',
  /** Of cards and of what has a text of its own to be seen by. */
  '--sky-border': '#e3e7ed',
  /** Zero of a chart, above a total. */
  '--sky-strong': '#c9d0da',
  /** Of a control that is seen by its border alone: 3:1. */
  '--sky-control': '#8590a2',
  '--sky-text': '#101828',
  '--sky-text-2': '#475467',
  '--sky-text-3': '#667085',
  '--sky-accent': '#2257c9',
  /** On a ground of the accent itself. */
  '--sky-on-accent': '#ffffff',
  '--sky-accent-ground': '#eaf0fd',
  '--sky-accent-border': '#b3c9f7',
  '--sky-band': '#dce6fa',
  '--sky-cost': '#c4281c',
  '--sky-cost-ground': '#fdecea',
  '--sky-discount': '#12774a',
  '--sky-discount-ground': '#e6f5ed',
  '--sky-subtotal': '#1b3a6b',
  '--sky-warning': '#975a00',
  '--sky-warning-ground': '#fdf3dc',
  '--sky-info': '#1d5fbf',
  '--sky-info-ground': '#eaf0fd',
};

const DARK: Record<keyof typeof LIGHT, string> = {
  '--sky-canvas': '#0b0e13',
  '--sky-surface': SURFACE.dark,
  '--sky-sunken': '#1b2029',
  '--sky-hover': '#1a1f28',
  '--sky-floating': '#1b2029',
  '--sky-shadow': '0 8px 24px rgb(0 0 0 / 50%)',
  '--sky-line': '#1f2530',
  '--sky-border': '#262d38',
  '--sky-strong': '#3a4454',
  '--sky-control': '#6b7687',
  '--sky-text': '#e9edf3',
  '--sky-text-2': '#a9b3c2',
  '--sky-text-3': '#8a95a6',
  '--sky-accent': '#7fa8ff',
  '--sky-on-accent': '#0b0e13',
  '--sky-accent-ground': '#1b2846',
  '--sky-accent-border': '#3a5590',
  '--sky-band': '#1f2d4a',
  '--sky-cost': '#ff8a7a',
  '--sky-cost-ground': '#3a1d1c',
  '--sky-discount': '#5ccb94',
  '--sky-discount-ground': '#133024',
  '--sky-subtotal': '#a9c4f5',
  '--sky-warning': '#f0b454',
  '--sky-warning-ground': '#35280f',
  '--sky-info': '#7fb0ff',
  '--sky-info-ground': '#1b2846',
};

/** What Mantine calls some of them. */
const OF_MANTINE = {
  '--mantine-color-body': 'var(--sky-canvas)',
  '--mantine-color-text': 'var(--sky-text)',
  '--mantine-color-dimmed': 'var(--sky-text-2)',
  '--mantine-color-placeholder': 'var(--sky-text-3)',
  '--mantine-color-error': 'var(--sky-cost)',
};

/** Every variable of the light scheme. */
export const LIGHT_VARIABLES: Readonly<Record<string, string>> = {
  ...LIGHT,
  ...seriesColours(LIGHT_SERIES),
  ...vendorColours('light'),
  [OTHERS_VARIABLE]: OTHERS.light,
};

/** Every variable of the dark scheme. */
export const DARK_VARIABLES: Readonly<Record<string, string>> = {
  ...DARK,
  ...seriesColours(DARK_SERIES),
  ...vendorColours('dark'),
  [OTHERS_VARIABLE]: OTHERS.dark,
};

export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...LIGHT_VARIABLES, ...OF_MANTINE },
  dark: { ...DARK_VARIABLES, ...OF_MANTINE },
});

function seriesColours(colours: readonly string[]): Record<string, string> {
  return Object.fromEntries(colours.map((colour, place) => [seriesVariable(place), colour]));
}

function vendorColours(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    VENDOR_CODES.map((code) => [vendorVariable(VENDOR_WORDS[code]), VENDORS[code].hue[scheme]]),
  );
}
