// The id that ties a request to its upstream calls, log lines and errors.
import type { RequestHead } from './request-head.ts';

/** The id that the client sent, or a new one where there is none that is fit for a log. */
export function requestIdOf(request: RequestHead): string {
  const given = request.headers.get('x-request-id') ?? '';
  return isRequestId(given) ? given : crypto.randomUUID();
}

/** Whether the text is fit for a log. */
export function isRequestId(text: string): boolean {
  return /^[\w-]{8,64}$/.test(text);
}
