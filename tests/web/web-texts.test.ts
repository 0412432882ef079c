// The texts that a browser downloads: all that the web app uses, none that servers alone write, and those of the first
// page before the others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/catalogue/languages.ts';
import { TEXT_ID, webTextIds } from '../../scripts/web/text-ids.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ASSETS = join(ROOT, 'dist', 'web', 'assets');

/** A part of a catalogue, as it was built. */
async function built(language: string, part: 'first' | 'rest'): Promise<Record<string, unknown>> {
  const files = readdirSync(ASSETS).filter((file) =>
    new RegExp(`^${language}\\.${part}-[^.]+\\.js$`).test(file),
  );
  expect(files).toHaveLength(1);
  const chunk: object = await import(join(ASSETS, files[0] ?? ''));
  return Object.values(chunk)[0];
}

test.each(LANGUAGES)('of %s are those of the web app, parsed and in two parts', async (language) => {
  const text = readFileSync(join(ROOT, 'locales', `${language}.json`), 'utf8');
  const catalogue: Record<string, string> = JSON.parse(text);
  const used = webTextIds();
  const wanted = Object.entries(catalogue).filter(([id]) => used.has(id));
  const expected = Object.fromEntries(wanted.map(([id, message]) => [id, parse(message)]));
  const [first, rest] = await Promise.all([built(language, 'first'), built(language, 'rest')]);
  expect({ ...first, ...rest }).toEqual(expected);
  expect(Object.keys(first).filter((id) => id in rest)).toEqual([]);
  expect(Object.keys(first).length).toBeLessThan(Object.keys(rest).length);
  for (const id of ['platform.signIn.title', 'billing.mail.lead', 'billing.document.title']) {
    expect(catalogue, 'a text of servers').toHaveProperty([id]);
    expect(expected).not.toHaveProperty([id]);
  }
});

test('words for refusals come later, but for those of an answer that is no error', async () => {
  const first = await built('en', 'first');
  expect(
    Object.keys(first)
      .filter((id) => id.startsWith('platform.errorCause.'))
      .sort(),
  ).toEqual([
    'platform.errorCause.forecastNoRecentData',
    'platform.errorCause.forecastTooFewDays',
    'platform.errorCause.forecastTooFewMonths',
  ]);
});

test.each(['frame', 'dashboard', 'widgets'])('what the chunk %s names is there at first', async (name) => {
  const first = await built('en', 'first');
  const file = readdirSync(ASSETS).find((each) => new RegExp(`^${name}-[^.]+\\.js$`).test(each));
  const source = readFileSync(join(ASSETS, file ?? ''), 'utf8');
  const ids = [...source.matchAll(new RegExp(`["'\`](${TEXT_ID})["'\`]`, 'g'))].map(([, id]) => id ?? '');
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !(id in first))).toEqual([]);
});
