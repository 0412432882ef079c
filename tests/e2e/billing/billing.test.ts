// Billing in the browser: figures against the raw files, months, trees and sums by mouse and keyboard (B-01 to B-10, B-14).
import { Big } from 'big.js';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { BILLING_TABS } from '../../../lib/catalogue/vendors.ts';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { headsUnderTheCount } from '../../support/browser/heads-under-count.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { holdsAmount, usd } from '../../support/oracle/demo-figures.ts';
import type { RawRow } from '../../support/oracle/raw/raw-focus.ts';
import { PEOPLE } from '../../support/people/people.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

const isAws = ({ ProviderName }: RawRow) => ProviderName === 'AWS';
const isAzure = ({ ProviderName }: RawRow) => ProviderName === 'Microsoft';
const isGcp = ({ ProviderName }: RawRow) => /google/i.test(ProviderName);
const billed = (month: string, fits: (row: RawRow) => boolean) =>
  product.sunflower.billed(`${month}-01`, `${month}-31`, fits);
const grid = (page: Page) => page.getByRole('treegrid');
const summary = (page: Page) => page.locator('[data-part="billing.summary"]');
const months = (page: Page) => page.getByRole('radiogroup', { name: 'Month of the bill' });
/** Beside the charges: they and what stands around the tabs are among the routes of `platform/languages.test.ts`. */
const FURTHER_TABS = BILLING_TABS.filter((tab) => tab !== 'charges');
const rows = (page: Page) => grid(page).locator('tbody tr[aria-level]');
/** Amounts as they stand in a text, added exactly. */
const amountsIn = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum.plus(text.replace(/[$,]/g, '').replace('−', '-')), new Big(0));

describe('the bill of a month', () => {
  test('is the newest of the first vendor; others are chosen by a click and by keys, and going back returns (B-01, B-05, B-06)', async () => {
    const { page, context } = await product.open('/billing');
    await page.waitForURL(/month=2024-06/);
    await settled(page);
    expect(page.url()).toContain('vendor=aws');
    const text = await summary(page).innerText();
    expect(text).toContain(usd(billed('2024-06', isAws)));
    expect(text).toContain(usd(billed('2024-05', isAws)));
    expect(text).toMatch(/Estimated|Unconfirmed|Confirmed/);
    await months(page)
      .getByRole('radio', { name: /^04\/2024/ })
      .click();
    await page.waitForURL(/month=2024-04/);
    await summary(page)
      .getByText(usd(billed('2024-04', isAws)), { exact: true })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/month=2024-05/);
    await summary(page)
      .getByText(usd(billed('2024-05', isAws)), { exact: true })
      .first()
      .waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-checked')))
      .toBe('true');
    await page.keyboard.press('Home');
    await page.waitForURL(/month=2024-02/);
    await page.keyboard.press('End');
    await page.waitForURL(/month=2024-06/);
    await page.goBack();
    await settled(page);
    expect(page.url()).toContain('month=2024-06');

    // How many invoices it is made of leads to them.
    const invoices = summary(page).getByRole('definition').getByRole('button');
    const count = Number((await invoices.innerText()).split(' ')[0]);
    await invoices.click();
    await page.waitForURL(/tab=invoices/);
    await settled(page);
    expect(await page.locator('main [role=treegrid] tbody [aria-level="1"]').count()).toBe(count);
    await context.close();
  });

  test('leads from the list price to the total in steps that come out at it (B-03)', async () => {
    const { page, context } = await product.open('/billing?vendor=gcp&month=2024-05');
    const chart = page.getByRole('figure', { name: 'From list price to total, USD' });
    const told = await chart.getByRole('listitem').allInnerTexts();
    const steps = told.map((text) => {
      const [label = '', amount = ''] = text.split(': ');
      return {
        label,
        isSigned: /^[-+−]/.test(amount),
        amount: amount.replace('−', '-').replace(/[+,]/g, ''),
      };
    });
    expect(steps.at(0)?.label).toBe('Cloud cost');
    expect(steps.at(-1)?.label).toBe('Total charge');
    let at = new Big(0);
    for (const { label, isSigned, amount } of steps) {
      if (isSigned) at = at.plus(amount);
      else if (at.eq(0)) at = new Big(amount);
      else expect(at.toFixed(2), label).toBe(amount);
    }
    expect(usd(at.toNumber())).toBe(usd(billed('2024-05', isGcp)));
    await context.close();
  });

  test('has a table twin with every month and its status', async () => {
    const { page, context } = await product.open('/billing?vendor=azure&month=2024-06&trend=table');
    const trend = page.locator('[data-part="billing.months"] tbody tr');
    const texts = await trend.allInnerTexts();
    expect(texts).toHaveLength(5);
    expect(texts[0]).toContain('06/2024');
    expect(texts[0]).toContain(usd(billed('2024-06', isAzure)));
    expect(texts[4]).toContain(usd(billed('2024-02', isAzure)));
    await context.close();
  });

  test('that was not collected offers the nearest one that was (B-14)', async () => {
    const { page, context } = await product.open('/billing?vendor=aws&month=2023-01');
    await page.getByText('No costs were collected in 01/2023').waitFor();
    await page.getByRole('button', { name: 'Show 02/2024' }).click();
    await page.waitForURL(/month=2024-02/);
    await summary(page)
      .getByText(usd(billed('2024-02', isAws)), { exact: true })
      .first()
      .waitFor();
    await context.close();
  });
});

