// Checks the head of an answer that should be a file: what is none is treated like any other answer.
import type { IncomingMessage } from 'node:http';
import { PROGRESS_HEADER } from '../../lib/files/file-frames.ts';
import { type Endpoint, ROW_COUNT_HEADER } from '../../upstream/contract/endpoint.ts';
import { assertOwnAnswer } from './call-id.ts';
import { replyOf } from './replies/reply.ts';
import { headerOf, type OpenAnswer } from './transport/exchange.ts';
import { ExchangeError } from './transport/exchange-error.ts';
import { readText } from './transport/open-answer.ts';
import { UpstreamBadReply } from './upstream-error.ts';

/** A file as it comes from a service. */
export interface OpenFile {
  name: string;
  mediaType: string;
  /** How many rows it will have, as far as the service knows. */
  rowCount: number | null;
  /** The body is in frames (lib/files/file-frames.ts). */
  isFramed: boolean;
  body: IncomingMessage;
}

/** What an answer must be to be heard. */
interface Terms {
  /** The headers of the call. */
  sent: Readonly<Record<string, string>>;
  /** The largest answer that is read to find out why it is no file, in bytes. */
  maxBytes: number;
  /** How long that may take, in milliseconds. */
  timeoutMs: number;
}

/** Throws an UpstreamError or ExchangeError for an answer that is no file, and ends it. */
export async function openFileOf(endpoint: Endpoint, answer: OpenAnswer, terms: Terms): Promise<OpenFile> {
  const { status, headers, body } = answer;
  const timer = setTimeout(
    () => body.destroy(new ExchangeError('DEADLINE', `no whole refusal within ${terms.timeoutMs} ms`)),
    terms.timeoutMs,
  );
  try {
    assertOwnAnswer(`${endpoint.method} ${endpoint.path}`, headers, terms.sent);
    const mediaType = headerOf(headers, 'content-type');
    const name = fileNameOf(headerOf(headers, 'content-disposition'));
    if (status === 200 && name !== null && mediaType !== '') {
      const rows = Number(headers[ROW_COUNT_HEADER] ?? Number.NaN);
      const rowCount = Number.isSafeInteger(rows) ? rows : null;
      return { name, mediaType, rowCount, isFramed: headerOf(headers, PROGRESS_HEADER) !== '', body };
    }
    const text = await readText(body, terms.maxBytes);
    replyOf(endpoint, { status, headers, text }, terms.sent);
    throw new UpstreamBadReply(`${endpoint.method} ${endpoint.path}`, 'the answer is no file');
  } catch (error) {
    body.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Null where the header names no file. */
function fileNameOf(disposition: string): string | null {
  const [, encoded] = /^attachment\s*;.*filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? [];
  if (!encoded) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
