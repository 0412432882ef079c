// Files of the vendors that a company may see. A file is complete.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import {
  authorisedVendorsOf,
  replaceAuthorisedVendors,
} from '../../stores/documents/reference/authorised-vendors.ts';
import { byKey, type Entry, given, type ReferenceKind, WHOLE } from './reference-kind.ts';
import { vendor } from './values.ts';

const keyOf = (entry: Entry<'vendor'>) => given(entry.vendor);

export const authorisedVendors: ReferenceKind<'vendor'> = {
  name: 'authorised-vendors',
  columns: { vendor },
  keyOf,
  partOf: WHOLE,
  arrange: byKey(keyOf),
  read: async (documents, companyId) =>
    (await authorisedVendorsOf(documents, companyId)).map((code) => ({ vendor: code })),
  write: (documents, companyId, entries) =>
    replaceAuthorisedVendors(
      documents,
      companyId,
      entries.map((entry) => given(entry.vendor) as VendorCode),
    ),
};
