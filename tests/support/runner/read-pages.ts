// Set up before tests that Node itself reads: a page of the web app is a .tsx file, which Node cannot read, and names its
// classes from a style sheet. So tests that hold figures against what a page asks need not have Vite make modules of
// gateway and upstream.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const REGISTERED = Symbol.for('skyledger.read-pages');
const known = globalThis as { [REGISTERED]?: true };

// Once a worker: its files share the modules that were read.
if (!known[REGISTERED]) {
  known[REGISTERED] = true;
  registerHooks({
    load: (url, context, next) => {
      if (url.endsWith('.css')) return { format: 'module', source: 'export default {};', shortCircuit: true };
      if (!url.endsWith('.tsx')) return next(url, context);
      const file = fileURLToPath(url);
      const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
        jsx: { runtime: 'automatic' },
      });
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
