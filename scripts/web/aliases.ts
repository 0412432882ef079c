// Which modules of packages the web app takes in place of others.
import { join } from 'node:path';

const ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
const RELAY = join(import.meta.dirname, '../../node_modules/relay-runtime/lib');

/** Hooks that no page uses, though the package imports all of them. One that a page begins to use must leave this list. */
export const UNUSED_HOOKS = [
  'EntryPointContainer.react',
  'loadEntryPoint',
  'useEntryPointLoader',
  'useMutationAction_EXPERIMENTAL',
  'usePaginationFragment',
  'useSubscription',
];

/** The same within relay-runtime: updatable queries, `configs` of mutations, containers of former times, other caches. */
export const UNUSED_IN_RELAY = [
  'createFragmentSpecResolver',
  'createUpdatableProxy',
  'fetchQuery_DEPRECATED',
  'NormalizationEngine',
  'observeFragmentExperimental',
  'observeQueryExperimental',
  'readUpdatableFragment',
  'readUpdatableQuery',
  'RelayDeclarativeMutationConfig',
  'RelayQueryResponseCache',
  'waitForFragmentExperimental',
];

/** Imports of any of the modules, below one of the folders. */
const importOf = (folders: string, modules: readonly string[]) =>
  new RegExp(`^(?:${folders})/(?:${modules.join('|')})$`);

export const ALIASES = [
  // Its containers of former times are half of the package, and would come along.
  { find: /^react-relay$/, replacement: 'react-relay/hooks.js' },
  // These imports resolve to a module that is bundled anyway.
  { find: importOf('\\./relay-hooks', UNUSED_HOOKS), replacement: './relay-hooks/useRelayEnvironment' },
  {
    find: importOf('\\.|\\.{1,2}/(?:mutations|network|query|store)', UNUSED_IN_RELAY),
    replacement: join(RELAY, 'util/isPromise.js'),
  },
  // Relay's own flag chooses the experimental hook. The other one goes back to an older answer where a part of the page
  // learns of new data while it is drawn for another question, and stays there.
  { find: /^\.\/useFragmentInternal_CURRENT$/, replacement: './useFragmentInternal_EXPERIMENTAL' },
  // The build parses messages (catalogue-parts.ts), so browsers need no parser.
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // Mantine's table imports it and no page uses it. It would bring Mantine's scroll bars to the first page.
  {
    find: /^\.\/TableScrollContainer\.mjs$/,
    replacement: 'data:text/javascript,export const TableScrollContainer = undefined;',
  },
  // Both forms have the same parsers; the pages need the one with hooks anyway.
  { find: /^nuqs\/server$/, replacement: 'nuqs' },
  // The package exports only its development builds.
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];
