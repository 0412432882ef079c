// Four languages in the browser: how one is chosen, and that every route reads and sounds right in each.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { clippedTexts } from '../../support/browser/clipped.ts';
import { productForTests } from '../../support/product/product.ts';

const product = productForTests();

const language = (page: Page) => page.getAttribute('html', 'lang');
const goTo = async (page: Page, path: string) => {
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
};

test('the address chooses a language, which is kept; one that is not spoken only leaves the address (A-04)', async () => {
  const { page, context } = await product.open('/dashboard');
  await expect.poll(() => language(page)).toBe('en');
  await goTo(page, '/ko/cost-analytics?unit=week');
  await expect.poll(() => language(page)).toBe('ko');
  expect(page.url()).toContain('/cost-analytics?unit=week');
  expect(page.url()).not.toContain('/ko/');
  await goTo(page, '/xx/dashboard');
  await expect.poll(() => language(page)).toBe('ko');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
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
  await page.getByRole('button', { name: 'Language: English' }).press('Enter');
  await page.getByRole('menuitemradio', { name: '日本語' }).press('Enter');
  await page.getByRole('heading', { name: 'コスト分析' }).waitFor();
  await other.getByRole('heading', { name: 'コスト分析' }).waitFor();
  await expect.poll(() => page.title()).toBe('コスト分析 · Skyledger');
  await expect.poll(() => page.locator('main').innerText()).toContain('2024/06/01 – 2024/06/30 UTC');
  await context.close();
});

/** What stands on the two pages with most texts, and is in English alone. */
const ENGLISH = /Cost month to date|Compare cost trend|Same span|Cost over time|Search names|on average over/;

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

interface Look {
  scheme: 'light' | 'dark';
  width: number;
}

/**
 * Every language in both themes, every theme at both widths. Each route is loaded in the first look and then changes to
 * the other, as a window and a day do.
 */
const LOOKS: { code: 'en' | 'ko' | 'zh' | 'ja'; loaded: Look; changed: Look }[] = [
  { code: 'en', loaded: { scheme: 'dark', width: 360 }, changed: { scheme: 'light', width: 1440 } },
  { code: 'ko', loaded: { scheme: 'dark', width: 1440 }, changed: { scheme: 'light', width: 360 } },
  { code: 'zh', loaded: { scheme: 'light', width: 1440 }, changed: { scheme: 'dark', width: 360 } },
  { code: 'ja', loaded: { scheme: 'light', width: 360 }, changed: { scheme: 'dark', width: 1440 } },
];

async function takeLook(page: Page, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: 900 });
}

test.each(LOOKS)(
  '$code, $loaded.scheme at $loaded.width px, then $changed.scheme at $changed.width px: axe, the console and the eye find nothing on any route',
  async ({ code, loaded, changed }) => {
    const { page, context, faults } = await product.open('/dashboard', { language: code, ...loaded });
    const check = async (name: string, scheme: Look['scheme']) => {
      await settled(page);
      await expect.poll(() => page.getAttribute('html', 'data-mantine-color-scheme')).toBe(scheme);
      // Structure and colours are those of every language: two of them have every theme at both widths.
      if (code === 'en' || code === 'ko') expect(await accessibilityFaults(page), name).toEqual([]);
      if (code !== 'en')
        await expect.poll(() => page.locator('body').innerText(), { message: name }).not.toMatch(ENGLISH);
      await expect.poll(() => clippedTexts(page), { message: name }).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
    };
    for (const route of ROUTES) {
      await takeLook(page, loaded);
      await goTo(page, route);
      await expect.poll(() => language(page), { message: route }).toBe(code);
      await check(`${route}, loaded`, loaded.scheme);
      await takeLook(page, changed);
      await check(`${route}, changed`, changed.scheme);
    }
    expect(faults).toEqual([]);
    await context.close();
  },
  200_000,
);
