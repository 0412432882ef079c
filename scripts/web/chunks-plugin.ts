// Vite plugin: which modules travel together. A file for each few hundred bytes that some pages share would be a hundred
// requests; here the first page is a handful of files, and what only other pages need is in none of them.
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

export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config: async () => {
      const first = await firstLoad();
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

/** Only the second build, whose imports wait for texts, has it. */
const WITH_TEXTS = `${WEB}/intl/with-texts.ts`;

/** Null: as the bundler likes. */
function chunkOf(id: string, { frame, page, widgets, shared }: FirstLoad): string | null {
  if (id === `${WEB}/main.tsx`) return null;
  if (frame.has(id) || id === WITH_TEXTS) return 'frame';
  if (!page.has(id) && !widgets.has(id)) return null;
  if (shared.has(id)) return 'parts';
  return page.has(id) ? 'dashboard' : 'widgets';
}
