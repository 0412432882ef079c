// The demo's account: its password follows the setting, and only the published one is told.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createUpstream } from '../../../upstream/server.ts';
import { Browser } from '../../support/people/browser.ts';
import {
  authorizationUrl,
  DEMO,
  openLoginPage,
  type Realm,
  signIn,
  submitLogin,
  tokenRequest,
} from '../../support/people/sign-in.ts';
import { copyPreparedData } from '../../support/product/prepared-data.ts';
import { testConfig } from '../../support/product/upstream.ts';

const OWN = { email: DEMO.email, password: 'a-password-of-our-own' };
const dataDir = await copyPreparedData();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The work with an upstream of this password over the same data. */
async function withPassword<Result>(demoPassword: string, work: (realm: Realm) => Promise<Result>) {
  const config = testConfig(dataDir, { demoPassword });
  const upstream = await createUpstream(config, { logger: pino({ level: 'silent' }) });
  try {
    await upstream.ready;
    return await work({ issuer: upstream.issuer, publicUrl: config.publicUrl });
  } finally {
    await upstream.close();
  }
}

const openForm = (realm: Realm, browser = new Browser()) =>
  openLoginPage(browser, authorizationUrl(realm, 'a-verifier-that-is-long-enough-for-the-standard'));

async function statusOf(realm: Realm, credential: typeof DEMO): Promise<number> {
  const browser = new Browser();
  const { form } = await openForm(realm, browser);
  return (await submitLogin(browser, form, realm.publicUrl, credential)).response.status;
}

it('has the password that is set, from the start on and over later starts', async () => {
  const former = await withPassword(DEMO.password, async (realm) => {
    expect((await openForm(realm)).html).toContain(DEMO.password);
    return signIn(realm);
  });
  await withPassword(OWN.password, async (realm) => {
    const { html } = await openForm(realm);
    expect(html).toContain(`<code>${DEMO.email}</code>`);
    expect(html).not.toContain(OWN.password);
    expect(html).not.toContain(DEMO.password);
    expect(await statusOf(realm, DEMO)).toBe(400);
    const refresh = { grant_type: 'refresh_token', refresh_token: former.refresh_token };
    expect((await tokenRequest(realm, refresh)).status, 'a sign-in by the former password').toBe(400);
    await signIn(realm, OWN);
  });
  const kept = await withPassword(OWN.password, (realm) => signIn(realm, OWN));
  await withPassword(OWN.password, async (realm) => {
    const refresh = { grant_type: 'refresh_token', refresh_token: kept.refresh_token };
    expect((await tokenRequest(realm, refresh)).status, 'a restart ends no sign-in').toBe(200);
  });
}, 60_000);
