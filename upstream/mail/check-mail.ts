// What no mail may hold: checked before anything of it is kept, so that a refused mail is never sent.
import { MAX_ATTACHED_BYTES, MAX_RECIPIENTS } from '../../lib/mail/mails.ts';
import { isEmailAddress, isWithinLength } from '../../lib/rules/text-rules.ts';
import { Refusal } from '../refusal.ts';
import type { Documents } from '../stores/documents/database.ts';
import { staffOf } from '../stores/documents/operations/staff.ts';
import { membersOf } from '../stores/documents/people/members.ts';
import type { Mail } from './mail.ts';

const MAX_KEY_LENGTH = 200;
const MAX_NAME_LENGTH = 200;
/** Controls (CR, LF and NUL among them), and the line and paragraph separators. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** In the body a line may end, by a line feed alone. */
const CONTROL_IN_TEXT = /[^\P{Cc}\n]/u;
const FILE_NAME = /^[^\p{Cc}/\\"<>:|?*]+$/u;

/** One line without control characters, under 255 characters. `field` is the member of the request. */
export function checkLine(text: string, field: string): void {
  if (CONTROL.test(text))
    throw new Refusal('CONTROL_CHARACTERS', 'Line ends and other control characters are refused.', field);
  if (!isWithinLength(text)) throw new Refusal('TEXT_TOO_LONG', 'At most 254 characters.', field);
}

/** Lines without other control characters, under 255 characters together. */
export function checkParagraph(text: string, field: string): void {
  if (CONTROL_IN_TEXT.test(text))
    throw new Refusal('CONTROL_CHARACTERS', 'Control characters are refused.', field);
  if (!isWithinLength(text)) throw new Refusal('TEXT_TOO_LONG', 'At most 254 characters.', field);
}

/** 1 to 10 addresses, each once. */
export function checkRecipients(recipients: readonly string[]): void {
  const field = 'recipientList';
  if (recipients.length === 0)
    throw new Refusal('RECIPIENT_MISSING', 'At least one recipient is needed.', field);
  if (recipients.length > MAX_RECIPIENTS)
    throw new Refusal('TOO_MANY_RECIPIENTS', `At most ${MAX_RECIPIENTS} recipients.`, field);
  if (!recipients.every(isEmailAddress))
    throw new Refusal('EMAIL_INVALID', 'One of the recipients is no e-mail address.', field);
  if (new Set(recipients.map((address) => address.toLowerCase())).size < recipients.length)
    throw new Refusal('RECIPIENT_TWICE', 'A recipient is named twice.', field);
}

/** Rejects with a Refusal when the mail may not be sent. */
export async function checkMail(documents: Documents, mail: Mail): Promise<void> {
  checkLine(mail.subject, 'subject');
  checkRecipients(mail.recipients);
  // The support does not belong to the company.
  if (mail.kind !== 'SERVICE_REQUEST') await checkRegistered(documents, mail);
  if (mail.idempotencyKey.length > MAX_KEY_LENGTH || CONTROL.test(mail.idempotencyKey))
    throw new Refusal('CONTROL_CHARACTERS', 'The key is too long or holds control characters.', 'key');
  for (const { name, contentType } of mail.attachments) {
    if (!FILE_NAME.test(name) || name.length > MAX_NAME_LENGTH || CONTROL.test(contentType))
      throw new Refusal('CONTROL_CHARACTERS', 'An attachment has a name that no file may have.', 'name');
  }
  const size = mail.attachments.reduce((sum, { content }) => sum + content.length, 0);
  if (size > MAX_ATTACHED_BYTES)
    throw new Refusal('MAIL_TOO_LARGE', `Attachments of more than ${MAX_ATTACHED_BYTES} bytes.`);
}

/** Each recipient is a person of the company: senders cannot learn who uses the portal elsewhere. */
async function checkRegistered(
  documents: Documents,
  { kind, companyId, recipients }: Pick<Mail, 'kind' | 'companyId' | 'recipients'>,
): Promise<void> {
  const people = (await membersOf(documents, companyId)).filter(({ isTool }) => !isTool);
  // The staff of a site are told how its companies fare.
  const staff = kind === 'OPERATION_STATUS' ? await staffOf(documents, companyId) : [];
  const known = new Set([...people, ...staff].map(({ email }) => email.toLowerCase()));
  if (recipients.some((address) => !known.has(address.toLowerCase())))
    throw new Refusal(
      'RECIPIENT_UNREGISTERED',
      'A recipient is no registered user of the company.',
      'recipientList',
    );
}
