// Replies that several requests share: once asked, seen anew at once after a load, and never of another company or of
// what somebody may not see (design 4; promises, sections C and G).
import { request as send } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { PEOPLE, type Person, personToken } from '../../support/people/people.ts';
import { charge, type Fields } from '../../support/product/focus-files.ts';
import { type Reply, startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany, loadRows, setRights } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let documents: Documents;
const tokens = {} as Record<Person, string>;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream, { REPLY_CACHE_MB: '8' });
  documents = await openDocuments(upstream.dataDir);
  await addOwnCompany(upstream.dataDir, 'birch', [charge(2, 'Trees', '10')]);
  await addOwnCompany(upstream.dataDir, 'cedar', [charge(2, 'Wood', '500')]);
  for (const person of ['owner', 'finance', 'viewer', 'noMenu'] as const) {
    tokens[person] = await personToken(upstream, person);
    for (const company of ['birch', 'cedar'])
      await addMember(documents, PEOPLE[person].userId, company, person === 'noMenu' ? 'none' : 'view');
    await setCurrentCompany(documents, PEOPLE[person].userId, 'birch');
  }
});

afterAll(async () => {
  await documents?.destroy();
  await gateway?.close();
  await upstream?.close();
});

interface Data {
  viewer: { costMonthToDate: { total: number } | null };
}
const TOTAL = '{ viewer { costMonthToDate(vendors: [AWS]) { total } } }';
const ask = (person: Person, at = gateway) => at.ask<Data>(TOTAL, { token: tokens[person] });
const totalOf = (reply: Reply<Data>) => reply.expectData().viewer.costMonthToDate?.total;
const asked = (reply: Reply<Data>) => gateway.callsOf(reply).includes('costMonthToDate');

const load = (companyId: string, rows: Fields[]) => loadRows(documents, upstream.dataDir, companyId, rows);

test('what one user asked is not asked again for another of the company, and a load is seen at once', async () => {
  const [first, other] = [await ask('owner'), await ask('finance')];
  expect([totalOf(first), totalOf(other)]).toEqual([10, 10]);
  expect([asked(first), asked(other)]).toEqual([true, false]);
  // Whoever asks is judged anew each time.
  expect(gateway.callsOf(other)).toEqual(['currentUser', 'menus']);
  await load('birch', [charge(2, 'Trees', '25')]);
  const [after, again] = [await ask('finance'), await ask('owner')];
  expect([totalOf(after), totalOf(again)]).toEqual([25, 25]);
  expect([asked(after), asked(again)]).toEqual([true, false]);
});

test('two companies asked in turn never see each other’s figures', async () => {
  await setCurrentCompany(documents, PEOPLE.finance.userId, 'cedar');
  onTestFinished(() => setCurrentCompany(documents, PEOPLE.finance.userId, 'birch'));
  const birch = totalOf(await ask('owner'));
  for (let round = 0; round < 20; round++) {
    const [one, other] = await Promise.all([ask('owner'), ask('finance')]);
    expect([totalOf(one), totalOf(other)]).toEqual([birch, 500]);
  }
});

test('a user who changes the company sees its figures at once', async () => {
  await ask('viewer');
  await setCurrentCompany(documents, PEOPLE.viewer.userId, 'cedar');
  onTestFinished(() => setCurrentCompany(documents, PEOPLE.viewer.userId, 'birch'));
  expect(totalOf(await ask('viewer'))).toBe(500);
});

test('who may not see the figure does not, whoever asked before', async () => {
  await ask('owner');
  const reply = await ask('noMenu');
  expect(reply.expectError().extensions.code).toBe('FORBIDDEN');
  expect(JSON.stringify(reply.data)).not.toMatch(/\d/);
});

test('a right that is taken away counts at once, though the reply is kept', async () => {
  totalOf(await ask('viewer'));
  const setRight = (right: 'none' | 'view') => setRights(documents, PEOPLE.viewer.userId, 'birch', right);
  await setRight('none');
  onTestFinished(() => setRight('view'));
  expect((await ask('viewer')).expectError().extensions.code).toBe('FORBIDDEN');
});

