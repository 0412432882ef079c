// A full disk, and a store that may only be read: a save is refused with a code, what was there stays and is read, and
// the next save after it works without a restart; of a load nothing is half replaced.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isUnwritable } from '../../../../lib/node/unwritable.ts';
import { cost } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { dashboards, saveDashboard } from '../../../../upstream/contract/dashboard/widget.ts';
import { loadFiles } from '../../../../upstream/ingest/load/load-files.ts';
import { createUpstream } from '../../../../upstream/server.ts';
import { changeDashboard } from '../../../../upstream/stores/documents/dashboards/dashboards.ts';
import { dashboardsOf } from '../../../../upstream/stores/documents/dashboards/first-dashboard.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { partFile } from '../../../../upstream/stores/facts/duckdb/fact-files.ts';
import { TABLE_NAMES } from '../../../../upstream/stores/facts/tables/tables.ts';
import { type SmallVolume, smallVolume } from '../../../support/faults/small-volume.ts';
import { DEMO, signIn } from '../../../support/people/sign-in.ts';
import { csv, row } from '../../../support/product/focus-files.ts';
import { copyPreparedData } from '../../../support/product/prepared-data.ts';
import { SAMPLE_REQUESTS } from '../../../support/product/requests.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { testConfig } from '../../../support/product/upstream.ts';
import { addCompany, addUser } from './engines.ts';

const OWNER = { userId: 'ann', companyId: 'acme' };
const FIRST = { name: 'Dashboard', scope: '{}', widgets: '[]' };

describe.each([
  ['has no room for a page more', sql`pragma max_page_count = 1`, sql`pragma max_page_count = 1000000`],
  ['may only be read', sql`pragma query_only = 1`, sql`pragma query_only = 0`],
])('a store that %s', (_, hinder, free) => {
  it('keeps what it has, and takes saves again by itself', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'unwritable-'));
    const documents = await openDocuments(dataDir, null);
    onTestFinished(async () => {
      await documents.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await addCompany(documents);
    await addUser(documents, OWNER.userId);
    const list = () => dashboardsOf(documents, OWNER, async () => FIRST, new Date());
    const [own] = await list();
    if (!own) throw new Error('there is no dashboard');
    const widgets = JSON.stringify('x'.repeat(200_000));
    const save = () => changeDashboard(documents, OWNER, own, () => ({ ...FIRST, widgets }), new Date());
    await hinder.execute(documents);
    const fault = await save().catch((error: unknown) => error);
    expect(isUnwritable(fault)).toBe(true);
    expect(await list()).toEqual([own]);
    await free.execute(documents);
    expect(await save()).toMatchObject({ version: own.version + 1, widgets });
  });
});

/** The tests of the programs need a volume of their own, which only the administrator of a machine may mount. */
const CAN_MOUNT = (() => {
  const volume = smallVolume(1);
  volume?.close();
  return volume !== null;
})();

describe.skipIf(!CAN_MOUNT)('on a volume of its own', () => {
  it('a save is refused with NOT_SAVED, reads go on, and the next save works', async () => {
    const volume = await volumeWithData(40);
    const upstream = await createUpstream(testConfig(volume.dir), { logger: pino({ level: 'silent' }) });
    onTestFinished(() => upstream.close());
    await upstream.ready;
    const { access_token: token } = await signIn(
      { issuer: upstream.issuer, publicUrl: 'http://localhost:4999' },
      DEMO,
    );
    const caller: Caller = { url: upstream.url, token, userId: 'dana-demo', companyId: 'sunflower' };
    const [own] = (await ask(caller, dashboards, {})).list;
    if (!own) throw new Error('there is no dashboard');
    const asked = SAMPLE_REQUESTS.cost as Parameters<typeof ask<typeof cost>>[2];
    const figures = await ask(caller, cost, asked);
    const title = 'x'.repeat(254);
    const change = {
      dashboard: { ...own, widgets: own.widgets.map((widget) => ({ ...widget, title })) },
      version: own.version,
    };
    volume.fill();
    expect(await refusal(caller, saveDashboard, change)).toMatchObject({ code: 'NOT_SAVED', status: 200 });
    expect((await ask(caller, dashboards, {})).list).toEqual([own]);
    expect(await ask(caller, cost, asked)).toEqual(figures);
    volume.makeRoom();
    expect(await ask(caller, saveDashboard, change)).toMatchObject({ version: own.version + 1 });
  });

  it('a load ends with a reason and leaves the figures of before', async () => {
    const volume = mounted(24);
    const files = mkdtempSync(join(tmpdir(), 'unwritable-files-'));
    onTestFinished(() => rmSync(files, { recursive: true, force: true }));
    const documents = await openDocuments(volume.dir, null);
    onTestFinished(() => documents.destroy());
    await addCompany(documents);
    const load = (cost: string, count: number) => {
      const file = join(files, `${cost}.csv`);
      const rows = Array.from({ length: count }, (_, n) => {
        const month = `2024-0${1 + (n % 6)}-01`;
        const ResourceId = `resource-${n}-${Math.sin(n)}`;
        return row({ BilledCost: cost, ResourceId, ChargePeriodStart: month, BillingPeriodStart: month });
      });
      writeFileSync(file, csv(rows));
      return loadFiles({ documents, dataDir: volume.dir, companyId: 'acme', files: [file] });
    };
    const parts = () => documents.selectFrom('partitions').selectAll().orderBy('part').execute();
    await load('1', 600);
    const before = await parts();
    expect(before).toHaveLength(6);
    volume.fill(100_000);
    await expect(load('2', 5000)).rejects.toThrow();
    expect(await parts()).toEqual(before);
    for (const { part } of before)
      for (const table of TABLE_NAMES) expect(existsSync(join(volume.dir, partFile(part, table)))).toBe(true);
    volume.makeRoom();
    await load('2', 5000);
    expect((await parts()).map(({ part }) => part)).not.toEqual(before.map(({ part }) => part));
  });
});

function mounted(megabytes: number): SmallVolume {
  const volume = smallVolume(megabytes);
  if (!volume) throw new Error('no volume could be mounted');
  onTestFinished(() => volume.close());
  return volume;
}

async function volumeWithData(megabytes: number): Promise<SmallVolume> {
  const volume = mounted(megabytes);
  const prepared = await copyPreparedData();
  cpSync(prepared, volume.dir, { recursive: true });
  rmSync(prepared, { recursive: true, force: true });
  return volume;
}
