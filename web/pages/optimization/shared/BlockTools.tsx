// Tools of a block that its content knows alone, such as the download of a list, shown in the head of the block.
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place in the head; null before it is there. */
export const BlockToolsContext = createContext<HTMLElement | null>(null);

/** Outside of a block there is no head, and nothing is shown. */
export function BlockTools({ children }: { children: ReactNode }) {
  const place = use(BlockToolsContext);
  return place === null ? null : createPortal(children, place);
}