describe('the charges', () => {
  test('are the lines of each account, whose totals show their sums; they are walked by keys and opened by layers, and lead to the bill of an account and back; all other tabs are sound in every look (B-03, B-04, B-10)', async () => {
    const { page, context, faults } = await product.open('/billing?vendor=aws&month=2024-05');
    await expectSums(page);
    await walkByKeys(page);
    await expectAccounts(page);
    await openByLayers(page);
    await visitAccount(page);
    await lookAtTabs(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Of every total, line by line, closed by going back; zero lines are hidden. */
async function expectSums(page: Page): Promise<void> {
  await grid(page).locator('tfoot').getByRole('button').click();
  const drawer = page.getByRole('dialog');
  const line = (kind: string) => drawer.locator(`tr[data-line="${kind}"] td`).last();
  await line('TOTAL').waitFor();
  await expect.poll(() => line('TOTAL').innerText()).toBe(usd(billed('2024-05', isAws)));
  await expect.poll(() => drawer.locator('tr[data-line]').count()).toBeGreaterThan(1);
  await expect.poll(() => drawer.getByText('$0.00', { exact: true }).count()).toBeLessThanOrEqual(1);
  await expect.poll(() => drawer.locator('tr[data-line="CLOUD_FRONT_DISCOUNT"]').count()).toBe(0);
  await expect.poll(() => drawer.innerText()).toContain('The bill equals the vendor’s own sum.');
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
}

/** Open, into, out of and closed. */
async function walkByKeys(page: Page): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('tr');
      return `${row?.getAttribute('aria-level')} ${row?.getAttribute('aria-expanded')}`;
    });
  await grid(page).locator('[data-cell="0:0"]').focus();
  await expect.poll(() => focused()).toBe('1 false');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('1 true');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused()).toBe('2 null');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused()).toBe('1 true');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('1 false');
  await page.keyboard.press('End');
  const cell = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await expect.poll(cell).not.toBe('0:0');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Each account with its cost, open to its lines, which add up to the total. */
async function expectAccounts(page: Page): Promise<void> {
  const total = billed('2024-05', isAws);
  const keys = [...new Set(product.sunflower.values('SubAccountId', isAws))];
  await expect.poll(() => rows(page).count()).toBe(keys.length);
  for (const key of keys) {
    const row = rows(page).filter({ has: page.locator(`[title*="${key}"]`) });
    // Told by its end, where the name leaves no room for the whole.
    await expect.poll(() => row.innerText()).toContain(key.slice(-4));
    const cost = billed('2024-05', (each) => isAws(each) && each.SubAccountId === key);
    await expect.poll(async () => holdsAmount(await row.innerText(), Number(cost))).toBe(true);
  }
  await expect.poll(() => grid(page).locator('tfoot').innerText()).toContain(usd(total));
  await expectRoomOnPhone(page);
  await rows(page).first().getByRole('button', { name: /^Open/ }).click();
  await page.waitForURL(/turned=/);
  const lines = await grid(page).locator('tbody tr[aria-level="2"] td:last-child').allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  const first = await rows(page).first().locator('td').last().innerText();
  expect(
    amountsIn(lines)
      .minus(amountsIn([first]))
      .abs()
      .toNumber(),
  ).toBeLessThan(0.03);
}

async function expectRoomOnPhone(page: Page): Promise<void> {
  // All columns fit; on a phone the table says how many do not.
  const more = page.getByText(/^\d+ more columns?$/);
  await expect.poll(() => more.count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 900 });
  await more.waitFor();
  const panel = page
    .locator('section')
    .filter({ has: grid(page) })
    .last();
  expect(await panel.evaluate(headsUnderTheCount)).toEqual([]);
  // A name that is cut on a phone has enough to be told apart, with the end of the id below it.
  const names = await rows(page).locator('a > span:first-child').all();
  for (const name of names)
    expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth || one.clientWidth > 120)).toBe(
      true,
    );
  await page.locator('[data-part="tree-grid"]').evaluate((part) => part.scrollTo({ left: part.scrollWidth }));
  await more.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Which the browser keeps for the next time. */
async function openByLayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.poll(() => grid(page).locator('tr[aria-level="2"]').count()).toBeGreaterThan(0);
  await page.goto(page.url().replace(/\?.*/, '?vendor=aws&month=2024-04'));
  await settled(page);
  await expect.poll(() => grid(page).locator('tr[aria-level="2"]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.poll(() => grid(page).locator('tr[aria-level="2"]').count()).toBe(0);
}

/** Leads to the bill of an account, and back to the same rows and place. */
async function visitAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.setViewportSize({ width: 1440, height: 480 });
  await rows(page).last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 260));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
  const link = rows(page).first().getByRole('link');
  const name = (await link.getAttribute('title')) ?? '';
  await link.click();
  await page.waitForURL(/\/billing\/details/);
  await page.getByRole('heading', { name: `Bill of ${name}` }).waitFor();
  await settled(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the bill' }).click();
  await page.waitForURL(/\/billing\?/);
  await settled(page);
  await expect.poll(() => grid(page).locator('tr[aria-level="2"]').count()).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** With all their rows open. */
async function lookAtTabs(page: Page): Promise<void> {
  for (const tab of FURTHER_TABS) {
    await page.locator(`[role=tab][id$="-${tab}"]`).click();
    await page.waitForURL(new RegExp(`tab=${tab}`));
    await settled(page);
    await expectSoundInEveryLook(page, { isWhole: true, part: '[role=tabpanel]', screen: tab, isLast: true });
  }
}

test('whoever has no right to the menu is told whom to ask (A-14)', async () => {
  const { page, context } = await product.open('/billing', { email: PEOPLE.noMenu.email });
  await page.getByText('You have no menu permission').waitFor();
  await context.close();
});
