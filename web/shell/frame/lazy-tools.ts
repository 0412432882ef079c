// The controls of the frame, fetched beside the first query: a page draws its figures without waiting for menus.
import { beginModule } from '../../loaded-modules.ts';

export const loadCompanySwitcher = async () =>
  (await import('../company/CompanySwitcher.tsx')).CompanySwitcher;
export const loadPaletteOpener = async () => (await import('../palette/PaletteOpener.tsx')).PaletteOpener;
export const loadPersonTools = async () => (await import('../person/PersonTools.tsx')).PersonTools;

for (const load of [loadCompanySwitcher, loadPaletteOpener, loadPersonTools]) beginModule(load);
