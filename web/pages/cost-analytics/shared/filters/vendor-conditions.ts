// The parts of an address that hold the conditions on each vendor, named by its word.
import type { VendorWord } from '../../../../../lib/catalogue/vendors.ts';
import type { Condition } from './conditions.ts';
import { parseAsConditions } from './filter-words.ts';

/** In the order of the tabs of the panel. */
export const FILTERED_VENDORS = [
  'AWS',
  'AZURE',
  'GCP',
  'OCI',
  'NCLOUD',
  'TENCENT',
  'OPENSTACK',
  'OTHER',
] as const satisfies readonly VendorWord[];

export type VendorConditions = Record<Lowercase<VendorWord>, Condition[] | null>;

export const conditionParsers = {
  aws: parseAsConditions,
  azure: parseAsConditions,
  gcp: parseAsConditions,
  oci: parseAsConditions,
  ncloud: parseAsConditions,
  tencent: parseAsConditions,
  openstack: parseAsConditions,
  other: parseAsConditions,
} satisfies Record<Lowercase<VendorWord>, typeof parseAsConditions>;

/** An address without any condition. */
export const NO_CONDITIONS = Object.fromEntries(
  Object.keys(conditionParsers).map((part) => [part, null]),
) as Record<Lowercase<VendorWord>, null>;
