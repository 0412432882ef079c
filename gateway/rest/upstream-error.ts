// How a call to a REST service can fail; what the service said stays in the log.
import { FAIL_CODES } from '../../upstream/contract/endpoint.ts';

/** A failed call. `endpoint` and `detail` are for the log alone. */
export abstract class UpstreamError extends Error {
  /** Label of metrics and log. */
  abstract readonly fault: string;
  readonly endpoint: string;
  readonly detail: string;

  constructor(endpoint: string, detail: string) {
    super(`${endpoint}: ${detail}`);
    this.endpoint = endpoint;
    this.detail = detail;
  }
}

/** No whole answer within the deadline. */
export class UpstreamTimeout extends UpstreamError {
  readonly fault = 'timeout';
}

/** Not reached, cut off, or failing on its own (5xx). */
export class UpstreamUnavailable extends UpstreamError {
  readonly fault = 'unavailable';
  /** A second try may help: connection reset, 429, 502 or 503. */
  readonly isTransient: boolean;

  constructor(endpoint: string, detail: string, isTransient = false) {
    super(endpoint, detail);
    this.isTransient = isTransient;
  }
}

/** The client has left, so the call was ended. The service is not at fault, and nobody reads the answer. */
export class UpstreamAbandoned extends UpstreamError {
  readonly fault = 'abandoned';

  constructor(endpoint: string) {
    super(endpoint, 'no caller waits for the answer any more');
  }
}

/** An answer that is not what the contract says: redirect, HTML, cut JSON, wrong shape, too large. */
export class UpstreamBadReply extends UpstreamError {
  readonly fault = 'bad_reply';
}

/** The service understood and refused. */
export class UpstreamRefusal extends UpstreamError {
  readonly fault = 'refused';
  readonly status: number;
  /** The service's own code, such as 10109; null where it gave none. */
  readonly upstreamCode: string | null;
  /** The member of the request at fault, by its name on the wire. */
  readonly field: string | null;
  /** The limit of the contract that `field` is outside of, in words of ours; null where there is none. */
  contractFault: string | null = null;

  constructor(endpoint: string, detail: string, refusal: { status: number; code?: string; field?: string }) {
    super(endpoint, detail);
    this.status = refusal.status;
    this.upstreamCode = refusal.code ?? null;
    this.field = refusal.field ?? null;
  }
}

/** Not of a service that failed on its own: it may know its users all the same. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof UpstreamRefusal)) return false;
  return error.status < 500 && error.upstreamCode !== FAIL_CODES.internal;
}
