// Another OpenID provider, as small as can be, in Keycloak's manner: its own keys, subjects, audience and pages.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export type Algorithm = 'RS256' | 'ES256';
export const SECOND = { clientId: 'acme-portal', clientSecret: 'acme-secret', audience: 'acme-api' };

interface Grant {
  email: string;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

export interface SecondProvider {
  issuer: string;
  /** Signs by a new key from now on; the former one is not published any more. */
  rotate: (algorithm: Algorithm) => Promise<void>;
  /** An access token of any content beside the usual. */
  accessToken: (change?: JWTPayload) => Promise<string>;
  /** Paths and query of the requests so far. */
  requests: readonly string[];
  /** How many sign-ins live. */
  sessions: () => number;
  close: () => Promise<void>;
}

export async function startSecondProvider(first: Algorithm): Promise<SecondProvider> {
  const codes = new Map<string, Grant>();
  const sessions = new Map<string, string>();
  const refreshTokens = new Map<string, string>();
  const requests: string[] = [];
  let key = await newKey(first);

  const sign = (payload: JWTPayload) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: key.algorithm, kid: key.jwk.kid ?? '', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key.privateKey);
  const accessToken = (change: JWTPayload = {}) =>
    sign({ iss: issuer, aud: SECOND.audience, sub: 'b7c1', typ: 'Bearer', azp: SECOND.clientId, ...change });

  async function tokens(email: string, nonce?: string) {
    const refresh = randomUUID();
    refreshTokens.set(refresh, email);
    const person = { sub: `sub-of-${email}`, email, email_verified: true };
    return {
      access_token: await accessToken({ ...person, sid: 'one' }),
      id_token: await sign({
        iss: issuer,
        aud: SECOND.clientId,
        typ: 'ID',
        ...person,
        ...(nonce && { nonce }),
      }),
      refresh_token: refresh,
      token_type: 'Bearer',
      expires_in: 300,
    };
  }

  async function token(form: URLSearchParams, authorization: string | undefined) {
    const [id] = Buffer.from(authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':');
    if (form.get('grant_type') === 'client_credentials') {
      const service = { sub: 'f00d', azp: id, client_id: id, preferred_username: `service-account-${id}` };
      return { access_token: await accessToken(service), token_type: 'Bearer', expires_in: 300 };
    }
    if (form.get('grant_type') === 'refresh_token') {
      const email = refreshTokens.get(form.get('refresh_token') ?? '');
      refreshTokens.delete(form.get('refresh_token') ?? '');
      return email ? tokens(email) : null;
    }
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return null;
    return tokens(grant.email, grant.nonce);
  }

  function authorize(query: URLSearchParams, email: string | undefined, response: ServerResponse): void {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (email === undefined && query.get('prompt') !== 'none') {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<form method="post" action="${issuer}/login?${query}"><input type="email" name="email"></form>`,
      );
      return;
    }
    if (email === undefined) back.searchParams.set('error', 'login_required');
    else {
      const code = randomUUID();
      const [nonce, challenge] = [query.get('nonce') ?? '', query.get('code_challenge') ?? ''];
      codes.set(code, { email, nonce, challenge, redirectUri: query.get('redirect_uri') ?? '' });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    requests.push(request.url ?? '/');
    const session = /second=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const form = new URLSearchParams(await bodyOf(request));
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    switch (pathname.slice('/realms/acme'.length)) {
      case '/.well-known/openid-configuration':
        return void json(metadataOf(issuer));
      case '/certs':
        return void json({ keys: [key.jwk] });
      case '/auth':
        return authorize(searchParams, sessions.get(session), response);
      case '/login': {
        const id = randomUUID();
        sessions.set(id, form.get('email') ?? '');
        response.setHeader('set-cookie', `second=${id}; Path=/; HttpOnly`);
        return authorize(searchParams, form.get('email') ?? '', response);
      }
      case '/token': {
        const given = await token(form, request.headers.authorization);
        return void json(given ?? { error: 'invalid_grant' }, given ? 200 : 400);
      }
      case '/logout':
        sessions.delete(session);
        return void response
          .writeHead(302, { location: searchParams.get('post_logout_redirect_uri') ?? '' })
          .end();
      case '/api/users/me/logout-allsession':
        sessions.clear();
        return void json({ result: 'OK' });
      default:
        return void response.writeHead(404).end();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/realms/acme`;
  return {
    issuer,
    rotate: async (algorithm) => {
      key = await newKey(algorithm);
    },
    accessToken,
    requests,
    sessions: () => sessions.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function newKey(algorithm: Algorithm) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: randomUUID(), alg: algorithm, use: 'sig' };
  return { algorithm, privateKey, jwk };
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/certs`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