test('100 equal questions at once are one call of the service', async () => {
  await load('birch', [charge(2, 'Trees', '30')]);
  const people = ['owner', 'finance'] as const;
  const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(people[n % 2] ?? 'owner')));
  expect(new Set(replies.map(totalOf))).toEqual(new Set([30]));
  expect(replies.filter(asked)).toHaveLength(1);
});

test('100 equal questions of two users at once about what is their own are a call of each for ten milliseconds', async () => {
  const query = '{ viewer { user { email } savedFilters { name } } }';
  const people = ['owner', 'finance'] as const;
  const start = performance.now();
  const replies = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const person = people[n % 2] ?? 'owner';
      const reply = await gateway.ask<{ viewer: { user: { email: string } } }>(query, {
        token: tokens[person],
      });
      return { reply, person };
    }),
  );
  // A live read joins a call that is younger than ten milliseconds: a starved process reads the questions in more of them.
  const most = Math.max(10, people.length * Math.ceil((performance.now() - start) / 10));
  for (const { reply, person } of replies)
    expect(reply.expectData().viewer.user.email).toBe(PEOPLE[person].email);
  const callsOf = (name: string) =>
    replies.filter(({ reply }) => gateway.callsOf(reply).includes(name)).length;
  for (const name of ['currentUser', 'userFilters']) expect(callsOf(name), name).toBeLessThanOrEqual(most);
});

test('other arguments, and another language, are another question', async () => {
  const reply = (vendors: string, headers = {}) =>
    gateway.ask<Data>(`{ viewer { costMonthToDate(vendors: [${vendors}], basis: EFFECTIVE) { total } } }`, {
      token: tokens.owner,
      headers,
    });
  const replies = [
    await reply('AWS'),
    await reply('AWS', { 'accept-language': 'ko' }),
    await reply('AWS', { 'accept-language': 'ko' }),
  ];
  expect(replies.map(asked)).toEqual([true, true, false]);
});

test('a service that tells no version is asked every time', async () => {
  const platform = await startBadUpstream();
  onTestFinished(() => platform.close());
  platform.behave((request, response) => {
    const { host: _, ...headers } = request.headers;
    send(`${upstream.url}/platform/v1${request.url}`, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString());
      delete body.Data?.curCmpnDataVersion;
      json(response, body, answer.statusCode);
    }).end();
  });
  const plain = await startGateway(upstream, { REPLY_CACHE_MB: '8', UPSTREAM_URL_PLAT: platform.url });
  onTestFinished(() => plain.close());
  const replies = [await ask('owner', plain), await ask('owner', plain)];
  expect(replies.map(totalOf)).toEqual([30, 30]);
  expect(replies.map(asked)).toEqual([true, true]);
});

test('with REPLY_CACHE_MB=0 nothing is kept: neither replies nor answers', async () => {
  const none = await startGateway(upstream, { REPLY_CACHE_MB: '0' });
  onTestFinished(() => none.close());
  const query = '{ viewer { user { email } costMonthToDate(vendors: [AWS]) { total } } }';
  const callsOf = async () => {
    const reply = await none.ask<Data>(query, { token: tokens.owner });
    expect(totalOf(reply)).toBe(30);
    return none.callsOf(reply);
  };
  const first = await callsOf();
  expect(first).toContain('costMonthToDate');
  expect([await callsOf(), await callsOf()]).toEqual([first, first]);
  const metrics = await (await fetch(`${none.url}/metrics`)).text();
  expect(metrics).toMatch(/^skyledger_shared_reply_bytes 0$/m);
  expect(metrics).toMatch(/^skyledger_kept_answers_total 0$/m);
});

test('a request that has written asks the service, because its version may be an old one', async () => {
  await setCurrentCompany(documents, PEOPLE.owner.userId, 'birch');
  const query = `mutation { saveSelectedVendors(input: { vendors: [AWS] }) { viewer {
    costMonthToDate(vendors: [AWS]) { total } } } }`;
  const reply = await gateway.ask<{ saveSelectedVendors: Data }>(query, { token: tokens.owner });
  expect(reply.expectData().saveSelectedVendors.viewer.costMonthToDate?.total).toBe(30);
  expect(gateway.callsOf(reply)).toContain('costMonthToDate');
});
