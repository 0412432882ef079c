// The menu of the person who has signed in: its entries, and the values of the choices that it keeps.
import type { Page } from 'playwright';

export async function openPersonMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as / }).click();
}

/** Opens the values of a choice, which the entry of that name leads to. */
export async function openChoice(page: Page, name: string | RegExp): Promise<void> {
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name }).click();
}
