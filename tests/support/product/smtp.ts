// A real SMTP server in the process of the test: what it took is read back as mails; it can be told to refuse.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  /** Of the envelope. */
  recipients: string[];
  raw: string;
  mail: Email;
}

export interface SmtpServer {
  url: string;
  /** In the order in which they came. */
  taken: TakenMail[];
  /** Conversations that began, whatever became of them. */
  conversations: () => number;
  /** Answers the next mails with these replies, one each, before it takes any. */
  refuse: (...codes: number[]) => void;
  close: () => Promise<void>;
}

const LEFT = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);

/** `port` 0 takes a free one. */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const taken: TakenMail[] = [];
  const replies: number[] = [];
  let conversations = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      conversations += 1;
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = replies.shift();
        if (code !== undefined) {
          done(Object.assign(new Error(`refused by the test with ${code}`), { responseCode: code }));
          return;
        }
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(raw).then((mail) => {
          taken.push({ recipients, raw: raw.toString('utf8'), mail });
          done();
        }, done);
      });
    },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A program that is killed leaves its conversation.
    if (!LEFT.has(error.code)) throw error;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    conversations: () => conversations,
    refuse: (...codes) => void replies.push(...codes),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
