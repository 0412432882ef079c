// The dashboard in the browser, signed in through the page; figures against the raw files (D-08, D-10, D-11, D-12).
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage, settled } from '../../support/browser/chromium.ts';
import { end } from '../../support/browser/resting-contexts.ts';
import { DemoFigures, plain, usd } from '../../support/oracle/demo-figures.ts';
import { PEOPLE } from '../../support/people/people.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { freePort } from '../../support/product/free-port.ts';
import { startGateway } from '../../support/product/gateway.ts';
import { BUILT_WEB, sharedProduct } from '../../support/product/product.ts';
import { startUpstream } from '../../support/product/upstream.ts';

const HOME = '/dashboard';
const product = sharedProduct();

test('the page asks the graph once for all widgets, whose figures are those of the raw files, as behind a title (D-08, D-10 to D-12, C-09)', async () => {
  await keepWidgets(product.documents);
  const { page, context } = await product.open('/account');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) posts.push(request.postData() ?? '');
  });
  await page.goto(new URL(HOME, page.url()).href);
  await settled(page);
  await page.getByRole('region', { name: 'Compare cost trend' }).waitFor();
  expect(posts.filter((body) => body.includes('DashboardPageQuery'))).toHaveLength(1);
  expect(posts.filter((body) => body.includes('ShellQuery'))).toHaveLength(1);
  // Both were asked by the page itself, and the app took both answers.
  expect(await page.evaluate(() => window.skyledgerEarly)).toEqual([]);
  expect(posts.filter((body) => body.includes('Widget') && !body.includes('DashboardPageQuery'))).toEqual([]);

  await expectMonthToDate(page);
  await expectTopFive(page);
  await expectMonthsOfVendors(page);
  await expectTrend(page);
  await expectFileOfAlerts(page);

  // The page behind the title of the card says what the card says.
  const widget = page.getByRole('region', { name: 'Cost month to date' });
  await expect.poll(() => widget.innerText()).toContain('06/30/2024 is not complete yet');
  const chip = await widget.locator('[data-direction]').innerText();
  await widget.getByRole('link').click();
  await page.waitForURL(/cost-analytics/);
  await page.getByText('Daily average').waitFor();
  await expect.poll(() => page.locator('main [data-direction]').first().innerText()).toBe(chip);
  await context.close();
});

test('a sign of the first sentence stands on the line of its amount, at every width of a phone', async () => {
  const { page, context } = await product.open(HOME, { language: 'zh', width: 360 });
  await settled(page);
  const signed = page.locator('[data-part="dashboard.sentence"] b').filter({ hasText: /^[+\u2212]/ });
  await signed.first().waitFor();
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await signed.evaluateAll((all) => all.map((each) => each.getClientRects().length));
    expect(lines, `${width} px`).toEqual(lines.map(() => 1));
  }
  await context.close();
});

async function expectFileOfAlerts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Alerts', exact: true }).click();
  const file = page.getByRole('menuitem', { name: 'Export to CSV', exact: true });
  await file.waitFor();
  expect(await file.isEnabled()).toBe(true);
  await page.keyboard.press('Escape');
  await file.waitFor({ state: 'detached' });
}

/** Beside the same span of last month. */
async function expectMonthToDate(page: Page): Promise<void> {
  const widget = page.getByRole('region', { name: 'Cost month to date' });
  const now = product.sunflower.billed('2024-06-01', '2024-06-30');
  const before = product.sunflower.billed('2024-05-01', '2024-05-30');
  const text = await widget.innerText();
  expect(text).toContain(usd(now));
  expect(text).toContain(usd(before));
  // Explained where the card is higher than by default.
  const all = await widget.textContent();
  expect(all).toContain(usd(product.sunflower.billed('2024-05-01', '2024-05-31')));
  expect(text).toContain(`+${((100 * (now - before)) / before).toFixed(1)}%`);
}

async function expectTopFive(page: Page): Promise<void> {
  const rows = await page
    .getByRole('region', { name: 'Top 5 products' })
    .getByRole('listitem')
    .allInnerTexts();
  const expected = product.sunflower.byService('2024-06-01', '2024-06-30').slice(0, 5);
  expect(rows).toHaveLength(5);
  rows.forEach((row, place) => {
    expect(row).toContain(expected[place]?.[0]);
    expect(row).toContain(usd(expected[place]?.[1] ?? 0));
  });
}

/** In the table twin of cost by vendor. */
async function expectMonthsOfVendors(page: Page): Promise<void> {
  const widget = page.getByRole('region', { name: 'Cost by vendor' });
  await widget.getByLabel('Table', { exact: true }).last().click();
  await widget.locator('tbody tr').first().waitFor();
  const months = await widget.locator('thead th').allInnerTexts();
  const items = await widget.locator('tbody tr th').allInnerTexts();
  expect([...items].sort()).toEqual(['AWS', 'Azure', 'Expected', 'GCP', 'Total']);
  const totals = await widget.locator('tbody tr').first().locator('td').allInnerTexts();
  for (const [month, last] of [
    ['02', '29'],
    ['03', '31'],
    ['04', '30'],
    ['05', '31'],
    ['06', '30'],
  ]) {
    const place = months.findIndex((text) => text.startsWith(`${month}/2024`));
    expect(totals[place - 1], `month ${month}`).toBe(
      plain(product.sunflower.billed(`2024-${month}-01`, `2024-${month}-${last}`)),
    );
  }
}

