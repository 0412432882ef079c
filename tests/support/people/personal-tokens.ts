// Access tokens of people for their tools, as a test of the gateway makes and uses them.

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Portal, startPortal } from '../product/portal.ts';
import type { Browser } from './browser.ts';

/** Who asks, where, and where else he could. */
export const WHO = '{ viewer { user { name } company { key } companies { key } } }';
const FIELDS = 'id name company { key } createdAt lastUsedAt expiresAt isExpired';

export interface ListedToken {
  id: string;
  name: string;
  company: { key: string };
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
  isExpired: boolean;
}

interface MadeToken {
  secret: string | null;
  userErrors: { code: string; field: string | null }[];
  viewer: { accessTokens: ListedToken[] };
}

let made = 0;

class PersonalTokenTools {
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** What becomes of a new one; `input` as a query has it. */
  async create(person: Browser, input: string): Promise<MadeToken> {
    const { data, errors } = await this.#portal.ask(
      person,
      `mutation { createAccessToken(input: { ${input} }) {
        secret userErrors { code field } viewer { accessTokens { ${FIELDS} } } } }`,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.createAccessToken as MadeToken;
  }

  /** A new one for the current company of the person. */
  async newToken(person: Browser): Promise<{ secret: string; id: string }> {
    made += 1;
    const { secret, viewer, userErrors } = await this.create(person, `name: "Token ${made}", days: 30`);
    const [token] = viewer.accessTokens;
    if (secret === null || !token) throw new Error(JSON.stringify(userErrors));
    return { secret, id: token.id };
  }

  async revoke(person: Browser, id: string): Promise<unknown> {
    const { data } = await this.#portal.ask(
      person,
      `mutation { revokeAccessToken(input: { id: "${id}" }) {
        userErrors { code field } viewer { accessTokens { name } } } }`,
    );
    return data?.revokeAccessToken;
  }

  /** What a tool is answered. */
  by(token: string, query = WHO, headers: Record<string, string> = {}) {
    return this.#portal.gateway.ask<Record<string, Record<string, unknown>>>(query, { token, headers });
  }

  /** In the company "sunflower". */
  async setRight(userId: string, menuCode: string, right: string): Promise<void> {
    await this.#portal.inDocuments((documents) =>
      documents
        .updateTable('menu_rights')
        .set({ auth_type: right })
        .where('user_id', '=', userId)
        .where('company_id', '=', 'sunflower')
        .where('menu_code', '=', menuCode)
        .execute(),
    );
  }
}

interface TokenTest {
  portal: Portal;
  tokens: PersonalTokenTools;
  /** Signed in as the demo's owner. */
  dana: Browser;
}

/** A portal for the tests of a file, in which each begins without tokens; its members are there once a test runs. */
export function portalForTokens(): TokenTest {
  const test = {} as TokenTest;
  beforeAll(async () => {
    // Answers are kept, as in the product: none may be told to a token that was made for a session.
    const portal = await startPortal({}, { REPLY_CACHE_MB: undefined });
    const { browser: dana } = await portal.enter('demo');
    Object.assign(test, { portal, tokens: new PersonalTokenTools(portal), dana });
  });
  afterAll(() => test.portal?.close());
  beforeEach(() =>
    test.portal.inDocuments(async (documents) => {
      await documents.deleteFrom('access_tokens').execute();
      await documents.updateTable('users').set({ current_company_id: 'sunflower' }).execute();
    }),
  );
  return test;
}
