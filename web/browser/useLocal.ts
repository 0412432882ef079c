// One kept convenience as state of a component; every part that reads it, in every tab, changes with it.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type LocalKey, type LocalValue, onLocalChange, readLocal, writeLocal } from './local-storage.ts';

export function useLocal<Key extends LocalKey>(
  key: Key,
): [LocalValue<Key> | null, (value: LocalValue<Key> | null) => void] {
  // Text, because a value that is read anew would look like a new one at every render.
  const snapshot = useSyncExternalStore(onLocalChange, () => JSON.stringify(readLocal(key)));
  const value = useMemo(() => JSON.parse(snapshot) as LocalValue<Key> | null, [snapshot]);
  const keep = useCallback((next: LocalValue<Key> | null) => writeLocal(key, next), [key]);
  return [value, keep];
}
