import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { relay } from './scripts/web/relay-plugin.ts';
import { webTexts } from './scripts/web/texts-plugin.ts';
import { ClosingLine } from './tests/support/runner/closing-line.ts';
import { LongestFirst } from './tests/support/runner/longest-first.ts';

const JOURNEYS = 'tests/e2e/**/*.test.ts';
/** They measure the memory of their process, which nobody else may use. */
const ALONE = ['tests/**/*-memory.test.ts', 'tests/upstream/stores/facts/long-questions.test.ts'];

const MEASURED = 'tests/support/runner/processor-time.ts';
/** Where no memory is measured. */
const SETUP = [MEASURED, 'tests/support/runner/one-thread.ts'];
/** Read by Node itself, types and all: to make Vite's modules of the programs took each worker seconds. */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false };
const READ_PAGES = 'tests/support/runner/read-pages.ts';
const SETUP_BY_NODE = [...SETUP, READ_PAGES];
/** Parts of the web app that no page is needed for; they hold what Vite alone puts into a module. */
const WEB = 'tests/web/**/*.test.ts';

export default defineConfig({
  plugins: [relay(), webTexts()],
  // What Node itself takes for `graphql`; Vite would take the other build, and two of them refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    pool: 'forks',
    // Two more than there are cores: they work while others wait for browsers, servers and clocks. With one more, two
    // cores were idle for a twelfth of the run.
    maxWorkers: availableParallelism() + 2,
    // A worker goes on with the programs that it has read: to read them again took seconds for each file.
    isolate: false,
    // With V8's default, a worker spent a ninth of its time on collecting short-lived objects.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Programs that tests start are compiled once for all of them.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/skyledger-compiled', import.meta.url)),
    },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // As long as a step of a journey may take; what has come is seen at once.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', new ClosingLine()],
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['tests/**/*.test.ts'],
          exclude: [JOURNEYS, WEB, ...ALONE],
          setupFiles: SETUP_BY_NODE,
          experimental: BY_NODE,
        },
      },
      { extends: true, test: { name: 'pages', include: [WEB], setupFiles: SETUP } },
      // Parts of the web app, drawn on a page without a browser.
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [MEASURED, 'tests/support/runner/shared-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          isolate: true,
          execArgv: [],
          setupFiles: [READ_PAGES],
          experimental: BY_NODE,
        },
      },
      // A loaded machine starves a browser: a journey has a second try, and whichever needed it is named at the end.
      {
        extends: true,
        test: { name: 'journeys', include: [JOURNEYS], setupFiles: SETUP, retry: 1, experimental: BY_NODE },
      },
    ],
  },
});
