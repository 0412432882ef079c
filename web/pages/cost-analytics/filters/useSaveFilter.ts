// Saves a filter as a new one, or over one that was read; what is wrong stays beside the name.
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { useSaveFilterAsMutation } from '../../../__generated__/useSaveFilterAsMutation.graphql.ts';
import type { useSaveFilterMutation } from '../../../__generated__/useSaveFilterMutation.graphql.ts';
import { useToast } from '../../../components/useToast.ts';
import { type ConditionsByVendor, filterInputs } from './filter-address.ts';
import type { NamedFilter } from './useFilters.ts';

interface Fault {
  code: string;
  field?: string | null | undefined;
}

interface Outcome {
  readonly savedFilter?: { readonly id: string; readonly version: number } | null | undefined;
  readonly userErrors: readonly Fault[];
}

export function useSaveFilter(
  byVendor: ConditionsByVendor,
  overwritten: NamedFilter | null,
  onSaved: (id: string) => void,
) {
  const intl = useIntl();
  const toast = useToast();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  // Whoever was told that it changed meanwhile, and goes on, means the filter as it is now.
  const [version, setVersion] = useState(overwritten?.version ?? 0);
  const [commitNew, isAdding] = useMutation<useSaveFilterAsMutation>(graphql`
    mutation useSaveFilterAsMutation($input: SaveFilterAsInput!) {
      saveFilterAs(input: $input) {
        userErrors {
          code
          field
        }
        savedFilter {
          id
          version
          ...useNamedFilter_filter
        }
      }
    }
  `);
  const [commitOver, isOverwriting] = useMutation<useSaveFilterMutation>(graphql`
    mutation useSaveFilterMutation($input: SaveFilterInput!) {
      saveFilter(input: $input) {
        userErrors {
          code
          field
        }
        savedFilter {
          id
          version
          ...useNamedFilter_filter
        }
      }
    }
  `);
  const settle = ({ savedFilter, userErrors }: Outcome, name: string) => {
    setFaults(userErrors);
    if (savedFilter) setVersion(savedFilter.version);
    if (userErrors.length > 0 || !savedFilter) return;
    toast.done(intl.formatMessage({ id: 'cost-analytics.saved.done' }, { name }));
    onSaved(savedFilter.id);
  };
  const onError = () => toast.failed();
  const save = (name: string) => {
    const content = { name, conditions: filterInputs(byVendor) };
    if (overwritten) {
      const input = { ...content, id: overwritten.id, version };
      commitOver({
        variables: { input },
        onError,
        onCompleted: ({ saveFilter }) => settle(saveFilter, name),
      });
    } else {
      commitNew({
        variables: { input: content },
        onError,
        onCompleted: ({ saveFilterAs }) => settle(saveFilterAs, name),
      });
    }
  };
  return { save, isSaving: isAdding || isOverwriting, faults, setFaults };
}
