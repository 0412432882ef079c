// A save that is faster than the figures of what was added.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a save while the figures of an added widget are on their way keeps the page, and they come (D-05)', async () => {
  await keepWidgets(product.documents, { widgets: ['COST_MONTH_TO_DATE', 'TOP5'] });
  const { page, context } = await product.open('/dashboard');
  await button(page, 'Edit').click();
  await button(page, 'Stop editing').waitFor();
  const before = await page.locator('[data-widget]').count();
  // The question of the added widget is never answered; a save replaces it by another one.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"variables":{"type":"TOP_MOVERS"') ? undefined : route.continue(),
  );
  await button(page, 'Add widget').click();
  await button(page, 'Add Top movers by product').click();
  const added = page
    .locator('[data-widget]')
    .filter({ has: page.getByRole('heading', { name: 'Top movers by product' }) });
  await expect.poll(() => page.locator('[data-widget]').count()).toBe(before + 1);
  await button(page, 'Save').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await added.getByText('Rose most').waitFor();
  expect(await page.locator('[data-widget]').count()).toBe(before + 1);
  await context.close();
});
