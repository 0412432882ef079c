// Dashboards changed in the browser: by keyboard and pointer, with steps back, what differs, and two at once (D-01 to D-05).
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { MAX_DASHBOARDS } from '../../../lib/rules/dashboard-names.ts';
import { accessibilityFaults, settled } from '../../support/browser/chromium.ts';
import { gridPlaces } from '../../support/browser/grid-places.ts';
import { expectSoundIn } from '../../support/browser/looks.ts';
import { openNewBoard } from '../../support/browser/new-board.ts';
import { unfoldActions } from '../../support/browser/state-bar.ts';
import { PEOPLE } from '../../support/people/people.ts';
import { keepWidgets } from '../../support/product/dashboard/small-board.ts';
import { sharedProduct } from '../../support/product/product.ts';

const product = sharedProduct();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('main [role=status]').allInnerTexts();
const handle = (page: Page, title: string) => button(page, `Move or resize ${title}`);

/** Where a widget stands and how large it is, in pixels. */
async function box(page: Page, title: string) {
  const widget = page.locator('[data-widget]').filter({ has: page.getByRole('heading', { name: title }) });
  const found = await widget.first().boundingBox();
  if (!found) throw new Error(`${title} is not on the screen`);
  return found;
}

const FEW = [
  'COST_MONTH_TO_DATE',
  'ESTIMATED_COST',
  'TOTAL_SAVING',
  'COST_BY_PRODUCT',
  'COMPARE_COST_TREND',
] as const;

// Each journey finds one dashboard, whatever another one left behind.
beforeEach(async () => {
  const { documents } = product;
  await documents.deleteFrom('dashboards').where('dashboard_index', '>', 1).execute();
  await keepWidgets(documents, { template: 'OVERVIEW', widgets: FEW });
});

async function startEditing(page: Page): Promise<void> {
  await button(page, 'Edit').click();
  await button(page, 'Stop editing').waitFor();
}

async function fromMenu(page: Page, entry: string): Promise<void> {
  await button(page, 'More for this dashboard').click();
  await page.getByRole('menuitem', { name: entry }).click();
  await page.getByRole('dialog').waitFor();
}

async function rename(page: Page, name: string): Promise<void> {
  await fromMenu(page, 'Rename…');
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

/** Saves what the dialog tells, and gives what it told. */
async function save(page: Page): Promise<string> {
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'What a save changes' });
  const text = await dialog.getByRole('list').innerText();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}

