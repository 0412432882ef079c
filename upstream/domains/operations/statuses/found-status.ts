// A status as the portal finds it, before a person changed anything of it.

import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { StatusCheck, StatusReason } from '../../../../lib/catalogue/operations/status-checks.ts';
import type { StatusCode } from '../../../../lib/catalogue/operations/status-codes.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { dayIn } from '../../../../lib/files/cell-text.ts';
import { textsOf } from '../../../../lib/node/texts.ts';

export interface FoundStatus {
  /** Of the company; the same as long as what it is of lasts. */
  statusId: string;
  check: StatusCheck;
  code: StatusCode;
  subject: string;
  vendor: VendorCode | null;
  /** YYYY-MM */
  month: string | null;
  reason: StatusReason;
  /** Of the reason's text; `date` is a day. */
  values: Record<string, string | number>;
  /** ISO 8601 */
  at: string;
  /** Of a load: the run, and the run whose files are loaded when it is repaired; null where they are not known. */
  load: { runId: string; isRepairable: boolean } | null;
  /** Of a mail about statuses: it is not mailed, else a mail that fails would lead to the next. */
  isAboutStatuses: boolean;
}

/** What most statuses have alike. */
export const PLAIN = { subject: '', vendor: null, month: null, load: null, isAboutStatuses: false } as const;

/** Why a status has its code, in words. */
export function statusDetail({ reason, values }: FoundStatus, language: Language): string {
  const texts = textsOf(language);
  const told = { ...values };
  if (typeof told.date === 'string') told.date = dayIn(told.date, language);
  if (reason.startsWith('SCHEDULE_'))
    told.words = texts('platform.mails.reason', { reason: String(values.fault) });
  if (reason === 'ALERT_FAILED')
    told.words = texts('anomaly.deliveries.fault', { fault: String(values.fault) });
  return texts('operations.status.reason', { ...told, reason });
}
