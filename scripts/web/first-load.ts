// What the first page loads: the frame of every page, the dashboard, and the widgets that it begins with. It is found by a
// build that writes nothing, for only the bundler knows which modules of a package are left.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { WIDGET_TYPES, WIDGETS } from '../../lib/widgets/widget-types.ts';
import { FIRST_KINDS, widgetModules } from '../widget-files.ts';
import { ALIASES } from './aliases.ts';
import { catalogueParts } from './catalogue-parts.ts';
import { letters } from './letters-plugin.ts';
import { relay } from './relay-plugin.ts';

export const WEB = join(import.meta.dirname, '..', '..', 'web');

/** What the dashboard draws before any figure has come. */
const PAGE = [
  'pages/dashboard/page.tsx',
  'pages/dashboard/board/dashboard-code.ts',
  'shell/company/CompanySwitcher.tsx',
  'shell/palette/PaletteOpener.tsx',
  'shell/person/PersonTools.tsx',
];
/** Beside those of the page itself: its widgets, once their figures have come. */
const WIDGET_PLACES = ['charts/canvas/ChartCanvas.tsx', ...FIRST_KINDS.flatMap(widgetModules)];
const ALL_WIDGET_PLACES = [
  ...WIDGET_PLACES,
  ...WIDGET_TYPES.flatMap((type) => widgetModules(WIDGETS[type].kind)),
];

/** In web/: what is on the screen once a new dashboard is drawn. */
export const DASHBOARD_PLACES: readonly string[] = [...PAGE, ...WIDGET_PLACES];

/** Ids of modules. */
type Modules = ReadonlySet<string>;

export interface FirstLoad {
  /** Of every page. */
  frame: Modules;
  page: Modules;
  /** Of the widgets of a new dashboard. */
  widgets: Modules;
  /** Of all widgets that there are. */
  allWidgets: Modules;
  /** Needed by other pages, too. */
  shared: Modules;
}

let found: Promise<FirstLoad> | null = null;

/** Worked out once a build. */
export function firstLoad(): Promise<FirstLoad> {
  found ??= find();
  return found;
}

async function find(): Promise<FirstLoad> {
  const chunks = await chunksOf();
  const reach = (places: readonly string[]) => modulesReached(chunks, places);
  const frame = reach(['main.tsx']);
  const page = reach(PAGE);
  const pages = chunks.filter(
    ({ isDynamicEntry, moduleIds }) => isDynamicEntry && moduleIds.some(isOtherPage),
  );
  return {
    frame,
    page,
    widgets: reach(WIDGET_PLACES),
    allWidgets: reach(ALL_WIDGET_PLACES),
    shared: new Set(pages.flatMap((chunk) => [...modulesOf(chunks, chunk)])),
  };
}

/** A page, as pages are named; but for the dashboard itself, and for those that show another one's. */
function isOtherPage(id: string): boolean {
  return /\/web\/pages\/(?!dashboard\/(?:board|sharing)\/).*(?:Page|Pages)\.tsx$/.test(id);
}

async function chunksOf(): Promise<Rolldown.OutputChunk[]> {
  const output = await build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    // Texts have no part in it.
    plugins: [relay(), letters(), catalogueParts(() => ({}))],
    resolve: { alias: ALIASES },
    build: { write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  const outputs = [output].flat();
  return outputs.flatMap((each) =>
    'output' in each ? each.output.filter((file) => file.type === 'chunk') : [],
  );
}

/** Modules of the chunks of some places in web/, and of all that these import before they run. */
function modulesReached(chunks: readonly Rolldown.OutputChunk[], places: readonly string[]): Set<string> {
  return new Set(
    places.flatMap((place) => {
      const chunk = chunks.find(({ modules }) => join(WEB, place) in modules);
      if (!chunk) throw new Error(`the build has no module ${place}`);
      return [...modulesOf(chunks, chunk)];
    }),
  );
}

function modulesOf(chunks: readonly Rolldown.OutputChunk[], first: Rolldown.OutputChunk): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set([first]);
  for (const chunk of reached)
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) reached.add(next);
    }
  return new Set([...reached].flatMap(({ modules }) => Object.keys(modules)));
}
