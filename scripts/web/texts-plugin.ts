// Vite plugin: of each catalogue the built web app downloads the texts that the first page may show, and the others once
// code comes that is no part of it. Texts of mails, documents and sign-in pages stay on the servers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { catalogueParts, type Part, type Texts } from './catalogue-parts.ts';
import { firstLoad, WEB } from './first-load.ts';
import { textIdsOf, webTextIds } from './text-ids.ts';

const IMPORT = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g;
const WITH_REST = join(WEB, 'with-rest.ts');

export function webTexts(): Plugin[] {
  return [
    // While the portal is developed and tested, a catalogue is whole.
    { ...catalogueParts((place, part) => (part === 'first' ? textsIn(place) : {})), apply: 'serve' },
    { ...catalogueParts(builtTexts), apply: 'build' },
    waitingForTexts(),
  ];
}

function textsIn(place: string): Texts {
  return JSON.parse(readFileSync(place, 'utf8'));
}

async function builtTexts(place: string, part: Part): Promise<Texts> {
  const first = textIdsOf(await modulesWithFirstTexts());
  const all = webTextIds();
  const isWanted = (id: string) => all.has(id) && first.has(id) === (part === 'first');
  return Object.fromEntries(Object.entries(textsIn(place)).filter(([id]) => isWanted(id)));
}

/** Puts `withRest` around the `import()` of each module that may name texts which the first page does not have. */
function waitingForTexts(): Plugin {
  return {
    name: 'waiting-for-texts',
    apply: 'build',
    transform: {
      // Catalogues wait for nothing but themselves; answers of the last visit have no texts of their own.
      filter: {
        id: { include: /\/web\/.*\.tsx?$/, exclude: /\/web\/(intl\/|relay\/last-visit\/|with-rest\.ts)/ },
        code: 'import(',
      },
      async handler(code, id) {
        const first = new Set(await modulesWithFirstTexts());
        const source = new MagicString(code);
        for (const match of code.matchAll(IMPORT)) {
          const target = await this.resolve(match[2] ?? '', id);
          if (target && first.has(target.id)) continue;
          source.appendLeft(match.index, '__withRest(');
          source.appendRight(match.index + match[0].length, ')');
        }
        if (!source.hasChanged()) return null;
        source.prepend(`import { withRest as __withRest } from '${WITH_REST}';\n`);
        return { code: source.toString(), map: source.generateMap({ hires: true }) };
      },
    },
  };
}

/** With all kinds of widgets: a dashboard may begin with any. */
async function modulesWithFirstTexts(): Promise<string[]> {
  const { frame, page, allWidgets } = await firstLoad();
  return [...frame, ...page, ...allWidgets];
}
