// The fonts of PDF files: Noto Sans of the three scripts, and which of them has the letters of a text.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type Language, languageRow } from '../../../lib/catalogue/languages.ts';

export type Script = 'kr' | 'sc' | 'jp';

const require = createRequire(import.meta.url);

function fontOf(script: Script): { normal: string; bold: string } {
  const folder = dirname(require.resolve(`@expo-google-fonts/noto-sans-${script}/package.json`));
  const name = `NotoSans${script.toUpperCase()}`;
  return {
    normal: `${folder}/400Regular/${name}_400Regular.ttf`,
    bold: `${folder}/700Bold/${name}_700Bold.ttf`,
  };
}

export const FONTS = { kr: fontOf('kr'), sc: fontOf('sc'), jp: fontOf('jp') } as const satisfies Record<
  Script,
  unknown
>;
export const FONT_FILES: ReadonlySet<string> = new Set(
  Object.values(FONTS).flatMap(({ normal, bold }) => [normal, bold]),
);

export const ownScript = (language: Language): Script => languageRow(language).font;

/** A text whose parts are in a font that has their letters: names of a bill may be in any language. */
export function worded(text: string, language: Language): { text: { text: string; font: Script }[] } {
  const own = ownScript(language);
  const parts: { text: string; font: Script }[] = [];
  for (const letter of text) {
    const font = scriptOf(letter, own);
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ text: letter, font });
  }
  return { text: parts };
}

function scriptOf(letter: string, own: Script): Script {
  if (/\p{Script=Hangul}/u.test(letter)) return 'kr';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)) return 'jp';
  if (!/\p{Script=Han}/u.test(letter) || own === 'sc') return own;
  return hanOf(own).has(letter) ? own : 'sc';
}

/** The Chinese characters that the fonts of Korea and of Japan have for certain: those of the national standards. */
const ENCODINGS = { kr: 'euc-kr', jp: 'euc-jp' } as const;
const hans = new Map<Script, ReadonlySet<string>>();

function hanOf(script: 'kr' | 'jp'): ReadonlySet<string> {
  const known = hans.get(script);
  if (known) return known;
  const decoder = new TextDecoder(ENCODINGS[script]);
  const high = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, index) => 0xa1 + index);
  const bytes = high.flatMap((first) => high.flatMap((second) => [first, second]));
  const found = new Set(decoder.decode(new Uint8Array(bytes)).match(/\p{Script=Han}/gu) ?? []);
  hans.set(script, found);
  return found;
}
