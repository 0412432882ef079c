// Tells the services of a session that began or ended, for the audit log.
import type { SessionEvent } from '../../../lib/catalogue/audit-actions.ts';
import { noteSession as noteSessionEndpoint } from '../../../upstream/contract/platform/platform.ts';
import { languageOf } from '../../http/requests/language.ts';
import type { Caller } from '../../rest/caller.ts';
import type { AuthParts, BrowserRequest } from '../parts.ts';

/** How long a sign-in or sign-out is held up by it at most, in milliseconds. */
const PATIENCE_MS = 2000;

/** By the access token of the session. What the services cannot take in time is in the log here. */
export async function noteSession(
  browserRequest: BrowserRequest,
  { rest, log }: AuthParts,
  token: string,
  event: SessionEvent,
): Promise<void> {
  try {
    const caller = { ...callerOf(browserRequest, token), endsAt: performance.now() + PATIENCE_MS };
    await rest.call(noteSessionEndpoint, { event }, caller);
  } catch (error) {
    log.warn(
      { error: String(error), event, requestId: browserRequest.requestId },
      'a session could not be noted',
    );
  }
}

/** The person of the browserRequest as a caller of the services. */
export function callerOf({ request, requestId, connection }: BrowserRequest, token: string): Caller {
  return {
    token,
    requestId,
    language: languageOf(request),
    ...(connection.address !== null && { address: connection.address }),
  };
}
