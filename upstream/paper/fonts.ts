// The fonts of paper: Inter as on screens, and Noto Sans for the letters of Korea, China and Japan.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font, type FontCollection } from 'fontkit';
import { type Language, languageRow } from '../../lib/catalogue/languages.ts';

export type Script = 'inter' | 'kr' | 'sc' | 'jp';
export const WEIGHTS = { regular: 400, medium: 500, strong: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

const NAMES: Record<Script, [family: string, file: string]> = {
  inter: ['inter', 'Inter'],
  kr: ['noto-sans-kr', 'NotoSansKR'],
  sc: ['noto-sans-sc', 'NotoSansSC'],
  jp: ['noto-sans-jp', 'NotoSansJP'],
};
const CUTS: Record<Weight, string> = { regular: '400Regular', medium: '500Medium', strong: '600SemiBold' };

const require = createRequire(import.meta.url);
const files = new Map<string, Buffer>();
const opened = new Map<Script, Font>();

/** Names a font within a document. */
export const fontName = (script: Script, weight: Weight) => `${script} ${weight}`;

/** Read once a process. */
export function fontFile(script: Script, weight: Weight): Buffer {
  const name = fontName(script, weight);
  const known = files.get(name);
  if (known) return known;
  const [family, file] = NAMES[script];
  const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
  const read = readFileSync(join(folder, CUTS[weight], `${file}_${CUTS[weight]}.ttf`));
  files.set(name, read);
  return read;
}

export interface Run {
  text: string;
  script: Script;
}

/** A text in parts whose font has their letters: names of a bill may be in any language. */
export function runsOf(text: string, language: Language): Run[] {
  const order = scriptsFor(language);
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = scriptOf(letter, order);
    // A space stays with the word before it.
    if (last && (last.script === script || letter === ' ')) last.text += letter;
    else runs.push({ text: letter, script });
  }
  return runs;
}

function scriptsFor(language: Language): Script[] {
  const own = languageRow(language).font;
  return ['inter', own, ...(['kr', 'jp', 'sc'] as const).filter((script) => script !== own)];
}

/** By the order of scripts: a document has few letters, many times each. */
const scripts = new Map<string, Script>();

function scriptOf(letter: string, order: readonly Script[]): Script {
  const key = `${order[1]} ${letter}`;
  const known = scripts.get(key);
  if (known) return known;
  const found = order.find((each) => hasLetter(each, letter)) ?? 'inter';
  scripts.set(key, found);
  return found;
}

function hasLetter(script: Script, letter: string): boolean {
  return fontOf(script).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function fontOf(script: Script): Font {
  const known = opened.get(script);
  if (known) return known;
  const font: Font | FontCollection = create(fontFile(script, 'regular'));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${script} is no single font`);
  opened.set(script, font);
  return font;
}
