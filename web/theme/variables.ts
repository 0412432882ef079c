// The CSS variables of both schemes, for style sheets and charts alike.
import type { CSSVariablesResolver } from '@mantine/core';
import { LIGHT_SERIES } from '../../lib/catalogue/series-colours.ts';
import { VENDOR_CODES, VENDOR_WORDS, VENDORS } from '../../lib/catalogue/vendors.ts';
import { DARK_SERIES, OTHERS, OTHERS_VARIABLE, SURFACE, seriesVariable, vendorVariable } from './palette.ts';

const LIGHT = {
  '--mantine-color-body': '#f6f7f9',
  '--mantine-color-text': '#101828',
  '--mantine-color-dimmed': '#475467',
  '--mantine-color-placeholder': '#667085',
  '--mantine-color-error': '#c4281c',
  '--sky-surface': SURFACE.light,
  '--sky-line': '#e3e7ed',
  '--sky-line-strong': '#8590a2',
  '--sky-hover': '#f3f5f8',
  '--sky-selected': '#eaf0fd',
  '--sky-accent-text': '#2257c9',
  '--sky-cost': '#c4281c',
  '--sky-cost-soft': '#fdecea',
  '--sky-discount': '#12774a',
  '--sky-discount-soft': '#e6f5ed',
  '--sky-subtotal': '#1b3a6b',
  '--sky-subtotal-soft': '#f3f5f8',
  '--sky-neutral-soft': '#f3f5f8',
  '--sky-warning': '#975a00',
  '--sky-warning-soft': '#fdf3dc',
};

const DARK = {
  '--mantine-color-body': '#0b0e13',
  '--mantine-color-text': '#e9edf3',
  '--mantine-color-dimmed': '#a9b3c2',
  '--mantine-color-placeholder': '#8a95a6',
  '--mantine-color-error': '#ff8a7a',
  '--sky-surface': SURFACE.dark,
  '--sky-line': '#262d38',
  '--sky-line-strong': '#6b7687',
  '--sky-hover': '#1a1f28',
  '--sky-selected': '#1b2846',
  '--sky-accent-text': '#7fa8ff',
  '--sky-cost': '#ff8a7a',
  '--sky-cost-soft': '#3a1d1c',
  '--sky-discount': '#5ccb94',
  '--sky-discount-soft': '#133024',
  '--sky-subtotal': '#a9c4f5',
  '--sky-subtotal-soft': '#1b2029',
  '--sky-neutral-soft': '#1b2029',
  '--sky-warning': '#f0b454',
  '--sky-warning-soft': '#35280f',
};

/** Every variable of the light scheme. */
export const LIGHT_VARIABLES: Readonly<Record<string, string>> = {
  ...LIGHT,
  ...seriesColours(LIGHT_SERIES),
  ...vendorColours('light'),
  [OTHERS_VARIABLE]: OTHERS.light,
};

export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...LIGHT_VARIABLES },
  dark: { ...DARK, ...seriesColours(DARK_SERIES), ...vendorColours('dark'), [OTHERS_VARIABLE]: OTHERS.dark },
});

function seriesColours(colours: readonly string[]): Record<string, string> {
  return Object.fromEntries(colours.map((colour, place) => [seriesVariable(place), colour]));
}

function vendorColours(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    VENDOR_CODES.map((code) => [vendorVariable(VENDOR_WORDS[code]), VENDORS[code].hue[scheme]]),
  );
}
