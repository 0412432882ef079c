// A value that is the same object while it says the same.
import { deepEqual } from 'fast-equals';
import { useState } from 'react';

/**
 * The value as it was first given, while later ones have the same content: what is drawn of it need not be drawn again.
 * For plain data alone.
 */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || deepEqual(kept, value)) return kept;
  keep(value);
  return value;
}
