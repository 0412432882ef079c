// INGEST_DIR as the service knows it: the setting, and a file that goes the whole way while the service answers.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SettingsError } from '../../../../lib/node/settings.ts';
import { readConfig } from '../../../../upstream/config.ts';
import { dataState, loadActivity } from '../../../../upstream/contract/data/loads.ts';
import { csv, row } from '../../../support/product/focus-files.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream } from '../../../support/product/upstream.ts';

test.each([
  ['/srv/data', '/srv/data/inbox'],
  ['/srv/data', '/srv'],
  ['/srv/data', '/srv/data'],
  ['./data', 'data/x'],
])('with DATA_DIR %s, INGEST_DIR %s is refused', (DATA_DIR, INGEST_DIR) => {
  expect(() => readConfig({ DATA_DIR, INGEST_DIR })).toThrow(SettingsError);
});

test('INGEST_DIR beside DATA_DIR is good, and none is none', () => {
  expect(readConfig({ DATA_DIR: '/srv/data', INGEST_DIR: '/srv/data-inbox' }).ingestDir).toBe(
    '/srv/data-inbox',
  );
  expect(readConfig({}).ingestDir).toBeNull();
});

test('a file of the inbox becomes a load of its company, which its editors see and nobody else', {
  timeout: 90_000,
}, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'ingest-dir-'));
  const upstream = await startUpstream({ ingestDir: dir });
  try {
    const { url } = upstream;
    const companyId = 'sunflower';
    const demo: Caller = { url, token: await upstream.demoToken(), userId: 'dana-demo', companyId };
    const tool: Caller = { url, token: await upstream.toolToken(), userId: 'skyledger-tools', companyId };
    mkdirSync(join(dir, 'Sunflower'));
    writeFileSync(join(dir, 'Sunflower', 'oracle.csv'), csv([row({ ProviderName: 'Oracle' })]));
    await expect
      .poll(async () => (await ask(demo, loadActivity, {})).list, { timeout: 60_000, interval: 500 })
      .toMatchObject([{ origin: 'inbox', source: 'oracle.csv', state: 'loaded', rowsLoaded: 1 }]);
    await expect.poll(() => existsSync(join(dir, 'Sunflower/loaded/oracle.csv'))).toBe(true);
    const { vendors } = await ask(demo, dataState, {});
    expect(vendors.map(({ vendor }) => vendor)).toContain('oci');
    expect(await refusal(tool, dataState, {})).toMatchObject({ status: 200, code: 'FORBIDDEN' });
    const elsewhere = await ask({ ...demo, companyId: 'workshop' }, loadActivity, {});
    // The demo's own load may have ended a moment ago.
    expect(elsewhere.list.filter(({ origin }) => origin === 'inbox')).toEqual([]);
  } finally {
    await upstream.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
