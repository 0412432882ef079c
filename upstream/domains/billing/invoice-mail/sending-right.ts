// Whether an invoice may be sent: checked when it is asked for, and again each time that it is sent.

import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { PauseReason } from '../../../../lib/mail/mail-schedules.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { menuRights, userOfSubject } from '../../../stores/documents/people/users.ts';
import { authorisedVendorsOf } from '../../../stores/documents/reference/authorised-vendors.ts';

interface Sending {
  companyId: string;
  senderId: string;
  vendor: VendorCode;
}

/** Null: nothing keeps it from being sent. */
export async function sendingFault(
  documents: Documents,
  { companyId, senderId, vendor }: Sending,
): Promise<Extract<PauseReason, 'SENDER_LOST_RIGHT' | 'VENDOR_NOT_AVAILABLE'> | null> {
  const sender = await userOfSubject(documents, senderId);
  if (!sender?.companyIds.has(companyId)) return 'SENDER_LOST_RIGHT';
  const rights = await menuRights(documents, senderId, companyId);
  const right = rights.find(({ menuCode }) => menuCode === MENUS.BILLING.code)?.authType;
  if (right !== 'edit') return 'SENDER_LOST_RIGHT';
  const vendors = await authorisedVendorsOf(documents, companyId);
  return vendors.length === 0 || vendors.includes(vendor) ? null : 'VENDOR_NOT_AVAILABLE';
}
