// A request that is refused with a reason the caller can read; every other error is masked.
import type { DomainErrorCode } from '../lib/catalogue/domain-errors.ts';
import { FAIL_CODES } from './contract/endpoint.ts';

/** Of the protocol, or of the catalogue of what a person can run into. */
export type FailCode = (typeof FAIL_CODES)[keyof typeof FAIL_CODES] | DomainErrorCode;

/** `field` is the member of the request at fault, `status` the HTTP status of the answer. */
export class Refusal extends Error {
  readonly code: FailCode;
  readonly field: string | undefined;
  readonly status: 200 | 400 | 401 | 404 | 413 | 500 | 503;
  constructor(code: FailCode, message: string, field?: string, status: Refusal['status'] = 200) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.field = field;
    this.status = status;
  }
}

export function badRequest(message: string, field: string): Refusal {
  return new Refusal(FAIL_CODES.badRequest, message, field);
}

export function forbidden(message: string, field: string): Refusal {
  return new Refusal(FAIL_CODES.forbidden, message, field);
}

/** A request that is outside of the contract. */
export function outsideContract(message: string, field?: string): Refusal {
  return new Refusal(FAIL_CODES.badRequest, message, field, 400);
}

export function unauthenticated(): Refusal {
  return new Refusal(FAIL_CODES.unauthenticated, 'A valid bearer token is needed.', undefined, 401);
}
