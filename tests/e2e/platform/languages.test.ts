// Four languages in the browser: how one is chosen, and that every route reads and sounds right in each.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { expectSoundIn } from '../../support/browser/looks.ts';
import type { Look } from '../../support/browser/take-look.ts';
import { sharedProduct } from '../../support/product/product.ts';
import { isDeep } from '../../support/runner/depth.ts';

const product = sharedProduct();

const language = (page: Page) => page.getAttribute('html', 'lang');
const goTo = async (page: Page, path: string) => {
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
};

test('the address chooses a language, which is kept; one that is not spoken only leaves the address (A-04)', async () => {
  const { page, context } = await product.open('/account');
  await expect.poll(() => language(page)).toBe('en');
  await goTo(page, '/ko/budgets?year=2024');
  await expect.poll(() => language(page)).toBe('ko');
  expect(page.url()).toContain('/budgets?year=2024');
  expect(page.url()).not.toContain('/ko/');
  await goTo(page, '/xx/account');
  await expect.poll(() => language(page)).toBe('ko');
  expect(new URL(page.url()).pathname).toBe('/account');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.headers()['accept-language']);
  });
  await page.reload();
  await settled(page);
  expect(new Set(sent)).toEqual(new Set(['ko']));
  await context.close();
});

test('a language is chosen by keyboard, at once and for other tabs too (A-04, A-13)', async () => {
  const { page, context } = await product.open('/cost-analytics?range=month_to_date');
  const other = await context.newPage();
  await other.goto(page.url());
  await settled(other);
  await page.getByRole('button', { name: /^Signed in as / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Language: English' }).press('Enter');
  await page.getByRole('menuitemradio', { name: '日本語' }).press('Enter');
  await page.getByRole('heading', { name: 'コスト分析' }).waitFor();
  await other.getByRole('heading', { name: 'コスト分析' }).waitFor();
  await expect.poll(() => page.title()).toBe('コスト分析 · Skyledger');
  await expect.poll(() => page.locator('main').innerText()).toContain('2024/06/01 – 2024/06/30 UTC');
  // News has its words from the service.
  await page.getByRole('main').getByText('既定の為替レート').waitFor();
  await context.close();
});

/** What stands on the two pages with most texts, and is in English alone. */
const ENGLISH = /Cost month to date|Compare cost trend|Same span|Cost by day|Search names|on average over/;

const ROUTES = [
  '/dashboard',
  '/cost-analytics?range=last_month&compare=last_period',
  '/billing?vendor=aws&month=2024-05&layers=2',
  '/data',
  '/administration',
  '/administration?tab=vendors',
  '/administration?tab=log',
  '/no/such/page',
  '/dashboard?company=workshop',
];

/**
 * Every language in both schemes and at both widths. Structure and colours are those of every language: axe looks at
 * two of them, which have every scheme at both widths.
 */
const LOOKS: readonly (Look & { hasAxe: boolean })[] = [
  { language: 'en', scheme: 'light', width: 1440, hasAxe: true },
  { language: 'en', scheme: 'dark', width: 360, hasAxe: true },
  { language: 'ja', scheme: 'light', width: 360, hasAxe: false },
  { language: 'ja', scheme: 'dark', width: 1440, hasAxe: false },
  { language: 'ko', scheme: 'dark', width: 1440, hasAxe: true },
  { language: 'ko', scheme: 'light', width: 360, hasAxe: true },
  { language: 'zh', scheme: 'dark', width: 360, hasAxe: false },
  { language: 'zh', scheme: 'light', width: 1440, hasAxe: false },
];

const STEP = 4;

/**
 * Each route is loaded in one of the looks, and then changes through all, as a window, a day and a reader do. The gate
 * takes every fourth look, of which each route takes others: four routes have every language in both schemes and widths.
 */
const LOADED = ROUTES.map((route, place) => {
  const looks = isDeep ? LOOKS : LOOKS.filter((_, look) => look % STEP === place % STEP);
  const first = (place * 3) % looks.length;
  return { route, ...(looks[first] as Look), looks: [...looks.slice(first), ...looks.slice(0, first)] };
});

test.each(LOADED)(
  '$route, loaded in $language, $scheme, at $width px: axe, the console and the eye find nothing in any look',
  async ({ route, language: code, scheme, width, looks }) => {
    const { page, context, faults } = await product.open(route, { language: code, scheme, width });
    await expect.poll(() => language(page)).toBe(code);
    await expect.poll(() => page.getAttribute('html', 'data-mantine-color-scheme')).toBe(scheme);
    for (const { hasAxe, ...look } of looks)
      await expectSoundIn(page, look, { english: ENGLISH, isWhole: true, hasAxe });
    expect(faults).toEqual([]);
    await context.close();
  },
);
