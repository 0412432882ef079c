// The shell in the browser: one journey for each feature, as far as possible by keyboard.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { copyLink } from '../../support/browser/copy-link.ts';
import { dialogHasFocus } from '../../support/browser/dialog-focus.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { openChoice } from '../../support/browser/person-menu.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { rawRows } from '../../support/oracle/raw/raw-focus.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { productForTests } from '../../support/product/product.ts';

const product = productForTests();

beforeAll(() => keepWidgets(product.documents, { widgets: ['COST_MONTH_TO_DATE', 'TOP5'] }));

const kept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`skyledger-${name}`), key);

test('menu paths lead to their pages, and any unknown path to the error page with a way out (A-02)', async () => {
  const { page, context, faults } = await product.open('/');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(faults).toEqual([]);
  await page.goto(new URL('/cost/cost-analytics?unit=week', page.url()).href);
  await page.getByRole('heading', { name: 'Cost Analytics' }).waitFor();
  expect(page.url()).toContain('/cost-analytics?unit=week');
  await moveTo(page, '/no/such/page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.waitForURL(/\/dashboard\?company=/);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await context.close();
});

test('the address names the company, and a link of another one offers to switch (A-02)', async () => {
  const { page, context } = await product.open('/cost-analytics?unit=week');
  await expect.poll(() => page.url()).toContain('unit=week&company=sunflower');
  const link = page.url();
  await page.goto(link.replace('sunflower', 'workshop'));
  await page.getByRole('heading', { name: 'This link belongs to Workshop' }).waitFor();
  const sunflower = usd(product.sunflower.billed('2024-06-01', '2024-06-30'));
  await expect.poll(() => page.locator('main').innerText()).not.toContain(sunflower);
  await page.getByRole('button', { name: 'Stay in Sunflower' }).click();
  await page.getByText(sunflower).first().waitFor();
  await moveTo(page, link.replace('sunflower', 'workshop'));
  await page.getByRole('button', { name: 'Switch to Workshop' }).click();
  await page.getByRole('button', { name: 'Company: Workshop' }).waitFor();
  expect(page.url()).toContain('unit=week&company=workshop');
  await moveTo(page, link.replace('sunflower', 'nobodys'));
  await page.getByRole('heading', { name: 'This link belongs to another company' }).waitFor();
  await page.getByRole('button', { name: 'Stay in Workshop' }).click();
  await page.getByRole('button', { name: 'Company: Workshop' }).press('Enter');
  await page.getByRole('combobox', { expanded: true }).fill('SUN');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Company: Sunflower' }).waitFor();
  await context.close();
});

test('the palette goes and acts by keyboard alone, and says so to screen readers (A-11)', async () => {
  const { page, context, faults } = await product.open('/account');
  const field = page.getByRole('dialog').getByRole('combobox');
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  };
  await openPalette();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.type('analytics');
  const active = () =>
    field.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  await expect.poll(() => active()).toBe('Cost Analytics');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Cost Analytics' }).waitFor();
  await settled(page);

  await openPalette();
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getAttribute('html', 'data-mantine-color-scheme')).toBe('dark');

  const rows = await rawRows('sunflower');
  const account = rows.findLast(({ SubAccountId }) => /^\d{12}$/.test(SubAccountId))?.SubAccountId ?? '';
  await openPalette();
  await page.keyboard.type(account);
  await page.getByRole('group', { name: 'Cloud accounts' }).getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Billed cost').waitFor();
  expect(page.url()).toContain(`item=${account}`);

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openPalette();
  await page.keyboard.type('nothing is called like this');
  await page.getByText('Nothing fits').waitFor();
  await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBe(0);
  await field.fill('');
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect.poll(() => recent.allInnerTexts()).toEqual([account, 'theme dark', 'analytics']);
  expect(faults).toEqual([]);
  await context.close();
});

test('the welcome lets one work, and the tour can be left, resumed and replayed by keyboard (A-08, D-15)', async () => {
  const { page, context } = await product.open('/dashboard', { isNewcomer: true });
  const welcome = page.getByRole('dialog', { name: 'Welcome to Skyledger' });
  await welcome.waitFor();
  await page
    .getByText(usd(product.sunflower.billed('2024-06-01', '2024-06-30')))
    .first()
    .waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await welcome.getByRole('button', { name: 'Take the tour' }).press('Enter');
  await page.getByRole('dialog', { name: 'This month so far' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'One bar for the whole dashboard' }).waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Arrange it your way' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog', { name: 'One bar for the whole dashboard' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await settled(page);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Help' }).press('Enter');
  const hasFocus = dialogHasFocus(page);
  await page.getByRole('menuitem', { name: 'Go on with the tour, step 2' }).press('Enter');
  await page.getByRole('dialog', { name: 'One bar for the whole dashboard' }).waitFor();
  expect(await hasFocus).toBe(true);
  for (const name of ['Arrange it your way', 'Add what you watch', 'Share it by a link', 'Jump anywhere']) {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name }).waitFor();
  }
  await page.getByRole('button', { name: 'On to Cost Analytics' }).press('Enter');
  await page.getByRole('dialog', { name: 'The question' }).waitFor();
  expect(JSON.parse((await kept(page, 'tourSteps')) ?? '')).toMatchObject({ dashboard: 'done' });
  await page.keyboard.press('Escape');
  await page.locator('button[aria-label="Help"]:focus').waitFor();
  await context.close();
}, 90_000);

