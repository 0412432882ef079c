// Fetches the code of a page when its link is hovered or focused.
import { createContext, use } from 'react';
import type { PageName } from '../../lib/catalogue/pages.ts';

export const PreloadContext = createContext<(page: PageName) => void>(() => undefined);

/** What a link to the page takes beside its address. */
export function usePreload(): (page: PageName) => { onPointerEnter: () => void; onFocus: () => void } {
  const preload = use(PreloadContext);
  return (page) => ({ onPointerEnter: () => preload(page), onFocus: () => preload(page) });
}
