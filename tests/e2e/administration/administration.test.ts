// Administration in the browser: people, rights, vendors and the log, with what two owners at once are told (S-05).
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { openPersonMenu } from '../../support/browser/person-menu.ts';
import { productForTests } from '../../support/product/product.ts';

const product = productForTests();
const PAGE = '/administration';

const right = (page: Page, name: string, menu: string) =>
  page.getByRole('combobox', { name: `Right of ${name} on ${menu}` });

test('a right is given in place, holds at once, and stands in the log; who was slower is told, and sees how it is now (S-05)', async () => {
  const { page, context } = await product.open(PAGE);
  await right(page, 'Nora Nomenu', 'Dashboard').selectOption('View');
  await page.getByText('Saved').waitFor();
  const nora = await product.open('/dashboard', { email: 'nomenu@skyledger.example' });
  await nora.page.getByRole('region', { name: 'Cost month to date' }).waitFor();
  await expect.poll(() => nora.page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
  await moveTo(nora.page, PAGE);
  await nora.page.getByRole('heading', { name: 'You have no menu permission' }).waitFor();
  await nora.context.close();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const entry = page.getByRole('row', { name: /Rights changed/ }).first();
  await entry.waitFor();
  await expect
    .poll(() => entry.innerText())
    .toMatch(/Dana Demo[\s\S]*nomenu@skyledger\.example[\s\S]*Dashboard: None → View/);
  await page
    .getByRole('row', { name: /Dana Demo Signed in demo@skyledger\.example From / })
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'What was done' }).selectOption('Person added');
  await page.getByText('No entry fits.').waitFor();
  expect(page.url()).toContain('action=MEMBER_ADDED');
  await page.getByRole('tab', { name: 'People' }).click();
  await expectSlowerTold(page);
  await context.close();
});

/** And sees how it is now. */
async function expectSlowerTold(slow: Page): Promise<void> {
  const fast = await slow.context().newPage();
  await fast.goto(new URL(PAGE, slow.url()).href);
  await settled(fast);
  await right(fast, 'Vera Viewer', 'Billing').selectOption('Edit');
  await fast.getByText('Saved').waitFor();
  await right(slow, 'Vera Viewer', 'Dashboard').selectOption('None');
  await slow.getByText(/Somebody else changed this in the meantime/).waitFor();
  await expect.poll(() => right(slow, 'Vera Viewer', 'Billing').inputValue()).toBe('EDIT');
  await expect.poll(() => right(slow, 'Vera Viewer', 'Dashboard').inputValue()).toBe('VIEW');
}

/** The vendors of the company are limited, and freed again. */
async function limitVendors(page: Page): Promise<void> {
  await moveTo(page, `${PAGE}?tab=vendors`);
  await page.getByText('Only these').click();
  await page.getByRole('checkbox', { name: 'AWS' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVendors(page, 'Vendors: AWS');
  await page.getByText('All that the company has data of').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVendors(page, /Vendors: .*GCP/);
}

/** What the menu of the person says that is shown. */
async function expectVendors(page: Page, name: string | RegExp): Promise<void> {
  await openPersonMenu(page);
  await page.getByRole('menuitem', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

test('the last owner stays one; a person is added and removed; addresses are set, and a lost one-time password starts anew; the vendors are limited, and freed again (A-01, S-04)', async () => {
  const { page, context } = await product.open(PAGE);
  await keepLastOwner(page);
  await addAndRemove(page);
  await setAddresses(page);
  await limitVendors(page);
  await context.close();
});

async function keepLastOwner(page: Page): Promise<void> {
  await right(page, 'Dana Demo', 'Administration').selectOption('None');
  await page.getByText(/needs at least one owner/).waitFor();
  await expect.poll(() => right(page, 'Dana Demo', 'Administration').inputValue()).toBe('EDIT');
}

/** With a link to hand on, and after a question. */
async function addAndRemove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('no address');
  await dialog.getByLabel('Full name').fill('New Person');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('This is no e-mail address.').waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('E-mail address').fill('new@skyledger.example');
  await page.keyboard.press('Enter');
  const link = dialog.getByRole('textbox', { name: 'Sign-up link' });
  await link.waitFor();
  await expect.poll(() => link.inputValue()).toMatch(/^http:\/\/localhost:/);
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('new@skyledger.example').waitFor();
  await page.getByRole('button', { name: 'Remove New Person' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('new@skyledger.example').waitFor({ state: 'detached' });
}

/** Line by line, as the log tells. */
async function setAddresses(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'IP addresses of Rosa Reseller' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByRole('textbox', { name: 'Allowed IP addresses' });
  await lines.fill('192.0.2.0/24\n192.0.2.300');
  await dialog.getByRole('button', { name: 'Save addresses' }).click();
  await dialog.getByText(/^192\.0\.2\.300: One of the lines/).waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await lines.fill('192.0.2.0/24');
  await dialog.getByRole('button', { name: 'Save addresses' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Reset the one-time password of Rosa Reseller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await page
    .getByRole('button', { name: 'Reset the one-time password of Rosa Reseller' })
    .waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const entry = page.getByRole('row', { name: /Allowed IP addresses changed/ }).first();
  await entry.waitFor();
  await expect.poll(() => entry.innerText()).toMatch(/Allowed IP addresses: [\s\S]* → 192\.0\.2\.0\/24/);
  await page.getByRole('row', { name: /One-time password reset/ }).waitFor();
}
