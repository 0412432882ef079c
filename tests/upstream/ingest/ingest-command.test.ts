// The command, as a person runs it: its report, its exit code. What a process of its own adds nothing to runs in this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readIngestConfig } from '../../../upstream/config.ts';
import { ingest as runIngest } from '../../../upstream/ingest/ingest.ts';
import { type PlainQuestion, plainCost } from '../../support/oracle/plain-cost.ts';
import { csv, type FactsBench, openBench, row } from '../../support/product/focus-files.ts';
import { programOf } from '../../support/product/program.ts';

const ROOT = join(import.meta.dirname, '../../..');
const INGEST = programOf('upstream/ingest/ingest-command.ts');

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, [...INGEST.execArgv, INGEST.file, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: bench.dir },
  });
}

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

async function ingest(...args: string[]): Promise<Outcome> {
  const output = { stdout: '', stderr: '' };
  const config = readIngestConfig({ ...process.env, DATA_DIR: bench.dir });
  const code = await runIngest(args, config, {
    stdout: { write: (text) => (output.stdout += text) },
    stderr: { write: (text) => (output.stderr += text) },
  });
  return { code, ...output };
}

/** In a process of its own. */
async function ingestApart(...args: string[]): Promise<Outcome> {
  const child = start(args);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => (output.stdout += text));
  child.stderr?.on('data', (text) => (output.stderr += text));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

const QUESTION: PlainQuestion = {
  companyId: 'acme',
  vendors: ['aws'],
  range: { start: '2024-01-01', end: '2024-12-31' },
  filters: [],
  basis: 'billed',
  groupBy: 'product',
  unit: 'month',
  limit: 10,
  skip: 0,
};

describe('the report', () => {
  test('names each month that it replaces, with rows and money before and after', async () => {
    const whole = bench.file('may.csv', csv([row({ BilledCost: '1' }), row({ BilledCost: '2' })]));
    const part = bench.file('may-again.csv', csv([row({ BilledCost: '3.5' })]));
    const first = await ingest('--company', 'Acme', whole);
    expect(first.stdout).not.toContain('replaced months');
    const second = await ingest('--company', 'Acme', '--allow', 'shrink', part);
    expect(second.stdout).toMatch(
      /replaced months:\n.*rows before.*\n {2}aws {5}2024-05 .* 2 +1 +USD +3 +3.5 +\+0.5\n/,
    );
    expect(second.stdout).toMatch(
      /let in:\n {2}A month loses more than a tenth\n {4}aws 2024-05 001: it has 2 rows/,
    );
  });

  test('tells rows read, loaded and rejected, and totals by vendor, month and currency', async () => {
    const rows = [
      row({ BilledCost: '1.5', EffectiveCost: '0.5' }),
      row({ BilledCost: '0.000000000000000001' }),
      row({ BilledCost: 'abc' }),
    ];
    const file = bench.file('may.csv', csv([...rows, row({ BillingCurrency: 'CAD', BilledCost: '2' })]));
    const { code, stdout, stderr } = await ingestApart('--company', 'Acme', '--allow', 'rejected', file);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      'may.csv: CSV, FOCUS 1.0',
      '  rows read  4',
      '  loaded     3',
      '  rejected   1',
      '  vendor  month    currency  rows                billed  effective',
      '  aws     2024-05  CAD          1                     2          1',
      '  aws     2024-05  USD          2  1.500000000000000001        1.5',
      '  rejected rows:',
      `  line 4  BilledCost 'abc'  is not a number`,
    ]);
  });

  test('shows no control characters of a file', async () => {
    const file = bench.file('steer.csv', csv([row(), row({ BilledCost: '\u001b[2Jx' })]));
    const { stdout } = await ingest('--company', 'acme', file);
    expect(stdout).toContain(`BilledCost ' [2Jx'`);
  });
});

