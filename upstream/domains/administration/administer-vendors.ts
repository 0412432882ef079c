// The vendors that a company is authorised for, as its owners set them.
import { createHash } from 'node:crypto';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { Refusal } from '../../refusal.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import {
  authorisedVendorsOf,
  replaceAuthorisedVendors,
} from '../../stores/documents/reference/authorised-vendors.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { Change } from '../shared/change.ts';

/** Equal vendors, equal version. */
export function vendorsVersion(vendors: readonly VendorCode[]): string {
  return createHash('sha256').update(vendors.toSorted().join()).digest('hex').slice(0, 16);
}

/** None: every vendor that the company has data of. Refuses a change that is based on vendors of before. */
export async function changeVendors(
  change: Change,
  version: string,
  given: readonly VendorCode[],
  offered: readonly VendorCode[],
): Promise<void> {
  const { companyId, actor, at } = change;
  if (given.some((vendor) => !offered.includes(vendor)))
    throw new Refusal('VENDOR_NOT_AVAILABLE', 'The site does not offer this vendor.', 'vendors');
  const vendors = [...new Set(given)].sort();
  await atomically(change.documents, async (transaction) => {
    const before = await authorisedVendorsOf(transaction, companyId);
    if (vendorsVersion(before) !== version)
      throw new Refusal('CHANGED_MEANWHILE', 'The vendors are others than those that were read.', 'version');
    if (vendorsVersion(vendors) === version) return;
    await replaceAuthorisedVendors(transaction, companyId, vendors);
    const changes = [{ name: 'vendors', before: wordsOf(before), after: wordsOf(vendors) }];
    const record = { companyId, actor, action: 'VENDORS_CHANGED', subject: companyId, changes } as const;
    await appendAudit(transaction, record, at);
  });
}

/** Null: no limit. */
function wordsOf(vendors: readonly VendorCode[]): string | null {
  return vendors.length === 0 ? null : vendors.join(', ');
}
