// Tables and details of Cost Analytics in the browser: order, search, pages; the way down to billing rows (C-10 to C-13).
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { holdsAmount, plain, usd } from '../../support/oracle/demo-figures.ts';
import { sharedProduct } from '../../support/product/product.ts';

const JUNE = '/cost-analytics?range=custom&start=2024-06-01&end=2024-06-30';
const product = sharedProduct();
const table = (page: Page) => page.locator('[data-part="cost-analytics.table"] table');
const drawer = (page: Page) => page.getByRole('dialog');
const rowsTable = (page: Page) => page.locator('[data-part="cost-analytics.rows"] table');
const isVm = ({ ServiceName }: { ServiceName: string }) => ServiceName === 'Virtual Machines';
const VM = `${JUNE}&item=Virtual%20Machines&itemVendor=azure`;

/** Figures as cells show them, in cents. */
const cents = (text: string) => Math.round(Number(text.replaceAll(',', '').replace('−', '-')) * 100);
/** The totals of the rows that the table lists, in cents. */
const amountsOf = async (page: Page) =>
  (await table(page).locator('tbody tr td:nth-child(2)').allInnerTexts()).map(cents);

describe('the table of items', () => {
  test('has the portions of all items beside it, is ordered by several columns with Shift, totals what was found; pages of any size sum to the total; has a column for each month, in one request with the page (C-10, C-13, C-16)', async () => {
    const { page, context } = await product.open(JUNE);
    await expectPortions(page);
    await page.getByRole('button', { name: 'Total', exact: true }).click();
    await page.waitForURL(/sort=total\.asc/);
    await page.getByRole('button', { name: 'Item', exact: true }).focus();
    await page.keyboard.press('Shift+Enter');
    await page.waitForURL(/sort=total\.asc(,|%2C)label\.asc/);
    await settled(page);
    const totals = await amountsOf(page);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    await page.getByRole('button', { name: /^Total/ }).click();
    await page.waitForURL(/sort=none/);
    await page.goBack();
    await page.waitForURL(/label\.asc/);

    const search = page.getByPlaceholder('Search names and ids');
    await search.fill('virtual');
    await page.waitForURL(/search=virtual/);
    const found = product.sunflower
      .byService('2024-06-01', '2024-06-30')
      .filter(([name]) => name.toLowerCase().includes('virtual'));
    const sum = table(page).locator('tr[data-total]');
    await sum.getByText(`${found.length} items found`).waitFor();
    // Each shows what it shows in the table of all items, which was rounded together, and the sum is what they show.
    const foundCents = (await amountsOf(page)).reduce((one, other) => one + other, 0);
    await expect.poll(() => sum.innerText()).toContain(plain(foundCents / 100));
    const exact = found.reduce((total, [, cost]) => total + cost, 0);
    expect(Math.abs(foundCents - exact * 100)).toBeLessThanOrEqual(found.length);
    await page.getByLabel('Where to search').selectOption('region');
    await page.getByText('The table is not split by region.').waitFor();
    await page.getByRole('button', { name: 'Search all fields' }).click();
    await sum.getByText(`${found.length} items found`).waitFor();
    await search.fill('');
    await page.waitForURL((url) => !url.searchParams.has('search'));
    await page.getByLabel('Rows per page').selectOption('10');
    await page.waitForURL(/size=10/);
    await settled(page);
    let shown = 0;
    let rows = 0;
    for (let place = 1; ; place += 1) {
      const amounts = await amountsOf(page);
      rows += amounts.length;
      shown += amounts.reduce((one, other) => one + other, 0);
      const next = page.getByRole('button', { name: 'Next page' });
      if (await next.isDisabled()) break;
      await next.click();
      await page.waitForURL(new RegExp(`page=${place + 1}`));
      await settled(page);
    }
    expect(rows).toBe(product.sunflower.byService('2024-06-01', '2024-06-30').length);
    const total = Math.round(product.sunflower.billed('2024-06-01', '2024-06-30') * 100);
    expect(Math.abs(shown - total)).toBeLessThanOrEqual(rows);
    await page.getByLabel('Rows per page').selectOption('50');
    await page.waitForURL(/size=50/);
    await expect.poll(() => table(page).locator('tbody tr').count()).toBe(rows);
    await expectMonthlyColumns(page);
    await context.close();
  });
});

