// Sizes and weights of texts come from one scale (web/theme/measures.css): nothing is below 11 px but the tabs of the phone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SHEETS = globSync('web/**/*.css', { cwd: ROOT });
const MEASURES = 'web/theme/measures.css';
const LEAST_PX = 11;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const found = (pattern: RegExp) =>
  SHEETS.flatMap((path) => [...read(path).matchAll(pattern)].map(([, value = '']) => `${path}: ${value}`));

it('has sizes of at least 11 px', () => {
  const sizes = [...read(MEASURES).matchAll(/(--sky-\w+-size): ([\d.]+)px/g)];
  expect(sizes.length).toBeGreaterThan(9);
  const small = sizes.filter(([, , size]) => Number(size) < LEAST_PX).map(([, name]) => name);
  expect(small).toEqual(['--sky-tab-size']);
});

it('is where style sheets take their sizes from', () => {
  const own = found(/font-size: ([^;]+);/g).filter((value) => !value.includes('var(--sky-'));
  expect(own).toEqual([]);
});

it('has three weights', () => {
  const weights = found(/font-weight: ([^;]+);/g).map((value) => value.replace(/^.*: /, ''));
  expect([...new Set(weights)].sort()).toEqual(['400', '500', '600']);
});
