// Files of cost analytics in the browser: chosen by mouse and keyboard, opened, and held against the screen (C-15, C-16).
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { holdsAmount, plain, usd } from '../../support/oracle/demo-figures.ts';
import { readWorkbook, valuesOf } from '../../support/oracle/workbook.ts';
import { csvRows } from '../../support/product/export-file.ts';
import { sharedProduct } from '../../support/product/product.ts';

const JUNE = '/cost-analytics?range=custom&start=2024-06-01&end=2024-06-30';
const product = sharedProduct();

const openForm = (page: Page, name = 'Download') => page.getByRole('button', { name, exact: true }).click();

/** Kept where somebody looks at them; nowhere unless asked for. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.EXPORT_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function download(page: Page, ask: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await ask();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('the table comes as CSV by mouse, and has what the screen shows; a download that fails is said until it is closed, and one that takes long can be ended', async () => {
  const { page, context, faults } = await product.open(`${JUNE}&compare=last_period`);
  await openForm(page);
  await picture(page, 'form-en-light-1440');
  const button = page.getByRole('button', { name: 'Download file' });
  const { name, bytes } = await download(page, () => button.click());
  expect(name).toMatch(/^Sunflower.*cost-summary_2024-06-01_2024-06-30_made-.*\.csv$/);
  const [head, ...rows] = csvRows(bytes);
  const total = product.sunflower.billed('2024-06-01', '2024-06-30');
  expect(head?.slice(0, 4)).toEqual(['Vendor', 'Item', 'Total (USD)', 'Share']);
  expect(plain(Number(rows.at(-1)?.[2]))).toBe(plain(total));
  const shown = await page.locator('main table').last().locator('tbody tr').allInnerTexts();
  expect(rows.length - 1).toBe(shown.length);
  shown.forEach((line, place) => {
    const row = rows[place] ?? [];
    expect(line).toContain(row[1] ?? '');
    expect(holdsAmount(line, Number(row[2])), line).toBe(true);
    // A file has numbers, which a spreadsheet adds.
    const isTiny = row[3] === '0.0%' && Number(row[2]) > 0;
    expect(line).toContain(isTiny ? '< 0.1%' : (row[3] ?? ''));
  });
  await page.getByText(`${name} was downloaded.`).waitFor();
  expect(faults).toEqual([]);
  await failAndCancel(page);
  await context.close();
});

test('billing rows come as a workbook by keyboard alone; they are mailed, and the form says so when they are, whole and accessible in every look', async () => {
  const { page, context } = await product.open(JUNE);
  await page.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  await page.getByRole('radio', { name: 'Summary table' }).press('ArrowDown');
  await page.getByRole('radio', { name: 'By day, week or month' }).press('ArrowDown');
  await page.getByRole('radio', { name: 'CSV' }).press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: 'Billing rows' }).isChecked()).toBe(true);
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Download file' }).press('Enter'),
  );
  expect(name).toMatch(/cost-details.*\.xlsx$/);
  const [sheet] = readWorkbook(bytes);
  if (!sheet) throw new Error('there is no sheet');
  const [head = [], ...rows] = valuesOf(sheet);
  const place = head.indexOf('Cost (USD)');
  const total = product.sunflower.billed('2024-06-01', '2024-06-30');
  expect(plain(Number(rows.at(-1)?.[place]))).toBe(plain(total));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: 'Download file' }).count()).toBe(0);
  await expectMailed(page);
  await expectWholeForm(page);
  await context.close();
});

test('a question that takes long can be ended or mailed: before its first answer, and beside an older one (C-16)', async () => {
  const { page, context, faults } = await product.open(JUNE);
  let release: () => void = () => undefined;
  const hold = async (word: string) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes(word) && !body.includes('"export"')) await held;
      await route.continue().catch(() => undefined);
    });
  };
  const slow = page.locator('[data-part="cost-analytics.slow"]');
  await hold('REGION');
  await page.getByRole('button', { name: /^View by/ }).click();
  await page.getByLabel('Then by (2)').selectOption({ label: 'Region' });
  await slow.getByText('This question takes longer than usual').waitFor();
  const total = usd(product.sunflower.billed('2024-06-01', '2024-06-30'));
  await slow.getByText(total, { exact: true }).waitFor();
  await picture(page, 'slow-en-light-1440');
  await slow.getByRole('button', { name: 'Mail it when done' }).click();
  await page.getByText('You get a mail when it is done.').waitFor();
  await slow.getByRole('button', { name: 'Cancel' }).click();
  await slow.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('thenBy');
  await page.goto(new URL(`${JUNE}&viewBy=region`, page.url()).href);
  await slow.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The question was cancelled').waitFor();
  release();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.locator('[data-part="cost-analytics.answer"]').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the rows of one item are downloaded where they are shown (C-12, C-15)', async () => {
  const { page, context } = await product.open(`${JUNE}&item=Virtual%20Machines&itemVendor=azure`);
  const rows = page.locator('[data-part="cost-analytics.rows"]');
  await rows.getByRole('button', { name: 'Download', exact: true }).click();
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Download file' }).click(),
  );
  expect(name).toMatch(/cost-details.*\.csv$/);
  const [head = [], ...lines] = csvRows(bytes);
  const total = product.sunflower.billed(
    '2024-06-01',
    '2024-06-30',
    ({ ServiceName }) => ServiceName === 'Virtual Machines',
  );
  expect(plain(Number(lines.at(-1)?.[head.indexOf('Cost (USD)')]))).toBe(plain(total));
  await picture(page, 'drawer-en-light-1440');
  await context.close();
});

/** In the form that is open. */
async function failAndCancel(page: Page): Promise<void> {
  await page.route('**/exports/cost', (route) =>
    route.fulfill({
      status: 503,
      json: { errors: [{ message: 'x', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
    }),
  );
  await page.getByRole('button', { name: 'Download file' }).click();
  await page.getByText('The file could not be downloaded whole.').waitFor();
  await page.unroute('**/exports/cost');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/exports/cost', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Download file' }).click();
  await page.getByText('Go on working meanwhile').waitFor();
  await picture(page, 'running-en-light-1440');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Download file' }).waitFor();
  release();
  await expect.poll(() => page.getByText('The file could not be downloaded whole.').count()).toBe(1);
}

/** Billing rows, by mouse. */
async function expectMailed(page: Page): Promise<void> {
  await openForm(page);
  await page.getByRole('radio', { name: 'Billing rows' }).check();
  await page.getByRole('button', { name: 'Mail it to me' }).click();
  await page.getByText('You get a mail when it is done.').waitFor();
  await page.getByText('Mailed', { exact: true }).waitFor();
  await picture(page, 'mailed-en-light-1440');
}

/** With a mailed file below it. */
async function expectWholeForm(page: Page): Promise<void> {
  await page.locator('form[class*=form] input[type=radio]').first().waitFor();
  await settled(page);
  await picture(page, 'form');
  await expectSoundInEveryLook(page, { part: '[role=dialog]', isLast: true });
}
