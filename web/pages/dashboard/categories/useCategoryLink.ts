// Where a service category leads: cost analytics of the twelve months that the page is about, kept to the category.
import { useCallback } from 'react';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { itemsLink } from '../../cost-analytics/shared/address/items-link.ts';
import { addressVendors } from '../../cost-analytics/shared/address/variables.ts';

/** The empty text is what has no category. */
export const IN_OTHER = ['Other', ''] as const;

/** Null where it leads nowhere, or the viewer may not see cost analytics. */
export type CategoryLink = (categories: readonly string[], vendors: readonly Vendor[]) => string | null;

export function useCategoryLink(): CategoryLink {
  const { canSee } = useShellViewer();
  const mayGo = canSee('COST_ANALYTICS');
  return useCallback((categories, vendors) => (mayGo ? categoryLink(categories, vendors) : null), [mayGo]);
}

export function categoryLink(categories: readonly string[], vendors: readonly Vendor[]): string | null {
  return itemsLink(
    { field: 'serviceCategory', items: categories, vendors },
    { range: 'last_12_months', unit: 'month', vendors: addressVendors(vendors) },
  );
}
