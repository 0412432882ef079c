// Cost Analytics in the browser: figures against the raw files, state in the address, keyboard (C-01 to C-10).
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { openChoice } from '../../support/browser/person-menu.ts';
import { unfoldBar } from '../../support/browser/state-bar.ts';
import { holdsAmount, plain, usd } from '../../support/oracle/demo-figures.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();
const table = (page: Page) => page.locator('main table').last();
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const rowTexts = (page: Page) => table(page).locator('tbody tr').allInnerTexts();

test('after sign-in the exact address asked for is shown, and its figures are those of the raw files; days before the first data are no verdict; a phone and a tablet have all in sight (C-09)', async () => {
  const { page, context } = await product.open(
    '/cost-analytics?range=custom&start=2024-05-10&end=2024-06-09&unit=week&compare=last_period',
    { isSigningIn: true },
  );
  expect(page.url()).toContain('start=2024-05-10&end=2024-06-09&unit=week&compare=last_period');
  const now = product.sunflower.billed('2024-05-10', '2024-06-09');
  const before = product.sunflower.billed('2024-04-09', '2024-05-09');
  const text = await page.locator('main').innerText();
  expect(text).toContain(usd(now));
  expect(text).toContain(usd(before));
  expect(text).toContain(`${(Math.abs(100 * (now - before)) / before).toFixed(1)}%`);
  await expectNoVerdict(page);
  await expectAllInSight(page);
  await context.close();
});