test('an explanation shows on focus as on hover, and a converted amount names rate and day (A-06, A-15)', async () => {
  const { page, context } = await product.open('/dashboard');
  await openChoice(page, 'Currency: USD');
  await page.getByRole('menuitemradio', { name: /KRW/ }).click();
  const amount = page
    .getByRole('region', { name: 'Cost month to date' })
    .locator('[tabindex="0"]', { hasText: '₩' });
  // A focus that follows the keyboard, not the pointer.
  await page.keyboard.press('Tab');
  await amount.first().focus();
  const tooltip = page.getByRole('tooltip');
  await tooltip.waitFor();
  await expect.poll(() => tooltip.innerText()).toMatch(/1 USD = [\d,.]+ KRW, default rate of the portal/);
  await expect.poll(() => amount.first().innerText()).toMatch(/^₩[\d,]+$/);
  await openChoice(page, 'Currency: KRW');
  await page.getByRole('menuitemradio', { name: /USD/ }).click();
  await page
    .getByText(usd(product.sunflower.billed('2024-06-01', '2024-06-30')))
    .first()
    .waitFor();
  await context.close();
});

test('the vendors are the catalogue, the bell tells alerts and notices, read one by one, the footer has its links, and the link is copied (A-01, A-11, A-12, A-15, D-13)', async () => {
  const { page, context } = await product.open('/account');
  await expectCatalogue(page);
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const bell = page.getByRole('button', { name: /^Alerts and notices/ });
  await bell.press('Enter');
  const budgets = page.getByRole('dialog').getByRole('link', { name: /^Budget .* is spent/ });
  await budgets.first().waitFor();
  const before = await unread();
  expect(before).toBeGreaterThan(await budgets.count());
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('dialog').locator('summary').first().press('Enter');
  await expect.poll(unread).toBe(before - 1);
  await budgets.first().press('Enter');
  await page.waitForURL(/\/budgets/);
  await expect.poll(unread).toBe(before - 2);
  const names = ['Terms of Service', 'Privacy Policy', 'Technical Support', 'Third-Party Solution Consent'];
  for (const name of names) {
    const link = page.getByRole('navigation', { name: 'About this site' }).getByRole('link', { name });
    await expect.poll(() => link.getAttribute('href')).toMatch(/^(https?:|mailto:|\/)/);
  }
  await copyLink(page);
  await context.close();
});

/** The vendors are those of the catalogue; what cannot be chosen says why. */
async function expectCatalogue(page: Page): Promise<void> {
  await openChoice(page, /^Vendors: /);
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect.poll(() => box(/AWS/).isEnabled()).toBe(true);
  await expect.poll(() => box(/OCI/).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/Alibaba[^\n]*\n*Not available/);
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('the support is written to from every page, and feedback is given once (A-09)', async () => {
  const { page, context, faults } = await product.open('/budgets', { email: 'viewer@skyledger.example' });
  const help = page.getByRole('button', { name: 'Help' });
  await help.click();
  await page.getByRole('menuitem', { name: 'Write to support' }).click();
  const request = page.getByRole('dialog', { name: 'Service request' });
  await request.getByRole('button', { name: 'Send request' }).click();
  await request.getByText('The text is missing.').waitFor();
  await request.getByRole('textbox', { name: 'Subject' }).fill('Which rate?');
  await request.getByRole('textbox', { name: 'Request' }).fill('Line one\nLine two');
  await request.getByText('The answer comes by mail to viewer@skyledger.example.').waitFor();
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await request.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Your request was sent.').waitFor();
  await request.waitFor({ state: 'detached' });
  const mail = await product.documents
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'SERVICE_REQUEST')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(mail.recipients)).toEqual(['support@skyledger.example']);
  expect(mail).toMatchObject({
    subject: 'Which rate?',
    body_text: expect.stringContaining('Line one\nLine two'),
  });

  await help.click();
  await page.getByRole('menuitem', { name: 'Give feedback' }).click();
  const survey = page.getByRole('dialog', { name: /Does this portal help/ });
  await expect.poll(() => survey.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await survey.getByText('Yes').click();
  await survey.getByRole('textbox').fill('The trend helps.');
  await survey.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you for your feedback.').waitFor();
  await page.reload();
  await settled(page);
  await help.click();
  await page.getByRole('menuitem', { name: 'Write to support' }).waitFor();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Give feedback' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('what the browser keeps is convenience: foreign content is ignored, and the last question comes back; a search without a result, and days without cost, have a way out (A-13, A-14)', async () => {
  const { page, context, faults } = await product.open('/cost-analytics?unit=week');
  await page.evaluate(() => {
    for (const key of ['language', 'recentSearches', 'tourSteps', 'dismissedBanners', 'sidebarCollapsed']) {
      localStorage.setItem(`skyledger-${key}`, '{"broken":');
    }
  });
  await page.reload();
  await settled(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Cost Analytics', exact: true }).click();
  await page.waitForURL(/unit=week/);
  await expectWaysOut(page);
  expect(faults).toEqual([]);
  await context.close();
});

/** From a search without a result, and from days without cost. */
async function expectWaysOut(page: Page): Promise<void> {
  await moveTo(page, '/cost-analytics?range=last_month&search=nothing+like+it');
  await page.getByText('No results found for “nothing like it”.').waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await page.getByRole('rowheader').first().waitFor();
  await moveTo(page, '/cost-analytics?range=custom&start=2024-01-02&end=2024-01-03');
  await page.getByText('No amount spent in this range.').first().waitFor();
  await page.getByRole('button', { name: 'Show the last 12 months, all vendors' }).click();
  await page.getByRole('rowheader').first().waitFor();
}
