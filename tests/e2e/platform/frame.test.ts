// The frame around every page in a browser: sidebar, bars of narrow screens, and what stays in sight.
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

const GROUPS = {
  'Cost Management': ['Dashboard', 'Cost Analytics', 'Billing', 'Budgets', 'Anomaly Detection'],
  Optimization: ['Savings Plans', 'Reserved instances', 'Azure reservations', 'Recommendations'],
  Setup: ['Service categories', 'Data', 'Operation status', 'Administration'],
};

/** Texts and controls of the page that a toast lies over. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-position="top-center"] [role="group"]');
    const own = toast?.getBoundingClientRect();
    if (!toast || !own) return ['no toast'];
    return [...document.querySelectorAll('header, nav, main *')].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (element.childElementCount > 0 || width === 0 || toast.contains(element)) return [];
      const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
      return isApart ? [] : [element.textContent || element.tagName];
    });
  });

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test('the frame is painted with the document, before any script or style sheet has come, and until the page is known', async () => {
  const { page, context } = await product.open('/account');
  const frame = page.locator('.first');
  const hold = async (path: RegExp) => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(path, async (route) => {
      await opened;
      await route.continue();
    });
    return open;
  };
  const letFilesCome = await hold(/\/assets\//);
  const letAnswersCome = await hold(/\/graphql$/);
  await page.reload({ waitUntil: 'commit' });
  await frame.waitFor();
  expect(await page.locator('.first-side').boundingBox()).toEqual({ x: 0, y: 0, width: 216, height: 900 });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);

  letFilesCome();
  await page.getByRole('status').waitFor({ state: 'attached' });
  expect(await frame.isVisible()).toBe(true);
  letAnswersCome();
  await settled(page);
  expect(await frame.isVisible()).toBe(false);
  expect((await page.getByRole('banner').boundingBox())?.width).toBe(216);
  // Of two rules alike the later one counts: style sheets that come later stand behind those of every page.
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => /(\w[\w-]*)-[\w-]{8}\.css$/.exec(href ?? '')?.[1]),
    );
  await expect.poll(sheets).toContain('mantine-rest');
  const names = await sheets();
  expect(names).toContain('frame');
  expect(names.indexOf('frame')).toBeLessThan(names.indexOf('mantine-rest'));
  await context.close();
});

test('the sidebar has the pages in groups, stays while the page scrolls, and folds to icons with names', async () => {
  const { page, context } = await product.open('/dashboard');
  for (const [group, names] of Object.entries(GROUPS)) {
    const links = pages(page).getByRole('group', { name: group }).getByRole('link');
    await expect
      .poll(async () => (await links.allInnerTexts()).map((text) => text.split('\n')[0]))
      .toEqual(names);
  }
  // What is told covers nothing: it is in the free part of the head.
  await page.getByRole('button', { name: 'Copy the link to this view' }).click();
  const told = page.getByText(/Link copied|Failed to copy link/);
  await told.waitFor();
  await expect.poll(() => coveredBy(page)).toEqual([]);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const place = () => pages(page).getByRole('link', { name: 'Dashboard' }).boundingBox();
  expect((await place())?.y).toBeLessThan(200);
  // Another page begins at its top, and the browser's back leads to the same place.
  const scrolled = await page.evaluate(() => window.scrollY);
  await pages(page).getByRole('link', { name: 'Cost Analytics' }).click();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await settled(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.getByRole('button', { name: 'Collapse the sidebar' }).press('Enter');
  await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
  expect(await accessibilityFaults(page, '[data-folded]')).toEqual([]);
  await page.reload();
  await settled(page);
  expect((await page.getByRole('banner').boundingBox())?.width).toBe(56);
  const billing = pages(page).getByRole('link', { name: 'Billing' });
  await billing.focus();
  // By keyboard, too, its name is beside the icon.
  const tip = () => billing.evaluate((link) => getComputedStyle(link, '::after').content);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(tip).toBe('"Billing"');
  await billing.press('Enter');
  await page.getByRole('heading', { name: 'Billing', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  await context.close();
});

test('the entry of anomalies counts those that the bell tells of; a tablet has a bar at the top, whose menu opens all pages', async () => {
  const { page, context } = await product.open('/account');
  await page.getByRole('button', { name: /^Alerts and notices/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Alerts and notices' });
  await dialog.getByRole('link').first().waitFor();
  const told = await dialog.locator('a[href*="/dashboard/anomaly-detail"]').count();
  await page.keyboard.press('Escape');
  const entry = pages(page).getByRole('link', { name: /^Anomaly Detection/ });
  if (told > 0) await entry.getByRole('img', { name: `${told} open` }).waitFor();
  else await expect.poll(() => entry.getByRole('img').count()).toBe(0);

  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(() => pages(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Pages' });
  await sheet.getByRole('link', { name: 'Recommendations' }).waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await sheet.getByRole('link', { name: 'Budgets' }).press('Enter');
  await page.getByRole('heading', { name: 'Budgets', level: 1 }).waitFor();
  await sheet.waitFor({ state: 'detached' });
  await context.close();
});

test('who may see nothing is told whom to ask; no page is listed, and no group without any (A-14, D-15)', async () => {
  const { page, context } = await product.open('/dashboard', { email: 'nomenu@skyledger.example' });
  const refused = page.getByRole('heading', { name: 'You have no menu permission' });
  await refused.waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain('administrator of your organization');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(new URL('/cost-analytics', page.url()).href);
  await refused.waitFor();
  await expect.poll(() => pages(page).getByRole('link').count()).toBe(0);
  await expect.poll(() => pages(page).getByRole('group').count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  const tabs = page.getByRole('navigation', { name: 'Main pages' });
  await tabs.getByRole('button', { name: 'More' }).waitFor();
  await expect.poll(() => tabs.getByRole('link').count()).toBe(0);
  await context.close();
});

test('who has no account is told to be added by it (A-14, D-15)', async () => {
  const { page, context } = await product.open('/dashboard', { email: 'noaccount@skyledger.example' });
  await page.getByRole('heading', { name: 'This user has no permissions to access.' }).waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain('add you');
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('a phone has its main pages at the foot, which cover nothing, and all others behind More; help and the theme are in the menu of the person', async () => {
  const { page, context } = await product.open('/billing', { width: 360 });
  const tabs = page.getByRole('navigation', { name: 'Main pages' });
  const names = ['Dashboard', 'Analytics', 'Billing', 'Anomalies'];
  await expect.poll(() => tabs.getByRole('link').allInnerTexts()).toEqual(names);
  await expect
    .poll(() => tabs.getByRole('link', { name: 'Billing' }).getAttribute('aria-current'))
    .toBe('page');
  const bar = await tabs.boundingBox();
  for (const tab of await tabs.locator('a, button').all()) {
    const { width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  // What is told covers no control, also of the actions that were unfolded.
  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  await actions.click();
  await page.getByRole('button', { name: 'Copy the link to this view' }).click();
  const told = page.getByText(/Link copied|Failed to copy link/);
  const barEnd = () =>
    page.locator('[data-row="bar"]').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(async () => (await told.boundingBox())?.y).toBeGreaterThan(await barEnd());
  await actions.click();
  // The last words of the page are above the tabs once it is scrolled to its end.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('navigation', { name: 'About this site' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await tabs.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pages' });
  await sheet.getByRole('link', { name: 'Azure reservations' }).waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      tabs.getByRole('button', { name: 'More' }).evaluate((more) => more === document.activeElement),
    )
    .toBe(true);
  await walkPersonMenu(page);
  await moveTo(page, '/billing?tab=additionalServices');
  expect(await isInSight(page.getByRole('tab', { name: 'Additional services' }))).toBe(true);
  await moveTo(page, '/spoptm/decisions');
  expect(await isInSight(page.getByRole('link', { name: 'Decisions' }))).toBe(true);
  await context.close();
});

/** Between the sides of the screen. */
const isInSight = (tab: Locator) =>
  tab.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  });

/** Where there is no sidebar, help and the theme are there. */
async function walkPersonMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Tour of this page' }).waitFor();
  expect(await accessibilityFaults(page, '[role=menu]')).toEqual([]);
  await page.getByRole('menuitem', { name: /^Theme: / }).press('Enter');
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await dark.waitFor();
  await page.getByRole('menuitem', { name: 'Back' }).press('ArrowLeft');
  // The focus is at the entry that led there.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Theme: /);
  await page.keyboard.press('Enter');
  await dark.press('Enter');
  await expect.poll(() => page.getAttribute('html', 'data-mantine-color-scheme')).toBe('dark');
}
