// Answers that stand in the store of Relay, for a part of a screen that reads fragments and asks nothing.
import { Environment, Network, RecordSource, Store } from 'relay-runtime';

interface StoredFragments {
  environment: Environment;
  /** What a component takes for a fragment. */
  keyOf: (fragment: string) => never;
}

/** `answers`: the fields of each fragment by its name. */
export function storedFragments(answers: Record<string, object>): StoredFragments {
  const records: Record<string, object> = {};
  const stored = (value: unknown, id: string): unknown => {
    // An empty list is taken for one of objects.
    if (Array.isArray(value) && value.every((each) => typeof each === 'object'))
      return { __refs: value.map((each, place) => keep(each, `${id}:${place}`)) };
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { __ref: keep(value, id) }
      : value;
  };
  const keep = (fields: object, id: string): string => {
    const own = Object.entries(fields).map(([name, value]) => [name, stored(value, `${id}:${name}`)]);
    records[id] = { __id: id, __typename: 'Answered', ...Object.fromEntries(own) };
    return id;
  };
  for (const [fragment, fields] of Object.entries(answers)) keep(fields, fragment);
  const owner = { identifier: 'test', node: { operation: {}, params: {} }, variables: {} };
  return {
    environment: new Environment({
      network: Network.create(() => Promise.reject(new Error('nothing is asked'))),
      store: new Store(new RecordSource(records as never)),
    }),
    keyOf: (fragment) =>
      ({ __id: fragment, __fragments: { [fragment]: {} }, __fragmentOwner: owner }) as never,
  };
}
