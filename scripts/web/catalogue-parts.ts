// The two parts of a catalogue as modules: `en.json?first` and `en.json?rest` (web/intl/catalogues.ts). Messages are parsed
// here, so that browsers neither load a parser nor wait for it.
import { join } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '..', '..', 'locales');
const ASKED = /\/locales\/([a-z]+)\.json\?(first|rest)$/;
const MODULE = /\/locales\/([a-z]+)\.(first|rest)\.js$/;

export type Part = 'first' | 'rest';
/** Messages by their ids. */
export type Texts = Readonly<Record<string, string>>;

/** The id of the module. */
export function partId(language: string, part: Part): string {
  return join(LOCALES, `${language}.${part}.js`);
}

export function parsedMessages(texts: Texts): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
}

/** `textsOf` is told where the catalogue is. */
export function catalogueParts(textsOf: (place: string, part: Part) => Texts | Promise<Texts>): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: ASKED },
      handler: (asked) => {
        const [, language = '', part] = ASKED.exec(asked) ?? [];
        return partId(language, part as Part);
      },
    },
    load: {
      filter: { id: MODULE },
      handler: async (id) => {
        const [, language, part] = MODULE.exec(id) ?? [];
        const texts = await textsOf(join(LOCALES, `${language}.json`), part as Part);
        // Browsers read JSON faster than a script of the same texts.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(parsedMessages(texts)))});`;
      },
    },
  };
}
