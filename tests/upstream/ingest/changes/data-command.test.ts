// `npm run data`: what it prints, what it refuses, and as a program of its own what a kill in the middle leaves.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIngestConfig } from '../../../../upstream/config.ts';
import { changeData } from '../../../../upstream/ingest/changes/change-data.ts';
import { readDataCommand } from '../../../../upstream/ingest/changes/read-command.ts';
import { removeAllLapsed } from '../../../../upstream/ingest/changes/retain-data.ts';
import { programOf } from '../../../support/product/program.ts';
import { countOf } from '../../../support/runner/depth.ts';
import { billed, type ChangesBench, openChangesBench } from './changes-bench.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const COMMAND = programOf('upstream/ingest/changes/data-command.ts');
const KILLS = countOf(20);

let bench: ChangesBench;
beforeEach(async () => {
  bench = await openChangesBench();
});
afterEach(() => bench.close());

function start(...args: string[]): ChildProcess {
  const argv = [...COMMAND.execArgv, COMMAND.file, '--company', 'acme', ...args];
  return spawn(process.execPath, argv, { cwd: ROOT, env: { ...process.env, DATA_DIR: bench.dir } });
}

async function run(...args: string[]) {
  let [out, fault] = ['', ''];
  const config = readIngestConfig({ ...process.env, DATA_DIR: bench.dir });
  const code = await changeData(['--company', 'acme', ...args], config, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (fault += text) },
  });
  return { code, out, fault };
}

/** In a process of its own. */
async function runApart(...args: string[]) {
  const child = start(...args);
  let [out, fault] = ['', ''];
  child.stdout?.on('data', (text) => (out += text));
  child.stderr?.on('data', (text) => (fault += text));
  const [code] = await once(child, 'close');
  return { code, out, fault };
}

test('a removal shows first what it would take, is done on the typed name, and is restored by its id', async () => {
  await bench.loadRows(billed(5, '5'), billed(5, '900', { BillingCurrency: 'KRW' }), billed(6, '7'));
  const preview = await runApart('--remove', '--month', '2024-05');
  expect(preview).toMatchObject({ code: 0, fault: '' });
  expect(preview.out).toMatch(/aws +2024-05 +001 +2 +0 +KRW +900 +0\n +USD +5 +0\n/);
  expect(preview.out).toContain("nothing was changed: give --confirm 'Acme'");
  const wrong = await runApart('--remove', '--month', '2024-05', '--confirm', 'acme');
  expect([wrong.code, wrong.fault]).toEqual([
    1,
    "data: --confirm 'acme' is not the name of the company; nothing was changed\n",
  ]);
  // 900 won are 0.75 dollars by the default rate.
  expect(await bench.months()).toEqual([null, expect.closeTo(5.75, 12), 7]);

  const removal = await runApart('--remove', '--month', '2024-05', '--confirm', 'Acme');
  const [, id = ''] = /company Acme: removal (\S+)\n/.exec(removal.out) ?? [];
  expect(removal.out).toContain(`within 30 days: npm run data -- --company acme --restore ${id}`);
  expect(await bench.months()).toEqual([null, null, 7]);
  expect((await run('--undo', id)).fault).toBe(`data: ${id} is a removal: use --restore\n`);
  expect((await runApart('--restore', id)).code).toBe(0);
  const history = await run('--history', '--month', '2024-05');
  expect(history.out).toMatch(/restore +\S+ +\S+ +1 +0 +2 +KRW 0, USD 0 +KRW 900, USD 5/);
  expect(history.out).toMatch(/load +\S+ +dana +1 +0 +2 .* load-1\.csv/);
});

test('what a file brought to a list is shown, removed by its name, and stands in the history', async () => {
  const node = { ReservedNodeId: 'node', State: 'active' };
  await bench.load([bench.file('nodes.json', JSON.stringify({ ReservedNodes: [node] }))], {
    startedBy: 'dana',
  });
  const preview = await run('--remove', '--file', 'nodes.json');
  expect(preview.out).toMatch(/^ *list +rows before +now\n +aws commitments +1 +0\n\nnothing was changed/);
  const removal = await run('--remove', '--file', 'nodes.json', '--confirm', 'Acme');
  expect(removal.out).toMatch(/aws commitments +1 +0\n\ncompany Acme: removal /);
  expect(await bench.documents.selectFrom('commitment_inventory').selectAll().execute()).toEqual([]);
  const history = await run('--history', '--file', 'nodes.json');
  expect(history.out).toMatch(/removal .* 1 +0 .*nodes\.json\n.*load .* 0 +1 .*nodes\.json/);
});

