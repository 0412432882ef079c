// Why a service may have refused a request: asked of the contract only then, because to check each request would cost
// all the others, and the service does it anyway.
import type { Endpoint } from '../../upstream/contract/endpoint.ts';

/** Faults whose texts say a limit. All others name what the wire has instead of what the graph has. */
const LIMITS: readonly string[] = ['too_big', 'too_small'];

/**
 * The limit of the contract that a member of the request is outside of, such as `too big: expected number to be <=24`;
 * null where it is outside of none. `field` is the path of the member, as the service names it.
 */
export function contractFault(endpoint: Endpoint, request: unknown, field: string): string | null {
  const { issues = [] } = endpoint.request.safeParse(request).error ?? {};
  const issue = issues.find(({ code, path }) => LIMITS.includes(code) && path.join('.') === field);
  if (!issue) return null;
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}
