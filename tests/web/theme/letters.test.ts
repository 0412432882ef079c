// The letters of the first page: with what browsers do to them by themselves, and nothing that no style asks for.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets');
const file = readdirSync(ASSETS).find((name) => /^inter-first-[^/]+\.woff2$/.test(name)) ?? '';
const font = openSync(join(ASSETS, file)) as Font;

test('kerning, letters that follow their neighbours, and figures of one width are there; fractions are not', () =>
  expect(font.availableFeatures.toSorted()).toEqual(['calt', 'kern', 'pnum', 'tnum']));

test('they have the weights and the optical sizes of the type scale', () =>
  expect(font.variationAxes).toMatchObject({
    wght: { min: 400, max: 600 },
    opsz: { min: 14, max: 32 },
  }));
