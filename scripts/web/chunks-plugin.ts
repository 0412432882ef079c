// Vite plugin: which modules travel together. A file for each few hundred bytes that some pages share would be a hundred
// requests; here the first page is a handful of files, and what only other pages need is in none of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type FirstLoad, firstLoad, WEB } from './first-load.ts';

/** What rarely changes stays in the browser's cache for a year, beside our own code, which changes often. */
const PACKAGES = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  { name: 'relay', test: /node_modules\/(react-relay|relay-runtime)\// },
  { name: 'texts', test: /node_modules\/(react-intl|@formatjs|intl-messageformat)\// },
  { name: 'chart', test: /node_modules\/(chart\.js|react-chartjs-2|@kurkle)\// },
];

const COMPONENT = /@mantine\/core\/esm\/components\/(?:\w+\/)*(\w+)\.mjs$/;

export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config: async () => {
      const first = await firstLoad();
      const bare = withoutStyles(first);
      if (bare.length > 0)
        throw new Error(`web/theme/mantine.css lacks styles of the first page: ${bare.join(', ')}`);
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // The sets below are whole: with what else a package exports, half of it would come along.
                includeDependenciesRecursively: false,
                groups: [...PACKAGES, { name: (id: string) => chunkOf(id, first), debugName: 'first page' }],
              },
            },
          },
        },
      };
    },
  };
}

/** Components of the first page whose style sheet is among those that come later. */
function withoutStyles({ frame, page, allWidgets }: FirstLoad): string[] {
  const rest = readFileSync(join(WEB, 'theme', 'mantine-rest.css'), 'utf8');
  const used = [...frame, ...page, ...allWidgets].map((id) => COMPONENT.exec(id)?.[1] ?? '');
  return [...new Set(used)].filter((name) => name !== '' && rest.includes(`/${name}.layer.css`));
}

/** Only the second build, whose imports wait for texts and styles, has it. */
const WITH_REST = `${WEB}/with-rest.ts`;

/** Null: as the bundler likes. */
function chunkOf(id: string, { frame, page, widgets, allWidgets, shared }: FirstLoad): string | null {
  if (id === `${WEB}/main.tsx`) return null;
  if (frame.has(id) || id === WITH_REST) return 'frame';
  const isFirst = page.has(id) || widgets.has(id);
  if (shared.has(id)) return isFirst ? 'parts' : null;
  if (isFirst) return page.has(id) ? 'dashboard' : 'widgets';
  return allWidgets.has(id) ? 'more-widgets' : null;
}
