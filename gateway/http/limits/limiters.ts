// Who counts what a user asks for: this process, the first of several processes, or Redis for all of them.
import { type Admitted, type Refused, RequestLimiter, type RequestLimits } from './request-limiter.ts';

export type Turn = Admitted | Refused;

/** An answer at once where no other process has to be asked. */
export interface Limiter {
  begin: (userId: string) => Turn | Promise<Turn>;
}

/** Requests that are answered once, and streams that stay open. */
export type LimiterName = 'requests' | 'streams';
export type Limiters = Record<LimiterName, Limiter>;

const MAX_STREAMS_OF_USER = 5;

export function limitsOf(requests: RequestLimits): Record<LimiterName, RequestLimits> {
  return { requests, streams: { perMinute: 0, atOnce: MAX_STREAMS_OF_USER } };
}

/** Of this process alone. */
export function ownLimiters(requests: RequestLimits): Record<LimiterName, RequestLimiter> {
  const limits = limitsOf(requests);
  return { requests: new RequestLimiter(limits.requests), streams: new RequestLimiter(limits.streams) };
}
