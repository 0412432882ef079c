// The two parts of a catalogue as modules: `en.json?first` and `en.json?rest` (web/intl/catalogues.ts).
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '..', '..', 'locales');
const ASKED = /\/locales\/([a-z]+)\.json\?(first|rest)$/;
const MODULE = /\/locales\/([a-z]+)\.(first|rest)\.js$/;

export type Part = 'first' | 'rest';

/** The id of the module. */
export function partId(language: string, part: Part): string {
  return join(LOCALES, `${language}.${part}.js`);
}

/** `textsOf` is told where the catalogue is. */
export function catalogueParts(textsOf: (place: string, part: Part) => object | Promise<object>): Plugin {
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
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
      },
    },
  };
}
