// What a signed-in user grants to the portal: without asking, because portal and provider are one product.
import type { Configuration } from 'oidc-provider';

/** The resource that stands for the REST services. */
export const RESOURCE = 'urn:skyledger:api';
export const RESOURCE_SCOPE = 'api';
export const USER_SCOPES = ['openid', 'profile', 'email', 'offline_access'];

/** The kept grant of the session, or a new one with all that there is to grant. */
export const loadExistingGrant: Configuration['loadExistingGrant'] = async (ctx) => {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const kept = session.grantIdFor(client.clientId);
  const found = kept ? await provider.Grant.find(kept) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(USER_SCOPES.join(' '));
  grant.addResourceScope(RESOURCE, RESOURCE_SCOPE);
  await grant.save();
  return grant;
};
