// Which modules of packages the web app takes in place of others.
import { join } from 'node:path';

const ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

export const ALIASES = [
  // Its containers of former times are half of the package, and would come along.
  { find: /^react-relay$/, replacement: 'react-relay/hooks.js' },
  // Hooks that no page uses. The package imports all of them, so these imports resolve to a hook that is bundled anyway; a
  // hook that a page begins to use must be removed from this list.
  {
    find: /^\.\/relay-hooks\/(?:EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader|useMutationAction_EXPERIMENTAL|usePaginationFragment|useSubscription)$/,
    replacement: './relay-hooks/useRelayEnvironment',
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
  // The package exports only its development builds.
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];
