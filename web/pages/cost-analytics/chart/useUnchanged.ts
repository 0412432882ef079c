// A value that is made anew often, and seldom another one.
import { useState } from 'react';

/** The same object as long as it holds the same; it must be JSON. */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value) return kept;
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
