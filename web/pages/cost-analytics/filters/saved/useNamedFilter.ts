// A saved filter of the graph as the page works with it.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { GRAPH_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import type {
  useNamedFilter_filter$data,
  useNamedFilter_filter$key,
} from '../../../../__generated__/useNamedFilter_filter.graphql.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { Condition } from '../../shared/filters/conditions.ts';
import { type ConditionsByVendor, conditionsByVendor } from '../../shared/filters/filter-address.ts';
import type { NamedFilter } from '../useFilters.ts';

export function useNamedFilter(filter: useNamedFilter_filter$key | null): NamedFilter | null {
  const data = useFragment(
    graphql`
      fragment useNamedFilter_filter on SavedFilter {
        id
        name
        version
        isOwn
        ownerName
        conditions {
          vendor
          conditions {
            field
            tagKey
            isExcluding
            values
            contains
            startsWith
          }
        }
      }
    `,
    filter,
  );
  return useMemo(() => (data ? { ...data, conditions: conditionsOf(data.conditions) } : null), [data]);
}

function conditionsOf(byVendor: useNamedFilter_filter$data['conditions']): ConditionsByVendor {
  const of = (vendor: Vendor): Condition[] =>
    (byVendor.find((each) => each.vendor === vendor)?.conditions ?? []).flatMap((condition) => {
      const field = GRAPH_FILTERS.find(condition.field);
      const { tagKey = null, isExcluding, values = null, contains = null, startsWith = null } = condition;
      return field ? [{ field, tagKey, isExcluding, values, contains, startsWith }] : [];
    });
  return conditionsByVendor(of);
}
