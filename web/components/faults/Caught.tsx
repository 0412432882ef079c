// What one field of an answer holds: its value, or what went wrong with it alone.
import type { ReactNode } from 'react';
import { faultOfErrors } from '../../fault.ts';
import { FaultNotice } from './FaultNotice.tsx';

/** A field under `@catch(to: RESULT)`. */
export type CaughtResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly unknown[] };

interface CaughtProps<Value> {
  /** Left out where it was not asked for. */
  result: CaughtResult<Value | null | undefined> | null | undefined;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

export function Caught<Value>({ result, onRetry, children }: CaughtProps<Value>) {
  if (!result) return null;
  if (!result.ok)
    return <FaultNotice variant="block" fault={faultOfErrors(result.errors)} onRetry={onRetry} />;
  if (result.value === null || result.value === undefined) {
    return <FaultNotice variant="block" fault={faultOfErrors([])} onRetry={onRetry} />;
  }
  return children(result.value);
}