describe('the way down', () => {
  test('leads from a step of the chart to an item and its parts; the trail and back lead up; and to rows that the service sorts, searches and pages (C-11 to C-13)', async () => {
    const { page, context } = await product.open(
      `${JUNE}&detail=step&stepStart=2024-06-10&stepEnd=2024-06-10`,
    );
    await drawer(page)
      .getByText(usd(product.sunflower.billed('2024-06-10', '2024-06-10')))
      .first()
      .waitFor();
    await drawer(page).getByRole('button', { name: 'Virtual Machines', exact: true }).click();
    await page.waitForURL(/item=Virtual/);
    const cost = usd(product.sunflower.billed('2024-06-10', '2024-06-10', isVm));
    await drawer(page).getByText(cost).first().waitFor();
    const part = drawer(page).locator('[data-part="cost-analytics.portions"] li button').first();
    const name = await part.innerText();
    await part.click();
    await page.waitForURL(/path=usage_type/);
    const trail = drawer(page).getByRole('navigation');
    await expect.poll(() => trail.locator('[aria-current=page]').innerText()).toBe(name);
    await trail.getByRole('button', { name: /Virtual Machines/ }).click();
    await expect.poll(() => page.url()).not.toContain('path=');
    await page.goBack();
    await page.waitForURL(/path=usage_type/);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => trail.locator('[aria-current=page]').innerText()).toContain('06/10/2024');
    await moveTo(page, `${VM}&by=resource&rowSize=200`);
    await expectRows(page);
    await context.close();
  });
});

