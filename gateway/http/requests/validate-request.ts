// What a request must look like before it is authenticated: form posts and the like, which pages of other sites can
// make, end here.
import type { ErrorCode } from '../../errors.ts';
import type { RequestHead } from './request-head.ts';

export interface RequestFault {
  status: number;
  code: ErrorCode;
  message: string;
}

/** Null for a request that may go on. */
export function validateRequest(request: RequestHead): RequestFault | null {
  if (request.method === 'GET' || request.method === 'HEAD') return validateStream(request);
  if (request.method !== 'POST') {
    return { status: 405, code: 'BAD_REQUEST', message: 'GraphQL is served by GET and POST.' };
  }
  if (request.headers.has('content-encoding')) {
    return { status: 415, code: 'BAD_REQUEST', message: 'The body must not be encoded.' };
  }
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  if (type.split(';')[0]?.trim() !== 'application/json') {
    return { status: 415, code: 'BAD_REQUEST', message: 'The body must be application/json.' };
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/.test(charset))
    return { status: 415, code: 'BAD_REQUEST', message: 'The body must be in UTF-8.' };
  return null;
}

/** Other sites can open an event stream by GET without a script of ours. */
function validateStream(request: RequestHead): RequestFault | null {
  if (!request.headers.get('accept')?.toLowerCase().includes('text/event-stream')) return null;
  return { status: 405, code: 'BAD_REQUEST', message: 'Event streams are served by POST.' };
}

/** A browser tells where a script runs; a cookie counts only for pages of our own. */
export function isOwnOrigin(request: RequestHead, publicUrl: string): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(publicUrl).origin;
}
