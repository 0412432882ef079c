// The tabs of billing in the browser: which a vendor has, and their figures against the raw files (B-02, B-06 to B-10).
import { Big } from 'big.js';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { holdsAmount, usd } from '../../support/oracle/demo-figures.ts';
import type { RawRow } from '../../support/oracle/raw/raw-focus.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

const isAws = ({ ProviderName }: RawRow) => ProviderName === 'AWS';
const billed = (month: string, fits: (row: RawRow) => boolean) =>
  product.sunflower.billed(`${month}-01`, `${month}-31`, fits);
const grid = (page: Page) => page.getByRole('treegrid');
const rows = (page: Page) => grid(page).locator('tbody tr[aria-level]');
/** Amounts as they stand in a text, added exactly. */
const amountsIn = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum.plus(text.replace(/[$,]/g, '').replace('−', '-')), new Big(0));

describe('the tabs', () => {
  test('are those of the vendor, and split its bill by what it has; another vendor begins with accounts (B-02, B-08)', async () => {
    const { page, context } = await product.open(
      '/billing?vendor=aws&month=2024-06&tab=details&viewBy=region',
    );
    const names = () => page.getByRole('tab').allInnerTexts();
    await expect
      .poll(names)
      .toEqual([
        'Charges by account',
        'Cloud invoices',
        'Invoice insight',
        'Bill details',
        'Computing resources',
        'Service groups',
        'AutoSpot',
        'Additional services',
      ]);
    const further = ['Cloud invoices', 'Bill details', 'Additional services'];
    const splits = () => page.getByRole('radiogroup', { name: 'View by' }).getByRole('radio').count();
    await expect.poll(() => splits()).toBe(5);
    const regions = [...new Set(product.sunflower.values('RegionId', isAws))];
    const texts = await rows(page).allInnerTexts();
    for (const region of regions) {
      const cost = billed('2024-06', (row) => isAws(row) && row.RegionId === region);
      if (cost !== 0) expect(holdsAmount(texts.join('\n'), cost), region).toBe(true);
    }
    await page.getByRole('button', { name: 'Azure', exact: true }).click();
    await page.waitForURL(/vendor=azure/);
    await settled(page);
    expect(page.url()).not.toContain('viewBy');
    await expect.poll(() => splits()).toBe(3);
    await expect.poll(names).toEqual(['Charges by subscription', ...further]);
    await page.getByRole('button', { name: 'GCP', exact: true }).click();
    await page.waitForURL(/vendor=gcp/);
    await settled(page);
    await expect.poll(() => splits()).toBe(0);
    await expect.poll(names).toEqual(['Charges by project', ...further]);
    await context.close();
  });

  test('split by tag: the first key is chosen, what has none stands last, and all of it is the month (B-08)', async () => {
    const { page, context } = await product.open('/billing?vendor=aws&month=2024-06&tab=details&viewBy=tag');
    await page.waitForURL(/tagKey=/);
    await settled(page);
    await rows(page).first().waitFor();
    await expect.poll(() => rows(page).last().innerText()).toContain('NON-TAG');
    const costs = await rows(page).locator('td:nth-child(2)').allInnerTexts();
    const shown = amountsIn(costs.map((cost) => (cost === '–' ? '0' : cost)));
    expect(shown.minus(billed('2024-06', isAws)).abs().toNumber()).toBeLessThan(0.01 * costs.length);
    await context.close();
  });

  test('details open down to single resources, also where these come later (B-08)', async () => {
    const { page, context } = await product.open('/billing?vendor=azure&month=2024-06&tab=details&layers=5');
    await expect
      .poll(() => grid(page).locator('tr[aria-level="5"]').count(), { timeout: 15_000 })
      .toBeGreaterThan(0);
    await context.close();
  });

  test('of a month lead from one to another: notes are closed for good, insight names its drivers, an invoice opens to its charges (B-06, B-07, B-10)', async () => {
    const { page, context } = await product.open('/billing?vendor=aws&month=2024-05&tab=invoices');
    await closeNotes(page);
    await page.getByRole('tab', { name: 'Invoice insight' }).click();
    await expectInsight(page);
    await page.getByRole('tab', { name: 'Cloud invoices' }).click();
    await page.waitForURL(/tab=invoices/);
    await settled(page);
    await openInvoice(page);
    await context.close();
  });
});

/** Over two tabs. */
async function closeNotes(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'About cloud invoices' });
  await banner.getByRole('button', { name: 'Close this note' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.reload();
  await settled(page);
  await expect.poll(() => banner.count()).toBe(0);
  await page.getByRole('tab', { name: 'Bill details' }).click();
  await page.getByRole('region', { name: 'About bill details' }).waitFor();
}

/** It names which value is exceeded or undercut. */
async function expectInsight(page: Page): Promise<void> {
  await page
    .getByText(/This month’s cost of .* (exceeds|falls below) .*last month/)
    .first()
    .waitFor();
  await page.getByText('Top drivers since last month').first().waitFor();
  await expect.poll(() => grid(page).locator('tfoot').innerText()).toContain(usd(billed('2024-05', isAws)));
  await expect.poll(() => grid(page).locator('tfoot').innerText()).toContain(usd(billed('2024-04', isAws)));
}

/** The difference to its charges is nothing. */
async function openInvoice(page: Page): Promise<void> {
  const totals = await rows(page).locator('td:last-child').allInnerTexts();
  expect(amountsIn(totals).toFixed(2)).toBe(new Big(billed('2024-05', isAws)).toFixed(2));
  await rows(page).first().getByRole('link').click();
  await page.waitForURL(/\/billing\/details/);
  const figures = page.locator('[data-part="billing.reconciliation"] dd');
  await figures.first().waitFor();
  const [invoice, charges, difference] = await figures.allInnerTexts();
  expect(invoice).toBe(totals[0]);
  expect(charges).toBe(totals[0]);
  expect(difference).toBe('$0.00');
  await page.getByText('Every charge adds up to the invoice.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
}
