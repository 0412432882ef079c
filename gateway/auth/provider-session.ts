// What the gateway asks of the provider about sign-ins that have begun: their end here, or everywhere.
import { buildEndSessionUrl } from 'openid-client';
import type { AuthParts } from './parts.ts';

/** Where the browser goes to end its sign-in at the provider; the portal when the provider cannot be found. */
export async function endSessionUrl(
  { publicUrl, issuer, log }: AuthParts,
  idToken: string | null,
): Promise<string> {
  try {
    const { client } = await issuer.provider();
    return buildEndSessionUrl(client, {
      post_logout_redirect_uri: `${publicUrl}/`,
      ...(idToken && { id_token_hint: idToken }),
    }).href;
  } catch (error) {
    log.warn({ error: String(error) }, 'the provider cannot be told of a sign-out');
    return `${publicUrl}/`;
  }
}

/** Ends every sign-in of the user of the token at the provider; false where it does not offer that. */
export async function endAllSessions(
  { issuer, fetch, log }: AuthParts,
  accessToken: string,
  { withoutCurrent }: { withoutCurrent: boolean },
): Promise<boolean> {
  try {
    const provider = await issuer.provider();
    const url = new URL(`${provider.issuer.replace(/\/+$/, '')}/api/users/me/logout-allsession`);
    url.searchParams.set('clientId', provider.client.clientMetadata().client_id);
    url.searchParams.set('withoutCurrent', String(withoutCurrent));
    const response = await fetch(url.href, { headers: { authorization: `Bearer ${accessToken}` } });
    if (response.ok) return true;
    log.warn({ status: response.status }, 'the provider did not end all sessions of a user');
  } catch (error) {
    log.warn({ error: String(error) }, 'the provider could not end all sessions of a user');
  }
  return false;
}