test('by keyboard a widget is taken, moved, resized and let go, with steps back and forth; the pointer does so, too, and what is unsaved waits for its return (D-02, D-03, D-05)', async () => {
  const { page, context, faults } = await product.open('/dashboard');
  await expectOnGrid(page);
  await startEditing(page);
  const before = await box(page, 'Compare cost trend');
  await handle(page, 'Compare cost trend').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining('is taken: column 13, row 20'));
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => said(page)).toContain('Column 13, row 7.');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining('No further'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => said(page)).toContain('18 columns by 13 rows.');
  await page.keyboard.press('Escape');
  await expect.poll(() => said(page)).toContain('Compare cost trend is back in column 13, row 20.');
  await expect.poll(async () => (await box(page, 'Compare cost trend')).y).toBe(before.y);
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining('is in column 13, row 7'));
  await expect
    .poll(() => handle(page, 'Compare cost trend').evaluate((own) => own === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => said(page)).toContain('No changes');
  await page.keyboard.press('Control+Shift+z');
  const told = await save(page);
  expect(told).toContain('Compare cost trend moves from column 13, row 20 to column 13, row 7.');
  await page.getByText('“Dashboard” is saved.').waitFor();
  // What was saved is where the next changes begin.
  await expect.poll(() => said(page)).toContain('No changes');
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  await button(page, 'Stop editing').click();
  await expect.poll(() => page.getByRole('region', { name: 'Unsaved changes' }).count()).toBe(0);
  await page.reload();
  await settled(page);
  const [trend, products] = [await box(page, 'Compare cost trend'), await box(page, 'Cost by product')];
  expect(trend.y).toBeLessThan(products.y);
  await moveByPointer(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('whoever saves second sees what was saved, and nothing is lost (D-01, D-05)', async () => {
  const [first, second] = [await product.open('/dashboard'), await product.open('/dashboard')];
  const [name, theirs, mine] = ['Dashboard', 'Theirs', 'Mine'];
  await startEditing(second.page);
  await startEditing(first.page);
  await rename(first.page, theirs);
  await save(first.page);
  await first.page.getByText(`“${theirs}” is saved.`).waitFor();
  await handle(second.page, 'Total saving').focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await second.page.keyboard.press(key);
  await save(second.page);
  const dialog = second.page.getByRole('dialog', { name: 'Saved elsewhere meanwhile' });
  await dialog.waitFor();
  const told = await dialog.innerText();
  expect(told).toContain(`The name changes from “${name}” to “${theirs}”.`);
  expect(told).toContain('Total saving moves');
  await dialog.getByRole('button', { name: 'Take what was saved' }).click();
  await second.page.getByRole('heading', { name: theirs, exact: true }).waitFor();
  await button(second.page, 'Undo').click();
  await second.page.getByRole('heading', { name, exact: true }).waitFor();
  await fromMenu(second.page, 'Save as…');
  await second.page.getByRole('dialog').getByRole('textbox').fill(mine);
  await second.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await second.page.getByRole('heading', { name: mine, exact: true }).waitFor();
  await expect.poll(() => second.page.getByRole('region', { name: 'Unsaved changes' }).count()).toBe(0);
  await second.page.locator('main h1 button').click();
  await second.page.getByRole('option').first().waitFor();
  const options = await second.page.getByRole('option').allInnerTexts();
  expect(options.filter((text) => text.includes(theirs) || text.includes(mine))).toHaveLength(2);
  await first.context.close();
  await second.context.close();
});

test('names are needed and unique, copies are numbered, and the last dashboard stays (D-01, D-02)', async () => {
  const { page, context } = await product.open('/dashboard');
  await button(page, 'More for this dashboard').click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await page.getByRole('heading', { name: 'Dashboard Copy(1)', exact: true }).waitFor();
  await rename(page, ' ');
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('Dashboard');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByText('Duplicate Name').waitFor();
  await page.keyboard.press('Escape');
  for (;;) {
    await fromMenu(page, 'Delete…');
    const dialog = page.getByRole('dialog');
    if ((await dialog.getByText('last dashboard').count()) > 0) break;
    const name = await page.locator('main h1').innerText();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText(`“${name}” is deleted.`).waitFor();
    await expect.poll(() => page.locator('main h1').innerText()).not.toBe(name);
    await settled(page);
  }
  await expect.poll(() => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await context.close();
});

test('the tenth dashboard is made, the eleventh is refused in words, and a deletion makes room (D-01)', async () => {
  const { documents } = product;
  const first = await documents
    .selectFrom('dashboards')
    .selectAll()
    .where('user_id', '=', PEOPLE.owner.userId)
    .where('company_id', '=', 'sunflower')
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: MAX_DASHBOARDS - 2 }, (_, number) => ({
    ...first,
    dashboard_id: randomUUID(),
    dashboard_index: 2 + number,
    name: `Full ${number} of before`,
    name_key: `full ${number} of before`,
    is_selected: 0,
  }));
  await documents.insertInto('dashboards').values(more).execute();
  const { page, context, faults } = await product.open('/dashboard');
  const tenth = await openNewBoard(page, 'Full');
  const refusal = /You can't have more than 10 dashboards\.\s+Delete a dashboard that you no longer need\./;
  await page.locator('main h1 button').click();
  const told = page.getByText(refusal);
  await told.waitFor();
  await expect.poll(() => button(page, 'New dashboard').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await button(page, 'More for this dashboard').click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await told.waitFor();

  await fromMenu(page, 'Delete…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`“${tenth}” is deleted.`).waitFor();
  await expect.poll(() => page.locator('main h1').innerText()).not.toBe(tenth);
  await settled(page);
  await page.locator('main h1 button').click();
  await button(page, 'New dashboard').waitFor();
  await page.getByText(`${MAX_DASHBOARDS - 1} of ${MAX_DASHBOARDS}`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('while it is edited, axe finds nothing in either scheme and width, and a phone orders one column (D-03)', async () => {
  await keepWidgets(product.documents);
  const { page, context, faults } = await product.open('/dashboard?edit=1');
  await button(page, 'Stop editing').waitFor();
  await expectSoundIn(page, { language: 'en', scheme: 'light', width: 1440 });
  await expectSoundIn(page, { language: 'en', scheme: 'dark', width: 360 });
  await unfoldActions(page);
  await button(page, 'Stop editing').waitFor();
  const titles = () => page.locator('[data-widget] h2').allInnerTexts();
  const [one, two] = await titles();
  await button(page, `Move ${two} up`).click();
  await expect.poll(titles).toEqual(expect.arrayContaining([two, one]));
  expect((await titles())[0]).toBe(two);
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining('is now number 1 of'));
  expect(faults).toEqual([]);
  await context.close();
});

/** Widgets stand on the grid to the pixel at any width, and do not move when editing begins. */
async function expectOnGrid(page: Page): Promise<void> {
  for (const width of [1440, 1283, 1111]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await gridPlaces(page);
    expect(places.length).toBe(FEW.length);
    expect(places.map(({ shown }) => shown)).toEqual(places.map(({ wanted }) => wanted));
  }
  const before = await gridPlaces(page);
  const sections = await page.locator('[data-widget] section').elementHandles();
  await startEditing(page);
  expect(await gridPlaces(page)).toEqual(before);
  for (const section of sections) expect(await section.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await button(page, 'Stop editing').click();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** In allowed steps. */
async function moveByPointer(page: Page): Promise<void> {
  await startEditing(page);
  const card = await box(page, 'Total saving');
  const grip = await handle(page, 'Cost month to date').boundingBox();
  if (!grip) throw new Error('no handle');
  await page.mouse.move(grip.x + 10, grip.y + 5);
  await page.mouse.down();
  await page.mouse.move(card.x + 160, grip.y + 20, { steps: 10 });
  await page.mouse.up();
  await expect.poll(async () => (await box(page, 'Cost month to date')).x).toBe(card.x);
  expect((await box(page, 'Total saving')).y).toBeGreaterThan(card.y);
  const small = await box(page, 'Estimated month end');
  const corner = page
    .locator('[data-widget]')
    .filter({ has: page.getByRole('heading', { name: 'Estimated month end' }) })
    .locator('[data-resize]');
  const grab = await corner.boundingBox();
  if (!grab) throw new Error('no corner');
  await page.mouse.move(grab.x + 10, grab.y + 10);
  await page.mouse.down();
  await page.mouse.move(grab.x + 110, grab.y + 12, { steps: 10 });
  // A drag from the corner selects no text of other widgets.
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.mouse.up();
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining('8 columns by 6 rows'));
  expect((await box(page, 'Estimated month end')).width).toBeGreaterThan(small.width);
  await button(page, 'Stop editing').click();
  const notice = page.getByRole('region', { name: 'Unsaved changes' });
  await notice.waitFor();
  await expect.poll(async () => (await box(page, 'Cost month to date')).x).toBeLessThan(card.x);
  await page.reload();
  await notice.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await box(page, 'Cost month to date')).x).toBe(card.x);
  await button(page, 'Stop editing').click();
  await notice.getByRole('button', { name: 'Discard' }).click();
  await notice.waitFor({ state: 'detached' });
  await startEditing(page);
  await expect.poll(() => said(page)).toContain('No changes');
}
