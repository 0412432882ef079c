// Sign-ins and sign-outs stand in the audit log of each company that the person can see (S-05).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BadUpstream, json, passOn, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';

let platform: BadUpstream;
let portal: Portal;
let isRefusing = false;

beforeAll(async () => {
  platform = await startBadUpstream();
  portal = await startPortal({}, { UPSTREAM_URL_PLAT: `${platform.url}/platform/v1` });
  // The platform service as it is, but that it may not take what shall be noted.
  platform.behave((request, response) => {
    if (isRefusing && request.url?.includes('session-event')) return json(response, {}, 500);
    passOn(request, response, portal.upstream.url);
  });
});
afterAll(async () => {
  await portal?.close();
  await platform?.close();
});
beforeEach(async () => {
  isRefusing = false;
  await portal.inDocuments((documents) =>
    documents.updateTable('users').set({ current_company_id: 'sunflower' }).execute(),
  );
});

interface Entry {
  action: string;
  actor: string;
  subject: string;
  changes: { name: string; after: string | null }[];
}

/** Of the current company, the newest first, as its owner reads them. */
async function sessionEvents(browser: Browser): Promise<Entry[]> {
  const { data } = await portal.ask(
    browser,
    `{ viewer { administration {
      auditLog(itemsPerPage: 50, actions: [SIGNED_IN, SIGNED_OUT, SIGNED_OUT_EVERYWHERE]) {
        edges { node { action actor subject changes { name after } } } } } } }`,
  );
  const { viewer } = data as { viewer: { administration: { auditLog: { edges: { node: Entry }[] } } } };
  return viewer.administration.auditLog.edges.map(({ node }) => node);
}

const DANA = { actor: 'Dana Demo', subject: 'demo@skyledger.example' };

test('who comes and goes is noted, with the address, in every company of the person', async () => {
  const { browser } = await portal.enter('demo');
  const [first] = await sessionEvents(browser);
  expect(first).toMatchObject({ action: 'SIGNED_IN', ...DANA });
  expect(first?.changes).toEqual([{ name: 'from', after: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) }]);

  await portal.post(browser, '/auth/logout');
  const { browser: again } = await portal.enter('demo', new Browser());
  await portal.enter('viewer');
  expect((await sessionEvents(again)).map(({ action, actor }) => [action, actor]).slice(0, 4)).toEqual([
    ['SIGNED_IN', 'Vera Viewer'],
    ['SIGNED_IN', 'Dana Demo'],
    ['SIGNED_OUT', 'Dana Demo'],
    ['SIGNED_IN', 'Dana Demo'],
  ]);

  await portal.post(again, '/auth/logout-everywhere');
  const counted = await portal.inDocuments((documents) =>
    documents
      .selectFrom('audit_log')
      .select(['company_id', (select) => select.fn.countAll().as('count')])
      .where('actor_id', '=', 'dana-demo')
      .where('action', 'in', ['SIGNED_IN', 'SIGNED_OUT', 'SIGNED_OUT_EVERYWHERE'])
      .groupBy('company_id')
      .orderBy('company_id')
      .execute(),
  );
  const own = await portal.inDocuments((documents) =>
    documents
      .selectFrom('memberships')
      .select('company_id')
      .where('user_id', '=', 'dana-demo')
      .orderBy('company_id')
      .execute(),
  );
  expect(own.length).toBeGreaterThan(1);
  expect(counted.map(({ company_id, count }) => [company_id, Number(count)])).toEqual(
    own.map(({ company_id }) => [company_id, 4]),
  );
});

test('a failed sign-in is noted in every company of the account, with the address, and not as its doing', async () => {
  const fail = async (email: string) => {
    const browser = new Browser();
    const { form } = await openLoginPage(browser, `${portal.home}/auth/login`);
    await submitLogin(browser, form, portal.home, { email, password: 'wrong' });
  };
  await fail('nobody@skyledger.example');
  await fail('viewer@skyledger.example');
  const failures = () =>
    portal.inDocuments((documents) =>
      documents
        .selectFrom('audit_log')
        .innerJoin('memberships', 'memberships.company_id', 'audit_log.company_id')
        .select(['audit_log.company_id', 'actor', 'subject', 'changes'])
        .where('memberships.user_id', '=', 'vera-viewer')
        .where('action', '=', 'SIGN_IN_FAILED')
        .where('subject', 'like', '%@skyledger.example')
        .execute(),
    );
  await expect.poll(async () => (await failures()).length).toBeGreaterThan(1);
  for (const entry of await failures())
    expect(entry).toMatchObject({
      ...{ actor: null, subject: 'viewer@skyledger.example' },
      changes: expect.stringMatching(/"signIn\.step".*"password".*"from"/),
    });
});

test('a wrong password is no sign-in, and a session that is no more is not left twice', async () => {
  const { browser } = await portal.enter('demo');
  const before = (await sessionEvents(browser)).length;
  const other = new Browser();
  await portal.post(other, '/auth/logout');
  const page = await openLoginPage(other, `${portal.home}/auth/login`);
  const wrong = { email: 'demo@skyledger.example', password: 'wrong' };
  expect((await submitLogin(other, page.form, portal.home, wrong)).response.status).toBe(400);
  expect(await sessionEvents(browser)).toHaveLength(before);
});

test('services that take no note hold nobody up', async () => {
  isRefusing = true;
  const { browser } = await portal.enter('demo');
  expect((await portal.ask(browser)).status).toBe(200);
  const out = await portal.post(browser, '/auth/logout');
  expect(out.status).toBe(303);
  expect((await portal.ask(browser)).status).toBe(401);
  expect(portal.gateway.log.map(({ msg }) => msg)).toContain('a session could not be noted');
});
