// The button that copies the link to a page, in each way that a browser lets it.
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The link is copied, or the reader is told that it was not until that is closed. */
export async function copyLink(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.getByRole('button', { name: 'Copy the link to this view' });
  await copy.click();
  const copied = page.locator('[aria-live=polite]').getByText('Link copied.');
  await copied.waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await copied.waitFor({ state: 'detached' });
  // As without https: the browser has the older way alone.
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('');
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.press('Enter');
  await copied.waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await copied.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await copy.press('Enter');
  const failed = page.getByText('Failed to copy link.');
  await failed.waitFor();
  // Longer than a toast that tells what was done.
  await page.waitForTimeout(4000);
  await expect.poll(() => failed.count()).toBe(1);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await failed.waitFor({ state: 'detached' });
}
