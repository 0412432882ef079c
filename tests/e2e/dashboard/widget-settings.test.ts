// One widget in the browser: its settings with their preview, its files, its pin, and the scope of the dashboard (D-04, D-05, D-14).
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { csvRows } from '../../support/product/export-file.ts';
import { sharedProduct } from '../../support/product/product.ts';

const HOME = '/dashboard';
const product = sharedProduct();

const widgetOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function download(page: Page, ask: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await ask();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

async function expectText(of: Locator, text: string): Promise<void> {
  await expect.poll(() => of.innerText(), { timeout: 15_000 }).toContain(text);
}

test('chosen items stand alone, and cancelling changes nothing; settings are tried in the preview, kept in the draft, and their figures are those of the data (D-05, D-14)', async () => {
  await keepWidgets(product.documents, { template: 'OVERVIEW', widgets: ['COST_BY_PRODUCT', 'TOP5'] });
  const { page, context, faults } = await product.open(HOME);
  await chooseItems(page);
  const [, [name, cost] = ['', 0]] = product.sunflower.byService('2024-05-02', '2024-06-30');
  await choose(page, 'Top 5 products', 'Edit');
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Nothing has been changed.').waitFor();
  await drawer.getByLabel('Time frame').selectOption('LAST_60_DAYS');
  await expectText(drawer.getByRole('region', { name: 'Top 5 products' }), usd(cost));
  await drawer.getByText('Changed: Time frame').waitFor();

  // What is missing is told at its field, and applies nothing.
  await drawer.getByLabel('View by').selectOption('TAG');
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await drawer.getByText(/needs a tag key/).waitFor();
  await expect.poll(() => isFocused(drawer.getByLabel('Tag key'))).toBe(true);
  await drawer.getByLabel('View by').selectOption('PRODUCT');
  await drawer.getByLabel('Title', { exact: true }).fill('Dear ones');
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.waitForURL(/edit=1/);
  const widget = widgetOf(page, 'Dear ones');
  await expectText(widget, usd(cost));
  await expect.poll(() => widget.innerText()).toContain(name);

  // The same figures in its file, to the last decimal.
  await settled(page);
  const csv = await download(page, () => choose(page, 'Dear ones', 'Export to CSV'));
  expect(csv.name).toBe('Dear ones.csv');
  expect(csv.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(csv.bytes.toString('utf8')).toContain('05/02/2024 – 06/30/2024');
  const rows = csvRows(csv.bytes).slice(1);
  for (const [service, amount] of product.sunflower.byService('2024-05-02', '2024-06-30').slice(0, 5))
    expect(Number(rows.find((row) => row.includes(service))?.[1])).toBeCloseTo(amount, 10);

  await copyAndAdd(page);
  expect(faults).toEqual([]);
  await context.close();
});

const isFocused = (of: Locator) => of.evaluate((one) => one === document.activeElement);

/** A copy that is deleted again, and another type out of the gallery; the focus is never lost. */
async function copyAndAdd(page: Page): Promise<void> {
  const actions = page.getByRole('button', { name: 'Actions for Dear ones', exact: true });
  await choose(page, 'Dear ones', 'Duplicate');
  await expect.poll(() => widgetOf(page, 'Dear ones').count()).toBe(2);
  await expect.poll(() => isFocused(actions.first())).toBe(true);
  await actions.last().click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect.poll(() => widgetOf(page, 'Dear ones').count()).toBe(1);
  await expect.poll(() => isFocused(page.locator('body'))).toBe(false);
  const add = page.getByRole('button', { name: 'Add widget', exact: true });
  await add.click();
  await page.getByRole('button', { name: 'Set up Cost by region first', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => isFocused(add)).toBe(true);
  await add.click();
  await page.getByRole('dialog').getByLabel('Search widgets').fill('by region');
  await page.getByRole('button', { name: 'Add Cost by region', exact: true }).click();
  await widgetOf(page, 'Cost by region').waitFor();
}

/** Width, height, and the colour of a point near the edge. */
async function look(
  page: Page,
  png: Buffer,
): Promise<{ width: number; height: number; edge: number[]; hues: number }> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: points } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const colours = new Set(new Uint32Array(Uint8Array.from(points).buffer));
    return { width: image.width, height: image.height, edge: [...points.slice(0, 3)], hues: colours.size };
  }, png.toString('base64'));
}

