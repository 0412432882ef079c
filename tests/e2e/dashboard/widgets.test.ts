// Widgets in the browser: figures against the raw files, by keyboard, at their smallest size, and what stands behind
// them (D-03, D-08, D-11 to D-13).
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../lib/widgets/widget-types.ts';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { type BoardWidget, saveBoard } from '../../support/browser/save-board.ts';
import { takeLook } from '../../support/browser/take-look.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();
const RANGE = ['2024-06-01', '2024-06-30'] as const;

/** Saves a dashboard of these under a name of its own, and opens it. */
async function openBoard(page: Page, name: string, widgets: readonly BoardWidget[]): Promise<void> {
  const board = await saveBoard(page, `${name} ${randomUUID()}`, widgets);
  await moveTo(page, `/dashboard?board=${encodeURIComponent(board)}`);
}

test('portions say what the raw files say, unfold by keyboard, and lead to the same total (D-12)', async () => {
  const { page, context } = await product.open('/account');
  await openBoard(page, 'Portions', [
    ['PRODUCT_PORTION', { frame: 'MONTH_TO_DATE' }],
    ['COST_BY_REGION', { chartType: 'PIE', frame: 'LAST_3_MONTHS' }],
    ['MULTI_VENDOR_COST_BY', {}],
  ]);
  const services = product.sunflower.byService(...RANGE);
  const total = product.sunflower.billed(...RANGE);
  const portion = page.getByRole('region', { name: 'Product portion' });
  const rows = await portion.getByRole('listitem').allInnerTexts();
  services.slice(0, 10).forEach(([name, cost], place) => {
    expect(rows[place]).toContain(name);
    expect(rows[place]).toContain(usd(cost));
    expect(rows[place]).toContain(`${((100 * cost) / total).toFixed(1)}%`);
  });
  await expect.poll(() => portion.innerText()).toContain(usd(total));
  const others = portion.getByRole('button', { name: /others/ });
  await others.focus();
  await page.keyboard.press('Enter');
  await portion.getByText(services[10]?.[0] ?? '', { exact: true }).waitFor();
  await expect.poll(() => others.getAttribute('aria-expanded')).toBe('true');

  // The vendors stand side by side; the table twin names whose each row is.
  const vendors = page.getByRole('region', { name: 'Multi-vendor cost by product' });
  await vendors.getByLabel('Table', { exact: true }).last().click();
  const [ofAws, costOfAws] = awsFirst();
  // Each name leads to cost analytics of that item alone; the browser's back to the dashboard.
  const item = vendors.locator('tbody').getByRole('link', { name: `AWS · ${ofAws}`, exact: true });
  await item.focus();
  await item.press('Enter');
  await page.waitForURL(/cost-analytics\?.*aws=/);
  await page.getByText(usd(costOfAws)).first().waitFor();
  await page.goBack();
  await settled(page);
  await vendors.getByRole('link', { name: `Open AWS · ${ofAws} in Cost Analytics` }).waitFor();

  await portion.getByRole('link', { name: 'Product portion' }).click();
  await page.waitForURL(/cost-analytics/);
  await page.getByText(usd(total)).first().waitFor();
  await context.close();
});

/** The service of AWS that cost most in the half year, and what it cost. */
function awsFirst(): [string, number] {
  const { sunflower } = product;
  const ofAws = sunflower.values('ServiceName', (row) => /AWS|Amazon/.test(row.ProviderName));
  const costs = [...new Set(ofAws)].map((name): [string, number] => [
    name,
    sunflower.billed('2024-01-01', '2024-06-30', (row) => row.ServiceName === name),
  ]);
  return costs.sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
}

const CARDS = ['COST_MONTH_TO_DATE', 'ESTIMATED_COST', 'CLOUD_BUDGET', 'TOTAL_SAVING'] as const;

test('cards hold all of their figures at the smallest size, in English and Japanese (D-03, D-08)', async () => {
  const { page, context } = await product.open('/account');
  const types: WidgetType[] = [...CARDS, 'ALERTS', 'ABNORMAL_CHANGE', 'ML_ABNORMAL_AI', 'YEAR_COST_FORECAST'];
  await openBoard(
    page,
    'Small',
    types.map((type) => [
      type,
      type === 'ABNORMAL_CHANGE' ? { threshold: defaultSettings(type).threshold } : {},
    ]),
  );
  expect(await cutCards(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  const budget = await page.getByRole('region', { name: 'Cloud budget' }).innerText();
  expect(budget).toContain(usd(product.sunflower.billed(...RANGE)));
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect
    .poll(() => alerts.innerText())
    .toMatch(/Budget Pool: QA 06\/2024: [\d.]+% is spent \(\$[\d.]+ of \$70\.00\)\s+Critical/);
  await takeLook(page, { language: 'ja', scheme: 'light', width: 1440 });
  expect(await cutCards(page)).toEqual([]);
  await page.getByRole('button', { name: '編集', exact: true }).click();
  expect(await outlined(page)).toBe(types.length);
  await context.close();
});

/** While widgets are arranged each has an outline, and nothing within them. */
function outlined(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => getComputedStyle(section).outlineStyle === 'dashed',
      ).length,
  );
}

/** What widgets hold that do not show all of it. */
function cutCards(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section[data-part]')].flatMap((widget) => {
      const body = widget.lastElementChild;
      // A list of alerts is as long as there are alerts.
      const mustFit = widget.querySelector('ul > li > a') === null;
      const isCut =
        body && ((mustFit && body.scrollHeight > body.clientHeight) || body.scrollWidth > body.clientWidth);
      return isCut ? [widget.textContent] : [];
    }),
  );
}
