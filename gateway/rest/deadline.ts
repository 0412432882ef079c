// How long a call may take: the time of its service, and never longer than the request that it is made for.
import type { Caller } from './caller.ts';

export interface Deadline {
  /** By `performance.now()`. */
  at: number;
  /** The request ends before the time that the call has on its own. */
  isCutShort: boolean;
}

/** Outcomes that say that the service is not well. */
const FAILING: ReadonlySet<string> = new Set(['timeout', 'unavailable']);

/** `timeoutMs` is the time of the service, in milliseconds from now. */
export function deadlineOf({ endsAt = Number.POSITIVE_INFINITY }: Caller, timeoutMs: number): Deadline {
  const own = performance.now() + timeoutMs;
  return { at: Math.min(own, endsAt), isCutShort: endsAt < own };
}

/** Milliseconds; at least one, so that a call without time left ends like any that was too slow. */
export function timeLeft({ at }: Deadline): number {
  return Math.max(1, Math.round(at - performance.now()));
}

/** Whether the outcome says that the service is not well; null where it was not given the time to answer. */
export function verdict(outcome: string, { isCutShort }: Deadline): boolean | null {
  return isCutShort && outcome === 'timeout' ? null : FAILING.has(outcome);
}
