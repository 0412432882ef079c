import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Issuer } from '../../../gateway/auth/issuer.ts';
import type { SealedStore } from '../../../gateway/auth/session/sealed-store.ts';
import { SessionStore } from '../../../gateway/auth/session/session.ts';
import { SqliteSealedStore } from '../../../gateway/auth/session/sqlite-sealed-store.ts';
import { BadSignIn, SignInUnavailable } from '../../../gateway/auth/token.ts';
import { readConfig } from '../../../gateway/config.ts';
import { createMetrics } from '../../../gateway/metrics.ts';
import { RequestTraces } from '../../../gateway/request-traces.ts';
import { RestClient } from '../../../gateway/rest/client.ts';
import { fetchOver } from '../../../gateway/rest/transport/fetch.ts';
import { Transport } from '../../../gateway/rest/transport/transport.ts';
import { NO_TRACING } from '../../../lib/node/tracing.ts';
import {
  type BadUpstream,
  type Behaviour,
  json,
  startBadUpstream,
} from '../../support/faults/bad-upstream.ts';

let provider: BadUpstream;
let dataDir: string;
let store: SealedStore;
let sessions: SessionStore;
const transport = new Transport();

beforeAll(async () => {
  provider = await startBadUpstream();
});

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'skyledger-refresh-'));
  store = new SqliteSealedStore(dataDir);
  const config = readConfig({
    UPSTREAM_URL: provider.url,
    OIDC_ISSUER: provider.url,
    OIDC_CLIENT_ID: 'portal',
  });
  const rest = new RestClient(
    config,
    transport,
    createMetrics(),
    pino({ level: 'silent' }),
    new RequestTraces(NO_TRACING),
  );
  sessions = new SessionStore(store, new Issuer(config, rest, fetchOver(transport, 1000)));
  return async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
});

afterAll(async () => {
  transport.close();
  await provider.close();
});

/** Counts refreshes; discovery is always answered. */
function refreshBy(answer: Behaviour): { count: () => number } {
  let refreshes = 0;
  provider.behave((request, response, count) => {
    if (request.url !== '/token') {
      const at = (path: string) => `${provider.url}/${path}`;
      return json(response, {
        issuer: provider.url,
        jwks_uri: at('certs'),
        token_endpoint: at('token'),
        authorization_endpoint: at('auth'),
      });
    }
    refreshes += 1;
    answer(request, response, count);
  });
  return { count: () => refreshes };
}

const renewed: Behaviour = (_request, response) =>
  json(response, { access_token: 'second', token_type: 'Bearer', refresh_token: 'rotated', expires_in: 300 });
const note = { address: null, userAgent: null, signedInAt: 0 };
const session = (expiresIn: number) =>
  sessions.create({ access_token: 'first', refresh_token: 'once', expires_in: expiresIn }, 'dana', note);

describe('the access token of a session', () => {
  test('is kept while it has more than 5 seconds to go', async () => {
    const refreshes = refreshBy(renewed);
    expect(await sessions.accessToken(await session(60))).toBe('first');
    expect(refreshes.count()).toBe(0);
  });

  test('is renewed with less, once for all who ask at the same time', async () => {
    const refreshes = refreshBy(renewed);
    const id = await session(4);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => sessions.accessToken(id)));
    expect(new Set(tokens)).toEqual(new Set(['second']));
    expect(refreshes.count()).toBe(1);
    expect(await sessions.accessToken(id)).toBe('second');
    expect(refreshes.count()).toBe(1);
  });

  test('ends with the session when the provider refuses', async () => {
    refreshBy((_request, response) => json(response, { error: 'invalid_grant' }, 400));
    const id = await session(1);
    await expect(sessions.accessToken(id)).rejects.toThrow(BadSignIn);
    expect(await sessions.has(id)).toBe(false);
  });

  test('is used to its end while the provider is out of reach, and the session stays', async () => {
    refreshBy((request) => void request.socket.destroy());
    expect(await sessions.accessToken(await session(4))).toBe('first');
    const id = await session(-1);
    await expect(sessions.accessToken(id)).rejects.toThrow(SignInUnavailable);
    expect(await sessions.has(id)).toBe(true);
  });

  test('is gone when the session was ended while it was renewed', async () => {
    const waiting: (() => void)[] = [];
    refreshBy((request, response, count) => void waiting.push(() => renewed(request, response, count)));
    const id = await session(1);
    const asked = sessions.accessToken(id);
    asked.catch(() => undefined);
    await expect.poll(() => waiting.length).toBe(1);
    await store.remove('session', id);
    waiting[0]?.();
    await expect(asked).rejects.toThrow(BadSignIn);
  });
});
