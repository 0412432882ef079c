// Sends mails: keeps each before it is sent, tries again with growing pauses, and tells in the store how it fared.
import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Documents } from '../stores/documents/database.ts';
import {
  attachmentContents,
  claimMail,
  dropAttachments,
  dueMails,
  type KeptMail,
  keepMail,
  mailById,
  settleMail,
} from '../stores/documents/mails/mails.ts';
import { userOfSubject } from '../stores/documents/people/users.ts';
import { checkMail } from './check-mail.ts';
import { type Courier, DeliveryFault } from './courier.ts';
import type { Mail } from './mail.ts';

/** Pauses before the second and each further attempt, in milliseconds; after the last there is none. */
const PAUSES_MS: readonly number[] = [15_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000];
/** How often the store is asked for mails that are due, in milliseconds. */
const LOOK_MS = 5_000;
/** Longer than any delivery takes: then the program that was at it is gone. */
const CLAIM_MS = 3 * 60_000;
const AT_ONCE = 10;

export interface MailerOptions {
  documents: Documents;
  courier: Courier;
  /** From whom mails come: an address, or a name with one in angle brackets. */
  from: string;
  logger: Logger;
  now?: () => Date;
  pausesMs?: readonly number[];
}

export class Mailer {
  readonly #options: MailerOptions;
  readonly #now: () => Date;
  readonly #pausesMs: readonly number[];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
    this.#pausesMs = options.pausesMs ?? PAUSES_MS;
  }

  /** Where mails go. */
  get delivery(): Courier['kind'] {
    return this.#options.courier.kind;
  }

  /** Looks for mails that are due from now on, until it is closed: also for those of an earlier run. */
  open(): void {
    this.#timer = setInterval(() => void this.deliverDue(), LOOK_MS);
    this.#timer.unref();
    void this.deliverDue();
  }

  /** Finishes what is in flight. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#work;
    this.#options.courier.close();
  }

  /**
   * Sends one mail to all of its recipients, by SMTP or into the outbox folder. When this resolves the mail is kept
   * and will be sent, even by the next start of the program; how it fares is told by its state (`mailById`, the
   * query `mails`): waiting, sent, or failed with the words of the server. The same idempotency key is the same
   * mail: `isNew` is false for one that was kept before. Rejects with a Refusal, and sends nothing, when the subject, an address or a
   * file name holds a control character or is too long, unless there are 1 to 10 recipients who are all people
   * of the company, and when the attachments are too large (`MAX_ATTACHED_BYTES`).
   */
  async sendMail(mail: Mail): Promise<{ mailId: string; isNew: boolean }> {
    const { documents } = this.#options;
    await checkMail(documents, mail);
    const { text, html } = mail.body;
    const { mailId, isNew } = await keepMail(
      documents,
      {
        ...mail,
        mailId: randomUUID(),
        reference: mail.reference ?? null,
        unsubscribeUrl: mail.unsubscribeUrl ?? null,
        text,
        html,
      },
      this.#now(),
    );
    if (isNew) void this.deliverDue();
    return { mailId, isNew };
  }

  /** Tries every mail whose time has come; those that another program is at are left to it. */
  deliverDue(): Promise<void> {
    this.#work = this.#work.then(() => this.#deliverAll()).catch((error: unknown) => this.#note(error));
    return this.#work;
  }

  async #deliverAll(): Promise<void> {
    const { documents } = this.#options;
    while (!this.#isClosed) {
      const ids = await dueMails(documents, this.#now(), AT_ONCE);
      if (ids.length === 0) return;
      for (const mailId of ids) {
        const now = this.#now();
        const isOurs = await claimMail(documents, mailId, now, new Date(now.getTime() + CLAIM_MS));
        if (isOurs) await this.#deliver(mailId);
      }
    }
  }

  async #deliver(mailId: string): Promise<void> {
    const { documents, courier, logger } = this.#options;
    const mail = await mailById(documents, mailId);
    if (!mail) return;
    try {
      const { refused } = await courier.deliver(mailId, await this.#messageOf(mail));
      const outcome = { state: 'sent', nextAttemptAt: null, fault: null, refused } as const;
      await settleMail(documents, mailId, outcome, this.#now());
      // In the outbox a mail has arrived nowhere else: its files stay for a while.
      if (courier.kind === 'smtp') await dropAttachments(documents, mailId);
      logger.info({ mailId, kind: mail.kind, attempts: mail.attempts }, 'mail sent');
    } catch (error) {
      if (!(error instanceof DeliveryFault)) throw error;
      await this.#settleFault(mail, error);
    }
  }

  async #settleFault(mail: KeptMail, { message, isPermanent }: DeliveryFault): Promise<void> {
    const { documents, logger } = this.#options;
    const { mailId, kind, attempts } = mail;
    const pause = isPermanent ? undefined : this.#pausesMs[attempts - 1];
    const now = this.#now();
    const nextAttemptAt = pause === undefined ? null : new Date(now.getTime() + pause);
    const state = nextAttemptAt === null ? 'failed' : 'waiting';
    await settleMail(documents, mailId, { state, nextAttemptAt, fault: message, refused: [] }, now);
    logger.warn({ mailId, kind, attempts, nextAttemptAt, fault: message }, 'mail not sent');
  }

  async #messageOf(mail: KeptMail): Promise<SendMailOptions> {
    const { documents, from } = this.#options;
    const files = await attachmentContents(documents, mail.mailId);
    const unsubscribe =
      mail.unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          };
    const isOfPerson = mail.kind === 'SERVICE_REQUEST';
    const person = isOfPerson ? await userOfSubject(documents, mail.senderId) : null;
    return {
      from,
      ...(person && { replyTo: { name: person.name, address: person.email } }),
      to: mail.recipients.map((address) => ({ name: '', address })),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // The same at every attempt, so that a mail that did arrive can be told from another.
      messageId: `<${mail.mailId}@${domainOf(from)}>`,
      date: new Date(mail.createdAt),
      headers: {
        ...(isOfPerson ? {} : { 'Auto-Submitted': 'auto-generated' }),
        'Content-Language': mail.language,
        ...unsubscribe,
      },
      attachments: files.flatMap(({ name, contentType, content }) =>
        content === null ? [] : [{ filename: name, contentType, content }],
      ),
    };
  }

  #note(error: unknown): void {
    if (!this.#isClosed) this.#options.logger.error({ err: error }, 'mails could not be sent');
  }
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
