// What the address becomes when a range is compared, and when none is.
import type { AddressChange } from '../shared/address/address.ts';

/** Back to what no comparison needs. */
export const NO_COMPARISON: AddressChange = {
  compare: null,
  compareRange: null,
  compareStart: null,
  compareEnd: null,
  compareCost: null,
  align: null,
  mode: null,
};

/** Ranges that follow from the one that is shown. */
export type BesideRange = 'last_period' | 'last_year';

export function compareBeside(compare: BesideRange): AddressChange {
  return { compare, compareRange: null, compareStart: null, compareEnd: null };
}
