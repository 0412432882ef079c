// What a saved filter may be called, the same in the browser, the gateway and the services (C-06).
import { isWithinLength } from './text-rules.ts';

/** The most filters that one person saves in one company. */
export const MAX_SAVED_FILTERS = 100;

export type FilterNameFault = 'FILTER_NAME_MISSING' | 'TEXT_TOO_LONG';

/** Why a filter may not be called so; null for a name that may be used where no other filter has it. */
export function filterNameFault(name: string): FilterNameFault | null {
  const text = name.trim();
  if (text === '') return 'FILTER_NAME_MISSING';
  return isWithinLength(text) ? null : 'TEXT_TOO_LONG';
}