describe('the billing rows', () => {
  test('have chosen columns in a chosen order and width, by keyboard, kept and in the link (C-12)', async () => {
    const { page, context } = await product.open(VM);
    await rowsTable(page).waitFor();
    const heads = () => rowsTable(page).locator('thead th button').allInnerTexts();
    await expect
      .poll(() => heads())
      .toEqual(['Vendor', 'Account', 'Product', 'Region', 'Date', 'Usage', 'Cost', 'Usage type']);
    await page.getByRole('button', { name: /^Columns/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Unit price', { exact: true }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/columns=.*unitPrice/);
    await page.getByRole('button', { name: 'Move Unit price forward' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/unitPrice(,|%2C)usageType/);
    await page.keyboard.press('Escape');
    await page.getByRole('separator', { name: 'Width of Unit price' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/unitPrice\.150/);
    await settled(page);
    expect((await heads()).slice(-2)).toEqual(['Unit price', 'Usage type']);
    const link = page.url();
    await page.goto(link.replace(/&columns=[^&]*/, ''));
    await rowsTable(page).waitFor();
    expect((await heads()).slice(-2)).toEqual(['Unit price', 'Usage type']);
    await context.close();
    const other = await product.open(link.slice(link.indexOf('/cost-analytics')));
    await rowsTable(other.page).waitFor();
    expect((await rowsTable(other.page).locator('thead th button').allInnerTexts()).at(-2)).toBe(
      'Unit price',
    );
    await other.context.close();
  });
});

test('the details restore where a step was scrolled to; they are sound in every look, and none of their texts is left in English (A-04, C-11)', async () => {
  const { page, context, faults } = await product.open(`${VM}&compare=last_period`);
  await expectScrollRestored(page);
  await rowsTable(page).waitFor();
  await page.locator('[data-part="cost-analytics.portions"] li').first().waitFor();
  await expectSoundInEveryLook(page, {
    english: /Billing rows|What it is made of|All items|Unit price|Usage type/,
    part: '[role=dialog]',
    isLast: true,
  });
  expect(faults).toEqual([]);
  await context.close();
});

/** A part opens what its row opens (C-13). */
async function expectPortions(page: Page): Promise<void> {
  const portion = page.locator('[data-part="cost-analytics.portion"]');
  const list = portion.getByRole('list').first().locator('> li');
  const services = product.sunflower.byService('2024-06-01', '2024-06-30');
  await expect.poll(() => list.count()).toBe(11);
  const [name = '', cost = 0] = services.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  await expect.poll(() => list.first().innerText()).toContain(name);
  expect(holdsAmount(await list.first().innerText(), cost)).toBe(true);
  const shares = await portion.getByText(/^−?[\d.]+%$/).allInnerTexts();
  expect(
    shares.map((share) => Number.parseFloat(share.replace('−', '-'))).reduce((sum, each) => sum + each, 0),
  ).toBeCloseTo(100, 0);
  const boxes = await Promise.all([table(page).boundingBox(), portion.boundingBox()]);
  expect(boxes[1]?.x).toBeGreaterThan(boxes[0]?.x ?? 0);
  await portion.getByRole('button', { name: '11 others' }).press('Enter');
  await portion.getByRole('button', { name: 'Azure DNS', exact: true }).press('Enter');
  await page.waitForURL(/item=Azure/);
  await page.goBack();
  await drawer(page).waitFor({ state: 'detached' });
  // The largest part begins at twelve o'clock.
  const ring = portion.getByRole('img');
  const { width = 0, height = 0 } = (await ring.boundingBox()) ?? {};
  await ring.click({ position: { x: width * 0.62, y: height * 0.14 } });
  await expect.poll(() => new URL(page.url()).searchParams.get('item')).toBe(name);
  await page.goBack();
  await drawer(page).waitFor({ state: 'detached' });
}

/** Parts sum to the cost, and the members of others to theirs. */
async function expectParts(page: Page): Promise<void> {
  const list = drawer(page).locator('[data-part="cost-analytics.portions"] li');
  await list.first().waitFor();
  const amounts = async () =>
    (await list.locator('> :nth-child(3)').allInnerTexts()).map((text) => cents(text.replace('$', '')));
  const total = Math.round(product.sunflower.billed('2024-06-01', '2024-06-30', isVm) * 100);
  const folded = await amounts();
  expect(folded).toHaveLength(11);
  expect(Math.abs(folded.reduce((sum, each) => sum + each, 0) - total)).toBeLessThanOrEqual(11);
  await drawer(page)
    .getByRole('button', { name: /others$/ })
    .click();
  const unfolded = await amounts();
  const members = unfolded.slice(11).reduce((sum, each) => sum + each, 0);
  expect(Math.abs(members - (folded.at(-1) ?? 0))).toBeLessThanOrEqual(unfolded.length);
}

/** On the way back from a part of the detail. */
async function expectScrollRestored(page: Page): Promise<void> {
  await rowsTable(page).waitFor();
  const scroller = page.locator('.mantine-Drawer-content');
  const part = drawer(page).locator('[data-part="cost-analytics.portions"] li button').nth(5);
  await part.scrollIntoViewIfNeeded();
  await scroller.evaluate((element) => element.scrollTo(0, 240));
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(240);
  await part.click();
  await page.waitForURL(/path=/);
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0);
  await page.goBack();
  // Once its parts are there again, which on a busy machine takes longer than a poll waits by itself.
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop), { timeout: 20_000 }).toBe(240);
}

/** The table is ordered by one of them. */
async function expectMonthlyColumns(page: Page): Promise<void> {
  await moveTo(page, '/cost-analytics?range=custom&start=2024-05-10&end=2024-06-20&unit=week');
  const billed = (start: string, end: string) => plain(product.sunflower.billed(start, end));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  await page.getByRole('button', { name: 'Monthly columns' }).click();
  await expect
    .poll(async () => (await table(page).locator('tr[data-total] td').allInnerTexts()).slice(-2))
    .toEqual([billed('2024-05-10', '2024-05-31'), billed('2024-06-01', '2024-06-20')]);
  expect(asked).toEqual(['CostAnalyticsPageQuery']);
  await page.getByRole('button', { name: '05/10/2024 – 05/31/2024' }).click();
  await page.waitForURL(/sort=2024-05\.desc/);
  const inMay = async () =>
    (await table(page).locator('tbody tr td:nth-last-child(2)').allInnerTexts())
      .filter((text) => text !== '–')
      .map(cents);
  await expect
    .poll(async () => (await inMay()).every((each, at, all) => each <= (all[at - 1] ?? each)))
    .toBe(true);
  await page.getByRole('button', { name: 'Monthly columns' }).click();
  await expect.poll(() => page.url()).not.toMatch(/months|sort/);
}

/** Their total is that of the data, and so is the sum of the parts beside them (C-12, C-13). */
async function expectRows(page: Page): Promise<void> {
  await expectParts(page);
  const total = usd(product.sunflower.billed('2024-06-01', '2024-06-30', isVm));
  const part = page.locator('[data-part="cost-analytics.rows"]');
  await part.getByText(`${total} in total`).waitFor();
  await expect.poll(() => rowsTable(page).locator('tbody tr').count()).toBe(200);
  await rowsTable(page).getByRole('button', { name: 'Date', exact: true }).click();
  await page.waitForURL(/rowSort=usageDate\.asc/);
  await expect
    .poll(() => rowsTable(page).locator('tbody tr td:nth-child(5)').first().innerText())
    .toBe('06/01/2024');
  await part.getByPlaceholder('Search the rows').fill('B2ms');
  await page.waitForURL(/rowSearch=B2ms/);
  await expect.poll(() => rowsTable(page).locator('tbody tr').first().innerText()).toContain('B2ms');
  await part.getByPlaceholder('Search the rows').fill('no such thing');
  await part.getByText('No results found for “no such thing”.').waitFor();
  await part.getByRole('button', { name: 'Clear the search' }).last().click();
  await part.getByText(`${total} in total`).waitFor();
}
