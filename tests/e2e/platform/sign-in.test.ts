// Sign-in in the browser: its pages by keyboard and by axe, and what the portal says to those it does not let in.
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { DEMO_OTP_SECRET, RESELLER_USER_ID } from '../../../upstream/identity/seed/demo-users.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import {
  accessibilityFaults,
  leavePortals,
  pageFor,
  settled,
  workerChromium,
} from '../../support/browser/chromium.ts';
import { leaveApp } from '../../support/browser/resting-contexts.ts';
import { codeNow } from '../../support/people/one-time-password.ts';
import { DEMO } from '../../support/people/sign-in.ts';
import { startBuiltProduct } from '../../support/product/product.ts';
import { isDeep } from '../../support/runner/depth.ts';

type Product = Awaited<ReturnType<typeof startBuiltProduct>>;
let browser: Browser;
let product: Product;

beforeAll(async () => {
  [browser, product] = await Promise.all([workerChromium(), startBuiltProduct()]);
});
afterAll(async () => {
  if (browser) await leavePortals(browser);
  await product?.close();
});

let opened: Page[] = [];

/**
 * The reseller lets a user in once at a time: each test ends the sessions that it began. The pages are left before: one
 * that still asks something would be told that its session has ended, and sign in again at once.
 */
afterEach(async () => {
  const origin = product.gateway.publicUrl;
  for (const page of opened) {
    await leaveApp(page, origin);
    const headers = { origin, accept: 'application/json' };
    expect((await page.context().request.post(`${origin}/auth/logout`, { headers })).ok()).toBe(true);
    await page.context().close();
  }
  opened = [];
});

async function open(
  path: string,
  scheme: 'light' | 'dark' = 'light',
  language: Language = 'en',
  width = 1440,
): Promise<Page> {
  const origin = product.gateway.publicUrl;
  const page = await pageFor(browser, origin, { scheme, language, width });
  opened.push(page);
  await page.goto(`${origin}${path}`);
  return page;
}

async function enter(page: Page, user: string): Promise<void> {
  await page.locator('input[type=email]').fill(`${user}@skyledger.example`);
  await page.locator('input[type=password]').fill(DEMO.password);
  await page.keyboard.press('Enter');
}

async function change(values: { allowed_addresses: string | null }, otp = true): Promise<void> {
  const documents = await openDocuments(product.upstream.dataDir);
  await documents.updateTable('users').set(values).where('user_id', '=', RESELLER_USER_ID).execute();
  await documents.updateTable('one_time_passwords').set({ last_step: 0 }).execute();
  if (!otp) await documents.deleteFrom('one_time_passwords').execute();
  await documents.destroy();
}

