// What a request to /graphql must look like before anybody asks who makes it.
import type { ErrorCode } from '../errors.ts';
import type { RequestHead } from './request-head.ts';

export interface Objection {
  status: number;
  code: ErrorCode;
  message: string;
}

/** Null for a request that may go on. Form posts and the like, which other sites can make, end here. */
export function objectionTo(request: RequestHead): Objection | null {
  if (request.method === 'GET' || request.method === 'HEAD') return streamObjection(request);
  if (request.method !== 'POST') {
    return { status: 405, code: 'BAD_REQUEST', message: 'GraphQL is served by GET and POST.' };
  }
  if (request.headers.has('content-encoding')) {
    return { status: 415, code: 'BAD_REQUEST', message: 'The body must not be encoded.' };
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { status: 415, code: 'BAD_REQUEST', message: 'The body must be application/json.' };
  }
  return null;
}

/** What other sites can open without a script of ours is a single answer at most. */
function streamObjection(request: RequestHead): Objection | null {
  if (!request.headers.get('accept')?.toLowerCase().includes('text/event-stream')) return null;
  return { status: 405, code: 'BAD_REQUEST', message: 'Event streams are served by POST.' };
}

/** A browser tells where a script runs; a cookie counts only for pages of our own. */
export function isOwnOrigin(request: RequestHead, publicUrl: string): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(publicUrl).origin;
}
