// D-05 a program killed while it saves dashboards loses no save that it acknowledged, and keeps no half of one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { dashboardsOf } from '../../../upstream/documents/dashboards.ts';
import { openDocuments } from '../../../upstream/documents/database.ts';
import { addCompany, addUser } from './engines.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KILLS = 4;
const OWNER = { userId: 'ann', companyId: 'acme' };

/** The version that was acknowledged last before the program was killed after so many saves. */
async function savedUntilKilled(dataDir: string, saves: number): Promise<number> {
  const program = join(ROOT, 'tests/upstream/documents/keep-saving.ts');
  const args = ['--import', 'tsx', program, dataDir, OWNER.userId, OWNER.companyId];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    count += 1;
    if (count === saves) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
}

it('every acknowledged save is there after a kill, whole', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-saves-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const documents = await openDocuments(dataDir, null);
  await addCompany(documents);
  await addUser(documents, OWNER.userId);
  await documents.destroy();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const acknowledged = await savedUntilKilled(dataDir, 5 + 7 * kill);
    const again = await openDocuments(dataDir, null);
    const [found, ...others] = await dashboardsOf(
      again,
      OWNER,
      { name: '', scope: '', widgets: '' },
      new Date(),
    );
    expect(others).toEqual([]);
    expect(found?.version).toBeGreaterThanOrEqual(acknowledged);
    expect(JSON.parse(found?.widgets ?? '')).toEqual(Array.from({ length: 2000 }, () => found?.version));
    await again.destroy();
  }
});
