// Mounts the OpenID provider beside the REST services: its own routes on the socket, the sign-in page in front.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnvironment } from '../../rest/app-types.ts';
import { mountLogin } from '../sign-in/login.ts';
import type { LoginTools } from '../sign-in/sign-in-tools.ts';
import type { Authenticate } from '../tokens/authenticate.ts';
import type { VerifyToken } from '../tokens/tokens.ts';
import { mountLogoutAll } from './logout-all.ts';
import { userClaims } from './provider.ts';
import { PROTOCOL_PATH, REALM_PATH } from './realm.ts';

export interface IdentityTools extends LoginTools {
  authenticate: Authenticate;
  verify: VerifyToken;
  logger: Logger;
}

export function mountIdentity(app: Hono<AppEnvironment>, tools: IdentityTools): void {
  const { provider, logger } = tools;
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the OpenID provider failed'));
  const issuer = new URL(provider.issuer);
  app.use(`${REALM_PATH}/*`, (c, next) => {
    // The provider's addresses are those of its issuer, whatever name or proxy the request came by.
    Object.assign(c.env.incoming.headers, {
      'x-forwarded-host': issuer.host,
      'x-forwarded-proto': issuer.protocol.slice(0, -1),
    });
    return next();
  });
  mountLogin(app, tools);
  app.on(['GET', 'POST'], `${REALM_PATH}${PROTOCOL_PATH}/userinfo`, (c) => userinfo(c, tools));
  mountLogoutAll(app, tools.documents, tools.verify);
  const handle = provider.callback();
  app.all(`${REALM_PATH}/*`, async (c) => {
    const { incoming, outgoing } = c.env;
    // The provider knows its paths without the realm and finds the realm by the difference.
    const original = incoming.url ?? '/';
    Object.assign(incoming, { originalUrl: original });
    incoming.url = original.slice(REALM_PATH.length);
    await handle(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
}

/** The provider itself answers this for opaque tokens alone, and gives none. */
async function userinfo(c: AppContext, { authenticate }: IdentityTools): Promise<Response> {
  const user = await authenticate(c.req.header('authorization'));
  if (!user) {
    c.header('www-authenticate', 'Bearer error="invalid_token"');
    return c.json({ error: 'invalid_token' }, 401);
  }
  return c.json({ sub: user.userId, ...userClaims(user) });
}
