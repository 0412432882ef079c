// Keeps the identity of a value while its content stays the same.
import { deepEqual } from 'fast-equals';
import { useState } from 'react';

/** The first of consecutive values with equal content, so that effects and memos do not run again. For plain data only. */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || deepEqual(kept, value)) return kept;
  keep(value);
  return value;
}
