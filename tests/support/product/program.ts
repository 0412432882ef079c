// The product's programs as processes of their own: as `npm test` built them, or from their sources where these are newer.
import { join } from 'node:path';
import { loaderOf } from '../../../lib/node/programs/loader-of.ts';
import { isBuilt } from '../../../scripts/setup/build.mjs';

const ROOT = join(import.meta.dirname, '../../..');
let built: boolean | undefined;

interface Program {
  file: string;
  /** What Node itself needs to run it. */
  execArgv: string[];
}

/** `source` is the path of the module in the repository. Reading what is built takes a third of the time. */
export function programOf(source: `${'gateway' | 'upstream'}/${string}.ts`): Program {
  built ??= isBuilt();
  if (!built) return { file: join(ROOT, source), execArgv: loaderOf(source) };
  return { file: join(ROOT, 'dist/server', source.replace(/\.ts$/, '.js')), execArgv: [] };
}
