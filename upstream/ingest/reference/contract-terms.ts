// Files of contract terms: rates and invoice currency, by vendor, account and months. A file is complete.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { contractTermsOf, replaceContractTerms } from '../../stores/documents/reference/contract-terms.ts';
import {
  byKey,
  type Entry,
  type EntryFault,
  given,
  keyOfValues,
  type ReferenceKind,
  WHOLE,
} from './reference-kind.ts';
import { currency, firstDayOf, month, monthOf, optional, share, text, vendor } from './values.ts';

/** An empty vendor or account means all of them. */
type Column =
  | 'vendor'
  | 'accountId'
  | 'validFrom'
  | 'validTo'
  | 'salesDiscountRate'
  | 'supportRate'
  | 'vatRate'
  | 'invoiceCurrency';

const keyOf = (entry: Entry<Column>) => keyOfValues(entry.vendor, entry.accountId, entry.validFrom);

export const contractTerms: ReferenceKind<Column> = {
  name: 'contract-terms',
  columns: {
    vendor: optional(vendor),
    accountId: optional(text),
    validFrom: month,
    validTo: optional(month),
    salesDiscountRate: share,
    supportRate: share,
    vatRate: share,
    invoiceCurrency: optional(currency),
  },
  faultOf: ({ vendor: code, accountId, validFrom, validTo }) => {
    if (accountId !== null && code === null)
      return { column: 'vendor', message: `is missing: wanted is the vendor of account '${accountId}'` };
    if (validTo !== null && validTo < given(validFrom))
      return { column: 'validTo', message: `'${validTo}' is before validFrom '${validFrom}'` };
    return null;
  },
  faultsAmong: overlaps,
  keyOf,
  partOf: WHOLE,
  arrange: byKey(keyOf),
  read: async (documents, companyId) =>
    (await contractTermsOf(documents, companyId)).map((term) => ({
      ...term,
      validFrom: monthOf(term.validFrom),
      validTo: term.validTo && monthOf(term.validTo),
    })),
  write: (documents, companyId, entries) =>
    replaceContractTerms(
      documents,
      companyId,
      entries.map((entry) => ({
        vendor: entry.vendor as VendorCode | null,
        accountId: entry.accountId,
        validFrom: firstDayOf(given(entry.validFrom)),
        validTo: entry.validTo && firstDayOf(entry.validTo),
        salesDiscountRate: given(entry.salesDiscountRate),
        supportRate: given(entry.supportRate),
        vatRate: given(entry.vatRate),
        invoiceCurrency: entry.invoiceCurrency,
      })),
    ),
};

/** Which of two terms for the same would hold could not be told. */
function overlaps(entries: readonly Entry<Column>[]): (EntryFault<Column> & { index: number })[] {
  const subject = (entry: Entry<Column>) => keyOfValues(entry.vendor, entry.accountId);
  const ordered = entries
    .map((entry, index) => ({ entry, index, from: given(entry.validFrom) }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const latest = new Map<string, Entry<Column>>();
  const faults: (EntryFault<Column> & { index: number })[] = [];
  for (const { entry, index, from } of ordered) {
    const before = latest.get(subject(entry));
    latest.set(subject(entry), entry);
    if (!before || before.validFrom === from || (before.validTo !== null && before.validTo < from)) continue;
    const until = before.validTo === null ? 'has no validTo' : `holds until ${before.validTo}`;
    faults.push({
      index,
      column: 'validFrom',
      message: `'${from}' overlaps the term from ${before.validFrom}, which ${until}`,
    });
  }
  return faults;
}
