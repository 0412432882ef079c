// What every page may know of the viewer, as plain data.
import { createContext, use } from 'react';
import type { SendZone } from '../../lib/calendar/send-zones.ts';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import type { Vendor } from '../components/vendors/vendors.ts';

export interface ShellViewer {
  /** Name of the company whose figures are shown; null where there is none. */
  companyName: string | null;
  /** Days as YYYY-MM-DD; null without data. */
  completeThrough: string | null;
  dataThrough: string | null;
  /** The last day with data, of each vendor that has some. */
  vendorsThrough: ReadonlyMap<Vendor, string>;
  /** The number of the version of the data, as files name it; null where it is not known. */
  dataNumber: number | null;
  /** The first day with data. */
  firstDate: string | null;
  /** Vendors of whose data the publisher rounded effective cost, so that it says nothing. */
  roundedVendors: readonly Vendor[];
  /** The company has registered an account of a vendor, or has data of one. */
  hasAccount: boolean;
  /** The company has no cost data at all. */
  isEmpty: boolean;
  /** The day that relative time frames end on; null when it is not known. */
  today: string | null;
  /** Of the times that the viewer reads; null: UTC. */
  timeZone: SendZone | null;
  availableVendors: readonly Vendor[];
  selectedVendors: readonly Vendor[];
  canSee: (menu: MenuName) => boolean;
  /** May change what stands under the menu. */
  canEdit: (menu: MenuName) => boolean;
}

export const ShellViewerContext = createContext<ShellViewer | null>(null);

export function useShellViewer(): ShellViewer {
  const viewer = use(ShellViewerContext);
  if (!viewer) throw new Error('useShellViewer needs the shell above it');
  return viewer;
}
