// Vite plugin: has browsers with V8 compile a file whole while they load it, on another thread. Else the thread of the page
// compiles each function when it is first called, which was a sixth of its work for a dashboard. Others see a comment.
import type { Plugin } from 'vite';

/** Counts at the very beginning of a file alone. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has put the list of preloaded files before the code.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
