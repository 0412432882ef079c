// Saves a filter as a new one, or over one that was read; what is wrong stays beside the name.
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useSaveFilterAsMutation } from '../../../../__generated__/useSaveFilterAsMutation.graphql.ts';
import type { useSaveFilterMutation } from '../../../../__generated__/useSaveFilterMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';
import { type ConditionsByVendor, filterInputs } from '../../shared/filters/filter-address.ts';
import type { NamedFilter } from '../useFilters.ts';

const OF_NAME = { fields: ['name'], others: 'form' } as const;

interface Outcome {
  readonly savedFilter?: { readonly id: string; readonly version: number } | null | undefined;
}

export function useSaveFilter(
  byVendor: ConditionsByVendor,
  overwritten: NamedFilter | null,
  onSaved: (id: string) => void,
) {
  const intl = useIntl();
  // Anyone who was told that it changed meanwhile, and goes on, means the filter as it is now.
  const [version, setVersion] = useState(overwritten?.version ?? 0);
  const adding = useMutation<useSaveFilterAsMutation>(
    graphql`
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
  `,
    OF_NAME,
  );
  const overwriting = useMutation<useSaveFilterMutation>(
    graphql`
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
  `,
    OF_NAME,
  );
  const save = (name: string) => {
    const content = { name, conditions: filterInputs(byVendor) };
    const outcome = {
      done: intl.formatMessage({ id: 'cost-analytics.saved.done' }, { name }),
      onDone: ({ savedFilter }: Outcome) => savedFilter && onSaved(savedFilter.id),
      onSettled: ({ savedFilter }: Outcome) => savedFilter && setVersion(savedFilter.version),
    };
    if (overwritten) overwriting.run({ ...content, id: overwritten.id, version }, outcome);
    else adding.run(content, outcome);
  };
  const { errorOf, setErrors, formRef } = overwritten ? overwriting : adding;
  return { save, isSaving: adding.isPending || overwriting.isPending, errorOf, setErrors, formRef };
}
