// What a mail is before it is sent.
import type { Language } from '../../lib/catalogue/languages.ts';
import type { MailKind } from '../../lib/mail/mails.ts';
import type { MailBody } from './mail-body.ts';

export interface Attachment {
  /** As it is saved: without folders. */
  name: string;
  contentType: string;
  content: Buffer;
}

export interface Mail {
  /** Whose people get it; others cannot be recipients. */
  companyId: string;
  kind: MailKind;
  /** User id of the user who has it sent; answers to a SERVICE_REQUEST go there. */
  senderId: string;
  /** Addresses of 1 to 10 members of the company, all in one mail; of a SERVICE_REQUEST the support's. */
  recipients: readonly string[];
  language: Language;
  /** One line, under 255 characters. */
  subject: string;
  /** By mailBody. */
  body: MailBody;
  attachments: readonly Attachment[];
  /** The same key of the same company is the same mail: it is sent once, however often it is asked for. */
  idempotencyKey: string;
  /** What it is sent for, for those who ask how its mails fared; null: nothing. */
  reference?: string | null;
  /** Where one click ends such mails to the (one) recipient; null: there is nothing to end. */
  unsubscribeUrl?: string | null;
}