/** The note of what June is compared with, and the table twin of the trend, whose days add up. */
async function expectTrend(page: Page): Promise<void> {
  const widget = page.getByRole('region', { name: 'Compare cost trend' });
  const sameDays = plain(product.sunflower.billed('2024-05-01', '2024-05-30'));
  await widget.getByText(`06/2024 is compared with the same days of 05/2024: $${sameDays}.`).waitFor();
  await widget.getByLabel('Table', { exact: true }).last().click();
  const day15 = await widget.locator('tbody tr', { has: page.getByText(/^Day 15$/) }).innerText();
  for (const month of ['04', '05', '06']) {
    expect(day15).toContain(plain(product.sunflower.billed(`2024-${month}-01`, `2024-${month}-15`)));
  }
}

/** Cards alone, in both companies: what is shown, not how much of it. */
async function keepCards(): Promise<void> {
  const widgets = ['COST_MONTH_TO_DATE', 'ESTIMATED_COST'] as const;
  await keepWidgets(product.documents, { widgets });
  const owner = { userId: PEOPLE.owner.userId, companyId: 'workshop' };
  await keepWidgets(product.documents, { widgets, owner });
}

async function switchCompany(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Company: ${from}` }).click();
  await page.getByRole('option', { name: to }).click();
  await page.getByRole('button', { name: `Company: ${to}` }).waitFor();
  await settled(page);
}

/** What a page showed at any moment since: the company in its header, and the text below. */
async function watch(page: Page): Promise<readonly { company: string; text: string }[]> {
  const moments: { company: string; text: string }[] = [];
  await page.exposeFunction('keepMoment', (company: string, text: string) => moments.push({ company, text }));
  await page.addInitScript(() => {
    const look = () => {
      const company = document.querySelector('header [aria-label^="Company: "]')?.textContent ?? '';
      const text = document.querySelector('main')?.innerText ?? '';
      const keep: unknown = Reflect.get(window, 'keepMoment');
      if (typeof keep === 'function') keep(company, text);
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return moments;
}

test('another company is another set of figures, kept on the server; one switched in another tab is told in words; this one keeps its own, and what is open (A-02)', async () => {
  await keepCards();
  const workshop = await DemoFigures.of('workshop');
  const totals = {
    Sunflower: usd(product.sunflower.billed('2024-06-01', '2024-06-30')),
    Workshop: usd(workshop.billed('2018-11-01', '2018-11-30')),
  };
  const { page: first, context } = await product.open(HOME);
  await switchCompany(first, 'Sunflower', 'Workshop');
  await first.getByText(totals.Workshop).first().waitFor();
  const moments = await watch(first);
  await first.reload();
  await first.getByText(totals.Workshop).first().waitFor();
  await switchCompany(first, 'Workshop', 'Sunflower');
  await first.getByText(totals.Sunflower).first().waitFor();

  const second = await context.newPage();
  await second.goto(first.url());
  await settled(second);
  const told = first.getByRole('dialog', { name: 'You switched to another company in another tab' });

  await switchCompany(second, 'Sunflower', 'Workshop');
  await first.getByRole('link', { name: 'Cost Analytics', exact: true }).click();
  await told.getByText('This tab still shows Sunflower.').waitFor();
  await told.getByRole('button', { name: 'Go on with Sunflower' }).click();
  await first.getByText(totals.Sunflower).first().waitFor();
  await told.waitFor({ state: 'detached' });
  expect(new URL(first.url()).pathname).toBe('/cost-analytics');

  // A drawer stays open behind the words; an item of the one company is nothing in the other.
  await first.locator('main table').last().locator('tbody tr th button').first().click();
  const drawer = first.getByRole('dialog').filter({ hasText: 'Billed cost' });
  await drawer.waitFor();
  await second.reload();
  await second.getByRole('button', { name: 'Switch to Workshop' }).click();
  await second.getByText(totals.Workshop).first().waitFor();
  await drawer.getByText('Last day').click();
  await told.waitFor();
  await drawer.waitFor();
  await told.getByRole('button', { name: 'Show the other company here' }).click();
  await first.getByText(totals.Workshop).first().waitFor();
  expect(first.url()).not.toContain('item');
  await expect.poll(() => first.getByRole('dialog').count()).toBe(0);

  expect(
    moments.some(({ company, text }) => company === 'Sunflower' && text.includes(totals.Sunflower)),
  ).toBe(true);
  expect(moments.some(({ company, text }) => company === 'Workshop' && text.includes(totals.Workshop))).toBe(
    true,
  );
  const mixed = moments.filter(({ company, text }) =>
    Object.entries(totals).some(([name, total]) => name !== company && text.includes(total)),
  );
  expect(mixed).toEqual([]);
  await end(context);
}, 90_000);

test('when the dashboard service is down, each widget says so and the page stays', async () => {
  const port = await freePort();
  const upstream = await startUpstream({ publicUrl: `http://localhost:${port}` });
  const nobody = `http://127.0.0.1:${await freePort()}/api/v3`;
  const gateway = await startGateway(
    upstream,
    { PORT: String(port), UPSTREAM_URL_DASHBOARD: nobody },
    BUILT_WEB,
  );
  const { page, context } = await openPage(product.browser, `${gateway.publicUrl}/dashboard`);
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(8);
  await expect.poll(() => page.getByText(/The cost service cannot be reached/).count()).toBe(8);
  // Cards keep their empty value, marked as such.
  await expect.poll(() => page.getByText('Fallback value', { exact: true }).count()).toBe(4);
  await page.getByRole('link', { name: 'Cost Analytics' }).first().click();
  await page
    .getByText(usd(product.sunflower.billed('2024-06-01', '2024-06-30')))
    .first()
    .waitFor();
  await end(context);
  await gateway.close();
  await upstream.close();
});
