// Reservations in the browser: use with its formula, one of them by its own address, and coverage in both units.
import { expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();
const MONTHS = 'company=workshop&from=201810&to=201811';

test('R-03 R-04 percents open their formula, a reservation has its own address, coverage has two units', async () => {
  const { page, context, faults } = await product.open(`/reservations/utilization?${MONTHS}`);
  await page.getByRole('button', { name: 'Switch to Workshop' }).click();
  const use = page.locator('[data-part="optimization.use"]');
  await use.getByText('$555.87').waitFor();
  await use.locator('[data-figure=utilization]').getByRole('button').click();
  // Rounded together: used 463.654 and unused 92.212 add up to the 555.87 beside them.
  await page.getByText(/Money: 100 × \$463\.66 ÷ \(\$463\.66 \+ \$92\.21\)/).waitFor();
  await page.keyboard.press('Escape');
  await use.getByText(/may differ from its exact value in the last digit/).waitFor();
  const list = page.locator('[data-part="optimization.agreements"]');
  await list.getByRole('button', { name: /3a2944f2/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('c4.large').first().waitFor();
  await expect.poll(() => page.url()).toContain('agreement=3a2944f2');
  await settled(page);
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Coverage' }).click();
  const coverage = page.locator('[data-part="optimization.coverage"]');
  const hours = await coverage.locator('[data-figure=coverage] button').innerText();
  await coverage.getByText('Normalised units', { exact: true }).click();
  await expect.poll(() => coverage.locator('[data-figure=coverage] button').innerText()).not.toBe(hours);
  expect(page.url()).toContain('from=201810');
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
