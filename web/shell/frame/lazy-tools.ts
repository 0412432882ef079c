// The controls of the frame, fetched beside the first query: a page draws its figures without waiting for menus.
import { lazy } from 'react';

const company = import('../company/CompanySwitcher.tsx');
const palette = import('../palette/PaletteOpener.tsx');
const person = import('../person/PersonTools.tsx');
// Who needs them is told; a rejection that no code waits for yet is no fault of its own.
for (const chunk of [company, palette, person]) chunk.catch(() => undefined);

export const LazyCompanySwitcher = lazy(async () => ({ default: (await company).CompanySwitcher }));
export const LazyPaletteOpener = lazy(async () => ({ default: (await palette).PaletteOpener }));
export const LazyPersonTools = lazy(async () => ({ default: (await person).PersonTools }));
