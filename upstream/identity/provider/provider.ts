// Configures the OpenID provider: Keycloak's paths, short JWT access tokens, no consent screen, own pages.
import type { Configuration, Provider as ProviderType } from 'oidc-provider';
import { Provider } from 'oidc-provider/lib/provider.js';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { CLOCK_TOLERANCE } from '../../../lib/node/access-tokens.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { userOfSubject } from '../../stores/documents/people/users.ts';
import type { ToolsClient } from '../seed/seed.ts';
import { ProviderRecords } from './adapter.ts';
import { loadExistingGrant, RESOURCE, RESOURCE_SCOPE, USER_SCOPES } from './grant.ts';
import { EXTRA_PARAMETERS, signInPolicy } from './interactions.ts';
import type { ProviderKeys } from './keys.ts';
import { API_AUDIENCE, loginPath, PORTAL_CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from './realm.ts';
import { renderError, renderSignedOut, signOut } from './sign-out.ts';

const MINUTE = 60;
const YEAR = 365 * 24 * 60 * MINUTE;
/** Anyone who has signed out is not served any more after this, in seconds. */
const LEFT_AFTER_SIGN_OUT = 5 * MINUTE;
/** A token counts a little longer than it says, because clocks may differ. */
const ACCESS_TOKEN_SECONDS = LEFT_AFTER_SIGN_OUT - CLOCK_TOLERANCE;

export interface ProviderSetup {
  issuer: string;
  publicUrl: string;
  documents: Documents;
  keys: ProviderKeys;
  tools: ToolsClient;
}

export function createProvider({ issuer, publicUrl, documents, keys, tools }: ProviderSetup): ProviderType {
  const provider = new Provider(issuer, {
    adapter: (model: string) => new ProviderRecords(documents, model),
    jwks: { keys: [keys.signing] } as Configuration['jwks'],
    clients: clientsOf(publicUrl, tools),
    findAccount: async (_ctx, subject) => {
      const user = await userOfSubject(documents, subject);
      if (!user) return undefined;
      return {
        accountId: user.userId,
        claims: () => ({ ...userClaims(user), sub: user.userId }),
      };
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'locale', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    // The portal reads name and address from the ID token and needs no further call.
    conformIdTokenClaims: false,
    scopes: USER_SCOPES,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    pkce: { required: () => true },
    loadExistingGrant,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out at the provider ends refresh tokens too.
    expiresWithSession: async () => true,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      ClientCredentials: ACCESS_TOKEN_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      Interaction: 60 * MINUTE,
      // The portal keeps people signed in for one year.
      RefreshToken: YEAR,
      Session: YEAR,
      Grant: 2 * YEAR,
    },
    clientBasedCORS: () => false,
    cookies: {
      keys: keys.cookies,
      names: {
        session: 'skyledger_provider',
        interaction: 'skyledger_interaction',
        resume: 'skyledger_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: REALM_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    interactions: { url: (_ctx, interaction) => loginPath(interaction.uid), policy: signInPolicy() },
    extraParams: EXTRA_PARAMETERS,
    // The session of a token, by Keycloak's name for it.
    extraTokenClaims: async (_ctx, token) => ('sessionUid' in token ? { sid: token.sessionUid } : {}),
    discovery: { ui_locales_supported: [...LANGUAGES] },
    routes: ROUTES,
    features: features(publicUrl),
    renderError: (ctx) => renderError(ctx, publicUrl),
  });
  // Believes the forwarded host and protocol, which mount.ts sets to the issuer's.
  provider.proxy = true;
  return provider;
}

/** Keycloak's. */
const ROUTES: Configuration['routes'] = {
  authorization: `${PROTOCOL_PATH}/auth`,
  token: `${PROTOCOL_PATH}/token`,
  userinfo: `${PROTOCOL_PATH}/userinfo`,
  jwks: `${PROTOCOL_PATH}/certs`,
  end_session: `${PROTOCOL_PATH}/logout`,
  revocation: `${PROTOCOL_PATH}/revoke`,
  introspection: `${PROTOCOL_PATH}/token/introspect`,
};

/** What a token or the userinfo endpoint says of a user beside the subject. */
export function userClaims(user: { email: string; name: string; language: string }) {
  return {
    email: user.email,
    email_verified: true,
    name: user.name,
    locale: user.language,
    preferred_username: user.email,
  };
}

function clientsOf(publicUrl: string, tools: ToolsClient): Configuration['clients'] {
  return [
    {
      client_id: PORTAL_CLIENT_ID,
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${publicUrl}/auth/callback`],
      post_logout_redirect_uris: [`${publicUrl}/`],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    {
      client_id: tools.clientId,
      client_secret: tools.clientSecret,
      redirect_uris: [],
      grant_types: ['client_credentials'],
      response_types: [],
    },
  ];
}

function features(publicUrl: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    clientCredentials: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    introspection: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => RESOURCE,
      useGrantedResource: async () => true,
      getResourceServerInfo: async () => ({
        scope: RESOURCE_SCOPE,
        audience: API_AUDIENCE,
        accessTokenFormat: 'jwt',
        accessTokenTTL: ACCESS_TOKEN_SECONDS,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => signOut(ctx, form, publicUrl),
      postLogoutSuccessSource: async (ctx) => renderSignedOut(ctx, publicUrl),
    },
  };
}
