// Comparing, ranges and basis in the browser: figures against the raw files, by mouse and by keyboard.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { unfoldBar } from '../../support/browser/state-bar.ts';
import { holdsAmount, usd } from '../../support/oracle/demo-figures.ts';
import { sharedProduct } from '../../support/product/product.ts';

const JUNE = '/cost-analytics?range=custom&start=2024-06-01&end=2024-06-30';
const product = sharedProduct();
const part = (page: Page, name: string) => page.locator(`[data-part="cost-analytics.${name}"]`);
const billed = (start: string, end: string) => product.sunflower.billed(start, end);

/** A signed amount as it stands on the screen. */
function amountOf(text: string): number {
  return Number(text.replaceAll(/[^\d.\-−]/g, '').replace('−', '-'));
}

describe('C-08 compare', () => {
  test('drivers sum to the difference of the two totals and open their items; the chart has five and others; all of it fits and is accessible in every look', async () => {
    const { page, context, faults } = await product.open(`${JUNE}&compare=last_period`);
    const drivers = part(page, 'drivers');
    await drivers.locator('li').first().waitFor();
    const amounts = await drivers.locator('li > span:last-child').allInnerTexts();
    expect(amounts.length).toBeGreaterThan(3);
    const difference = billed('2024-06-01', '2024-06-30') - billed('2024-05-01', '2024-05-31');
    // Each of nine amounts is rounded to a cent.
    expect(Math.abs(sumMoney(amounts.map(amountOf)) - difference)).toBeLessThan(0.05);
    expect(amountOf((await drivers.locator('p > span').last().innerText()) ?? '')).toBeCloseTo(difference, 1);
    const legend = page.getByRole('group', { name: /Series/ });
    await legend.getByRole('button', { name: /^\d+ others$/ }).waitFor();
    await expect.poll(() => legend.locator('button[aria-pressed]:not([aria-label])').count()).toBe(6);
    await part(page, 'drivers').locator('li button').first().press('Enter');
    await page.waitForURL(/item=/);
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Monthly columns' }).click();
    await page.waitForURL(/months=true/);
    await settled(page);
    await part(page, 'portion').waitFor();
    // Of the compared columns and those of the months.
    await expect.poll(() => part(page, 'table').locator('thead th').count()).toBeGreaterThan(7);
    await expectSoundInEveryLook(page, { isLast: true });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('C-08 and C-10 the modes of the table', () => {
  const MARCH = '&compare=custom&compareStart=2024-03-01&compareEnd=2024-03-10';
  const DAYS = '03/01/2024 – 03/10/2024 UTC';
  const table = (page: Page) => part(page, 'table').locator('table');
  const heads = (page: Page) => table(page).locator('thead th button > span:first-child').allInnerTexts();
  const cells = (page: Page, name: string) =>
    table(page)
      .locator('tr', { has: page.getByRole('rowheader', { name }) })
      .locator('td')
      .allInnerTexts();
  const vm = (start: string, end: string) =>
    product.sunflower.billed(start, end, ({ ServiceName }) => ServiceName === 'Virtual Machines');
  const [cost, costBefore] = [() => vm('2024-06-01', '2024-06-30'), () => vm('2024-03-01', '2024-03-10')];

  test('shares are chosen by mouse and sort the table; amounts and colours of the chart by keyboard; averages are of a day', async () => {
    const { page, context, faults } = await product.open(`${JUNE}${MARCH}`);
    await expect
      .poll(() => heads(page))
      .toEqual([...['Item', 'Total', 'Share', 'Daily average'], ...[DAYS, 'Difference', 'Change']]);
    const modes = page.getByRole('radiogroup', { name: 'Columns of the table' });
    await modes.getByText('Shares').click();
    await page.waitForURL(/mode=portion/);
    await settled(page);
    await expect
      .poll(() => heads(page))
      .toEqual([...['Item', 'Share', `Share, ${DAYS}`], ...['Share difference (pp)', 'Total', DAYS]]);
    const share = (100 * cost()) / billed('2024-06-01', '2024-06-30');
    const shareBefore = (100 * costBefore()) / billed('2024-03-01', '2024-03-10');
    const points = (share - shareBefore).toFixed(1);
    await expect
      .poll(async () => (await cells(page, 'Virtual Machines')).slice(0, 3))
      .toEqual([
        ...[`${share.toFixed(1)}%`, `${shareBefore.toFixed(1)}%`],
        Number(points) > 0 ? `+${points}` : points.replace('-', '−'),
      ]);
    holdAmounts((await cells(page, 'Virtual Machines')).slice(3, 5), [cost(), costBefore()]);
    await table(page).getByRole('button', { name: 'Share difference (pp)' }).click();
    await page.waitForURL(/sort=share_difference\.desc/);
    await settled(page);
    const shown = (await table(page).locator('tbody td:nth-child(4)').allInnerTexts()).map(amountOf);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
    expect(await accessibilityFaults(page, '[data-part="cost-analytics.table"]')).toEqual([]);

    // Nothing sorts by a column that is not there.
    await page.getByRole('radio', { name: 'Shares' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/mode=absolute/);
    expect(page.url()).not.toContain('sort=');
    await settled(page);
    await expect.poll(() => heads(page)).toEqual(['Item', 'Total', DAYS, 'Difference', 'Change']);
    holdAmounts((await cells(page, 'Virtual Machines')).slice(0, 3), [
      ...[cost(), costBefore()],
      cost() - costBefore(),
    ]);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/mode=legend/);
    await settled(page);
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    const legend = page
      .getByRole('group', { name: /Series/ })
      .locator('button[aria-pressed]:not([aria-label])');
    const rows = table(page).locator('tbody th');
    for (let place = 0; place < 6; place += 1) {
      const entry = legend.nth(place).locator('span').first();
      await expect
        .poll(() => rows.nth(place).locator('[data-swatch]').evaluate(colour))
        .toBe(await entry.evaluate(colour));
    }
    await expect.poll(() => rows.nth(5).getByRole('img', { name: 'In the chart as others' }).count()).toBe(1);
    await expect.poll(() => rows.nth(4).getByRole('img', { name: 'In the chart as others' }).count()).toBe(0);
    expect(await accessibilityFaults(page, '[data-part="cost-analytics.table"]')).toEqual([]);

    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/mode=absolute/);
    await part(page, 'answer').getByRole('button', { name: 'Compare daily averages' }).click();
    await page.waitForURL(/compareCost=average/);
    await settled(page);
    await expect
      .poll(() => heads(page))
      .toEqual(['Item', 'Daily average', `${DAYS}, a day`, 'Difference a day', 'Change']);
    const [now, then] = [cost() / 30, costBefore() / 10];
    holdAmounts((await cells(page, 'Virtual Machines')).slice(0, 3), [now, then, now - then]);
    await expect
      .poll(() => table(page).locator('th[aria-sort=descending]').innerText())
      .toContain('Daily average');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('C-01 and C-02 ranges', () => {
  test('any other range is compared with; a new question ends the one before; an end before its start is swapped; the basis says what it counts (C-08, C-14, C-16)', async () => {
    const { page, context } = await product.open(JUNE);
    await compareWithTyped(page);
    await askAnother(page);
    await swapRange(page);
    await chooseBasis(page);
    await context.close();
  });

  test('the compared range is told and mended like the range, before anything is asked', async () => {
    const { page, context } = await product.open(
      `${JUNE}&compare=custom&compareStart=2024-05-20&compareEnd=2024-05-01`,
    );
    await page.getByText('Compared range:').waitFor();
    await page.getByRole('button', { name: 'Swap start and end' }).click();
    await page.waitForURL(/compareStart=2024-05-01&compareEnd=2024-05-20/);
    await settled(page);
    await expect
      .poll(() => part(page, 'answer').innerText())
      .toContain(usd(billed('2024-05-01', '2024-05-20')));
    await context.close();
  });
});

/** Any other range is chosen by keyboard, typed as text, and its total stands beside. */
async function compareWithTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare with' }).press('Enter');
  await page.getByRole('radio', { name: 'Another range' }).press('Space');
  const typed = page.getByLabel('Type a range');
  await typed.fill('never');
  await typed.press('Enter');
  await page.getByText('This is not a range.').waitFor();
  await typed.fill('03/01/2024 - 03/10/2024');
  await typed.press('Enter');
  await page.waitForURL(/compare=custom.*compareStart=2024-03-01&compareEnd=2024-03-10/);
  await settled(page);
  const answer = part(page, 'answer');
  await expect.poll(() => answer.innerText()).toContain(usd(billed('2024-03-01', '2024-03-10')));
  await expect.poll(() => answer.innerText()).toContain('30 days against 10 days');
  await answer.getByRole('button', { name: 'Compare daily averages' }).press('Enter');
  await page.waitForURL(/compareCost=average/);
  await settled(page);
  await expect
    .poll(() => answer.innerText())
    .toContain(`${usd(billed('2024-03-01', '2024-03-10') / 10)} a day in 03/01/2024 – 03/10/2024 UTC`);
  const difference = billed('2024-06-01', '2024-06-30') / 30 - billed('2024-03-01', '2024-03-10') / 10;
  const sum = await part(page, 'drivers').locator('p > span').last().innerText();
  expect(amountOf(sum)).toBeCloseTo(difference, 1);
}

/** A new question ends the one before. */
async function askAnother(page: Page): Promise<void> {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.postData()?.includes('2024-05-05')) failed.push(request.failure()?.errorText ?? '');
  });
  // What is asked first takes until the second question is there.
  await page.route('**/graphql', async (route) => {
    const isFirst = route.request().postData()?.includes('2024-05-05') ?? false;
    if (!isFirst) await route.continue();
  });
  const ask = async (range: string) => {
    await page.getByRole('button', { name: /^Range/ }).click();
    await page.getByLabel('Type a range').fill(range);
    await page.getByLabel('Type a range').press('Enter');
  };
  await ask('2024-05-05 – 2024-05-06');
  await page.waitForURL(/start=2024-05-05/);
  await ask('2024-05-07 – 2024-05-08');
  await page.waitForURL(/start=2024-05-07/);
  await expect.poll(() => failed).toEqual(['net::ERR_ABORTED']);
  await expect
    .poll(() => part(page, 'answer').innerText())
    .toContain(usd(billed('2024-05-07', '2024-05-08')));
  await page.unroute('**/graphql');
}

/** An end before its start is told and swapped by one press, and picked ranges are kept. */
async function swapRange(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Range/ }).click();
  const typed = page.getByLabel('Type a range');
  await typed.fill('2024-06-20 – 2024-06-10');
  await typed.press('Enter');
  await page.getByText('The range ends before it starts.').waitFor();
  await page.getByRole('button', { name: 'Swap start and end' }).press('Enter');
  await page.waitForURL(/start=2024-06-10&end=2024-06-20/);
  await settled(page);
  await expect
    .poll(() => part(page, 'answer').innerText())
    .toContain(usd(billed('2024-06-10', '2024-06-20')));
  await page.getByRole('button', { name: /^Range/ }).click();
  await page.getByRole('button', { name: '06/20/2024 – 06/10/2024' }).waitFor();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await page.waitForURL(/range=last_7_days/);
  await settled(page);
  expect(page.url()).not.toContain('start=');
  const range = page.getByRole('button', { name: /^Range/ });
  await expect.poll(() => range.innerText()).toContain('Last 7 days 06/24–06/30/2024');
  expect(await range.getAttribute('title')).toContain('06/24/2024 – 06/30/2024 UTC');
  await expect
    .poll(() => part(page, 'answer').innerText())
    .toContain(usd(billed('2024-06-24', '2024-06-30')));
}

/** What the basis counts, and for whom. */
async function chooseBasis(page: Page): Promise<void> {
  await unfoldBar(page);
  await page.getByRole('button', { name: /^Basis/ }).press('Enter');
  await page.getByText('counts for the account that bought it').waitFor();
  await page.getByText('counts for the accounts whose usage it covers').waitFor();
  await page.getByRole('radio', { name: 'Effective (amortized)' }).press('Space');
  await page.waitForURL(/basis=effective/);
}

/** Cells with these amounts, give or take the last digit; the last one tells its sign. */
function holdAmounts(shown: readonly string[], amounts: readonly number[]): void {
  expect(shown.map((text, place) => holdsAmount(text, amounts[place] ?? 0))).toEqual(amounts.map(() => true));
}
