// The CSS variables of both schemes, for style sheets and charts alike.
import type { CSSVariablesResolver } from '@mantine/core';
import { LIGHT_SERIES } from '../../lib/catalogue/series-colours.ts';
import { DARK_SERIES, OTHERS, OTHERS_VARIABLE, SURFACE, seriesVariable } from './palette.ts';

const LIGHT = {
  '--mantine-color-body': '#f6f7f9',
  '--mantine-color-text': '#1b2430',
  '--mantine-color-dimmed': '#566273',
  '--mantine-color-placeholder': '#667080',
  '--mantine-color-error': '#b42318',
  '--sky-surface': SURFACE.light,
  '--sky-line': '#e1e5ea',
  '--sky-line-strong': '#8a939e',
  '--sky-hover': '#eef1f5',
  '--sky-selected': '#e6eff9',
  '--sky-accent-text': '#1d5fa8',
  '--sky-cost': '#b42318',
  '--sky-cost-soft': '#fdecea',
  '--sky-discount': '#1a6f37',
  '--sky-discount-soft': '#e6f4ea',
  '--sky-subtotal': '#1b365d',
  '--sky-subtotal-soft': '#edf2f8',
  '--sky-neutral-soft': '#eef1f5',
  '--sky-warning': '#7a4d00',
  '--sky-warning-soft': '#fff5df',
};

const DARK = {
  '--mantine-color-body': '#0f1318',
  '--mantine-color-text': '#e3e7ec',
  '--mantine-color-dimmed': '#a3adba',
  '--mantine-color-placeholder': '#939dab',
  '--mantine-color-error': '#ff9b91',
  '--sky-surface': SURFACE.dark,
  '--sky-line': '#2b323c',
  '--sky-line-strong': '#7b8592',
  '--sky-hover': '#20262e',
  '--sky-selected': '#1b2c42',
  '--sky-accent-text': '#8dbdf0',
  '--sky-cost': '#ff9b91',
  '--sky-cost-soft': '#3a1d1b',
  '--sky-discount': '#7fd69a',
  '--sky-discount-soft': '#16301f',
  '--sky-subtotal': '#b3cdf0',
  '--sky-subtotal-soft': '#1b2533',
  '--sky-neutral-soft': '#20262e',
  '--sky-warning': '#f2c879',
  '--sky-warning-soft': '#33280f',
};

/** Every variable of the light scheme. */
export const LIGHT_VARIABLES: Readonly<Record<string, string>> = {
  ...LIGHT,
  ...seriesColours(LIGHT_SERIES),
  [OTHERS_VARIABLE]: OTHERS.light,
};

export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...LIGHT_VARIABLES },
  dark: { ...DARK, ...seriesColours(DARK_SERIES), [OTHERS_VARIABLE]: OTHERS.dark },
});

function seriesColours(colours: readonly string[]): Record<string, string> {
  return Object.fromEntries(colours.map((colour, place) => [seriesVariable(place), colour]));
}
