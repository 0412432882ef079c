// What an access token must look like beside its signature: the same rules in front of the graph and of the services.

/** Signed by a key pair: one of these, by the algorithm of the key. */
export const TOKEN_ALGORITHMS = ['RS256', 'ES256'];

/** Seconds by which clocks may differ. */
export const CLOCK_TOLERANCE = 30;

/** Why the header is not that of an access token; null when it may be. */
export function headerFault(header: { alg?: string; typ?: unknown }): string | null {
  if (!TOKEN_ALGORITHMS.includes(header.alg ?? '')) return `not signed by ${TOKEN_ALGORITHMS.join(' or ')}`;
  const isType = header.typ === undefined || /^(application\/)?(at\+jwt|jwt)$/i.test(String(header.typ));
  return isType ? null : 'another type of token';
}

/** What tells for whom a client acts, in the words of RFC 9068 and of Keycloak. */
interface ClientClaims {
  sub?: unknown;
  client_id?: unknown;
  azp?: unknown;
  preferred_username?: unknown;
}

/** The client that the token was given to; null where it does not say. */
export function clientIdOf({ client_id, azp }: ClientClaims): string | null {
  const texts = [client_id, azp].filter((text) => typeof text === 'string' && text !== '');
  return typeof texts[0] === 'string' ? texts[0] : null;
}

/** Whether the client acts for itself: a tool, by its client credentials. */
export function isServiceToken(payload: ClientClaims): boolean {
  const clientId = clientIdOf(payload);
  if (clientId === null) return false;
  return (
    payload.sub === clientId || payload.preferred_username === `service-account-${clientId.toLowerCase()}`
  );
}

/** Why the content is not that of an access token, such as an ID token of Keycloak; null when it is. */
export function payloadFault(payload: { sub?: unknown; typ?: unknown; events?: unknown }): string | null {
  if (typeof payload.sub !== 'string' || payload.sub === '') return 'token without a subject';
  if (payload.typ !== undefined && payload.typ !== 'Bearer') return 'no access token';
  return payload.events === undefined ? null : 'a logout token';
}
