// The tokens of both schemes: what is read on which ground, by WCAG AA.
import { describe, expect, it } from 'vitest';
import { DARK_VARIABLES, LIGHT_VARIABLES } from '../../../web/theme/variables.ts';
import { contrast } from '../../support/oracle/colour-contrast.ts';

const GROUNDS = ['canvas', 'surface', 'sunken', 'hover', 'floating'];
const TEXTS = ['text', 'text-2', 'text-3', 'accent', 'cost', 'discount', 'subtotal', 'warning', 'info'];
const MEANINGS = ['accent', 'cost', 'discount', 'warning', 'info'];
const TEXT_CONTRAST = 4.5;
const PART_CONTRAST = 3;

it('has the same tokens in both schemes', () =>
  expect(Object.keys(DARK_VARIABLES).sort()).toEqual(Object.keys(LIGHT_VARIABLES).sort()));

describe.each([
  ['light', LIGHT_VARIABLES],
  ['dark', DARK_VARIABLES],
])('the %s scheme', (_, variables) => {
  const colour = (name: string) => variables[`--sky-${name}`] ?? '';

  it.each(GROUNDS)('can be read on %s', (ground) => {
    for (const text of TEXTS)
      expect(contrast(colour(text), colour(ground)), text).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(MEANINGS)('can be read where %s has its own ground', (meaning) => {
    const ground = colour(`${meaning}-ground`);
    for (const text of [meaning, 'text', 'text-2'])
      expect(contrast(colour(text), ground), text).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('can be read on a button of the accent', () =>
    expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(TEXT_CONTRAST));

  it.each(['canvas', 'surface'])('shows controls and the focus on %s', (ground) => {
    for (const part of ['control', 'accent'])
      expect(contrast(colour(part), colour(ground)), part).toBeGreaterThanOrEqual(PART_CONTRAST);
  });
});
