// The OpenID provider: found on first need and again after a failure, so that it may start after the gateway.

import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as joseFetch } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  type Configuration,
  customFetch,
  discovery,
  None,
} from 'openid-client';
import { DEFAULT_LANGUAGE } from '../../lib/catalogue/languages.ts';
import { keySetFetch } from '../../lib/node/key-set-fetch.ts';
import { keycloakConfiguration, keycloakJson } from '../../upstream/contract/platform/platform.ts';
import type { GatewayConfig } from '../config.ts';
import type { RestClient } from '../rest/client.ts';
import type { SignInFetch } from '../rest/transport/fetch.ts';

export interface Provider {
  /** Exactly as tokens name it. */
  issuer: string;
  client: Configuration;
  /** Signing keys, kept ten minutes and asked for again at most every 30 seconds. */
  keys: JWTVerifyGetKey;
}

export class Issuer {
  readonly #config: GatewayConfig;
  readonly #rest: RestClient;
  readonly #fetch: SignInFetch;
  #provider: Promise<Provider> | null = null;
  #known: Provider | null = null;

  constructor(config: GatewayConfig, rest: RestClient, fetch: SignInFetch) {
    this.#config = config;
    this.#rest = rest;
    this.#fetch = fetch;
  }

  /** What was found, without asking; null before. */
  get known(): Provider | null {
    return this.#known;
  }

  /** Shares one search; a failed one is forgotten, so that the next call searches again. */
  provider(): Promise<Provider> {
    this.#provider ??= this.#discover().catch((error: unknown) => {
      this.#provider = null;
      throw error;
    });
    return this.#provider;
  }

  async #discover(): Promise<Provider> {
    const { issuer, clientId } = await this.#address();
    const secret = this.#config.oidc.clientSecret;
    const client = await discovery(
      new URL(issuer),
      clientId,
      undefined,
      secret ? ClientSecretBasic(secret) : None(),
      {
        [customFetch]: this.#fetch,
        execute: issuer.startsWith('http://') ? [allowInsecureRequests] : [],
      },
    );
    const metadata = client.serverMetadata();
    if (!metadata.jwks_uri) throw new Error(`${issuer} names no key set`);
    const keys: ReturnType<typeof createRemoteJWKSet> = createRemoteJWKSet(new URL(metadata.jwks_uri), {
      [joseFetch]: keySetFetch(this.#fetch, () => keys.fresh),
    });
    this.#known = { issuer: metadata.issuer, client, keys };
    return this.#known;
  }

  /** From the settings, or else from what the platform service says of the site. */
  async #address(): Promise<{ issuer: string; clientId: string }> {
    const { issuer, clientId } = this.#config.oidc;
    if (issuer && clientId) return { issuer, clientId };
    const domain = new URL(this.#config.publicUrl).hostname;
    const caller = { token: null, requestId: `discovery-${crypto.randomUUID()}`, language: DEFAULT_LANGUAGE };
    const reply = await this.#rest.call(keycloakJson, { domain, svcType: 'frontend' }, caller, {
      isRead: true,
    });
    const site = keycloakConfiguration.parse(JSON.parse(reply.keycloakJson));
    const server = site['auth-server-url'].replace(/\/+$/, '');
    return { issuer: issuer ?? `${server}/realms/${site.realm}`, clientId: clientId ?? site.resource };
  }
}
