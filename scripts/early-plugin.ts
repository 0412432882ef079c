// Vite plugin: puts a script into the page itself that asks for the first answers, and names the files of the page and
// of the language, while the scripts of the app are still on their way. The gateway allows it by its hash.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { LANGUAGES } from '../lib/catalogue/languages.ts';

const WEB = join(import.meta.dirname, '..', 'web');
const OPERATIONS = ['ShellQuery', 'DashboardPageQuery'];
/** The module of each page that is opened directly most often, by its path. */
const PAGES: Record<string, string> = {
  '/dashboard': 'pages/dashboard/board/DashboardPage.tsx',
  '/cost-analytics': 'pages/cost-analytics/CostAnalyticsPage.tsx',
  '/billing': 'pages/billing/BillingPage.tsx',
};

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Before any style sheet, which a script within the page would wait for.
      handler: async (html, { bundle = {} }) => {
        const script = await scriptWith(knownOf(bundle));
        return html.replace('</title>', (end) => `${end}\n    <script>${script}</script>`);
      },
    },
  };
}

function knownOf(bundle: Bundle) {
  const filesBy = (places: [string, string][]) =>
    Object.fromEntries(places.map(([key, place]) => [key, filesOf(bundle, place)]));
  return {
    documents: Object.fromEntries(OPERATIONS.map((name) => [name, documentOf(name)])),
    pages: filesBy(Object.entries(PAGES).map(([path, place]) => [path, join(WEB, place)])),
    languages: filesBy(LANGUAGES.map((code) => [code, join(WEB, '..', 'locales', `${code}.json`)])),
  };
}

/** The id of a document that the Relay compiler wrote. */
function documentOf(name: string): string {
  const artifact = readFileSync(join(WEB, '__generated__', `${name}.graphql.ts`), 'utf8');
  const id = /"params": \{\s*"id": "([0-9a-f]+)"/.exec(artifact)?.[1];
  if (id === undefined) throw new Error(`${name} has no document id`);
  return id;
}

/** The chunk of a module, and whatever it needs that the page does not name already. */
function filesOf(bundle: Bundle, place: string): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (fileName: string, found: Set<string>): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    for (const next of byName.get(fileName)?.imports ?? []) reach(next, found);
    return found;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const named = reach(entry?.fileName ?? '', new Set());
  const own = chunks.find((chunk) => chunk.moduleIds.includes(place));
  if (!own) throw new Error(`the build has no chunk with ${place}`);
  return [...reach(own.fileName, new Set())].filter((file) => !named.has(file)).map((file) => `/${file}`);
}

async function scriptWith(known: ReturnType<typeof knownOf>): Promise<string> {
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
