// What Node itself needs to run a module of the project: nothing where it was built. In a checkout it reads types by
// itself, in half the time of a loader; older ones need the loader.
import { extname } from 'node:path';

/** Arguments of Node for the module of that path, `.js` or `.ts`. */
export function loaderOf(module: string): string[] {
  return extname(module) === '.js' || process.features.typescript ? [] : ['--import', 'tsx'];
}
