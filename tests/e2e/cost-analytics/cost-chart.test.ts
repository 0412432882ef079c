// The chart of cost analytics in the browser: zoom, others, legend, notes and colours, by mouse and by keyboard.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { settled } from '../../support/browser/chromium.ts';
import { moveTo } from '../../support/browser/move-to.ts';
import { usd } from '../../support/oracle/demo-figures.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { sharedProduct } from '../../support/product/product.ts';

const JUNE = '/cost-analytics?range=custom&start=2024-06-01&end=2024-06-30';
const product = sharedProduct();
const part = (page: Page, name: string) => page.locator(`[data-part="cost-analytics.${name}"]`);
const billed = (start: string, end: string) => product.sunflower.billed(start, end);

/** Chooses from the menu of the chart, by keyboard or by mouse. */
async function option(page: Page, name: string, by: 'Enter' | 'click'): Promise<void> {
  const button = page.getByRole('button', { name: 'Chart options' });
  const entry = page.getByRole('menu').getByText(name, { exact: true });
  if (by === 'click') {
    await button.click();
    await entry.click();
    return;
  }
  await button.press('Enter');
  await entry.waitFor();
  const isAt = () => entry.evaluate((text) => text.closest('[role^=menuitem]') === document.activeElement);
  for (let step = 0; step < 5 && !(await isAt()); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** The operations that the page asks from now on. */
function operationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  return asked;
}

describe('C-07 chart', () => {
  test('a bar opens its cost; keys show a part, hide and unfold series without a request; the table twin opens days; colours are those of the dashboard; a range that is dragged over is shown; a note is written', async () => {
    await keepWidgets(product.documents, { template: 'OVERVIEW', widgets: ['COST_BY_PRODUCT'] });
    const { page, context } = await product.open(JUNE);
    const here = await colourOf(page, 'Virtual Machines');
    await openByBar(page);
    await changeByKeys(page);
    await openByTwin(page);
    await page.goto(new URL('/dashboard', page.url()).href);
    expect(await colourOf(page, 'Virtual Machines')).toBe(here);
    await moveTo(page, JUNE);
    await dragRange(page);
    await noteDay(page);
    await context.close();
  });
});

/** Of the entry of a legend. */
function colourOf(page: Page, name: string): Promise<string> {
  return page
    .getByRole('button', { name, exact: true })
    .first()
    .locator('span')
    .first()
    .evaluate((swatch) => getComputedStyle(swatch).backgroundColor);
}

/** The cost of its item on its day. */
async function openByBar(page: Page): Promise<void> {
  const box = await part(page, 'chart').locator('canvas').boundingBox();
  if (!box) throw new Error('there is no chart');
  // The lowest part of the fifteenth of thirty bars: the largest item.
  await page.mouse.click(box.x + 56 + (box.width - 60) * (14.5 / 30), box.y + box.height - 50);
  await page.waitForURL(/detail=step&stepStart=2024-06-15&stepEnd=2024-06-15/);
  expect(new URL(page.url()).searchParams.get('item')).toBe('Virtual Machines');
  const machines = ({ ServiceName }: { ServiceName: string }) => ServiceName === 'Virtual Machines';
  await page
    .getByRole('dialog')
    .getByText(usd(product.sunflower.billed('2024-06-15', '2024-06-15', machines)))
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A part and the whole range, series hidden, alone and all, others unfolded without a request. */
async function changeByKeys(page: Page): Promise<void> {
  await option(page, 'Zoom', 'Enter');
  await page.getByLabel('From', { exact: true }).selectOption('06/05/2024');
  await page.getByLabel('To', { exact: true }).selectOption('06/08/2024');
  await page.getByRole('button', { name: 'Show this part' }).press('Enter');
  await page.getByText('Shown: 06/05/2024 – 06/08/2024 UTC').waitFor();
  await page.getByRole('button', { name: 'Show the whole range' }).press('Enter');
  await page.getByText('Shown: ').waitFor({ state: 'detached' });
  expect(page.url()).toContain('start=2024-06-01');

  const legend = page.getByRole('group', { name: /Series/ });
  const entry = (name: string) => legend.getByRole('button', { name, exact: true });
  await entry('Virtual Machines').press('Space');
  await expect.poll(() => entry('Virtual Machines').getAttribute('aria-pressed')).toBe('false');
  await entry('Show BigQuery alone').press('Enter');
  await expect.poll(() => entry('BigQuery').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => legend.locator('button[aria-pressed=true]:not([aria-label])').count()).toBe(1);
  await entry('Show all').press('Enter');
  await expect.poll(() => legend.locator('button[aria-pressed=false]:not([aria-label])').count()).toBe(0);

  const asked = operationsOf(page);
  await legend.getByRole('button', { name: /^Unfold 11 items$/ }).press('Enter');
  await legend.getByRole('button', { name: 'Azure DNS', exact: true }).waitFor();
  await legend.getByRole('button', { name: 'Fold into others' }).press('Enter');
  await legend.getByRole('button', { name: '11 others', exact: true }).waitFor();
  await option(page, 'Others', 'Enter');
  await legend.getByRole('button', { name: '11 others', exact: true }).waitFor({ state: 'detached' });
  await settled(page);
  expect(asked.filter((name) => name === 'CostAnalyticsPageQuery')).toEqual([]);
}

/** The cost of a day. */
async function openByTwin(page: Page): Promise<void> {
  await page.getByText('Table', { exact: true }).or(page.getByTitle('Table')).first().click();
  await page.getByRole('button', { name: '06/12/2024' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByText(usd(billed('2024-06-12', '2024-06-12')))
    .first()
    .waitFor();
}

/** A note is written on its day and removed; who may only look sees it. */
async function noteDay(page: Page): Promise<void> {
  await option(page, 'Notes', 'Enter');
  const notes = part(page, 'notes');
  await notes.getByLabel('Day (UTC)').fill('2024-06-12');
  await notes.getByLabel('Note', { exact: false }).last().fill('Moved to another region');
  await page.keyboard.press('Enter');
  const row = notes.getByRole('listitem').filter({ hasText: 'Moved to another region' });
  await row.waitFor();
  await expect.poll(() => row.innerText()).toContain('06/12/2024');
  const other = await product.open(JUNE, { email: 'viewer@skyledger.example' });
  await option(other.page, 'Notes (1)', 'click');
  const seen = part(other.page, 'notes');
  await seen.getByText('Moved to another region').waitFor();
  await expect.poll(() => seen.getByRole('button').count()).toBe(0);
  await other.context.close();
  await row.getByRole('button', { name: 'Remove' }).press('Enter');
  await notes.getByText('There are no notes yet.').waitFor();
}

/** What is dragged over is shown, and becomes the range by one press. */
async function dragRange(page: Page): Promise<void> {
  const canvas = part(page, 'chart').locator('canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('there is no chart');
  await page.mouse.move(box.x + box.width * 0.3, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 120, { steps: 8 });
  await page.mouse.up();
  const shown = await part(page, 'chart')
    .getByText(/^Shown: /)
    .innerText();
  const [, from = '', to = ''] = /(\d\d\/\d\d)\/2024 – (\d\d\/\d\d)\/2024/.exec(shown) ?? [];
  expect(from < to).toBe(true);
  await page.getByRole('button', { name: 'Make this the range' }).click();
  await page.waitForURL(/start=2024-06-(?!01)/);
  await settled(page);
  const [start, end] = [from, to].map((day) => `2024-${day.replace('/', '-')}`);
  await expect.poll(() => part(page, 'answer').innerText()).toContain(usd(billed(start ?? '', end ?? '')));
}
