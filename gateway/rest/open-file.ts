// Judges the head of an answer that should be a file: what is none is judged like any other answer.
import type { IncomingMessage } from 'node:http';
import { type Endpoint, ROW_COUNT_HEADER } from '../../upstream/contract/endpoint.ts';
import { replyOf } from './reply.ts';
import { type OpenAnswer, readBody } from './transport.ts';
import { UpstreamBadReply } from './upstream-error.ts';

/** A file as it comes from a service. */
export interface OpenFile {
  name: string;
  mediaType: string;
  /** How many rows it will have, as far as the service knows. */
  rowCount: number | null;
  body: IncomingMessage;
}

/** Throws an UpstreamError for an answer that is no file. */
export async function openFileOf(
  endpoint: Endpoint,
  { status, headers, body }: OpenAnswer,
  maxBytes: number,
): Promise<OpenFile> {
  const mediaType = headers['content-type'] ?? '';
  const name = fileNameOf(headers['content-disposition'] ?? '');
  if (status === 200 && name !== null && mediaType !== '') {
    const rows = Number(headers[ROW_COUNT_HEADER] ?? Number.NaN);
    return { name, mediaType, rowCount: Number.isSafeInteger(rows) ? rows : null, body };
  }
  replyOf(endpoint, { status, headers, text: await readBody(body, maxBytes) });
  throw new UpstreamBadReply(`${endpoint.method} ${endpoint.path}`, 'the answer is no file');
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