test('a load is undone, and what cannot be done is told in a line', async () => {
  const { loadId } = await bench.loadRows(billed(5, '5'));
  expect((await run('--undo', 'nonsense')).fault).toBe('data: The company has no such change.\n');
  const undo = await run('--undo', loadId);
  expect(undo.out).toMatch(/total +1 +0 +USD +5 +0/);
  expect((await run('--undo', loadId)).fault).toMatch(/^data: aws 2024-05 .* was changed since by undo \S+;/);
  const [, again = ''] =
    /within 30 days: npm run data -- --company acme --restore (\S+)\n/.exec(undo.out) ?? [];
  const restore = await run('--restore', again);
  expect(restore.out).toMatch(/total +0 +1 +USD +0 +5\n[\s\S]*--restore \S+\n$/);
  expect(await bench.months()).toEqual([null, 5, null]);
});

test.each([
  [['--remove']],
  [['--remove', '--undo', 'x']],
  [['--remove', '--all', '--vendor', 'aws']],
  [['--remove', '--all', '--file', 'a.json']],
  [['--remove', '--file', 'a.json', '--month', '2024-05']],
  [['--history', '--month', '2024-5']],
  [['--history', '--confirm', 'Acme']],
  [['--undo', 'x', '--all']],
  [[]],
])('%j is told with the usage', (args) => {
  expect(() => readDataCommand(['--company', 'acme', ...args])).toThrow(/^[^\n]+\nusage: /);
});

test('a kill at any moment leaves all or nothing, and the command works afterwards', async () => {
  await bench.loadRows(
    billed(4, '1'),
    billed(5, '2'),
    billed(6, '3'),
    billed(6, '4', { BillingAccountId: '2' }),
  );
  const before = performance.now();
  await runApart('--remove', '--all', '--confirm', 'Acme');
  const length = performance.now() - before;
  const whole = [1, 2, 7];
  const gone = [null, null, null];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { changes } = await latest();
    const isGone = changes[0]?.kind !== 'RESTORE';
    const args = isGone
      ? ['--restore', changes[0]?.change_id ?? '']
      : ['--remove', '--all', '--confirm', 'Acme'];
    const child = start(...args);
    const ended = once(child, 'close');
    await sleep((length * (kill + 0.5)) / KILLS);
    child.kill('SIGKILL');
    await ended;
    expect([whole, gone]).toContainEqual(await bench.months());
    expect(await bench.months()).toEqual((await latest()).changes[0]?.kind === 'RESTORE' ? whole : gone);
  }
});

async function latest() {
  const changes = await bench.documents
    .selectFrom('data_changes')
    .selectAll()
    .orderBy('data_version', 'desc')
    .limit(1)
    .execute();
  return { changes };
}

test('months that a company does not keep are shown, go on the typed name, and can be restored', async () => {
  const later = { BillingPeriodStart: '2025-05-01', ChargePeriodStart: '2025-05-02' };
  await bench.loadRows(billed(4, '5'), billed(5, '7'), billed(6, '9'), billed(6, '1', later));
  const few = await run('--keep-months', '12');
  expect(few.fault).toMatch(/^data: --keep-months '12' is neither all nor a number from 13 to 600\n/);
  const preview = await run('--keep-months', '13');
  expect(preview).toMatchObject({ code: 0, fault: '' });
  expect(preview.out).toMatch(/aws +2024-04 +001 +1 +0 +USD +5 +0\n/);
  expect(preview.out).not.toContain('2024-05');
  expect(preview.out).toContain("nothing was changed: give --confirm 'Acme'");
  expect((await run('--keep-months', '13', '--confirm', 'acme')).code).toBe(1);
  expect(await bench.months()).toEqual([5, 7, 9]);

  const done = await run('--keep-months', '13', '--confirm', 'Acme');
  expect(done.out).toContain('company Acme: the newest 13 months are kept from now on\n');
  expect(await bench.months()).toEqual([null, 7, 9]);
  const [, id = ''] = /company Acme: removal (\S+)\n/.exec(done.out) ?? [];
  const log = await bench.documents.selectFrom('audit_log').select(['action', 'changes']).execute();
  expect(log.filter(({ action }) => action !== 'DATA_LOADED').map(({ action }) => action)).toEqual([
    'DATA_RETENTION_CHANGED',
    'DATA_REMOVED',
  ]);
  expect((await run('--restore', id)).code).toBe(0);
  const faults: unknown[] = [];
  const hourly = () => removeAllLapsed(bench, new Date(), (_, error) => faults.push(error));
  await hourly();
  const version = await bench.version();
  await hourly();
  expect([await bench.months(), await bench.version(), faults]).toEqual([[null, 7, 9], version, []]);
  await run('--keep-months', 'all', '--confirm', 'Acme');
  await run('--restore', id);
  await hourly();
  expect(faults).toEqual([]);
});
