// A dashboard of one's own in the browser, made by the dialog.
import type { Page } from 'playwright';
import { settled } from './chromium.ts';

let made = 0;

/** A new dashboard of the template Overview, which it shows, under a name that no other one has; that name. */
export async function openNewBoard(page: Page, word: string): Promise<string> {
  made += 1;
  const name = `${word} ${made}`;
  await page.locator('main h1 button').click();
  await page.getByRole('button', { name: 'New dashboard', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Overview' }).check();
  await dialog.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await settled(page);
  return name;
}
