// The screen of budgets in the browser: set amounts, see them beside the cost, read a file, keep out who may not (D-16).
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/chromium.ts';
import { usd } from '../support/demo-figures.ts';
import { productForTests } from '../support/product.ts';

const product = productForTests();

const FILE = 'month,scope,vendor,amount,currency\n2024-06,vendor,gcp,900,USD\n';

describe('D-16 the screen of budgets', () => {
  test('amounts are set by hand and by file, stand beside the cost, and faults name line and column', async () => {
    const { page, context, faults } = await product.open('/budgets?year=2024');
    const amount = page.getByLabel(/^Budget of Whole company, 06\/2024/);
    await amount.fill('3,000');
    const bar = page.getByRole('status').filter({ hasText: '1 change is not saved' });
    await bar.getByRole('button', { name: 'Save' }).click();
    const detail = page.getByRole('region', { name: 'Month in detail' });
    await detail.getByRole('row', { name: /Whole company/ }).waitFor();
    const spent = usd(product.sunflower.billed('2024-06-01', '2024-06-30'));
    const row = detail.getByRole('row', { name: /Whole company/ });
    await expect.poll(() => row.innerText()).toContain('$3,000.00');
    await expect.poll(() => row.innerText()).toContain('$2,900.00');
    await expect.poll(() => row.innerText()).toContain(spent);

    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'wrong.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${FILE}2024-06,company,,abc,USD\n`),
    });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toMatch(/Line 3:\s*amount\s*“abc” is not a number from 0/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await chooser.setInputFiles({ name: 'right.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    const more = page.getByRole('status').filter({ hasText: '1 change is not saved' });
    await more.getByRole('button', { name: 'Save' }).click();
    await detail.getByRole('row', { name: /GCP/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Alerts' }).click();
    await dialog.getByLabel('Vera Viewer').check();
    await dialog.getByLabel('Percent spent').fill('80, 100');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('budgets-2024.csv');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('who may only see has no fields and no ways to change, on a phone in the dark', async () => {
    const { page, context } = await product.open('/budgets?year=2024', {
      email: 'viewer@skyledger.example',
      width: 360,
      scheme: 'dark',
    });
    await page.getByRole('heading', { name: 'Budgets' }).waitFor();
    await page.getByRole('region', { name: 'Amounts by month' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add budget' }).count()).toBe(0);
    await expect.poll(() => page.getByLabel(/^Budget of/).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await context.close();
  });
});
