// Documents of bills in the browser: chosen from the menus of the screens, opened, and held against the raw files and what
// the screen shows (B-02, B-06).
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { csvParts } from '../../support/product/export-file.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

async function chosen(page: Page, item: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: item }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('the bills of all vendors come as PDF with the sum of the screen', async () => {
  const { page, context, faults } = await product.open('/billing?vendor=all&month=2024-05');
  await settled(page);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const { name, bytes } = await chosen(page, /^PDF/);
  expect(name).toBe('sunflower-all-2024-05.pdf');
  const text = (await pdfPages(bytes))?.join('\n');
  if (text !== undefined) {
    expect(text).toContain('Sunflower');
    expect(text).toContain(usd(product.sunflower.billed('2024-05-01', '2024-05-31')));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('a tab comes as PDF by keyboard, and as CSV with the rows that are closed on the screen', async () => {
  const { page, context } = await product.open('/billing?vendor=aws&month=2024-05&tab=details&viewBy=region');
  await settled(page);
  const save = page.getByRole('button', { name: /^Download: / });
  await save.press('Enter');
  const paper = await chosen(page, /^PDF/);
  expect(paper.name).toBe('sunflower-aws-2024-05-details.pdf');
  const isAws = ({ ProviderName }: { ProviderName?: string }) => ProviderName === 'AWS';
  const total = usd(product.sunflower.billed('2024-05-01', '2024-05-31', isAws));
  const text = (await pdfPages(paper.bytes))?.join('\n');
  if (text !== undefined) expect(text).toContain(total);
  const shown = await page.getByRole('treegrid').locator('tbody tr[aria-level]').count();
  await save.click();
  const { bytes } = await chosen(page, /csv/);
  expect(csvParts(bytes).table.length - 1).toBeGreaterThan(shown);
  await context.close();
});