describe('a fault', () => {
  test.each([
    ['no file', [], /no file is named; usage/],
    ['an unknown option', ['--fast', 'x.csv'], /usage/],
    ['an unknown company', ['--company', 'nobody', 'x.csv'], /no company 'nobody'; there are: acme \(Acme\)/],
    ['a company that exists', ['--create', 'acme', 'x.csv'], /exists already/],
    ['a file that is not there', ['--company', 'acme', 'nowhere.csv'], /nowhere\.csv: is not found/],
    [
      'a pattern that matches nothing',
      ['--company', 'acme', 'nowhere/*.csv'],
      /nowhere\/\*\.csv: matches no file/,
    ],
  ])('%s: one line and exit code 1', async (_, args, message) => {
    const { code, stdout, stderr } = await ingest(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  test('is one line of a process, too', async () => {
    const { code, stdout, stderr } = await ingestApart();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^ingest: no file is named; usage[^\n]*\n$/);
  });

  test('a bad row under --strict', async () => {
    const file = bench.file('may.csv', csv([row(), row({ BilledCost: 'abc' })]));
    const { code, stderr } = await ingest('--company', 'acme', '--strict', file);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/line 3: BilledCost 'abc' is not a number/)]);
  });
});

describe('what the plan speaks against', () => {
  const good = () => bench.file('good.csv', csv([row({ BilledCost: '7' }), row({ BilledCost: '8' })]));
  const less = () => bench.file('less.csv', csv([row({ BilledCost: '7' })]));

  test('is refused with exit code 2, the plan, and the words that let it in', async () => {
    await ingest('--company', 'acme', good());
    const { code, stdout, stderr } = await ingestApart('--company', 'acme', less());
    expect(code).toBe(2);
    expect(stderr).toMatch(/^ingest: refused, nothing was changed: shrink: aws 2024-05: .*--allow shrink\n$/);
    expect(stdout).toMatch(/plan:\n.*\n {2}aws {5}2024-05 +001 +2 +1 +USD +15 +7 +-8\n/);
    expect(stdout).toMatch(/refused because:\n {2}A month loses more than a tenth\n/);
    expect(stdout).toContain('Load all files of the month together');
    expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(15);
    expect((await ingest('--company', 'acme', '--allow', 'shrink', less())).code).toBe(0);
    expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(7);
  });

  test('--plan tells it and changes nothing', async () => {
    const first = await ingest('--company', 'acme', '--plan', good());
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/plan:\n.*\n {2}aws {5}2024-05 +001 +new +2 +USD +– +15\n/);
    expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(0);
    await ingest('--company', 'acme', good());
    expect((await ingest('--company', 'acme', '--plan', less())).code).toBe(2);
  });

  test.each([
    ['shrink,typo', /'typo' is no reason; there are rejected, shrink, /],
    ['day-first,month-first', /day-first and month-first exclude each other/],
  ])('--allow %s is a fault of the call', async (words, message) => {
    const { code, stderr } = await ingest('--company', 'acme', '--allow', words, good());
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('the company', () => {
  test('is made by --create, else files go to a company of their own', async () => {
    const file = bench.file('may.csv', csv([row()]));
    expect((await ingest('--create', 'Umbrella Corp', file)).code).toBe(0);
    expect((await ingest(file)).code).toBe(0);
    const companies = await bench.documents
      .selectFrom('companies')
      .select(['company_id', 'name'])
      .orderBy('name')
      .execute();
    expect(companies.map((company) => Object.values(company))).toEqual([
      ['acme', 'Acme'],
      ['my-company', 'My company'],
      ['umbrella-corp', 'Umbrella Corp'],
    ]);
  });
});

test('a running store sees a load by another process with its next question', async () => {
  expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(0);
  await ingestApart('--company', 'acme', bench.file('may.csv', csv([row({ BilledCost: '12' })])));
  expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(12);
});

test('two commands at once both commit', async () => {
  const files = ['AWS', 'Microsoft'].map((ProviderName) =>
    bench.file(`${ProviderName}.csv`, csv([row({ ProviderName })])),
  );
  const results = await Promise.all(files.map((file) => ingestApart('--company', 'acme', file)));
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  const answer = await plainCost(bench.facts, { ...QUESTION, vendors: ['aws', 'azr'] });
  expect(answer.groups.map(({ vendor, total }) => [vendor, total])).toEqual([
    ['aws', 1],
    ['azr', 1],
  ]);
  expect((await bench.facts.freshness('acme')).version).toBe('2');
});
