// The texts that a browser downloads: all that the web app uses, none that servers alone write.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/catalogue/languages.ts';
import { webTextIds } from '../../scripts/text-ids.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ASSETS = join(ROOT, 'dist', 'web', 'assets');

test.each(LANGUAGES)('of %s are those of the web app', async (language) => {
  const text = readFileSync(join(ROOT, 'locales', `${language}.json`), 'utf8');
  const catalogue: Record<string, string> = JSON.parse(text);
  const used = webTextIds();
  const expected = Object.fromEntries(Object.entries(catalogue).filter(([id]) => used.has(id)));
  const files = readdirSync(ASSETS).filter((file) => new RegExp(`^${language}-[^.]+\\.js$`).test(file));
  expect(files).toHaveLength(1);
  const chunk: object = await import(join(ASSETS, files[0] ?? ''));
  expect(Object.values(chunk)).toContainEqual(expected);
  for (const id of ['platform.signIn.title', 'billing.mail.lead', 'billing.document.title']) {
    expect(catalogue, 'a text of servers').toHaveProperty([id]);
    expect(expected).not.toHaveProperty([id]);
  }
});
