// What an invoice mail is asked for by, and what it is made into.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { CurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { InvoiceFileType } from '../../../../lib/mail/invoice-mail.ts';
import type { Attachment } from '../../../mail/mail.ts';
import type { MailBody } from '../../../mail/mail-body.ts';

export interface InvoiceRequest {
  companyId: string;
  vendor: VendorCode;
  /** First day of the month. */
  billMonth: IsoDate;
  language: Language;
  fileType: InvoiceFileType;
  /** Empty: made of vendor and month. */
  title: string;
  description: string;
  /** Id of the one account whose charges it has; null: of all. */
  account: string | null;
  /** A currency that the total is told in beside its own; null: none. */
  currency: CurrencyCode | null;
  /** Name of the user who has it sent. */
  senderName: string;
  /** Ids of those who get it: what not all of them may read is left out. */
  readers: readonly string[];
}

export interface ComposedInvoice {
  subject: string;
  /** Null: a mail without subscribers. */
  bodyWith: (unsubscribeUrl: string | null) => MailBody;
  file: Attachment;
}

/** Rejects with the Refusal 10109 when the month has no data. */
export type ComposeInvoice = (request: InvoiceRequest) => Promise<ComposedInvoice>;
