// A file that is too large for a mail: the mail brings a link, which opens for the one who asked, as long as it is kept,
// and says so in words to everybody else (C-15).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MAX_ATTACHED_FILE } from '../../../../lib/cost/exports.ts';
import type { Browser } from '../../../support/people/browser.ts';
import { personToken } from '../../../support/people/people.ts';
import { type Portal, startPortal } from '../../../support/product/portal.ts';

let portal: Portal;
let viewer: Browser;
let colleague: Browser;
let mail: Email | undefined;
/** Below the address of the portal. */
let path = '';
let rowCount = 0;

const INPUT = {
  part: 'DETAILS',
  appearance: 'RAW',
  query: {
    range: { frame: 'CUSTOM', start: '2024-01-01', end: '2024-06-30' },
    vendors: ['AWS', 'AZURE', 'GCP'],
  },
};

async function mails(): Promise<Email[]> {
  const folder = join(portal.upstream.dataDir, 'outbox');
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

beforeAll(async () => {
  portal = await startPortal();
  const token = await personToken(portal.upstream, 'viewer');
  const reply = await portal.gateway.ask<{ mailCostExport: { job: { id: string } } }>(
    'mutation ($input: MailCostExportInput!) { mailCostExport(input: $input) { job { id } } }',
    { token, variables: { input: { key: 'a large file', export: INPUT } } },
  );
  reply.expectData();
  mail = await vi.waitUntil(async () => (await mails().catch(() => []))[0], {
    timeout: 60_000,
    interval: 200,
  });
  [path = ''] = /\/exports\/files\/[\w-]+/.exec(mail?.text ?? '') ?? [];
  ({ browser: viewer } = await portal.enter('viewer'));
  ({ browser: colleague } = await portal.enter('demo'));
  rowCount = await portal.inDocuments(async (documents) => {
    const job = await documents.selectFrom('export_jobs').select('row_count').executeTakeFirstOrThrow();
    return job.row_count ?? 0;
  });
});
afterAll(() => portal.close());

test('the mail has no file, and a link for as long as it says', () => {
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('7 days');
  expect(mail?.text).toContain(`${portal.home}${path}`);
});

test('whoever asked for it gets the whole file', async () => {
  const response = await viewer.fetch(`${portal.home}${path}`);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(MAX_ATTACHED_FILE);
  expect(response.headers.get('content-disposition')).toContain('cost-details');
  // A head, and an end behind the last row.
  expect(bytes.toString().split('\r\n').length - 2).toBe(rowCount);
});

test('somebody else of the company is refused in words, and told nothing of the file', async () => {
  const response = await colleague.fetch(`${portal.home}${path}`);
  const unknown = await colleague.fetch(`${portal.home}/exports/files/no-such-file`);
  expect([response.status, unknown.status]).toEqual([404, 404]);
  const page = await response.text();
  expect(page).toContain('This file is not here any more');
  expect(page).toBe(await unknown.text());
});

test('a link that has lapsed opens a page in the reader’s language, with the way on', async () => {
  await portal.inDocuments((documents) =>
    documents.updateTable('export_jobs').set({ kept_until: '2020-01-01T00:00:00.000Z' }).execute(),
  );
  for (const [language, words] of [
    ['en', 'This file is not here any more'],
    ['ko', '파일을 더 이상 받을 수 없습니다'],
    ['zh', '该文件已不可用'],
    ['ja', 'このファイルは取得できません'],
  ] as const) {
    const headers = { 'accept-language': language };
    const response = await viewer.fetch(`${portal.home}${path}`, { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain(words);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(`href="${portal.home}/cost-analytics"`);
  }
  const [job] = readdirSync(join(portal.upstream.dataDir, 'exports'));
  // Taken away by the next look of the program.
  await expect
    .poll(
      () =>
        job !== undefined &&
        statSync(join(portal.upstream.dataDir, 'exports', job), { throwIfNoEntry: false }),
      {
        timeout: 20_000,
      },
    )
    .toBeFalsy();
});
