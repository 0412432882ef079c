// C-06 saved filters in the browser: named, found, overwritten after a warning, opened by link.
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import {
  closePanel,
  EC2,
  filterRow,
  JUNE,
  juneCost,
  juneCostOfAws,
  openPanel,
  S3,
  total,
  valueBox,
} from '../../support/browser/filter-panel.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { unfoldBar } from '../../support/browser/state-bar.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { PEOPLE } from '../../support/people/people.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

// A second try finds the names free that the first one took.
beforeEach(async () => {
  await product.documents.deleteFrom('saved_filters').execute();
});

describe('C-06 saved filters', () => {
  const openSaved = async (page: Page) => {
    await unfoldBar(page);
    await page.getByRole('button', { name: 'Saved filters' }).click();
    // What stands below the list moves when that comes.
    await settled(page);
  };
  const saveAs = async (page: Page, name: string) => {
    await openSaved(page);
    await page.getByRole('button', { name: 'Save as…' }).click();
    await page.getByLabel('Filter name').fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };

  test('are saved under a name of their own, found, used, and deleted after a question; one that is gone shows no figure of everything instead, and the way on', async () => {
    const { page, context, faults } = await product.open(`${JUNE}&aws=product:${EC2}`);
    await saveAs(page, ' ');
    await page.getByText(/^Please enter a filter name\./).waitFor();
    await page.getByLabel('Filter name').fill('Compute only');
    await page.keyboard.press('Enter');
    await page.waitForURL(/filter=/);
    expect(new URL(page.url()).searchParams.get('aws')).toBeNull();
    const amount = juneCostOfAws(product, (row) => row.ServiceName === EC2);
    await total(page, amount);
    await saveAs(page, 'COMPUTE  only');
    await page.getByText(/^Name already in use, please enter another name\./).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).last().click();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await total(page, juneCost(product));
    await openSaved(page);
    const search = page.getByPlaceholder('Search saved filters');
    // As wide as its panel.
    const room = await search.evaluate((one) => {
      const panel = one.closest('[role=dialog]')?.getBoundingClientRect();
      return (panel?.right ?? 0) - one.getBoundingClientRect().right;
    });
    expect(room).toBeLessThan(20);
    await search.fill('nothing');
    await page.getByText('No saved filter is called “nothing”.').waitFor();
    await page.getByPlaceholder('Search saved filters').fill('compute');
    await page.getByRole('button', { name: 'Compute only', exact: true }).click();
    await total(page, amount);
    await saveAs(page, 'Other work');
    // By keyboard; a name that is taken is told, and the one that is shown is called anew at once.
    await openSaved(page);
    await page.getByRole('button', { name: 'Rename Other work' }).press('Enter');
    const field = page.getByRole('dialog', { name: 'Rename this saved filter' }).getByLabel('Filter name');
    await field.fill('compute only');
    await field.press('Enter');
    await page.getByText(/^Name already in use, please enter another name\./).waitFor();
    await field.fill('Renamed work');
    await field.press('Enter');
    await filterRow(page).getByText('Renamed work').waitFor();
    await total(page, amount);
    await openSaved(page);
    await page.getByRole('button', { name: 'Compute only', exact: true }).click();
    await openSaved(page);
    await page.getByRole('button', { name: 'Delete Compute only' }).click();
    await page.getByText(/links to it no longer open/).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('“Compute only” is deleted.').waitFor();
    await expect.poll(() => page.url()).not.toContain('filter=');

    const gone = Buffer.from('SavedFilter:00000000-0000-4000-8000-000000000000').toString('base64url');
    await moveTo(page, `${JUNE}&filter=${gone}`);
    await page.getByText(/This saved filter does not exist any more/).waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toContain(usd(juneCost(product)));
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await total(page, juneCost(product));
    expect(faults).toEqual([]);
    await context.close();
  });

  test('warn before they are overwritten, and tell whoever read an older one; open by their link for another member, who reads them and cannot save, and from the command palette (A-11)', async () => {
    const { page, context } = await product.open(`${JUNE}&aws=product:${EC2}`);
    await saveAs(page, 'Shared work');
    await page.waitForURL(/filter=/);
    const other = await context.newPage();
    await other.goto(page.url());
    await settled(other);
    const change = async (on: Page, name: string) => {
      await openPanel(on);
      await valueBox(on, name).check();
      await closePanel(on);
      await filterRow(on).getByText('changed').waitFor();
      await openSaved(on);
      await on.getByRole('button', { name: 'Save changes' }).click();
      await on.getByText('Everybody who opens its link sees the new conditions.').waitFor();
      await on.getByRole('button', { name: 'Overwrite' }).click();
    };
    await change(page, S3);
    await page.getByText('“Shared work” is saved.').waitFor();
    await expect.poll(() => page.url()).not.toContain('aws=');
    const both = juneCostOfAws(product, (row) => [EC2, S3].includes(row.ServiceName));
    await total(page, both);
    await change(other, 'Amazon QuickSight');
    await other.getByText(/Somebody else changed this in the meantime/).waitFor();
    await other.getByRole('button', { name: 'Cancel', exact: true }).last().click();
    await openSaved(other);
    await other.getByRole('button', { name: 'Discard changes' }).click();
    await total(other, both);

    const { pathname, search } = new URL(page.url());
    const reader = await product.open(`${pathname}${search}`, { email: PEOPLE.viewer.email });
    await unfoldBar(reader.page);
    await filterRow(reader.page).getByText('by Dana Demo').waitFor();
    await total(reader.page, both);
    await openSaved(reader.page);
    await reader.page.getByText('Saving needs the right to edit on Cost Analytics.').waitFor();
    expect(reader.faults).toEqual([]);
    await openByPalette(page, 'Shared work');
    await Promise.all([context.close(), reader.context.close()]);
  });
});

/** A filter that the page has, from another page. */
async function openByPalette(page: Page, name: string): Promise<void> {
  const id = new URL(page.url()).searchParams.get('filter');
  await moveTo(page, '/account');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(name.toLowerCase());
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/cost-analytics' && url.searchParams.get('filter') === id);
  await unfoldBar(page);
  await filterRow(page).getByText(name).waitFor();
}
