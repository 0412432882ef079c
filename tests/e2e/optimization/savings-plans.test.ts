// Savings Plans in the browser: figures of June, the formula behind a percent, one plan, and filters that stay (P-01 to P-05).
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../support/browser/chromium.ts';
import { headsUnderTheCount } from '../../support/browser/heads-under-count.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

test('the pages of Savings Plans tell one story, and keep months and filters', async () => {
  const { page, context, faults } = await product.open(
    '/savings-plans/utilization?from=202406&to=202406&regions=us-east-1',
  );
  const utilization = page.locator('[data-figure=utilization]').first();
  await utilization.getByText('98.6%').waitFor();
  await utilization.getByRole('button').click();
  await page.getByText('used $42.60 ÷ (used $42.60 + unused $0.60) = 98.6%').waitFor();
  await page.keyboard.press('Escape');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.locator('[data-part="savings-plans.agreements"] td button').first().click();
  await page.getByRole('dialog').getByText('arn:aws:savingsplans::210000000011').waitFor();
  expect(page.url()).toContain('plan=75f200eb');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Reset Region' }).click();
  await page.getByRole('link', { name: 'Coverage' }).click();
  await page.locator('[data-figure=coverage]').getByText('63.5%').waitFor();
  await page.locator('[data-figure=providerCoverage]').getByText('70.0%').waitFor();
  expect(page.url()).toContain('from=202406');
  expect(await page.locator('[data-part="savings-plans.coverage"]').evaluate(headsUnderTheCount)).toEqual([]);
  const download = page.waitForEvent('download');
  const rows = page.locator('[data-part="savings-plans.coverage"]');
  await rows.getByRole('button', { name: /^Download/ }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(faults).toEqual([]);
  await context.close();
});
