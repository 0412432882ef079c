// Code that is no part of the first page brings texts and styles that the first page does not have.
import { restOfTexts } from './intl/catalogues.ts';

/**
 * The module, once its texts and the styles of its components are there, too. The build puts this around each `import()` of
 * a module that may need them (`scripts/web/texts-plugin.ts`).
 */
export async function withRest<Module>(code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, restOfTexts(), restOfStyles()]);
  return module;
}

/** In a chunk of their own, which the browser applies before this ends. */
export function restOfStyles(): Promise<unknown> {
  return import('./theme/mantine-rest.css');
}
