// Files of cost analytics by mail: one mail a key, in the reader's language, with the figures of the screen (C-15).
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createUpstream } from '../../../../upstream/server.ts';
import { PEOPLE, personToken } from '../../../support/people/people.ts';
import { csvRows } from '../../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { copyPreparedData } from '../../../support/product/prepared-data.ts';
import { startUpstream, type TestUpstream, testConfig } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  token = await personToken(upstream, 'viewer');
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const QUERY = { range: { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-30' } };
const WAIT = { timeout: 40_000, interval: 200 };
const MAIL = `mutation ($input: MailCostExportInput!) {
  mailCostExport(input: $input) { job { id state } userErrors { code } } }`;

interface Job {
  id: string;
  state: string;
  rowsDone: number;
  rowCount: number | null;
}

async function mailIt(key: string, headers: Record<string, string> = {}) {
  const variables = { input: { key, export: { part: 'DETAILS', query: QUERY } } };
  const reply = await gateway.ask<{
    mailCostExport: { job: Job | null; userErrors: { code: string }[] };
  }>(MAIL, { token, headers, variables });
  return reply.expectData().mailCostExport;
}

async function jobs(): Promise<Job[]> {
  const reply = await gateway.ask<{ viewer: { costExports: Job[] } }>(
    '{ viewer { costExports { id state rowsDone rowCount } } }',
    { token },
  );
  return reply.expectData().viewer.costExports;
}

const stateOf = async (id: string) => (await jobs()).find((job) => job.id === id)?.state;

async function outbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

describe('a file by mail', () => {
  let mails: Email[];
  let job: Job | null;

  beforeAll(async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => mailIt('the same key', { 'accept-language': 'ko' })),
    );
    job = answers[0]?.job ?? null;
    expect(new Set(answers.map((answer) => answer.job?.id)).size).toBe(1);
    await vi.waitUntil(async () => (await stateOf(job?.id ?? '')) === 'MAILED', WAIT);
    await vi.waitUntil(async () => (await outbox(upstream.dataDir)).length === 1, WAIT);
    await mailIt('the same key');
    mails = await outbox(upstream.dataDir);
  });

  test('is one mail, however often it is asked for', () => {
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to?.map(({ address }) => address)).toEqual([PEOPLE.viewer.email]);
  });

  test('holds the figures of the screen in the language of whoever asked, and the file', async () => {
    const reply = await gateway.ask<{ viewer: { costAnalytics: { total: { total: number } } } }>(
      'query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) { total { total } } } }',
      { token, variables: { query: QUERY } },
    );
    const { total } = reply.expectData().viewer.costAnalytics.total;
    const shown = new Intl.NumberFormat('ko', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      total,
    );
    const [mail] = mails;
    expect(mail?.subject).toMatch(/비용 상세, 2024\/06\/01 – 2024\/06\/30 UTC/);
    expect(mail?.text).toContain(`합계: ${shown} USD`);
    // The mail names the question: vendors, conditions, the version of the data, and where it can be asked again.
    expect(mail?.text).toMatch(/클라우드 벤더: .*AWS/);
    expect(mail?.text).toContain('필터: ');
    expect(mail?.text).toMatch(/데이터 버전: \d+/);
    expect(mail?.text).toMatch(
      /cost-analytics\?company=sunflower&range=custom&start=2024-06-01&end=2024-06-30&basis=/,
    );
    const [attachment] = mail?.attachments ?? [];
    expect(attachment?.filename).toMatch(/cost-details_2024-06-01_2024-06-30.*\.csv$/);
    const rows = csvRows(Buffer.from(attachment?.content as ArrayBuffer));
    expect(rows[0]).toContain('비용(USD)');
    const [known] = await jobs();
    expect(known?.rowCount).toBe(rows.length - 2);
    expect(known?.rowsDone).toBe(known?.rowCount);
  });

  test('can be fetched by whoever got the mail, and by nobody else', async () => {
    const key = Buffer.from(job?.id ?? '', 'base64url')
      .toString()
      .split(':')[1];
    const path = `${gateway.url}/exports/files/${key}`;
    const anybody = await fetch(path, { redirect: 'manual' });
    expect(anybody.status).toBe(303);
    expect(anybody.headers.get('location')).toContain('/auth/login');
  });
});

test('what is cancelled is not mailed', async () => {
  const before = (await outbox(upstream.dataDir)).length;
  const { job } = await mailIt('cancelled at once');
  const reply = await gateway.ask<{ cancelCostExport: { jobs: Job[] } }>(
    'mutation ($id: ID!) { cancelCostExport(input: { id: $id }) { jobs { id state rowsDone rowCount } userErrors { code } } }',
    { token, variables: { id: job?.id } },
  );
  const cancelled = reply.expectData().cancelCostExport.jobs.find(({ id }) => id === job?.id);
  expect(['CANCELLED', 'MAILED']).toContain(cancelled?.state);
  const { job: next } = await mailIt('after the cancelled one');
  await expect.poll(() => stateOf(next?.id ?? ''), { timeout: 30_000 }).toBe('MAILED');
  const mailed = cancelled?.state === 'MAILED' ? 2 : 1;
  await expect
    .poll(async () => (await outbox(upstream.dataDir)).length, { timeout: 15_000 })
    .toBe(before + mailed);
});

test('a summary is not mailed, and a question that cannot be asked is refused at once', async () => {
  const ask = (input: object) => gateway.ask(MAIL, { token, variables: { input } });
  const summary = await ask({ key: 'a key of mine', export: { part: 'SUMMARY', query: QUERY } });
  expect(summary.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'export' });
  const range = { frame: 'CUSTOM', start: '2022-01-01', end: '2024-06-30' };
  const tooLong = await ask({ key: 'a key of mine', export: { part: 'DETAILS', query: { range } } });
  expect(tooLong.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'range' });
});

test('a job of a program that was stopped is done by the next start, once', async () => {
  const dataDir = await copyPreparedData();
  const config = testConfig(dataDir);
  const logger = pino({ level: 'silent' });
  const first = await createUpstream(config, { logger });
  await first.ready;
  const other = { ...upstream, url: first.url, issuer: first.issuer, dataDir };
  const before = await startGateway(other);
  const variables = { input: { key: 'over a restart', export: { part: 'DETAILS', query: QUERY } } };
  await before.ask(MAIL, { token: await personToken(other, 'owner'), variables });
  await before.close();
  await first.close();
  const second = await createUpstream(config, { logger });
  await second.ready;
  await expect.poll(async () => (await outbox(dataDir)).length, { timeout: 40_000 }).toBe(1);
  await second.close();
  expect(await outbox(dataDir)).toHaveLength(1);
  rmSync(dataDir, { recursive: true, force: true });
});
