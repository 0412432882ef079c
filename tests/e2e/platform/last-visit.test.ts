// A visit starts with the dimmed figures of the person's last visit, and never with those of anybody else.
import type { Page, Route } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { settled } from '../../support/browser/chromium.ts';
import { openPersonMenu } from '../../support/browser/person-menu.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

const PERSON = 'dana-demo';
/** On a menu that the dashboard does not need. */
const grant = (right: 'edit' | 'none') =>
  product.documents
    .updateTable('menu_rights')
    .set({ auth_type: right })
    .where('user_id', '=', PERSON)
    .where('menu_code', '=', MENUS.BILLING.code)
    .execute();
afterEach(() => grant('edit'));

/** Cards, a list and charts. */
const SOME = [
  'COST_MONTH_TO_DATE',
  'ESTIMATED_COST',
  'TOTAL_SAVING',
  'TOP5',
  'COST_BY_VENDOR',
  'COMPARE_COST_TREND',
] as const;

const note = (page: Page) => page.getByRole('status').filter({ hasText: /^From your last visit, / });
const figures = (page: Page) => page.locator('[data-widget]').allInnerTexts();
const content = (page: Page) => page.locator('main [aria-busy]').first();

test('a dashboard is there at once as it was, until its answer comes; another company or another right ends that', async () => {
  for (const companyId of ['sunflower', 'workshop'])
    await keepWidgets(product.documents, { widgets: SOME, owner: { userId: PERSON, companyId } });
  const { page, context, faults } = await product.open('/dashboard');
  const now = await keptFigures(page);
  expect(now.length).toBeGreaterThan(5);
  expect(await sealedTexts(page)).toEqual([expect.not.stringMatching(/viewer|dashboard|Sunflower/i)]);

  const release = await heldDashboard(page);
  await page.reload();
  await note(page).waitFor();
  await expect.poll(() => figures(page)).toEqual(now);
  expect(await content(page).getAttribute('aria-busy')).toBe('true');
  expect(await content(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('0.55');
  await release();
  await settled(page);
  expect(await note(page).count()).toBe(0);
  expect(await content(page).getAttribute('aria-busy')).toBe('false');
  expect(await figures(page)).toEqual(now);

  for (const change of [
    () => setCurrentCompany(product.documents, PERSON, 'workshop'),
    () => grant('none'),
  ]) {
    await keptFigures(page);
    await change();
    const end = await heldDashboard(page);
    await page.goto(`${new URL(page.url()).origin}/dashboard`);
    // Long enough for answers that are there: those of the frame have come, and what follows them.
    await page.getByRole('button', { name: /^Signed in as / }).waitFor();
    await page.waitForFunction(() => window.skyledgerVisitKey === undefined);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await note(page).count()).toBe(0);
    expect(await figures(page)).toEqual([]);
    await end();
    await settled(page);
    expect((await figures(page)).length).toBeGreaterThan(0);
  }
  const address = page.url();
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await sealedTexts(page)).toEqual([]);
  // The session has ended: the address leads to the sign-in page again.
  await page.goto(address);
  await page.locator('input[type=password]').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** The figures of the dashboard, once they are kept for the next visit. */
async function keptFigures(page: Page): Promise<string[]> {
  await settled(page);
  await page.waitForFunction(() => localStorage.getItem('skyledger-hasLastVisit') === 'true');
  return figures(page);
}

/** From now on the answer of the dashboard waits until the returned function is called. */
async function heldDashboard(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  const isOfDashboard = (route: Route) =>
    route.request().postData()?.includes('"operationName":"DashboardPageQuery"') ?? false;
  await page.route('**/graphql', async (route) => {
    if (isOfDashboard(route)) {
      held += 1;
      await released;
    }
    await route.continue();
  });
  return async () => {
    expect(held).toBeGreaterThan(0);
    release();
  };
}

/** What the browser keeps of the visits, byte by byte as letters. */
function sealedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('skyledger'));
    if (!database.objectStoreNames.contains('last-visit')) return [];
    const entries = await done(
      database.transaction('last-visit').objectStore('last-visit').getAll() as IDBRequest<
        { content: ArrayBuffer }[]
      >,
    );
    database.close();
    return entries.map(({ content: bytes }) => new TextDecoder('latin1').decode(bytes));
  });
}
