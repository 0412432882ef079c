// Asks again without vendors that the company does not have: a query started before they were known names all vendors.
import { useEffect, useRef } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useLocation, useRevalidator } from 'react-router-dom';
import type { CostAnalyticsPageQuery } from '../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { canBeShown } from './shared/address/shown-vendors.ts';

export function useShownVendorsOnly(queryRef: PreloadedQuery<CostAnalyticsPageQuery> | null): void {
  const { availableVendors } = useShellViewer();
  const { revalidate, state } = useRevalidator();
  const { search } = useLocation();
  const asked = queryRef?.variables.query.vendors ?? [];
  const shown = asked.filter((vendor) => canBeShown(vendor, availableVendors));
  const isOld = shown.length > 0 && shown.length < asked.length;
  const askedAt = useRef<string | null>(null);
  // When the shell adds the company to the address, it may cancel a question that is under way: a new address asks again.
  useEffect(() => {
    if (!isOld || state !== 'idle' || askedAt.current === search) return;
    askedAt.current = search;
    void revalidate();
  }, [isOld, state, search, revalidate]);
}