test('a picture is light, sharp and whole in the dark scheme too; a link leads to one widget, which fills the screen until Escape (D-04)', async () => {
  // What leads to it is above it, and all of that is higher than the window.
  const widgets = ['COST_MONTH_TO_DATE', 'COST_BY_VENDOR', 'COMPARE_COST_TREND'] as const;
  await keepWidgets(product.documents, { widgets });
  const { page, context } = await product.open(HOME, { scheme: 'dark' });
  await takePicture(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, 'Compare cost trend', 'Copy link to it');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('widget=');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  const marked = page.locator('[data-marked]');
  await marked.getByRole('heading', { name: 'Compare cost trend' }).waitFor();
  await expect.poll(() => marked.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  await settled(page);

  await choose(page, 'Compare cost trend', 'Full screen');
  const full = page.getByRole('dialog', { name: 'Compare cost trend, full screen' });
  await full.getByRole('button', { name: 'Leave full screen' }).waitFor();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => full.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await full.waitFor({ state: 'detached' });
  await context.close();
});

test('the scope of the dashboard moves every widget but those that cannot follow, which say so (D-14)', async () => {
  await keepWidgets(product.documents, { widgets: ['TOP5', 'COMPARE_COST_TREND'] });
  const { page, context } = await product.open(HOME);
  const week = product.sunflower.billed('2024-06-24', '2024-06-30');
  const month = product.sunflower.billed('2024-06-01', '2024-06-30');
  await expectText(widgetOf(page, 'Top 5 products'), usd(month));
  const bar = page.getByRole('region', { name: 'For the whole dashboard' });
  await bar.getByRole('button', { name: /^Range/ }).click();
  await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click();
  await page.waitForURL(/range=last_7_days/);
  await expectText(widgetOf(page, 'Top 5 products'), usd(week));
  const mark = widgetOf(page, 'Compare cost trend').getByRole('img', { name: /cannot follow the bar above/ });
  await mark.waitFor();
  await expect
    .poll(() =>
      widgetOf(page, 'Top 5 products')
        .getByRole('img', { name: /bar above/ })
        .count(),
    )
    .toBe(0);

  // A pinned one keeps what it says itself.
  await choose(page, 'Top 5 products', 'Edit');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: /Keep its own range/ }).check();
  await expectText(drawer.getByRole('region', { name: 'Top 5 products' }), usd(month));
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await widgetOf(page, 'Top 5 products')
    .getByRole('img', { name: /^Pinned/ })
    .waitFor();
  await expectText(widgetOf(page, 'Top 5 products'), usd(month));
  await bar.getByRole('button', { name: 'Reset Range' }).click();
  await widgetOf(page, 'Compare cost trend')
    .getByRole('img', { name: /bar above/ })
    .waitFor({ state: 'detached' });
  await context.close();
});

/** Two of them, in the preview. */
async function chooseItems(page: Page): Promise<void> {
  const [first, second, third] = product.sunflower.byService('2024-01-01', '2024-06-30');
  await choose(page, 'Cost by product', 'Edit');
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Custom', { exact: true }).click();
  for (const item of [first, second])
    await drawer
      .getByRole('checkbox', { name: item?.[0] ?? '' })
      .first()
      .check();
  await drawer.getByText('Chosen: 2 of 10').waitFor();
  const preview = drawer.getByRole('region', { name: 'Cost by product' });
  const entry = (item: [string, number] | undefined) =>
    preview.getByRole('button', { name: item?.[0] ?? '', exact: true });
  await entry(first).waitFor();
  await entry(second).waitFor();
  await expect.poll(() => entry(third).count(), { timeout: 15_000 }).toBe(0);
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await drawer.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('edit=1');
}

/** Of a widget, in the dark. */
async function takePicture(page: Page): Promise<void> {
  const widget = widgetOf(page, 'Cost by vendor');
  await widget.getByRole('img').first().waitFor();
  const box = await widget.boundingBox();
  const { name, bytes } = await download(page, () => choose(page, 'Cost by vendor', 'Download (PNG)'));
  expect(name).toBe('Cost by vendor.png');
  const { width, height, edge, hues } = await look(page, bytes);
  expect(width).toBe(2 * (Math.round(box?.width ?? 0) + 32));
  expect(height).toBeGreaterThan(2 * (box?.height ?? 0));
  expect(edge).toEqual([255, 255, 255]);
  // Vendors, text, lines: an empty chart has far fewer.
  expect(hues).toBeGreaterThan(100);
}
