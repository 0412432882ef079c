// The accounts and saved filters that the palette can open: asked for when it opens, handed on when they have come.
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

export interface FoundFilter {
  id: string;
  name: string;
}

interface PaletteAccountsProps {
  queryRef: PreloadedQuery<PaletteAccountsQuery>;
  onAccounts: (accounts: readonly FoundAccount[]) => void;
  onFilters: (filters: readonly FoundFilter[]) => void;
  onViews: (views: readonly FoundView[]) => void;
}

export function PaletteAccounts({ queryRef, onAccounts, onFilters, onViews }: PaletteAccountsProps) {
  const { viewer } = usePreloadedQuery<PaletteAccountsQuery>(
    graphql`
      query PaletteAccountsQuery {
        viewer {
          savedFilters {
            id
            name
          }
          savedViews {
            address
            description
            id
            name
          }
          costFilterOptions(range: { frame: LAST_3_MONTHS }, fields: [ACCOUNT]) {
            vendors {
              vendor
              fields {
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
  const accounts = useMemo(
    () =>
      (viewer.costFilterOptions?.vendors ?? []).flatMap(({ vendor, fields }) =>
        fields
          .flatMap(({ options }) => options)
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => ({ key: value, label, vendor: vendor as Vendor })),
      ),
    [viewer],
  );
  useEffect(() => onAccounts(accounts), [accounts, onAccounts]);
  useEffect(() => onFilters(viewer.savedFilters ?? []), [viewer, onFilters]);
  useEffect(() => onViews(viewer.savedViews ?? []), [viewer, onViews]);
  return null;
}
