// The second step of a sign-in and its set-up, and the change of a password, through the pages (S-04).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { DEMO_OTP_SECRET } from '../../../upstream/identity/seed/demo-users.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { Browser } from '../../support/people/browser.ts';
import {
  codeNow,
  formOn,
  recoveryCodesOn,
  secretOn,
  submit,
} from '../../support/people/one-time-password.ts';
import {
  authorizationUrl,
  DEMO,
  openLoginPage,
  signIn,
  submitLogin,
  tokenRequest,
} from '../../support/people/sign-in.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const RESELLER = { email: 'reseller@skyledger.example', password: DEMO.password };
const VIEWER = { email: 'viewer@skyledger.example', password: DEMO.password };
const FINANCE = { email: 'finance@skyledger.example', password: DEMO.password };
const VERIFIER = 'a-verifier-that-is-long-enough-for-the-standard';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream?.close());

/** The password page and its form, sent. */
async function enter(credential: typeof DEMO, more: Record<string, string> = {}, browser = new Browser()) {
  const page = await openLoginPage(browser, authorizationUrl(upstream, VERIFIER, more));
  const next = await submitLogin(browser, page.form, upstream.publicUrl, credential);
  return { browser, form: page.form, url: next.url, response: next.response };
}
const isBack = (url: string) => url.startsWith(`${upstream.publicUrl}/auth/callback?code=`);

/** Lets codes of steps before now be used again. */
async function forgetSteps(): Promise<void> {
  const documents = await openDocuments(upstream.dataDir);
  await documents.updateTable('one_time_passwords').set({ last_step: 0 }).execute();
  await documents.destroy();
}

describe('a user with a one-time password', () => {
  it('is asked for it after the right password, and let in by it', async () => {
    const { browser, form, url, response } = await enter(RESELLER);
    expect(isBack(url)).toBe(false);
    const html = await response.text();
    expect(html).toContain('autocomplete="one-time-code"');
    expect(html).not.toContain('type="password"');
    const next = await submit(
      browser,
      form,
      { step: 'code', code: codeNow(DEMO_OTP_SECRET) },
      upstream.publicUrl,
    );
    expect(isBack(next.url)).toBe(true);
    await forgetSteps();
  });

  it('is let in by no wrong code, by none of another time, and by none twice', async () => {
    const { browser, form } = await enter(RESELLER);
    const code = codeNow(DEMO_OTP_SECRET);
    for (const wrong of ['000000', '', 'abcdef', codeNow(DEMO_OTP_SECRET, 5)]) {
      if (wrong === code) continue;
      const { response } = await submit(browser, form, { step: 'code', code: wrong }, upstream.publicUrl);
      expect(response.status).toBe(400);
    }
    expect(isBack((await submit(browser, form, { step: 'code', code }, upstream.publicUrl)).url)).toBe(true);
    const again = await enter(RESELLER);
    const { response } = await submit(again.browser, again.form, { step: 'code', code }, upstream.publicUrl);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('was used already');
    await forgetSteps();
  });

  it('is never let in by the code alone, nor in another browser', async () => {
    const fresh = new Browser();
    const page = await openLoginPage(fresh, authorizationUrl(upstream, VERIFIER));
    const values = { step: 'code', code: codeNow(DEMO_OTP_SECRET) };
    expect(isBack((await submit(fresh, page.form, values, upstream.publicUrl)).url)).toBe(false);
    const { form } = await enter(RESELLER);
    expect((await submit(fresh, form, values, upstream.publicUrl)).response.status).toBe(400);
  });

  it('may go back to sign in with another account', async () => {
    const { browser, form } = await enter(RESELLER);
    const { response } = await submit(browser, form, { step: 'restart' }, upstream.publicUrl);
    expect(await response.text()).toContain('type="password"');
    expect(isBack((await submitLogin(browser, form, upstream.publicUrl, VIEWER)).url)).toBe(true);
  });

  it('may guess ten times, then waits; the password page says nothing of it', async () => {
    const { browser, form } = await enter(RESELLER);
    const guess = () => submit(browser, form, { step: 'code', code: '000000' }, upstream.publicUrl);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await guess()).response.status);
    expect(statuses.at(-1)).toBe(429);
    const right = await submit(
      browser,
      form,
      { step: 'code', code: codeNow(DEMO_OTP_SECRET) },
      upstream.publicUrl,
    );
    expect(right.response.status).toBe(429);
    expect((await enter(RESELLER)).response.status).toBe(200);
  });

  it.each(LANGUAGES)('is asked in %s', async (language) => {
    const { response } = await enter(RESELLER, { ui_locales: language });
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    const titles = {
      en: 'One-time password',
      ko: '일회용 비밀번호',
      zh: '一次性密码',
      ja: 'ワンタイムパスワード',
    };
    expect(html).toContain(`<h1>${titles[language]}</h1>`);
  });
});

