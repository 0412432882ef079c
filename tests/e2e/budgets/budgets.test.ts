// What widgets rest on, in the browser: budgets, set beside the cost and from a file (D-16), and the service categories of
// products (D-12); who may only see has no ways to change.
import { describe, expect, onTestFinished, test } from 'vitest';
import { savePreferences } from '../../../upstream/stores/documents/people/preferences.ts';
import { setProductCategories } from '../../../upstream/stores/documents/reference/product-categories.ts';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { openChoice, openPersonMenu } from '../../support/browser/person-menu.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { productForTests } from '../../support/product/product.ts';

const product = productForTests();

const FILE = 'month,scope,vendor,amount,currency\n2024-06,vendor,gcp,900,USD\n';

/** From the top of the window, in pixels. */
function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** Where its lines of text begin, from its own edge, in pixels. */
function lineStarts(element: Element): number[] {
  const { left } = element.getBoundingClientRect();
  const inside = left + Number.parseFloat(getComputedStyle(element).paddingLeft);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const starts: number[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (text.textContent?.trim())
      starts.push(...[...range.getClientRects()].map((line) => line.left - inside));
  }
  return starts;
}

describe('D-16 the screen of budgets', () => {
  test('amounts are set by hand and by file, stand beside the cost, and faults name line and column', async () => {
    const { page, context, faults } = await product.open('/budgets?year=2024');
    const amount = page.getByLabel(/^Budget of Whole company, 06\/2024/);
    await amount.fill('3,000');
    const bar = page.getByRole('status').filter({ hasText: '1 change is not saved' });
    await bar.getByRole('button', { name: 'Save' }).click();
    const detail = page.getByRole('region', { name: 'Month in detail' });
    await detail.getByRole('row', { name: /Whole company/ }).waitFor();
    const spent = usd(product.sunflower.billed('2024-06-01', '2024-06-30'));
    const row = detail.getByRole('row', { name: /Whole company/ });
    await expect.poll(() => row.innerText()).toContain('$3,000.00');
    await expect.poll(() => row.innerText()).toContain('$2,900.00');
    await expect.poll(() => row.innerText()).toContain(spent);

    // The way into a file is in the line of the other tools.
    const heightsOf = [
      page.getByRole('button', { name: 'Download: Month in detail' }),
      page.getByRole('combobox', { name: 'Month', exact: true }),
    ].map((tool) => tool.evaluate(middleOf));
    const [file = 0, month = 0] = await Promise.all(heightsOf);
    expect(Math.abs(file - month)).toBeLessThan(1);

    // Without the focus thousands are apart; the percent follows what is typed; a row goes and comes back.
    await expect.poll(() => amount.inputValue()).toBe('3,000');
    const total = page
      .getByRole('row', { name: /Whole company/ })
      .last()
      .getByRole('cell')
      .first();
    await expect.poll(() => total.innerText()).toMatch(/^\$[\d,.]+\s+\$[\d,.]+ · [\d.]+%$/);
    await page.getByRole('button', { name: 'Remove the budgets of Whole company in 2024' }).click();
    await page.getByText(/changes? (is|are) not saved/).waitFor();
    await expect.poll(() => amount.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Undo the changes of Whole company' }).click();
    await expect.poll(() => amount.inputValue()).toBe('3,000');

    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'wrong.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${FILE}2024-06,company,,abc,USD\n`),
    });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toMatch(/Line 3:\s*amount\s*“abc” is not a number from 0/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await chooser.setInputFiles({ name: 'right.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    const more = page.getByRole('status').filter({ hasText: '1 change is not saved' });
    await more.getByRole('button', { name: 'Save' }).click();
    const child = detail.getByRole('rowheader', { name: /GCP/ });
    await child.waitFor();
    // On a phone a name goes on in further lines, which stand as far in as the first.
    await page.setViewportSize({ width: 360, height: 900 });
    expect(Math.min(...(await child.evaluate(lineStarts)))).toBeGreaterThanOrEqual(16);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Alerts', exact: true }).click();
    await dialog.getByLabel('Vera Viewer').check();
    await dialog.getByLabel('Percent spent').fill('80, 100');
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Budgets 2024' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('Budgets 2024.csv');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('an unsaved amount outlives other vendors and years of the same address, and is asked about on the way out', async () => {
    const { page, context, faults } = await product.open(
      '/budgets?year=2024&month=2024-05-01&basis=effective',
    );
    const amount = page.getByLabel(/^Budget of Whole company, 04\/2024/);
    await amount.fill('4321');
    const unsaved = page.getByText('1 change is not saved');
    await unsaved.waitFor();
    const choose = async (gcp: boolean, now: string) => {
      await openChoice(page, /^Vendors: /);
      await page.getByRole('checkbox', { name: /GCP/ }).setChecked(gcp);
      await page.getByRole('dialog').getByRole('button').last().click();
      await openPersonMenu(page);
      await page.getByRole('menuitem', { name: `Vendors: ${now}` }).waitFor();
      await page.keyboard.press('Escape');
      await settled(page);
    };
    onTestFinished(async () => {
      await savePreferences(product.documents, 'dana-demo', 'sunflower', {
        selectedVendors: ['aws', 'azr', 'gcp'],
      });
    });
    await choose(false, 'AWS, Azure');
    for (const part of ['year=2024', 'month=2024-05-01', 'basis=effective'])
      await expect.poll(() => page.url()).toContain(part);
    await expect.poll(() => amount.inputValue()).toBe('4,321');
    await choose(true, 'AWS, Azure, GCP');
    await page.getByRole('button', { name: 'Year before' }).click();
    await page.waitForURL(/year=2023/);
    await unsaved.waitFor();
    await page.goBack();
    await expect.poll(() => amount.inputValue()).toBe('4,321');

    await page.getByRole('link', { name: 'Billing' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    // The page has named its bill: going back before would end a navigation half-way.
    await page.waitForURL(/\/billing\?.*month=/);
    await settled(page);
    await page.goBack();
    await amount.waitFor();
    await expect.poll(() => amount.inputValue()).not.toBe('4,321');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('who may only see has no fields and no ways to change, nor for service categories, on a phone in the dark (D-12)', async () => {
    const { page, context } = await product.open('/budgets?year=2024', {
      email: 'viewer@skyledger.example',
      width: 360,
      scheme: 'dark',
    });
    await page.getByRole('heading', { name: 'Budgets' }).waitFor();
    await page.getByRole('region', { name: 'Amounts by month' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add budget' }).count()).toBe(0);
    await expect.poll(() => page.getByLabel(/^Budget of/).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('button', { name: 'More' }).click();
    await page
      .getByRole('dialog', { name: 'Pages' })
      .getByRole('link', { name: 'Service categories' })
      .click();
    await page.waitForURL(/service-categories/);
    await settled(page);
    await page.getByRole('row', { name: /Amazon Redshift/ }).waitFor();
    await expect.poll(() => page.getByLabel(/^Category of/).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(360);
    await context.close();
  });
});

describe('D-12 the screen of service categories', () => {
  test('a category is changed by keyboard, asked about before leaving, saved, told in the log and taken back', async () => {
    const changed = [{ vendor: 'aws', product: 'Amazon Redshift', category: null }] as const;
    onTestFinished(() =>
      setProductCategories(
        {
          documents: product.documents,
          companyId: 'sunflower',
          actor: { userId: 'test', name: 'Test' },
          at: new Date(),
        },
        changed,
      ),
    );
    const { page, context, faults } = await product.open('/service-categories?show=other');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await page.getByText('All', { exact: true }).click();
    await search.fill('redshift');
    const row = page.getByRole('row', { name: /Amazon Redshift/ });
    const choice = row.getByLabel('Category of Amazon Redshift');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    const cost = usd(
      product.sunflower.billed(
        '2023-07-01',
        '2024-06-30',
        ({ ServiceName }) => ServiceName === 'Amazon Redshift',
      ),
    );
    await expect.poll(() => row.innerText()).toContain(cost);
    await choice.focus();
    await choice.press('M');
    await expect.poll(() => choice.inputValue()).toBe('Management and Governance');
    await choice.selectOption('Other');
    await page.getByText('1 change is not saved').waitFor();

    await page.getByRole('link', { name: 'Budgets' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByText('1 change is lost').waitFor();
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await question.getByRole('button', { name: 'Stay on this page' }).last().click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => choice.inputValue()).toBe('Other');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('1 change is not saved').waitFor({ state: 'detached' });
    await settled(page);
    const changes = page.locator('dl > div', { hasText: 'Changed by the company' });
    await expect.poll(() => changes.innerText()).toMatch(/1$/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await row.getByRole('button', { name: /Back to the category of the data/ }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => changes.innerText()).toMatch(/0$/);
    await page.getByRole('link', { name: 'Administration' }).click();
    await page.getByRole('tab', { name: 'Audit log' }).click();
    await page.getByText('AWS Amazon Redshift: Other → Category of the data').first().waitFor();
    await page.getByText('AWS Amazon Redshift: Category of the data → Other').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
