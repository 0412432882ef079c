// Vite plugin: the letters of nearly every text as one small file. The package has each script in a file of its own; of
// Latin almost all that is read is a third of it, in three weights and at each optical size.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'skyledger-letters');
const LATIN = '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
/** The name of the file; the test of what is sent first knows it. */
const FILE = 'inter-first.woff2';
/** What the type scale has (web/theme/measures.css): regular to semibold, and texts to figures. */
const AXES = { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 32 } };
/**
 * The features that browsers apply by default, and `tnum` for figures of equal width. Fractions are left out, because they
 * add glyphs. Without `pnum` the minus sign beside lower-case letters changes.
 */
const FEATURES = ['calt', 'ccmp', 'kern', 'mark', 'mkmk', 'pnum', 'tnum'];

/** All of ASCII, and signs of texts, amounts and changes. */
const SIGNS = '\u00a0·×–—‘’“”…−€£¥';
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 32 + place)) + SIGNS;

export function letters(): Plugin {
  return {
    name: 'letters',
    config: async () => {
      await writeLetters();
      return { resolve: { alias: [{ find: '#letters.css', replacement: join(FOLDER, 'letters.css') }] } };
    },
  };
}

async function writeLetters(): Promise<void> {
  const source = readFileSync(createRequire(import.meta.url).resolve(LATIN));
  const options = { targetFormat: 'woff2', variationAxes: AXES, keepFeatures: FEATURES } as const;
  const subset = await subsetFont(source, CHARACTERS, options);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, FILE), subset);
  writeFileSync(join(FOLDER, 'letters.css'), style());
}

/** Of two faces alike, browsers take the later one for what both have; the package's has all weights. */
function style(): string {
  const signs = [...SIGNS].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`);
  return `@font-face {
  font-family: "Inter Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./${FILE}") format("woff2-variations");
  unicode-range: U+20-7E, ${signs.join(', ')};
}
`;
}
