// The settings of mail: a server, and from whom mails come.
import { z } from 'zod';
import { isEmailAddress } from '../../lib/rules/text-rules.ts';

export interface MailConfig {
  /** Null: mails are files in the folder `outbox` of the data directory. */
  smtpUrl: string | null;
  /** An address, or a name with one in angle brackets. */
  from: string;
  /** Where requests of users go; null: nowhere. */
  supportAddress: string | null;
}

/** A name without signs that have a meaning in a header, and an address. */
const NAMED_ADDRESS = /^[^<>",;:\p{Cc}]+ <([^<>]+)>$/u;

/** What is wrong with the address of the server is said without it: it may hold a password. */
export const mailSettings = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@mail.example.com:587, or smtps://',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => isEmailAddress(text) || isEmailAddress(NAMED_ADDRESS.exec(text)?.[1] ?? ''), {
      error: 'must be an address, or a name with one, such as Skyledger <billing@example.com>',
    })
    .optional(),
  SUPPORT_EMAIL: z.string().refine(isEmailAddress, { error: 'must be an address' }).optional(),
};

interface MailSettings {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  SUPPORT_EMAIL?: string | undefined;
}

/** Leads nowhere: without a mail server requests are files in the outbox. */
const SUPPORT_WITHOUT_SERVER = 'support@skyledger.example';

/** Without a sender's address it is one of the portal's host. */
export function mailConfig(
  { SMTP_URL: smtpUrl, MAIL_FROM: from, SUPPORT_EMAIL: support }: MailSettings,
  publicUrl: string,
): MailConfig {
  const { hostname } = new URL(publicUrl);
  return {
    smtpUrl: smtpUrl ?? null,
    from: from ?? `Skyledger <no-reply@${hostname}>`,
    supportAddress: support ?? (smtpUrl === undefined ? SUPPORT_WITHOUT_SERVER : null),
  };
}
