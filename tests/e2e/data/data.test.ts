// The page Data in the browser: freshness against the raw files, loads that appear by themselves, and their reports.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLoad } from '../../../upstream/ingest/runs/run-load.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { addRun, changeRun } from '../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import {
  leavePortals,
  type OpenOptions,
  openPage,
  settled,
  workerChromium,
} from '../../support/browser/chromium.ts';
import { expectSoundInEveryLook } from '../../support/browser/looks.ts';
import { DemoFigures, usd } from '../../support/oracle/demo-figures.ts';
import { csv, type Fields, row } from '../../support/product/focus-files.ts';
import { startBuiltProduct } from '../../support/product/product.ts';

let servers: Awaited<ReturnType<typeof startBuiltProduct>>;
let browser: Browser;
let documents: Documents;
let figures: DemoFigures;
const folder = mkdtempSync(join(tmpdir(), 'data-page-'));
const ORACLE = { ProviderName: 'Oracle', BillingAccountId: 'o1' };

beforeAll(async () => {
  [servers, browser, figures] = await Promise.all([
    startBuiltProduct(),
    workerChromium(),
    DemoFigures.of('sunflower'),
  ]);
  documents = await openDocuments(servers.upstream.dataDir);
  await load('first.csv', [row(ORACLE), row({ ...ORACLE, BilledCost: '2' })]);
});
afterAll(async () => {
  if (browser) await leavePortals(browser);
  await documents?.destroy();
  await servers?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function load(name: string, rows: Fields[], companyId = 'sunflower'): Promise<void> {
  const file = join(folder, name);
  writeFileSync(file, csv(rows));
  const { dataDir } = servers.upstream;
  await runLoad({
    ...{ documents, dataDir, companyId, origin: 'command', startedBy: 'dana', files: [file] },
    answers: ['rejected', 'shrink'],
  });
}

function open(path = '/data', options: OpenOptions = {}) {
  return openPage(browser, `${servers.gateway.publicUrl}${path}`, options);
}

const tables = (page: Page) => page.locator('main table');
const rowOf = (page: Page, name: string) => page.locator('main table tr', { hasText: name }).first();

test('the menu leads to freshness and to what is missing, with the figures of the raw files; a load appears there, moves, and tells its report', async () => {
  const { page, context, faults } = await open('/account');
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await page.waitForURL(/\/data\?company=/);
  await settled(page);
  await expect
    .poll(() => tables(page).first().innerText())
    .toMatch(/AWS\s+06\/30\/2024\s+06\/29\/2024\s+02\/09\/2024\s+5\s+None/);
  const gaps = await tables(page).nth(1).innerText();
  for (const [provider, name] of [
    ['AWS', 'AWS'],
    ['Microsoft', 'Azure'],
    ['Google Cloud', 'GCP'],
  ]) {
    const billed = figures.billed('2024-01-01', '2024-12-31', (each) => each.ProviderName === provider);
    expect(gaps, name).toContain(usd(billed).replace('$', 'USD\u00a0'));
  }
  expect(faults).toEqual([]);
  await expectLiveLoad(page);
  await context.close();
});

const now = () => new Date().toISOString();

function beginLiveRun(runId: string, companyId: string): Promise<void> {
  return addRun(documents, {
    ...{ run_id: runId, company_id: companyId, origin: 'inbox', started_by: null, source: 'live.csv' },
    ...{ started_at: now(), seen_at: now(), ended_at: null, state: 'running', load_id: null, report: null },
    ...{ file_count: null, rows_loaded: null, rows_rejected: null, months_shrunk: null, fault: null },
    progress: JSON.stringify({ step: 'reading', name: 'live-3.csv', done: 2, total: 4 }),
  });
}

/** While the page is open. */
async function expectLiveLoad(page: Page): Promise<void> {
  await rowOf(page, 'first.csv').waitFor();
  await beginLiveRun('live', 'sunflower');
  const live = rowOf(page, 'live.csv');
  await live.getByText('Running').waitFor({ timeout: 15_000 });
  await live.getByRole('progressbar').waitFor();
  await expect.poll(() => live.innerText()).toContain('3 of 4: reading live-3.csv');
  await changeRun(documents, 'live', {
    state: 'failed',
    ended_at: now(),
    fault: '{"file":"live-3.csv","message":"is cut off"}',
  });
  await live.getByText('Refused').waitFor({ timeout: 15_000 });
  await load('second.csv', [row({ ...ORACLE, BilledCost: '3' }), row({ ...ORACLE, BilledCost: 'twelve' })]);
  await rowOf(page, 'second.csv').getByText('Loaded').waitFor({ timeout: 15_000 });
  await page.getByRole('button', { name: 'second.csv' }).click();
  const report = page.getByRole('dialog');
  await report.getByRole('cell', { name: 'is not a number' }).waitFor();
  const text = () => report.innerText();
  await expect.poll(text).toMatch(/3\s+BilledCost\s+twelve\s+is not a number/);
  await expect.poll(text).toMatch(/OCI\s+05\/2024\s+o1\s+2\s+1\s+USD/);
  expect(page.url()).toContain('load=');
  await page.goBack();
  await report.waitFor({ state: 'detached' });
}

test('a report opens and closes by keyboard, and its address opens it again; page and report are sound in every look', async () => {
  const { page, context, faults } = await open();
  const button = page.getByRole('button', { name: 'first.csv' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('first.csv').first().waitFor();
  const address = page.url();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectSoundInEveryLook(page);
  await page.goto(address);
  await page.getByRole('dialog').getByText('FOCUS 1.0').waitFor();
  await expectSoundInEveryLook(page, { part: '[role=dialog]', isLast: true });
  expect(faults).toEqual([]);
  await context.close();
});

test('a load is undone by keyboard on the typed name, what is removed is restored, and both stand in the history', async () => {
  await load('wrong.csv', [row({ ...ORACLE, BilledCost: '77' })]);
  const { page, context, faults } = await open('/data?vendor=oci&month=2024-05');
  const history = page.getByRole('region', { name: 'History of the data' }).first();
  const changes = history.locator('tbody tr');
  await changes.first().getByText('wrong.csv').waitFor();
  const shown = await changes.count();
  await changes.first().getByRole('button', { name: 'Load' }).press('Enter');
  const report = page.getByRole('dialog');
  await expect
    .poll(() => report.innerText())
    .toMatch(/OCI\s+05\/2024\s+o1\s+\d\s+1\s+USD\s[\d.]+\s+USD\s77\.00/);
  await report.getByLabel('Type Sunflower to confirm').fill('sunflower');
  await page.keyboard.press('Enter');
  await report.getByText('not the name of the company').waitFor();
  await expectSoundInEveryLook(page);
  await report.getByLabel('Type Sunflower to confirm').fill('Sunflower');
  await page.keyboard.press('Enter');
  await report.waitFor({ state: 'detached' });
  await expect.poll(() => changes.count()).toBe(shown + 1);
  await history.getByRole('button', { name: 'Remove these data…' }).click();
  await page.getByRole('dialog').getByLabel('Type Sunflower to confirm').fill('Sunflower');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await changes.first().getByRole('button', { name: 'Removal' }).click();
  await report.getByLabel('Type Sunflower to confirm').fill('Sunflower');
  await report.getByRole('button', { name: 'Restore' }).click();
  await changes.first().getByRole('button', { name: 'Restored' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a company without data is told how to load some, how far that is, and has its pages once it is done', async ({
  onTestFinished,
}) => {
  // Another one at a second try.
  const empty = `empty-${Date.now()}`;
  await documents
    .insertInto('companies')
    .values({ company_id: empty, name: 'Empty', currency: 'USD' })
    .execute();
  await addMember(documents, 'dana-demo', empty, 'edit');
  await setCurrentCompany(documents, 'dana-demo', empty);
  onTestFinished(() => setCurrentCompany(documents, 'dana-demo', 'sunflower'));
  const { page, context } = await open();
  const text = () => page.locator('main').innerText();
  await expect.poll(text).toContain('This company has no cost data yet');
  await expect.poll(text).toContain(`npm run ingest -- --company ${empty} FILE…`);
  await expect.poll(text).toContain(`INGEST_DIR/${empty}/`);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'No cloud account is connected yet' }).waitFor();
  await beginLiveRun(empty, empty);
  await page.getByRole('heading', { name: 'The first billing files are being loaded' }).waitFor();
  await expect.poll(text).toContain('3 of 4: reading live-3.csv');
  await load('own.csv', [row({ ...ORACLE, BilledCost: '12' })], empty);
  await changeRun(documents, empty, { state: 'loaded', ended_at: now() });
  await expect.poll(text).toMatch(/Cost month to date[^$]+\$12\.00/);
  await context.close();
});

test('who may only view finds no such page', async ({ onTestFinished }) => {
  const right = (auth_type: string) =>
    documents.updateTable('menu_rights').set({ auth_type }).where('menu_code', '=', 'MTV3990').execute();
  await right('view');
  onTestFinished(async () => void (await right('edit')));
  const { page, context } = await open('/account');
  await expect.poll(() => page.getByRole('link', { name: 'Data', exact: true }).count()).toBe(0);
  await page.goto(`${servers.gateway.publicUrl}/data`);
  await page.locator('main h1').waitFor();
  await expect.poll(() => tables(page).count()).toBe(0);
  await context.close();
});
