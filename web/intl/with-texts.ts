// Code that is no part of the first page brings texts that the first page does not have.
import { restOfTexts } from './catalogues.ts';

/**
 * The module, once its texts are there, too. The build puts this around each `import()` of a module that may name others
 * (`scripts/web/texts-plugin.ts`).
 */
export async function withTexts<Module>(code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, restOfTexts()]);
  return module;
}
