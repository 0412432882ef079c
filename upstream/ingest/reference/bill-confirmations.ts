// Files of confirmed bills. A file speaks for its own bills alone: confirmations of others stay.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import {
  billConfirmationsOf,
  replaceBillConfirmations,
} from '../../stores/documents/reference/bill-confirmations.ts';
import { byKey, type Entry, given, keyOfValues, type ReferenceKind } from './reference-kind.ts';
import { firstDayOf, instant, month, monthOf, text, vendor } from './values.ts';

type Column = 'vendor' | 'billingMonth' | 'billingAccountId' | 'confirmedAt' | 'confirmedBy';

const keyOf = (entry: Entry<Column>) => keyOfValues(entry.billingMonth, entry.vendor, entry.billingAccountId);

export const billConfirmations: ReferenceKind<Column> = {
  name: 'bill-confirmations',
  columns: {
    vendor,
    billingMonth: month,
    billingAccountId: text,
    confirmedAt: instant,
    confirmedBy: text,
  },
  keyOf,
  partOf: keyOf,
  arrange: byKey(keyOf),
  read: async (documents, companyId) =>
    (await billConfirmationsOf(documents, companyId)).map((bill) => ({
      ...bill,
      billingMonth: monthOf(bill.billingMonth),
    })),
  write: (documents, companyId, entries) =>
    replaceBillConfirmations(
      documents,
      companyId,
      entries.map((entry) => ({
        vendor: given(entry.vendor) as VendorCode,
        billingMonth: firstDayOf(given(entry.billingMonth)),
        billingAccountId: given(entry.billingAccountId),
        confirmedAt: given(entry.confirmedAt),
        confirmedBy: given(entry.confirmedBy),
      })),
    ),
};
