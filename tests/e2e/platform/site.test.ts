// A site of its own in the browser: what China shows, its classic version, and a company on trial.
import { expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { openChoice, openPersonMenu } from '../../support/browser/person-menu.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { vendorOf } from '../../support/oracle/raw/raw-focus.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { productForTests } from '../../support/product/product.ts';

const product = productForTests({ environment: 'CHINA' });

test('GCP is not there: not in the catalogue, and not in any figure; the menu of the person leads to the classic version (A-01, A-09); a company on trial is told how many days are left, until that is closed (A-10)', async () => {
  await keepWidgets(product.documents, { widgets: ['COST_MONTH_TO_DATE'] });
  const { page, context } = await product.open('/dashboard');
  const { sunflower } = product;
  const all = sunflower.billed('2024-06-01', '2024-06-30');
  const shown = sunflower.billed('2024-06-01', '2024-06-30', (row) => vendorOf(row) !== 'gcp');
  expect(shown).toBeLessThan(all);
  await page.getByText(usd(shown)).first().waitFor();
  await expect.poll(() => page.locator('main').innerText()).not.toContain(usd(all));
  await openChoice(page, /^Vendors: /);
  await expect.poll(() => page.getByRole('checkbox', { name: /AWS/ }).isEnabled()).toBe(true);
  await expect.poll(() => page.getByRole('checkbox', { name: /GCP/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await openPersonMenu(page);
  const classic = page.getByRole('menuitem', { name: 'Switch to the classic version' });
  await expect.poll(() => classic.getAttribute('href')).toMatch(/^https:\/\/classic\./);
  await page.keyboard.press('Escape');

  await moveTo(page, '/dashboard?company=focus-sample');
  await page.getByRole('button', { name: 'Switch to FOCUS sample' }).click();
  const banner = page.getByRole('region', { name: 'Free trial' });
  await expect
    .poll(() => banner.innerText())
    .toMatch(/\d+ days of your free trial are left, through \d\d\/\d\d\/\d{4} UTC\./);
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await expect.poll(() => banner.count()).toBe(0);
  await page.reload();
  await settled(page);
  await expect.poll(() => banner.count()).toBe(0);
  await context.close();
});
