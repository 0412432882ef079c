// The bar of state: chips that do not fit into its line are behind a count, and what can be done on a phone behind a button.
import type { Page } from 'playwright';
import { settled } from './chromium.ts';

/** Shows all chips, where some do not fit. */
export async function unfoldBar(page: Page): Promise<void> {
  await settled(page);
  const more = page.locator('main').getByRole('button', { name: /^\d+ more$/, expanded: false });
  if (await more.isVisible()) await more.click();
}

/** Shows the actions of a page, which a phone folds; by their name in the language of the page. */
export async function unfoldActions(page: Page, name = 'Actions'): Promise<void> {
  await page.locator('main').getByRole('button', { name, exact: true, expanded: false }).click();
}
