// Vite plugin: the built web app downloads only the texts that it uses, not those of mails, documents and sign-in pages.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { webTextIds } from './text-ids.ts';

const CATALOGUE = /\/locales\/[a-z]+\.json$/;

export function webTexts(): Plugin {
  let ids: Set<string> | null = null;
  return {
    name: 'web-texts',
    apply: 'build',
    load(file) {
      if (!CATALOGUE.test(file)) return null;
      ids ??= webTextIds();
      const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
      return JSON.stringify(Object.fromEntries(texts.filter(([id]) => ids?.has(id))));
    },
  };
}
