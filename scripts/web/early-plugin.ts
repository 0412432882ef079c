// Vite plugin: puts a script into the page itself that asks for the first answers, and names the files of the page and
// of the language, while the scripts of the app are still on their way. The gateway allows it by its hash.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { LANGUAGES } from '../../lib/catalogue/languages.ts';
import { type Part, partId } from './catalogue-parts.ts';
import { DASHBOARD_PLACES, WEB } from './first-load.ts';

const OPERATIONS = ['ShellQuery', 'DashboardPageQuery'];
/** The modules of each page that is opened directly most often, by its path. */
const PAGES: Record<string, readonly string[]> = {
  '/dashboard': DASHBOARD_PLACES,
  '/cost-analytics': ['pages/cost-analytics/CostAnalyticsPage.tsx'],
  '/billing': ['pages/billing/BillingPage.tsx'],
};

const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Before any style sheet, which a script within the page would wait for.
      handler: async (html, { bundle = {} }) => {
        const styles = [...html.matchAll(STYLE_SHEET)].map(([, href = '']) => href);
        if (styles.length === 0) throw new Error('index.html names no style sheet');
        const script = await scriptWith({ ...knownOf(bundle), styles });
        const parts = [`<script>${script}</script>`, lettersOf(bundle)];
        // The page paints its first frame without waiting for them; the script adds them.
        return html
          .replaceAll(STYLE_SHEET, '<link rel="preload" as="style" crossorigin href="$1">')
          .replace('</title>', (end) => [end, ...parts].join('\n    '));
      },
    },
  };
}

/** The file of letters, which a style sheet would name later. */
function lettersOf(bundle: Bundle): string {
  const file = Object.keys(bundle).find((name) => /inter-first-[^/]+\.woff2$/.test(name));
  if (!file) throw new Error('the build has no letters');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

function knownOf(bundle: Bundle) {
  const texts = (part: Part) =>
    Object.fromEntries(LANGUAGES.map((code) => [code, filesOf(bundle, [partId(code, part)])]));
  return {
    documents: Object.fromEntries(OPERATIONS.map((name) => [name, documentOf(name)])),
    pages: Object.fromEntries(Object.entries(PAGES).map(([path, places]) => [path, filesOf(bundle, places)])),
    languages: texts('first'),
    restOfTexts: texts('rest'),
  };
}

/** The id of a document that the Relay compiler wrote. */
function documentOf(name: string): string {
  const artifact = readFileSync(join(WEB, '__generated__', `${name}.graphql.ts`), 'utf8');
  const id = /"params": \{\s*"id": "([0-9a-f]+)"/.exec(artifact)?.[1];
  if (id === undefined) throw new Error(`${name} has no document id`);
  return id;
}

/** The files of some modules, and whatever these need that the page does not name already. */
function filesOf(bundle: Bundle, places: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (first: readonly (typeof chunks)[number][]) => {
    const reached = new Set(first);
    for (const chunk of reached)
      for (const name of chunk.imports) {
        const next = byName.get(name);
        if (next) reached.add(next);
      }
    return reached;
  };
  const named = reach(chunks.filter((chunk) => chunk.isEntry));
  const own = places.map((place) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(WEB, place)));
    if (!chunk) throw new Error(`the build has no chunk with ${place}`);
    return chunk;
  });
  const needed = [...reach(own)].filter((chunk) => !named.has(chunk));
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles), ...needed.map(({ fileName }) => fileName)].map((file) => `/${file}`);
}

async function scriptWith(known: ReturnType<typeof knownOf> & { styles: string[] }): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { EARLY: JSON.stringify(known) },
    build: {
      write: false,
      lib: { entry: join(WEB, 'early', 'main.ts'), formats: ['iife'], name: 'early' },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const [chunk] = result && 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the early script was not built');
  return chunk.code;
}
