// Vite plugin: makes browsers with V8 compile each file completely on a background thread while it loads. By default each
// function is compiled on the main thread when it is first called. Other browsers ignore the comment.
import type { Plugin } from 'vite';

/** Only recognised at the very start of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs after Vite has prepended its list of preloaded files.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
