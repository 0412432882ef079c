// Billing files from a person's computer: uploaded, shown as a plan, refused or accepted, and loaded.
import { expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { csv, type Fields, row } from '../../support/product/focus-files.ts';
import { productForTests } from '../../support/product/product.ts';

const product = productForTests();
const ORACLE = { ProviderName: 'Oracle', BillingAccountId: 'o1' };
const file = (name: string, rows: readonly Fields[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(csv(rows)),
});

test('the plan is shown before anything is replaced, and what speaks against it is let in by choice', {
  timeout: 180_000,
}, async () => {
  const { page, context, faults } = await product.open('/data?company=sunflower');
  await settled(page);
  const panel = page.getByRole('region', { name: 'Load billing files', exact: true });
  const input = panel.locator('input[type=file]');
  const text = () => panel.innerText();
  await input.setInputFiles(file('whole.csv', [row(ORACLE), row({ ...ORACLE, BilledCost: '2' })]));
  await panel.getByText('Planned').waitFor({ timeout: 60_000 });
  await expect.poll(text).toMatch(/OCI\s+05\/2024\s+o1\s+new\s+2/);
  await panel.getByRole('button', { name: 'Load', exact: true }).click();
  await panel.getByText('The files are loaded').waitFor({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Load other files' }).click();

  await input.setInputFiles(file('less.csv', [row({ ...ORACLE, BilledCost: '1' })]));
  await panel.getByText('A month loses more than a tenth').first().waitFor({ timeout: 60_000 });
  await expect.poll(text).toMatch(/OCI\s+05\/2024\s+o1\s+2\s+1\s+USD\s3\.00\s+USD\s1\.00\s+−66\.7%/);
  await expect.poll(text).toContain('it has 2 rows now and would have 1');
  const load = panel.getByRole('button', { name: 'Load', exact: true });
  expect(await load.isDisabled()).toBe(true);
  await panel.locator('summary', { hasText: 'rules of FOCUS 1.0' }).click();
  await expect.poll(text).toContain('Required · InvoiceIssuerName is missing in the header');
  await expectSoundInEveryLook(page);
  // By keyboard alone.
  await panel.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await load.focus();
  await page.keyboard.press('Enter');
  await panel.getByText('The files are loaded').waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
  await context.close();
});
