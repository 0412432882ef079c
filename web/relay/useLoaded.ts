// A query of a part that is opened: asked again when its variables change, which ends the request before.
import { useCallback, useEffect, useMemo } from 'react';
import { useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';

/** Null variables ask for nothing. */
export function useLoaded<Query extends OperationType>(
  node: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
) {
  const [queryRef, load, dispose] = useQueryLoader<Query>(node);
  // By its text: an object that is made at every render would ask at every render.
  const key = JSON.stringify(variables);
  const asked = useMemo(() => JSON.parse(key) as VariablesOf<Query> | null, [key]);
  useEffect(() => {
    if (asked) load(asked);
    else dispose();
  }, [asked, load, dispose]);
  const retry = useCallback(() => {
    if (asked) load(asked, { fetchPolicy: 'network-only' });
  }, [asked, load]);
  const isStale = queryRef !== null && queryRef !== undefined && JSON.stringify(queryRef.variables) !== key;
  return { queryRef, retry, isStale };
}
