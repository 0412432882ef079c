// Asks for the items that can be chosen; the old list stays, dimmed, until the new one has come.
import { useEffect, useMemo, useTransition } from 'react';
import { useQueryLoader } from 'react-relay';
import ItemOptionsQueryNode, {
  type ItemOptionsQuery,
  type ItemOptionsQuery$variables,
} from '../../../../__generated__/ItemOptionsQuery.graphql.ts';

/** Null: there is nothing to ask yet. */
export function useItemOptions(variables: ItemOptionsQuery$variables | null) {
  const [queryRef, load] = useQueryLoader<ItemOptionsQuery>(ItemOptionsQueryNode);
  const [isPending, startTransition] = useTransition();
  // Made anew at every render; equal variables are one question.
  const text = JSON.stringify(variables);
  const question = useMemo(() => JSON.parse(text) as ItemOptionsQuery$variables | null, [text]);
  useEffect(() => {
    if (question) startTransition(() => load(question));
  }, [question, load]);
  const retry = () => question && load(question, { fetchPolicy: 'network-only' });
  return { queryRef: question && queryRef, isPending, retry };
}
