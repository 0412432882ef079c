// What an unsubscribe link is about, for the page that asks before it ends anything.
import { DEFAULT_LANGUAGE, type Language } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { userOfSubject } from '../people/users.ts';
import { companyById } from '../platform/companies.ts';
import { recipientsOf } from './mail-schedule-recipients.ts';
import { type ScheduledKind, scheduleBySeq } from './mail-schedules.ts';

export interface ToldSubscription {
  kind: ScheduledKind;
  /** Subject of the bills, which may be empty, or name of the dashboard; empty of a ledger. */
  name: string;
  /** Null for all but bills. */
  vendor: VendorCode | null;
  company: string;
  email: string;
  /** Of the mail. */
  language: Language;
  isEnded: boolean;
}

/** Null where the schedule or its recipient is no more. */
export async function toldSubscription(
  documents: Documents,
  { seq, userId }: { seq: number; userId: string },
): Promise<ToldSubscription | null> {
  const scheduled = await scheduleBySeq(documents, seq);
  if (!scheduled) return null;
  const recipients = await recipientsOf(documents, [scheduled]);
  const recipient = recipients.get(seq)?.find((each) => each.userId === userId);
  if (!recipient) return null;
  const company = await companyById(documents, scheduled.companyId);
  const told = {
    kind: scheduled.kind,
    company: company?.name ?? scheduled.companyId,
    email: recipient.email,
    isEnded: recipient.unsubscribedAt !== null,
  };
  if (scheduled.kind === 'INVOICE') {
    const { title, vendor, language } = scheduled.content;
    return { ...told, name: title, vendor, language };
  }
  const user = await userOfSubject(documents, userId);
  return {
    ...told,
    name: scheduled.kind === 'DASHBOARD' ? scheduled.content.name : '',
    vendor: null,
    language: user?.language ?? DEFAULT_LANGUAGE,
  };
}
