// The frame that `index.html` draws before any style sheet is there has the colours and measures of the theme.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DARK_VARIABLES, LIGHT_VARIABLES } from '../../../web/theme/variables.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../web', path), 'utf8');
const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(read('index.html')) ?? [];
const measures = read('theme/measures.css');
const measure = (name: string) => new RegExp(`${name}: (\\d+px)`).exec(measures)?.[1];

test('its colours are those of both schemes', () => {
  const pairs = [...style.matchAll(/light-dark\((#\w+), (#\w+)\)/g)].map(([, light, dark]) => [light, dark]);
  const names = ['canvas', 'border', 'accent', 'surface', 'surface', 'surface', 'line'].map(
    (name) => `--sky-${name}`,
  );
  expect(pairs).toEqual(names.map((name) => [LIGHT_VARIABLES[name], DARK_VARIABLES[name]]));
});

test('its parts are as large as those of the shell', () => {
  const rule = (selector: string) => new RegExp(`\\${selector} \\{([^}]*)`, 'g');
  const rulesOf = (selector: string) => [...style.matchAll(rule(selector))].map(([, own]) => own).join();
  expect(rulesOf('.first-bar')).toContain(`height: ${measure('--sky-bar')}`);
  expect(rulesOf('.first-bar')).toContain(`margin-top: ${measure('--sky-head')}`);
  expect(rulesOf('.first-side')).toContain(`width: ${measure('--sky-sidebar')}`);
  expect(rulesOf('.first-grid')).toContain(`padding: ${measure('--sky-page')}`);
});
