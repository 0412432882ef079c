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

/** What every program is given: the way to other programs, and where compiled sources are kept for all of them. */
export const PROGRAM_ENV = {
  PATH: process.env.PATH,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
};

/** `source` is the path of the module in the repository. Reading what is built takes a third of the time. */
export function programOf(source: `${'gateway' | 'upstream' | 'tools'}/${string}.ts`): Program {
  built ??= isBuilt();
  if (!built) return { file: join(ROOT, source), execArgv: loaderOf(source) };
  return { file: join(ROOT, 'dist/server', source.replace(/\.ts$/, '.js')), execArgv: [] };
}
