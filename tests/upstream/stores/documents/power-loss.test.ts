// What is on the disk when a save is acknowledged is that save: a copy of the files at any such moment opens, and is no
// older. What comes after it and was cut off half-way is no save and no damage.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { changeDashboard } from '../../../../upstream/stores/documents/dashboards/dashboards.ts';
import { dashboardsOf } from '../../../../upstream/stores/documents/dashboards/first-dashboard.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { randomsOf } from '../../../stress/randoms.ts';
import { addCompany, addUser } from './engines.ts';

const OWNER = { userId: 'ann', companyId: 'acme' };
const FIRST = { name: 'Dashboard', scope: '{}', widgets: '[]' };
const AT = new Date('2026-03-01T10:00:00.000Z');
const SAVES = 25;
const folder = mkdtempSync(join(tmpdir(), 'power-loss-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const versionOf = async (documents: Documents) =>
  (await dashboardsOf(documents, OWNER, async () => FIRST, AT))[0]?.version;

/** The version that a copy of the files has, the log of writes cut to so many bytes. */
async function versionOfCopy(from: string, to: string, logBytes: number): Promise<number | undefined> {
  mkdirSync(to, { mode: 0o700 });
  copyFileSync(join(from, 'documents.sqlite'), join(to, 'documents.sqlite'));
  const log = readFileSync(join(from, 'documents.sqlite-wal')).subarray(0, logBytes);
  writeFileSync(join(to, 'documents.sqlite-wal'), log);
  const documents = await openDocuments(to, null);
  try {
    return await versionOf(documents);
  } finally {
    await documents.destroy();
  }
}

it('a copy of the files at each acknowledged save opens, and is that save', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const random = randomsOf(11);
  const documents = await openDocuments(dataDir, null);
  await addCompany(documents);
  await addUser(documents, OWNER.userId);
  let [now] = await dashboardsOf(documents, OWNER, async () => FIRST, AT);
  const log = join(dataDir, 'documents.sqlite-wal');
  for (let save = 1; save <= SAVES && now; save += 1) {
    const before = statSync(log).size;
    const widgets = JSON.stringify(Array.from({ length: 1 + Math.floor(random() * 3000) }, () => save));
    const saved = await changeDashboard(documents, OWNER, now, () => ({ ...FIRST, widgets }), AT);
    if (typeof saved === 'string') throw new Error(saved);
    const after = statSync(log).size;
    expect(await versionOfCopy(dataDir, join(folder, `whole-${save}`), after)).toBe(saved.version);
    const cut = before + 1 + Math.floor(random() * (after - before - 2));
    expect(await versionOfCopy(dataDir, join(folder, `cut-${save}`), cut)).toBe(saved.version - 1);
    now = saved;
  }
  // Each commit waits until the log of writes is on the disk.
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(documents);
  expect(rows).toEqual([{ synchronous: 2 }]);
  await documents.destroy();
});