test('the table has each product with its cost, the largest first, below the twin of the chart; sort, search and page stand in the address, by keyboard too; another currency is kept (A-06, C-10)', async () => {
  const { page, context } = await product.open(
    '/cost-analytics?range=custom&start=2024-06-01&end=2024-06-30&view=table',
  );
  await expectTwin(page);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Skip to the content');
  await page.keyboard.press('Enter');
  const rows = await rowTexts(page);
  const expected = product.sunflower.byService('2024-06-01', '2024-06-30');
  expect(rows).toHaveLength(expected.length);
  expected.forEach(([name, cost], place) => {
    expect(rows[place]).toContain(name);
    expect(holdsAmount(rows[place], cost), name).toBe(true);
  });
  await expect
    .poll(() => table(page).locator('tr[data-total]').innerText())
    .toContain(plain(product.sunflower.billed('2024-06-01', '2024-06-30')));
  await page.getByRole('button', { name: 'Item', exact: true }).click();
  await page.waitForURL(/sort=label/);
  await settled(page);
  expect((await rowTexts(page))[0]).toContain('Amazon Elastic Compute Cloud');
  await page.getByPlaceholder('Search names and ids').fill('virtual');
  await page.waitForURL(/search=virtual/);
  await expect.poll(() => table(page).locator('tbody tr').count()).toBe(3);
  await page.goBack();
  await expect.poll(() => page.url()).not.toContain('sort=label');
  await page.getByRole('button', { name: 'Total', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=total\.asc|sort=none/);
  await expectOtherCurrency(page);
  await context.close();
});

test('a row opens what its cost is made of, in the address; back closes it; an account opens under the name that its row has, and never without its vendor (C-11, C-13)', async () => {
  const { page, context } = await product.open(
    '/cost-analytics?range=custom&start=2024-05-20&end=2024-06-20',
  );
  const fits = ({ ServiceName }: { ServiceName: string }) => ServiceName === 'Virtual Machines';
  await table(page).getByRole('button', { name: 'Virtual Machines', exact: true }).click();
  const drawer = page.getByRole('dialog');
  const shows = (start: string, end: string) =>
    drawer
      .getByText(usd(product.sunflower.billed(start, end, fits)))
      .first()
      .waitFor();
  await shows('2024-05-20', '2024-06-20');
  expect(page.url()).toContain('item=Virtual');
  await expect.poll(() => drawer.innerText()).toMatch(/^All items\s*AZ\s*Virtual Machines/);
  await expect.poll(() => drawer.innerText()).toContain('Billed cost · 05/20/2024 – 06/20/2024 UTC · USD');
  await drawer.getByText('Last day').click();
  await shows('2024-06-20', '2024-06-20');
  await drawer.getByText('Whole month').click();
  await shows('2024-06-01', '2024-06-30');
  await expect.poll(() => drawer.locator('table tbody tr').count()).toBeGreaterThan(10);
  for (let step = 0; step < 3; step++) await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  await expectAccount(page);
  await context.close();
});

test('odd addresses keep the bar of state, and mend themselves or offer to; a range that is too long by day is not asked for (C-02)', async () => {
  const { page, context } = await product.open('/cost-analytics?page=99999999999');
  await expect.poll(() => page.url()).not.toContain('page=');
  await table(page).locator('tbody tr').first().waitFor();

  await moveTo(page, '/cost-analytics?vendors=aws,oci');
  await page.getByText('Without OCI: the company has no cost of that vendor.').waitFor();
  const isAws = ({ ProviderName }: { ProviderName: string }) => ProviderName === 'AWS';
  await page
    .getByText(usd(product.sunflower.billed('2024-06-01', '2024-06-30', isAws)))
    .first()
    .waitFor();

  await moveTo(page, '/cost-analytics?vendors=oci');
  await page.getByText(/The company has no cost of one of these vendors/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  // The popup of vendors that are not shown here (C-03) stands in front.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset Vendors' }).last().click();
  await page
    .getByText(usd(product.sunflower.billed('2024-06-01', '2024-06-30')))
    .first()
    .waitFor();
  expect(page.url()).not.toContain('vendors');
  await expectTooLong(page);
  await context.close();
});

/** The table twin of the chart adds up to the month, day by day. */
async function expectTwin(page: Page): Promise<void> {
  const rows = await page.locator('main table').first().locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(30);
  rows.forEach((row, place) => {
    const day = String(place + 1).padStart(2, '0');
    expect(row, day).toContain(plain(product.sunflower.billed(`2024-06-${day}`, `2024-06-${day}`)));
  });
}

/** It converts by the dated rate and is kept. */
async function expectOtherCurrency(page: Page): Promise<void> {
  const total = product.sunflower.billed('2024-06-01', '2024-06-30');
  await openChoice(page, /^Currency/);
  await page.getByRole('menuitemradio', { name: /KRW/ }).click();
  const won = new Intl.NumberFormat('en', { style: 'currency', currency: 'KRW' }).format(1200 * total);
  await page.getByText(won).first().waitFor();
  await page.reload();
  await page.getByText(won).first().waitFor();
  await openChoice(page, /^Currency/);
  await page.getByRole('menuitemradio', { name: /USD/ }).click();
  await page.getByText(usd(total)).first().waitFor();
}

/** A comparison with days before the first data says so. */
async function expectNoVerdict(page: Page): Promise<void> {
  await moveTo(page, '/cost-analytics?range=custom&start=2024-02-15&end=2024-02-29&compare=last_period');
  expect(product.sunflower.billed('2024-01-31', '2024-02-08')).toBe(0);
  await page.getByText('No data before 02/09/2024').waitFor();
  await expect.poll(() => page.locator('main [data-direction]').count()).toBe(0);
  await moveTo(page, '/cost-analytics?range=custom&start=2024-03-15&end=2024-03-29&compare=last_period');
  await expect.poll(() => page.getByText(/No data before/).count()).toBe(0);
  await expect.poll(() => page.locator('main [data-direction]').count()).toBeGreaterThan(1);
}

/** Every chip, the choice of days and the legend, on a phone and a tablet. */
async function expectAllInSight(page: Page): Promise<void> {
  await moveTo(page, '/cost-analytics?range=last_3_months&compare=last_period');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const isInside = async (locator: Locator) => {
      const boxes = await Promise.all((await locator.all()).map((one) => one.boundingBox()));
      return boxes.length > 0 && boxes.every((box) => box && box.x >= 0 && box.x + box.width <= width);
    };
    // A phone scrolls the line sideways, anything wider unfolds it.
    await unfoldBar(page);
    for (const chip of await page.getByRole('region', { name: 'What is shown' }).getByRole('button').all()) {
      if (width < 768) await chip.scrollIntoViewIfNeeded();
      await expect.poll(() => isInside(chip)).toBe(true);
    }
    const legend = page.getByRole('group', { name: /^Series: / });
    await expect
      .poll(() => legend.evaluate((list) => list.scrollHeight - list.clientHeight))
      .toBeLessThanOrEqual(0);
    await expect.poll(() => legend.innerText()).toMatch(/^Total of .*\s*Not complete yet/);
    await page.getByRole('button', { name: /^Range/ }).click();
    const choice = page.getByRole('dialog', { name: 'Range' });
    await choice.getByRole('button', { name: 'Next month' }).waitFor();
    await expect.poll(() => isInside(choice.getByRole('button'))).toBe(true);
    expect((await choice.boundingBox())?.width).toBeLessThanOrEqual(width - 16);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await choice.waitFor({ state: 'detached' });
  }
}

/** An address that names an account without its vendor opens nothing; its row does, under the name that it has there. */
async function expectAccount(page: Page): Promise<void> {
  await moveTo(page, '/cost-analytics?viewBy=account&item=sunflower');
  const drawer = page.getByRole('dialog');
  await expect.poll(() => drawer.count()).toBe(0);
  const row = table(page).locator('tbody tr').first();
  const [name = '', total = ''] = await row.locator('th button, td').allInnerTexts();
  await row.getByRole('button').click();
  await drawer.getByText(`$${total}`).first().waitFor();
  expect(name).toMatch(/\[.+\]$/);
  await expect.poll(() => drawer.innerText()).toContain(name);
}

/** By day it is not asked for; weeks or months mend it, by one click or by the menu. */
async function expectTooLong(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await moveTo(page, '/cost-analytics?range=last_6_months&unit=day');
  await page.getByText('By day, at most 93 days can be shown.').waitFor();
  await page.getByRole('button', { name: 'Show by week' }).click();
  await page.waitForURL(/unit=week/);
  await page
    .getByText(usd(product.sunflower.billed('2024-01-01', '2024-06-30')))
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Show by month' }).click();
  await page.waitForURL(/unit=month/);
  await settled(page);
  await expect
    .poll(() => page.locator('[data-part="cost-analytics.answer"]').innerText())
    .toContain(usd(product.sunflower.billed('2024-01-01', '2024-06-30')));
  expect(asked.filter((body) => body.includes('DAY') && body.includes('LAST_6_MONTHS'))).toEqual([]);

  // A menu of single choices closes once one is chosen.
  await page.getByRole('button', { name: /by Month$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Week' }).click();
  await page.waitForURL(/unit=week/);
  await page.getByRole('menu').waitFor({ state: 'detached' });
}
