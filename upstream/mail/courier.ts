// Hands a mail to an SMTP server, or puts it into the local outbox as a file where none is set.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { makeDataDir } from '../../lib/node/data-dir.ts';
import { messageOf } from '../../lib/node/start-fault.ts';

/** In milliseconds. */
const CONNECTION_MS = 10_000;
const SILENCE_MS = 30_000;
/** Of a whole conversation: a server that answers drop by drop does not hold a mail for ever. */
const DELIVERY_MS = 90_000;
/** SMTP replies from here on say that another try would end the same. */
const PERMANENT_REPLY = 500;
/** The server asks for signing in, or turned it away: mended in the settings, not in the mail. */
const SIGN_IN_REPLIES: readonly number[] = [530, 534, 535, 538];
const MAX_FAULT_LENGTH = 300;

export interface Delivery {
  /** Addresses that the server did not take while it took others. */
  refused: string[];
}

/** A mail that could not be handed over. */
export class DeliveryFault extends Error {
  /** False where another try may go well. */
  readonly isPermanent: boolean;
  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.name = 'DeliveryFault';
    this.isPermanent = isPermanent;
  }
}

export interface Courier {
  /** smtp, or the outbox folder. */
  kind: 'smtp' | 'outbox';
  /** Rejects with a DeliveryFault. */
  deliver: (mailId: string, message: SendMailOptions) => Promise<Delivery>;
  close: () => void;
}

export function courierOf(smtpUrl: string | null, dataDir: string): Courier {
  return smtpUrl === null ? outboxCourier(join(dataDir, 'outbox')) : smtpCourier(smtpUrl);
}

function smtpCourier(smtpUrl: string): Courier {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    deliver: async (_mailId, message) => {
      try {
        const { rejected } = await withinTime(transport.sendMail(message));
        return {
          refused: rejected ?? [],
        };
      } catch (error) {
        throw faultOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Files named by the mail: the same mail again is the same file. */
function outboxCourier(folder: string): Courier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    deliver: async (mailId, message) => {
      try {
        makeDataDir(folder);
        const { message: content } = await composer.sendMail(message);
        const file = join(folder, `${mailId}.eml`);
        await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
        await rename(`${file}.part`, file);
        return { refused: [] };
      } catch (error) {
        throw new DeliveryFault(`the outbox cannot be written to (${messageOf(error)})`, false);
      }
    },
    close: () => composer.close(),
  };
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const late = sleep(DELIVERY_MS, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error('the mail server took too long');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}

/** The words of the server, in one line, without what was said to it. */
function faultOf(error: unknown): DeliveryFault {
  const responseCode = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const isPermanent = responseCode >= PERMANENT_REPLY && !SIGN_IN_REPLIES.includes(responseCode);
  const message = messageOf(error)
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_FAULT_LENGTH);
  return new DeliveryFault(message, isPermanent);
}
