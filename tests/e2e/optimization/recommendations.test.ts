// Recommendations in the browser: from a piece to a decision, its promise, one portfolio and providers' lines (P-06, O-01, O-03).
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../support/browser/chromium.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

test('a recommendation is moved by the slider, accepted, and its promise kept in the ledger', async () => {
  const { page, context, faults } = await product.open('/reserved-instances?month=201810&company=workshop');
  await page.getByRole('button', { name: 'Switch to Workshop' }).click();
  const list = page.locator('[data-part="advice.list"]');
  await list.getByRole('button', { name: 'm4.large' }).first().click();
  const drawer = page.getByRole('dialog');
  const quantity = drawer.locator('[data-part="advice.quantity"]');
  await quantity.waitFor();
  const saving = drawer.locator('[data-figure=savings] dd').first();
  const advised = await saving.innerText();
  const note = drawer.locator('[data-figure=savings] [class*=cardNote]');
  expect(await note.evaluate((one) => getComputedStyle(one).lineHeight)).toBe('16px');
  await drawer.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await quantity.getByText('0 instances').waitFor();
  expect(await saving.innerText()).not.toBe(advised);
  expect(await accessibilityFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: /^Recommended/ }).click();
  await drawer.getByRole('button', { name: 'Accept', exact: true }).click();
  const form = page.getByRole('dialog').last();
  await form.getByRole('button', { name: 'Save' }).click();
  await drawer.locator('[data-part="advice.ledger"]').getByText('11/2018').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Decisions' }).click();
  await page.locator('[data-part="advice.promiseLedger"]').getByText('11/2018').waitFor();
  await page.locator('[data-part="advice.decisions"]').getByText('Accepted').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'One portfolio' }).click();
  await page.locator('[data-figure=together]').waitFor();
  const download = page.waitForEvent('download');
  await page
    .locator('[data-part="advice.portfolio"]')
    .getByRole('button', { name: /^Download/ })
    .click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('link', { name: 'From providers' }).click();
  await page.getByText('No recommendations of providers are loaded').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
