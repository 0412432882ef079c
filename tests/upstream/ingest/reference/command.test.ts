// What npm run reference does, once as a program of its own, and the reference data that the demo brings along.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_COMPANY_IDS } from '../../../../tools/demo/companies.ts';
import { readDocumentsConfig } from '../../../../upstream/config.ts';
import { changeReference } from '../../../../upstream/ingest/reference/change-reference.ts';
import { seedReference } from '../../../../upstream/ingest/reference/seed-reference.ts';
import { budgetsOf, replaceBudgets } from '../../../../upstream/stores/documents/budgets/budgets.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { accountsOf } from '../../../../upstream/stores/documents/reference/accounts.ts';
import { serviceGroupSetsOf } from '../../../../upstream/stores/documents/reference/service-groups.ts';
import { rawRows } from '../../../support/oracle/raw/raw-focus.ts';
import { PROGRAM_ENV, programOf } from '../../../support/product/program.ts';
import { addCompany, versionOf } from '../../stores/documents/engines.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const COMMAND = programOf('upstream/ingest/reference/reference-command.ts');
const SEEDS = join(ROOT, 'tools/demo/reference');

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'reference-'));
  const documents = await openDocuments(dir);
  await addCompany(documents);
  await documents.destroy();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function reference(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  let [out, err] = ['', ''];
  const config = readDocumentsConfig({ ...PROGRAM_ENV, DATA_DIR: dir });
  const code = await changeReference(args, config, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

/** In a process of its own. */
async function referenceApart(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const program = spawn(process.execPath, [...COMMAND.execArgv, COMMAND.file, ...args], {
    env: { ...PROGRAM_ENV, DATA_DIR: dir },
  });
  let [out, err] = ['', ''];
  program.stdout.on('data', (chunk) => {
    out += chunk;
  });
  program.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = (await once(program, 'close')) as [number | null];
  return { code, out, err };
}

describe('npm run reference', () => {
  it('takes files over, reports what became of them, and writes the table', async () => {
    const file = join(dir, 'names.csv');
    writeFileSync(file, 'vendor,accountId,alias\naws,001,Web shop\n');
    const first = await referenceApart('--company', 'ACME', '--kind', 'accounts', file);
    expect(first).toEqual({
      code: 0,
      out: 'Acme, accounts: 1 added, 0 changed, 0 removed, 0 as before\n',
      err: '',
    });
    const json = await reference('--company', 'acme', '--export', 'accounts');
    expect(JSON.parse(json.out)).toEqual({
      kind: 'accounts',
      entries: [{ vendor: 'aws', accountId: '001', alias: 'Web shop' }],
    });
    const table = await reference('--company', 'acme', '--export', 'accounts', '--csv');
    expect(table.out).toBe('kind,vendor,accountId,alias\naccounts,aws,001,Web shop\n');
    writeFileSync(file, json.out);
    const second = await reference('--company', 'acme', file);
    expect(second.out).toBe('Acme, accounts: 0 added, 0 changed, 0 removed, 1 as before\n');
    const documents = await openDocuments(dir);
    expect(await accountsOf(documents, 'acme')).toHaveLength(1);
    expect(await versionOf(documents)).toBe(1);
    await documents.destroy();
  });

  it('says what is wrong, one line a fault, and ends with code 1', async () => {
    const file = join(dir, 'bad.csv');
    writeFileSync(file, `kind,vendor,accountId\n${'accounts,ibm,1\n'.repeat(30)}`);
    const bad = await referenceApart('--company', 'acme', file);
    expect(bad).toMatchObject({ code: 1, out: '' });
    const lines = bad.err.trimEnd().split('\n');
    expect(lines[0]).toBe(
      "reference: bad.csv line 2, vendor: 'ibm' is not one of aws, azr, gcp, oci, ncp, tencent, openstack, other",
    );
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('reference: and 10 more');
    expect((await reference('--company', 'nobody', file)).err).toBe(
      "reference: there is no company 'nobody'; there are: acme (Acme)\n",
    );
    for (const args of [
      [],
      [file],
      ['--company', 'acme'],
      ['--company', 'acme', '--export', 'accounts', file],
    ]) {
      const { code, err } = await reference(...args);
      expect(code).toBe(1);
      expect(err).toMatch(/^reference: [^\n]+\nusage: npm run reference -- /);
    }
    const unknown = await reference('--company', 'acme', '--export', 'teams');
    expect(unknown.err).toMatch(/^reference: --export 'teams' is not one of accounts, /);
  });
});

describe('the reference data of the demo', () => {
  it('puts every resource of Sunflower into a pool, and knows the limits of pools that there are', async () => {
    const documents = await openDocuments(join(dir, 'demo'));
    await addCompany(documents, 'sunflower', 'Sunflower');
    await seedReference(documents, 'sunflower', join(SEEDS, 'sunflower'));
    const [pools] = await serviceGroupSetsOf(documents, 'sunflower');
    expect(pools?.set).toBe('Pool');
    const accounts = new Set((await rawRows('sunflower')).map((row) => row.SubAccountId));
    const ruled = new Set(
      pools?.rules.filter((rule) => rule.resourceId === null).map((rule) => rule.accountId),
    );
    expect(ruled).toEqual(accounts);
    const budgets = await budgetsOf(documents, 'sunflower');
    for (const { scope } of budgets) {
      if (scope.kind === 'service-group') expect(pools?.groups).toContain(scope.group);
    }
    expect(budgets.filter(({ scope }) => scope.kind === 'company').map(({ month }) => month)).toEqual(
      ['02', '03', '04', '05', '06'].map((month) => `2024-${month}-01`),
    );
    await documents.destroy();
  });

  it('is taken over once: what somebody changed since stays', async () => {
    const documents = await openDocuments(join(dir, 'changed'));
    await addCompany(documents, 'sunflower', 'Sunflower');
    const seed = () => seedReference(documents, 'sunflower', join(SEEDS, 'sunflower'));
    await seed();
    const version = await versionOf(documents, 'sunflower');
    const [budget] = await budgetsOf(documents, 'sunflower');
    await replaceBudgets(documents, 'sunflower', budget ? [{ ...budget, amount: '1' }] : []);
    await seed();
    expect((await budgetsOf(documents, 'sunflower')).map(({ amount }) => amount)).toEqual(['1']);
    expect(await versionOf(documents, 'sunflower')).toBe(version + 1);
    await seedReference(documents, 'sunflower', join(SEEDS, 'no-such-company'));
    await documents.destroy();
  });

  it('is for companies of the demo alone', () => {
    for (const company of readdirSync(SEEDS)) expect(DEMO_COMPANY_IDS).toContain(company);
  });
});
