// Asks for the values of one field as what else is chosen narrows them; the old list stays until the new has come.
import { useEffect, useMemo, useTransition } from 'react';
import { useQueryLoader } from 'react-relay';
import FilterValuesQueryNode, {
  type FilterValuesQuery,
  type FilterValuesQuery$variables,
} from '../../../../__generated__/FilterValuesQuery.graphql.ts';

export function useFilterValues(variables: FilterValuesQuery$variables) {
  const [queryRef, load] = useQueryLoader<FilterValuesQuery>(FilterValuesQueryNode);
  const [isPending, startTransition] = useTransition();
  // Made anew at every render; equal variables are one question.
  const text = JSON.stringify(variables);
  const question = useMemo(() => JSON.parse(text) as FilterValuesQuery$variables, [text]);
  useEffect(() => startTransition(() => load(question)), [question, load]);
  return { queryRef, isPending, retry: () => load(question, { fetchPolicy: 'network-only' }) };
}
