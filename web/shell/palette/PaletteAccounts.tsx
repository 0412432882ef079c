// What of the company the palette can open, each with its right: asked for when it opens, passed on when it has come.
import { useEffect, useMemo } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { PaletteAccountsQuery } from '../../__generated__/PaletteAccountsQuery.graphql.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';

export interface FoundAccount {
  key: string;
  label: string;
  vendor: Vendor;
}

export interface FoundView {
  id: string;
  name: string;
  description: string;
  address: string;
}

export interface FoundDashboard {
  id: string;
  name: string;
  isStarred: boolean;
}

export interface FoundFilter {
  id: string;
  name: string;
}

interface PaletteAccountsProps {
  queryRef: PreloadedQuery<PaletteAccountsQuery>;
  onAccounts: (accounts: readonly FoundAccount[]) => void;
  onFilters: (filters: readonly FoundFilter[]) => void;
  onViews: (views: readonly FoundView[]) => void;
  onServices: (services: readonly FoundAccount[]) => void;
  onDashboards: (dashboards: readonly FoundDashboard[]) => void;
}

export function PaletteAccounts({
  queryRef,
  onAccounts,
  onFilters,
  onViews,
  onServices,
  onDashboards,
}: PaletteAccountsProps) {
  const { viewer } = usePreloadedQuery<PaletteAccountsQuery>(
    graphql`
      query PaletteAccountsQuery($seesCost: Boolean!, $seesDashboards: Boolean!) {
        viewer {
          dashboards @include(if: $seesDashboards) {
            id
            isStarred
            name
          }
          savedFilters @include(if: $seesCost) {
            id
            name
          }
          savedViews @include(if: $seesCost) {
            address
            description
            id
            name
          }
          costFilterOptions(range: { frame: LAST_3_MONTHS }, fields: [ACCOUNT, PRODUCT])
            @include(if: $seesCost) {
            vendors {
              vendor
              fields {
                field
                options {
                  label
                  value
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [accounts, services] = useMemo(
    () => (['ACCOUNT', 'PRODUCT'] as const).map((field) => itemsOf(viewer, field)),
    [viewer],
  );
  useEffect(() => onAccounts(accounts ?? []), [accounts, onAccounts]);
  useEffect(() => onServices(services ?? []), [services, onServices]);
  useEffect(() => onFilters(viewer.savedFilters ?? []), [viewer, onFilters]);
  useEffect(() => onViews(viewer.savedViews ?? []), [viewer, onViews]);
  useEffect(() => onDashboards(viewer.dashboards ?? []), [viewer, onDashboards]);
  return null;
}

function itemsOf(
  { costFilterOptions }: PaletteAccountsQuery['response']['viewer'],
  field: 'ACCOUNT' | 'PRODUCT',
): FoundAccount[] {
  return (costFilterOptions?.vendors ?? []).flatMap(({ vendor, fields }) =>
    fields
      .filter((each) => each.field === field)
      .flatMap(({ options }) => options)
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => ({ key: value, label, vendor: vendor as Vendor })),
  );
}
