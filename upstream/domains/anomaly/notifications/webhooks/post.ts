// Posts JSON to an address that a user named: guarded, bounded in time and size, without following redirects.
import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import type { DeliveryFaultCode } from '../../../../../lib/mail/notifications.ts';
import {
  type AllowedNetworks,
  checkWrittenAddress,
  guardedLookup,
  PrivateAddress,
} from '../../../../../lib/node/network/egress.ts';

/** Of a whole post, in milliseconds. */
const POST_MS = 10_000;
/** More of an answer is not read. */
const MAX_ANSWER_BYTES = 2_000;
const MAX_ANSWER_LENGTH = 300;

export interface PostAnswer {
  status: number;
  /** Its first words, in one line. */
  text: string;
}

export class PostFault extends Error {
  readonly code: Extract<DeliveryFaultCode, 'TIMEOUT' | 'UNREACHABLE' | 'PRIVATE_ADDRESS'>;
  constructor(code: PostFault['code'], message: string) {
    super(message);
    this.name = 'PostFault';
    this.code = code;
  }
}

export interface PostOptions {
  networks: AllowedNetworks;
  /** Ends the post. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Any status is an answer. Rejects with a PostFault where there is none. */
export async function postJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { networks, signal, timeoutMs = POST_MS }: PostOptions,
): Promise<PostAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    checkWrittenAddress(url, networks);
    return await answerOf(url, headers, body, networks, ended);
  } catch (error) {
    if (error instanceof PrivateAddress) throw new PostFault('PRIVATE_ADDRESS', error.message);
    if (timeout.aborted) throw new PostFault('TIMEOUT', `no answer within ${timeoutMs / 1000} s`);
    throw new PostFault('UNREACHABLE', codeOf(error));
  }
}

function answerOf(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  networks: AllowedNetworks,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const isEncrypted = url.protocol === 'https:';
  const send = isEncrypted ? requestEncrypted : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        // A connection of its own: one that is kept was judged for another name.
        agent: false,
        lookup: guardedLookup(isEncrypted, networks),
        signal,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Skyledger',
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        const end = () => {
          resolve({ status: response.statusCode ?? 0, text: shortened(Buffer.concat(parts)) });
          request.destroy();
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= MAX_ANSWER_BYTES) end();
        });
        response.on('end', end);
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function shortened(content: Buffer): string {
  return content
    .toString('utf8')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_ANSWER_LENGTH);
}

/** Of a connection that failed: its code, which holds nothing of the address. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
}
