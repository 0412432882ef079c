// Faults that a user can mend: told as data of a mutation, by a code of the catalogue.
import { type DomainErrorCode, isDomainErrorCode } from '../../lib/catalogue/domain-errors.ts';
import type { UserError } from '../__generated__/graph-types.ts';
import { domainErrorText } from '../domain-error-text.ts';
import { UpstreamRefusal } from '../rest/upstream-error.ts';
import { argumentOf } from '../rest/wire-members.ts';

/** `field` is the member of the input that is at fault. */
export function userError(code: DomainErrorCode, field: string | null, message: string): UserError {
  return { code, field, message };
}

/**
 * The outcome of a call, or the code that the service refused it with, never its words; anything that no user can mend
 * is thrown on. The member at fault is named as the input names it; `names` are those of one source alone.
 */
export async function orUserErrors<Result>(
  call: Promise<Result>,
  names?: Record<string, string>,
): Promise<{ result: Result; userErrors: [] } | { result: null; userErrors: [UserError] }> {
  try {
    return { result: await call, userErrors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamRefusal) || !isDomainErrorCode(error.upstreamCode ?? '')) throw error;
    const code = error.upstreamCode as DomainErrorCode;
    const field = argumentOf(error.field, names);
    return { result: null, userErrors: [userError(code, field, domainErrorText(code))] };
  }
}