/** No fault by axe, which may be left out, and nothing wider than the window. */
async function expectSound(page: Page, hasAxe = true): Promise<void> {
  if (hasAxe) expect(await accessibilityFaults(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

async function atOtpPage(scheme: 'light' | 'dark', language: Language, hasAxe = false): Promise<Page> {
  const page = await open('/budgets?year=2024', scheme, language, 360);
  await expectSound(page, hasAxe);
  await enter(page, 'reseller');
  await page.locator('input[autocomplete=one-time-code]').waitFor();
  return page;
}

/** Structure and colours are those of every language: axe looks at two of them, one in each scheme. */
test.each([
  ['light', 'en', true],
  ['dark', 'ko', true],
  ['light', 'zh', isDeep],
  ['dark', 'ja', isDeep],
] as const)(
  'password and one-time password in %s and %s lead to the address asked for',
  async (scheme, language, hasAxe) => {
    await change({ allowed_addresses: '127.0.0.0/8,::1' });
    const page = await atOtpPage(scheme, language, hasAxe);
    await expectSound(page, hasAxe);
    await page.locator('input[autocomplete=one-time-code]').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.locator('summary').click();
    await expectSound(page, hasAxe);
    await page.locator('input[autocomplete=one-time-code]').fill(codeNow(DEMO_OTP_SECRET));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/budgets\?year=2024$/);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/budgets');
  },
);

test('what is entered stays when another device ends the session, and is saved after a sign-in (S-03)', async () => {
  const byCode = async (page: Page) => {
    await change({ allowed_addresses: '127.0.0.0/8,::1' });
    await enter(page, 'reseller');
    await page.locator('input[autocomplete=one-time-code]').fill(codeNow(DEMO_OTP_SECRET));
    await page.keyboard.press('Enter');
  };
  const first = await open('/account', 'light', 'en', 360);
  await byCode(first);
  await first.waitForURL(/\/account$/);
  await settled(first);
  const name = first.getByRole('textbox', { name: 'Name' });
  await name.fill('Dana Two');
  const second = await open('/account');
  await byCode(second);
  await second.getByRole('button', { name: 'Log out everywhere and sign in again' }).click();
  await second.locator('input[type=password]').waitFor();
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = first.getByRole('alertdialog');
  await dialog.getByText('Your session on this device was ended from there.').waitFor();
  await expectSound(first);
  expect(await name.inputValue()).toBe('Dana Two');
  const signIn = dialog.getByRole('link', { name: 'Sign in in a new tab' });
  const [other] = await Promise.all([first.context().waitForEvent('page'), signIn.click()]);
  await byCode(other);
  await first.getByText('Saved').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
});

describe('a user of the reseller whom the portal does not let in (S-04)', () => {
  test('from another address is told so, in words of its own, and comes in once it is allowed', async () => {
    await change({ allowed_addresses: '127.0.0.0/8,::1' });
    const page = await atOtpPage('light', 'en');
    await change({ allowed_addresses: '192.0.2.1' });
    await page.locator('input[autocomplete=one-time-code]').fill(codeNow(DEMO_OTP_SECRET));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your IP address is not allowed' }).waitFor();
    await expectSound(page);
    await change({ allowed_addresses: null });
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'No allowed IP address is registered' }).waitFor();
    await expectSound(page);
    await change({ allowed_addresses: '127.0.0.0/8,::1' });
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL(/\/budgets\?year=2024$/);
    await page.locator('main h1').waitFor();

    const other = await atOtpPage('dark', 'en');
    await change({ allowed_addresses: '127.0.0.0/8,::1' });
    await other.locator('input[autocomplete=one-time-code]').fill(codeNow(DEMO_OTP_SECRET));
    await other.keyboard.press('Enter');
    await other.getByRole('heading', { name: 'The same account is logged in on another device' }).waitFor();
    await expectSound(other);
    await other.getByRole('button', { name: 'Log out everywhere and sign in again' }).click();
    await other.locator('input[type=password]').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'The same account is logged in on another device' }).waitFor();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.locator('input[type=password]').waitFor();
  });

  test('without a one-time password sets one up, and then comes in', async () => {
    await change({ allowed_addresses: '127.0.0.0/8,::1' }, false);
    const page = await open('/budgets', 'dark', 'en', 360);
    await enter(page, 'reseller');
    await page.getByRole('heading', { name: 'A one-time password is required' }).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Set up a one-time password' }).click();
    await page.locator('svg.qr').waitFor();
    await expectSound(page);
    const secret = (await page.locator('.key code').innerText()).replaceAll(' ', '');
    await page.locator('input[autocomplete=one-time-code]').fill(codeNow(secret));
    await page.keyboard.press('Enter');
    await page.locator('.codes li').first().waitFor();
    await expect.poll(() => page.locator('.codes li').count()).toBe(10);
    await expectSound(page);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.waitForURL(/\/budgets/);
    await page.locator('main h1').waitFor();
  });
});

test('a session that is over says so, leads to the sign-in after three seconds, and back (S-02)', async () => {
  const page = await open('/account');
  await enter(page, 'demo');
  await page.waitForURL(/\/account$/);
  // A question that is still under way would be the one that is told.
  await settled(page);
  const documents = await openDocuments(product.upstream.dataDir);
  await documents.deleteFrom('provider_records').where('model', '!=', 'ProviderKeys').execute();
  await documents.destroy();
  // The session of before is good for minutes yet; the gateway knows none of this name.
  await page
    .context()
    .addCookies([{ name: 'skyledger_session_dev', value: 'A'.repeat(43), url: product.gateway.publicUrl }]);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Cost Analytics' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('The connection period has expired').waitFor();
  await expectSound(page);
  await page.locator('input[type=password]').waitFor();
  await enter(page, 'demo');
  await page.waitForURL(/\/cost-analytics/);
});

test('a save whose session is over waits for a sign-in in another tab, and then is made', async () => {
  const page = await open('/budgets', 'dark', 'ko', 360);
  await enter(page, 'demo');
  await page.waitForURL(/\/budgets/);
  await settled(page);
  const amount = page.getByRole('region').locator('input').nth(1);
  // A second try finds what the first one saved.
  const entered = (await amount.inputValue()) === '5,000' ? '6,000' : '5,000';
  await amount.fill(entered);
  await page.context().clearCookies({ name: 'skyledger_session_dev' });
  await page.locator('[data-unsaved]').getByRole('button', { name: '저장' }).click();
  const dialog = page.getByRole('alertdialog');
  const signIn = dialog.getByRole('link', { name: '새 탭에서 로그인' });
  await signIn.waitFor();
  await expectSound(page);
  const [other] = await Promise.all([page.context().waitForEvent('page'), signIn.click()]);
  // What was saved is told for three seconds, while the other tab may still be busy.
  await Promise.all([
    other.getByRole('heading', { name: '로그인했습니다' }).waitFor(),
    page.getByText('저장했습니다').waitFor(),
  ]);
  await expectSound(other);
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await settled(page);
  expect(await amount.inputValue()).toBe(entered);
});
