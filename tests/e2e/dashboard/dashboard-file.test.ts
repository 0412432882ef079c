// D-04 the PDF of a dashboard in the browser: chosen from its menu, named after it, and of that dashboard.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { PEOPLE } from '../../support/people/people.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

beforeAll(async () => {
  const widgets = ['COST_MONTH_TO_DATE', 'TOP5'] as const;
  await keepWidgets(product.documents, { widgets });
  const owner = { userId: PEOPLE.viewer.userId, companyId: 'sunflower' };
  await keepWidgets(product.documents, { widgets, owner });
});

test('a dashboard comes as PDF, named after it', async () => {
  const { page, context } = await product.open('/dashboard');
  await settled(page);
  await page.getByRole('button', { name: 'More for this dashboard' }).click();
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
  const file = await coming;
  const name = file.suggestedFilename();
  const [, board = ''] = /^(.+) \d{4}-\d\d-\d\d\.pdf$/.exec(name) ?? [];
  await page.getByRole('main').getByText(board, { exact: true }).first().waitFor();
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const text = (await pdfPages(bytes))?.join('\n');
  if (text !== undefined) expect(text).toContain(board);
  await context.close();
});

test('comes for readers who may not edit, too', async () => {
  const { page, context } = await product.open('/dashboard', { email: PEOPLE.viewer.email });
  await settled(page);
  await expect.poll(() => page.getByRole('button', { name: 'Add widget' }).count()).toBe(0);
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect(
    readFileSync(await (await coming).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await context.close();
});