describe('setting up a one-time password', () => {
  it('shows a QR code and a key, wants a code by it, and gives recovery codes that are good once', async () => {
    const elsewhere = await signIn(upstream, VIEWER);
    const { browser, url, response } = await enter(VIEWER, { kc_action: 'CONFIGURE_TOTP' });
    expect(isBack(url)).toBe(false);
    const html = await response.text();
    const form = formOn(html, url);
    const secret = secretOn(html);
    expect(html).toMatch(/<svg class="qr" role="img" aria-label="[^"]+"/);
    expect(html).toContain('otpauth://totp/');
    const wrong = await submit(browser, form, { step: 'code', code: '000000' }, upstream.publicUrl);
    expect(wrong.response.status).toBe(400);
    expect(secretOn(await wrong.response.text()), 'the key of the first try').toBe(secret);
    const done = await submit(browser, form, { step: 'code', code: codeNow(secret) }, upstream.publicUrl);
    const [recovery = '', ...more] = recoveryCodesOn(await done.response.text());
    expect(more).toHaveLength(9);
    expect(isBack((await submit(browser, form, { step: 'done' }, upstream.publicUrl)).url)).toBe(true);

    const refresh = { grant_type: 'refresh_token', refresh_token: elsewhere.refresh_token };
    expect((await tokenRequest(upstream, refresh)).status, 'a sign-in without one').toBe(400);

    const next = await enter(VIEWER);
    expect(isBack(next.url)).toBe(false);
    const reused = await submit(
      next.browser,
      next.form,
      { step: 'code', code: codeNow(secret) },
      upstream.publicUrl,
    );
    expect(reused.response.status, 'the code of the set-up').toBe(400);
    const typed = { step: 'code', recovery: recovery.toLowerCase() };
    expect(isBack((await submit(next.browser, next.form, typed, upstream.publicUrl)).url)).toBe(true);
    const last = await enter(VIEWER);
    expect((await submit(last.browser, last.form, typed, upstream.publicUrl)).response.status).toBe(400);
  });

  it('is offered to a session that has just begun alone: an older one signs in again first', async () => {
    const { browser } = await enter(FINANCE);
    const ask = () => browser.follow(authorizationUrl(upstream, VERIFIER, { kc_action: 'CONFIGURE_TOTP' }));
    expect(await (await ask()).response.text()).toContain('<svg class="qr"');
    const documents = await openDocuments(upstream.dataDir);
    const rows = await documents
      .selectFrom('provider_records')
      .selectAll()
      .where('model', '=', 'Session')
      .execute();
    for (const { id, payload } of rows) {
      const older = JSON.stringify({ ...JSON.parse(payload), loginTs: Math.floor(Date.now() / 1000) - 301 });
      await documents.updateTable('provider_records').set({ payload: older }).where('id', '=', id).execute();
    }
    await documents.destroy();
    expect(await (await ask()).response.text()).toContain('type="password"');
  });
});

describe('changing the password (A-08)', () => {
  const NEXT = 'Another-password-4';

  it('refuses a weak or mistyped one, keeps a good one, and ends the sessions of the old one', async () => {
    const { browser, url, response } = await enter(FINANCE, { kc_action: 'UPDATE_PASSWORD' });
    expect(isBack(url)).toBe(false);
    const html = await response.text();
    expect(html).toContain('autocomplete="new-password"');
    const form = formOn(html, url);
    const elsewhere = await signIn(upstream, FINANCE);
    const send = (password: string, again = password) =>
      submit(browser, form, { step: 'password', password, again }, upstream.publicUrl);
    const refused = [await send('short'), await send('onlysmallletters'), await send(NEXT, `${NEXT}!`)];
    expect(refused.map(({ response: { status } }) => status)).toEqual([400, 400, 400]);
    expect(await refused[2]?.response.text()).toContain('The two passwords are not the same.');
    expect(isBack((await enter(FINANCE)).url), 'the old one is still good').toBe(true);

    expect(isBack((await send(NEXT)).url)).toBe(true);
    const refresh = { grant_type: 'refresh_token', refresh_token: elsewhere.refresh_token };
    expect((await tokenRequest(upstream, refresh)).status).toBe(400);
    expect((await enter(FINANCE)).response.status).toBe(400);
    expect(isBack((await enter({ ...FINANCE, password: NEXT })).url)).toBe(true);
  });

  it('is in the audit log of each company of the person', async () => {
    const documents = await openDocuments(upstream.dataDir);
    const rows = await documents
      .selectFrom('audit_log')
      .select(['company_id', 'subject'])
      .where('action', '=', 'PASSWORD_SET')
      .execute();
    const members = await documents
      .selectFrom('memberships')
      .innerJoin('users', 'users.user_id', 'memberships.user_id')
      .select('company_id')
      .where('email', '=', FINANCE.email)
      .execute();
    await documents.destroy();
    expect(rows.map(({ company_id }) => company_id).sort()).toEqual(
      members.map(({ company_id }) => company_id).sort(),
    );
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set([FINANCE.email]));
  });
});
