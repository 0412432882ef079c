// Files of names of providers beyond those that the program knows, which all companies share. A file speaks for its own
// names alone. They count for what is loaded from then on.
import { nameKey } from '../../../lib/catalogue/provider-names.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { addedNames, replaceAddedNames } from '../../stores/documents/reference/provider-names.ts';
import { byKey, type Entry, given, keyOfValues, type ReferenceKind } from './reference-kind.ts';
import { providerName, vendor } from './values.ts';

type Column = 'name' | 'vendor';

const keyOf = ({ name }: Entry<Column>) =>
  keyOfValues(nameKey(given(name)), String(given(name).endsWith('*')));

export const providerNames: ReferenceKind<Column> = {
  name: 'provider-names',
  columns: { name: providerName, vendor },
  isShared: true,
  keyOf,
  partOf: keyOf,
  arrange: byKey(keyOf),
  read: async (documents) => (await addedNames(documents)).map((each) => ({ ...each })),
  write: (documents, _companyId, entries) =>
    replaceAddedNames(
      documents,
      entries.map((entry) => ({ name: given(entry.name), vendor: given(entry.vendor) as VendorCode })),
    ),
};
