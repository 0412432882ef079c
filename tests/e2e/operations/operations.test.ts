// Operation status in the browser: a load that failed is found, repaired and deleted with a way back, and a migration entered (M-01 to M-04).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { csv, row } from '../../support/product/focus-files.ts';
import { keepFailedLoad } from '../../support/product/operations/failed-load.ts';
import { productForTests } from '../../support/product/product.ts';

const product = productForTests();

test('from the overview to a repaired load, a deletion taken back, and a migration as entered', {
  timeout: 180_000,
}, async () => {
  const { page, context, faults } = await product.open('/mis-operation-status?company=sunflower');
  const text = csv([row({ ProviderName: 'Oracle', BillingAccountId: 'journey' })]);
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  // Of this try alone: one before it may have left its own.
  const name = `${basename(folder)}.csv`;
  await keepFailedLoad(product.documents, folder, { name, text });
  await settled(page);
  await page.getByRole('region', { name: 'Overview' }).getByRole('link', { name: 'Sunflower' }).click();
  await page.getByRole('searchbox', { name: 'Search statuses' }).fill(name);
  const line = page.getByRole('row').filter({ hasText: name });
  await line.waitFor();
  // The line was there before the search, and is dimmed until the search has an answer.
  await page.waitForURL((url) => url.search.includes(name));
  await settled(page);
  await expectSoundInEveryLook(page);

  // By keyboard alone.
  await line.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Status' });
  await drawer.getByRole('button', { name: 'Repair' }).click();
  await drawer.getByText('FS Fault, settled').waitFor({ timeout: 60_000 });
  await drawer.getByRole('button', { name: 'Delete…' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this status?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await line.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await line.waitFor();

  await page.getByRole('link', { name: 'Cloud migration ROI' }).click();
  await page.getByText('Nothing is computed here').waitFor();
  await page
    .locator('main')
    .getByRole('button', { name: /^Company/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Sunflower' }).click();
  await page.getByRole('button', { name: 'Add migration' }).click();
  const form = page.getByRole('dialog', { name: 'Add migration' });
  await form.getByRole('textbox', { name: /Title/ }).fill('Mail server');
  await form.getByRole('textbox', { name: /Currency/ }).fill('USD');
  await form.getByRole('textbox', { name: /Cloud cost/ }).fill('12345678901234567890.10');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: '12345678901234567890.10' }).waitFor();
  // The header is covered by what was said of the save, for a moment.
  await expectSoundInEveryLook(page, { part: 'main', isLast: true });
  expect(faults).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
