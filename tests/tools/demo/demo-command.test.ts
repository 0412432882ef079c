// The command that writes the generated company.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { programOf } from '../../support/product/program.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = programOf('tools/demo/demo-command.ts');
const folder = mkdtempSync(join(tmpdir(), 'demo-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function demo(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const run = promisify(execFile)(process.execPath, [...COMMAND.execArgv, COMMAND.file, ...args], {
    cwd: ROOT,
  });
  return run.then(
    (out) => ({ code: 0, ...out }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test('writes a file for each vendor of the month, and what stands beside them', async () => {
  const run = await demo(
    '--out',
    folder,
    '--scale',
    '0.05',
    '--month',
    '2024-12',
    '--company',
    'Acme Retail',
  );
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/^Acme Retail: \d+ rows in /);
  expect(readdirSync(folder).sort()).toEqual(
    [
      ...['aws', 'azr', 'gcp', 'ncp', 'oci', 'openstack', 'tencent'].map(
        (vendor) => `${vendor}-2024-12.focus-1.2.parquet`,
      ),
      ...['savings-plans', 'reserved-instances', 'reserved-db-instances', 'reserved-cache-nodes'].map(
        (kind) => `aws-${kind}.json`,
      ),
      ...['aws-reserved-search-instances.json', 'aws-reserved-nodes.json'],
      ...['azure-reservation-transactions.csv', 'azure-reservation-details.csv'],
      'azure-reservations.json',
      'commitment-rates.csv',
      'events.json',
      'service-groups.json',
      'totals.json',
    ].sort(),
  );
}, 30_000);

test('a bad option is named, with the usage', async () => {
  for (const [args, message] of [
    [[], '--out names the folder to write to'],
    [['--out', folder, '--years', '4'], "--years is a whole number from 1 to 3, not '4'"],
    [['--out', folder, '--month', '2021-12'], '--month is a month from 2022-01 to 2024-12'],
    [['--out', folder, '--story', 'war'], "--story is growth or decline, not 'war'"],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ] as const) {
    const run = await demo(...args);
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain(`demo: ${message}`);
    expect(run.stderr).toContain('usage: npm run demo');
  }
}, 30_000);
