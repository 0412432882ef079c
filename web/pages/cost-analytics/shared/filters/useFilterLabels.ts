// Names of the accounts and regions that conditions name, as they came with the answer.
import { createContext, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FilterId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import type { useFilterLabels_analytics$key } from '../../../../__generated__/useFilterLabels_analytics.graphql.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';

/** Null where a value has no name, or it has not come yet. */
export type LabelOf = (vendor: Vendor, field: FilterId, value: string) => string | null;

/** For all that tells conditions in words. */
export const FilterLabels = createContext<LabelOf>(() => null);

export function useFilterLabels(analytics: useFilterLabels_analytics$key | null): LabelOf {
  const data = useFragment(
    graphql`
      fragment useFilterLabels_analytics on CostAnalytics {
        filterLabels {
          field
          label
          value
          vendor
        }
      }
    `,
    analytics,
  );
  return useMemo(() => {
    const labels = new Map(
      data?.filterLabels?.map(({ vendor, field, value, label }) => [keyOf(vendor, field, value), label]),
    );
    return (vendor, field, value) => labels.get(keyOf(vendor, GRAPH_FILTERS.wordOf(field), value)) ?? null;
  }, [data]);
}

function keyOf(...parts: string[]): string {
  return parts.join('\n');
}
