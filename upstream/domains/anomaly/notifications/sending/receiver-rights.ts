// What a receiver may be sent now: rights may have been withdrawn since the setting was made.
import type { AnomalyState } from '../../../../../lib/catalogue/anomaly.ts';
import type { Language } from '../../../../../lib/catalogue/languages.ts';
import { MENUS } from '../../../../../lib/catalogue/menus.ts';
import type { VendorCode } from '../../../../../lib/catalogue/vendors.ts';
import type { NoticeReason, SkipReason } from '../../../../../lib/mail/notifications.ts';
import type { AnomalyEvent } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import { type AnomalyFlags, NO_FLAGS } from '../../../../stores/documents/anomaly/anomaly-flags.ts';
import type { Documents } from '../../../../stores/documents/database.ts';
import { type Member, membersOf } from '../../../../stores/documents/people/members.ts';
import { userOfSubject } from '../../../../stores/documents/people/users.ts';
import type { Company } from '../../../../stores/documents/platform/companies.ts';
import { visibleVendors } from '../../../../stores/documents/reference/authorised-vendors.ts';
import type { Stores } from '../../../shared/stores.ts';
import { isAiPaid } from '../../ai-state.ts';

export interface ReceiverPerson {
  userId: string;
  email: string;
  language: Language;
  /** May say what the company does about an anomaly. */
  canEdit: boolean;
}

/** Null for one who left the company, a tool, and one without a right on the menu of anomalies. */
export async function receiverPerson(
  documents: Documents,
  companyId: string,
  userId: string,
): Promise<ReceiverPerson | null> {
  const member = (await membersOf(documents, companyId)).find((each) => each.userId === userId);
  const right = member && anomalyRight(member);
  if (!member || member.isTool || right === 'none') return null;
  const user = await userOfSubject(documents, userId);
  if (!user) return null;
  return { userId, email: user.email, language: user.language, canEdit: right === 'edit' };
}

export function anomalyRight({ rights }: Pick<Member, 'rights'>): 'edit' | 'view' | 'none' {
  return rights.find(({ menuCode }) => menuCode === MENUS.ANOMALY.code)?.authType ?? 'none';
}

export interface CompanyReach {
  /** The vendors that its people may see. */
  vendors: ReadonlySet<VendorCode>;
  isAiPaid: boolean;
}

export async function companyReach(
  stores: Pick<Stores, 'documents' | 'environment' | 'now'>,
  company: Company,
): Promise<CompanyReach> {
  const vendors = await visibleVendors(stores, company.companyId);
  return { vendors: new Set(vendors), isAiPaid: isAiPaid(stores, company) };
}

/** Why an anomaly is not sent after all; null: it is sent. `flags` are those of a person. */
export function skipReason(
  { event, state, reason }: { event: AnomalyEvent; state: AnomalyState; reason: NoticeReason },
  { vendors, isAiPaid: isPaid }: CompanyReach,
  flags: AnomalyFlags = NO_FLAGS,
): SkipReason | null {
  if (!vendors.has(event.vendor)) return 'VENDOR_NOT_AVAILABLE';
  if (event.detectType === 'AI' && !isPaid) return 'NEEDS_PLAN';
  if (!flags.receives || flags.isHidden) return 'SWITCHED_OFF';
  return isStillDue(state, reason) ? null : 'SETTLED';
}

/** What was acknowledged while it waited is still news to others, but nothing to remind of. */
function isStillDue(state: AnomalyState, reason: NoticeReason): boolean {
  if (reason === 'WITHDRAWN') return state === 'WITHDRAWN';
  return state === 'OPEN' || (state === 'ACKNOWLEDGED' && reason !== 'REMINDER');
}
