// Files of accounts: the names that people gave them. A file is complete for the vendors that it names.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { accountsOf, replaceAccounts } from '../../stores/documents/reference/accounts.ts';
import { byKey, type Entry, given, keyOfValues, type ReferenceKind } from './reference-kind.ts';
import { optional, text, vendor } from './values.ts';

type Column = 'vendor' | 'accountId' | 'alias';

const keyOf = (entry: Entry<Column>) => keyOfValues(entry.vendor, entry.accountId);

export const accounts: ReferenceKind<Column> = {
  name: 'accounts',
  columns: { vendor, accountId: text, alias: optional(text) },
  keyOf,
  partOf: (entry) => given(entry.vendor),
  arrange: byKey(keyOf),
  read: async (documents, companyId) =>
    (await accountsOf(documents, companyId)).map((account) => ({ ...account })),
  write: (documents, companyId, entries) =>
    replaceAccounts(
      documents,
      companyId,
      entries.map((entry) => ({
        vendor: given(entry.vendor) as VendorCode,
        accountId: given(entry.accountId),
        alias: entry.alias,
      })),
    ),
};
