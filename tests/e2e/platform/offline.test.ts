// Without a connection figures stay, dimmed, with a word and a way on; with one again everything is as ever.
import { expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

test('cut off, the page keeps its figures, and another page says what is wrong; both come back (A-14)', async () => {
  const { page, context, faults } = await product.open('/cost-analytics?range=last_month');
  const total = await page
    .locator('main')
    .getByText(/^\$3,464\.38$/)
    .innerText();
  // A browser that never was at the other page: earlier journeys may have left its code in the cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^View by/ }).click();
  await page.getByLabel('View by', { exact: true }).selectOption('account');
  const warning = page.getByRole('alert').filter({ hasText: 'What is shown is as it was before' });
  await warning.waitFor();
  const shown = await page.locator('main').innerText();
  expect(shown).toContain(total);
  // They are told by the question that they answer, not by the one that is asked.
  expect(shown).toContain('Share of cost by Product');

  await page.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').count()).toBeGreaterThan(4);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Administration' }).waitFor();
  await settled(page);
  const rules = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length);
  expect(await page.evaluate(rules)).not.toContain(0);

  await page.goBack();
  await page.getByText('Share of cost by Account').waitFor();
  await settled(page);
  expect(await warning.count()).toBe(0);
  expect(await page.locator('main').innerText()).toContain(total);
  expect(faults.filter((fault) => !/INTERNET_DISCONNECTED|NETWORK|Failed to fetch/.test(fault))).toEqual([]);
  await context.close();
});
