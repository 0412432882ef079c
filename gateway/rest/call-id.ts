// The id of each single call: a service that repeats it in its answer cannot be heard with the answer of another call.
// A connection or a proxy that mixed answers up would else show one company the figures of another.
import { randomUUID } from 'node:crypto';
import type { AnswerHeaders } from './transport/exchange.ts';
import { UpstreamBadReply } from './upstream-error.ts';

export const REQUEST_ID = 'x-request-id';
export const CALL_ID = 'x-call-id';

const PROCESS = randomUUID().slice(0, 8);
let calls = 0;

/** Of each try, unlike any other of any gateway. */
export function nextCallId(): string {
  calls += 1;
  return `${PROCESS}-${calls}`;
}

/** Throws for the answer of another call. A service that repeats neither id is believed. */
export function assertOwnAnswer(
  endpoint: string,
  answered: AnswerHeaders,
  sent: Readonly<Record<string, string>>,
): void {
  for (const header of [REQUEST_ID, CALL_ID]) {
    const told = answered[header];
    if (told !== undefined && told !== sent[header]) {
      throw new UpstreamBadReply(
        endpoint,
        `the answer of another call: ${header} ${String(told).slice(0, 100)}`,
      );
    }
  }
}
