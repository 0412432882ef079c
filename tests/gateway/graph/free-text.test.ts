// Who may ask by a text of their own: kinds of requests × a stranger, a session without the right on the API, a session
// with it, and a tool (promises, sections A and B).

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sharedSchema } from '../../../gateway/schema.ts';
import { json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import type { Browser } from '../../support/people/browser.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway } from '../../support/product/gateway.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';

const ROLES = ['stranger', 'session without the right', 'session with the right', 'tool'] as const;
type Role = (typeof ROLES)[number];

const operations: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../gateway/__generated__/operations.json', import.meta.url), 'utf8'),
);
const idOf = (start: string) =>
  Object.keys(operations).find((id) => operations[id]?.startsWith(start)) ?? expect.fail(start);

interface Kind {
  name: string;
  body: Record<string, unknown>;
  by?: 'GET' | 'stream';
}
const KINDS: readonly Kind[] = [
  {
    name: 'an operation of the web, by its id',
    body: { documentId: idOf('query MailsPageQuery'), variables: { page: 1 } },
  },
  { name: 'a text', body: { query: '{ viewer { user { name } } }' } },
  { name: 'a text by GET', body: { query: '{ viewer { user { name } } }' }, by: 'GET' },
  {
    name: 'the text of an operation of the web',
    body: { query: operations[idOf('query MailsPageQuery')], variables: { page: 1 } },
  },
  {
    name: 'a text that changes something',
    body: { query: 'mutation { saveSelectedVendors(input: { vendors: [AWS] }) { userErrors { code } } }' },
  },
  { name: 'a stream', body: { query: 'subscription { loadProgress { id } }' }, by: 'stream' },
  { name: 'introspection', body: { query: '{ __schema { types { name } } }' } },
  { name: 'introspection by GET', body: { query: '{ __schema { types { name } } }' }, by: 'GET' },
  {
    name: 'introspection under another name',
    body: { query: '{ a: __type(name: "Viewer") { fields { name } } }' },
  },
  { name: 'the name of the root', body: { query: '{ __typename }' } },
  { name: 'a text with a fault', body: { query: '{ viewer { nam } }' } },
  { name: 'a text that is none', body: { query: '{ viewer {' } },
  { name: 'no text at all', body: {} },
];
/** They are answered by what is wrong with them. */
const FAULTY = ['a text with a fault', 'a text that is none', 'no text at all'];

let portal: Portal;
const headersOf = {} as Record<Role, Record<string, string>>;
const typeNames = Object.keys(sharedSchema().getTypeMap());

beforeAll(async () => {
  portal = await startPortal({}, { API_ACCESS: 'right' });
  const cookieOf = (browser: Browser) => ({
    cookie: `skyledger_session_dev=${browser.cookie('skyledger_session_dev')}`,
  });
  headersOf.stranger = {};
  headersOf['session without the right'] = cookieOf((await portal.enter('finance')).browser);
  headersOf['session with the right'] = cookieOf((await portal.enter('demo')).browser);
  headersOf.tool = { authorization: `Bearer ${await portal.upstream.toolToken()}` };
});
afterAll(() => portal?.close());

async function send({ body, by }: Kind, headers: Record<string, string>) {
  const stop = new AbortController();
  const accept = by === 'stream' ? 'text/event-stream' : 'application/graphql-response+json';
  const address = `${portal.home}/graphql`;
  const query = new URLSearchParams({ query: String(body.query) });
  const response =
    by === 'GET'
      ? await fetch(`${address}?${query}`, { headers: { accept, ...headers } })
      : await fetch(address, {
          method: 'POST',
          headers: { accept, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal: stop.signal,
        });
  const isOpen = by === 'stream' && response.status === 200;
  if (isOpen) stop.abort();
  return { status: response.status, text: isOpen ? '' : await response.text() };
}
const wordsOf = (text: string) => new Set(text.match(/\w+/g));
const namesIn = (text: string) => typeNames.filter((name) => wordsOf(text).has(name));

describe.each(ROLES)('%s', (role) => {
  test.each(KINDS)('$name', async (kind) => {
    const { status, text } = await send(kind, headersOf[role]);
    if (role === 'stranger') {
      expect(status).toBe(401);
      expect(namesIn(text)).toEqual([]);
    } else if (role === 'session without the right' && !('documentId' in kind.body)) {
      expect(status).toBe(403);
      const [told = ''] = /\{.*\}/s.exec(text) ?? [];
      expect(JSON.parse(told).errors).toMatchObject([
        {
          extensions: {
            code: 'FORBIDDEN',
            reason: 'NO_MENU_RIGHT',
            menu: 'API',
            requestId: expect.any(String),
          },
        },
      ]);
      expect(namesIn(text)).toEqual([]);
    } else expect(status).toBe(FAULTY.includes(kind.name) ? 400 : 200);
  });

  test('GraphiQL', async () => {
    const headers = { accept: 'text/html', ...headersOf[role] };
    const response = await fetch(`${portal.home}/graphql`, { headers, redirect: 'manual' });
    const text = await response.text();
    // A tool is no browser with a session.
    const isSession = role.startsWith('session');
    const isShown = role === 'session with the right';
    expect(response.status).toBe(isShown ? 200 : isSession ? 403 : 303);
    expect(/graphiql/i.test(text)).toBe(isShown);
    if (isSession && !isShown) expect(text).toContain('administrator');
  });
});

test('the right is that of the moment, and of the current company', async () => {
  const kind = { name: 'a text', body: { query: '{ __typename }' } };
  const statusOf = async () => (await send(kind, headersOf['session with the right'])).status;
  const give = (auth_type: 'none' | 'view') =>
    portal.inDocuments((documents) =>
      documents
        .updateTable('menu_rights')
        .set({ auth_type })
        .where('user_id', '=', 'dana-demo')
        .where('menu_code', '=', 'MTV3970')
        .execute(),
    );
  expect(await statusOf()).toBe(200);
  await give('none');
  onTestFinished(async () => void (await give('view')));
  expect(await statusOf()).toBe(403);
  await give('view');
  expect(await statusOf()).toBe(200);
});

test('when the right cannot be read the text is not answered, and says why', async () => {
  const platform = await startBadUpstream();
  onTestFinished(() => platform.close());
  platform.behave((_request, response) => json(response, 'broken', 500));
  const { upstream } = portal;
  const gateway = await startGateway(upstream, {
    API_ACCESS: 'right',
    UPSTREAM_URL_PLAT: platform.url,
    OIDC_ISSUER: upstream.issuer,
    OIDC_CLIENT_ID: 'skyledger-portal',
  });
  onTestFinished(() => gateway.close());
  const reply = await gateway.ask('{ __typename }', { token: await personToken(upstream, 'owner') });
  expect([reply.data, reply.expectError().extensions.code]).toEqual([null, 'UPSTREAM_UNAVAILABLE']);
});

test('services that know no such right: everybody who has signed in may ask by texts, where the settings say so', async () => {
  const { upstream } = portal;
  const gateway = await startGateway(upstream, { API_ACCESS: 'signed-in' });
  onTestFinished(() => gateway.close());
  const token = await personToken(upstream, 'finance');
  expect((await gateway.ask('{ __typename }', { token })).expectData()).toEqual({ __typename: 'Query' });
  expect((await gateway.ask('{ __typename }', { token: null })).status).toBe(401);
});
