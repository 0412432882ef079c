// Asks again without vendors that the company does not have: what began before they were known asked for all by name.
import { useEffect } from 'react';
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
  // The shell, naming the company in the address, may come between and drop what was begun.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another chance
  useEffect(() => {
    if (isOld && state === 'idle') void revalidate();
  }, [isOld, state, search, revalidate]);
}
