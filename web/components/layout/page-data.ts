// Whose data a page shows, for its head and its bar.
import { createContext } from 'react';
import type { Vendor } from '../vendors/vendors.ts';

interface PageData {
  /** Left out: those of the viewer's choice. */
  vendors?: readonly Vendor[] | undefined;
}

/** Null: the page shows no cost. */
export const PageDataContext = createContext<PageData | null>(null);
