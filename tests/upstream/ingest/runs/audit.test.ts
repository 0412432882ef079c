// What changed the data of a company stands in its audit log: loads and imports, but not what changed nothing.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFiles } from '../../../../upstream/ingest/reference/import-files.ts';
import { runLoad } from '../../../../upstream/ingest/runs/run-load.ts';
import { auditLogOf } from '../../../../upstream/stores/documents/people/audit-log.ts';
import { csv, type FactsBench, openBench, row } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const load = (files: string[], origin: 'command' | 'inbox' | 'demo', startedBy: string | null) =>
  runLoad({
    documents: bench.documents,
    dataDir: bench.dir,
    companyId: 'acme',
    origin,
    startedBy,
    files,
    answers: ['shrink'],
  });

async function entries() {
  const question = { actions: null, search: null, startDate: null, endDate: null, limit: 50, skip: 0 };
  const log = await auditLogOf(bench.documents, 'acme', question);
  return log.entries.map(({ action, actor, subject, changes }) => ({ action, actor, subject, changes }));
}

test('a load that changed something is an entry, the same files again are none', async () => {
  const file = bench.file('may.csv', csv([row(), row({ BilledCost: '2' })]));
  await load([file], 'command', 'dana');
  await load([file], 'command', 'dana');
  await expect(load([bench.file('bad.csv', 'no columns')], 'command', 'dana')).rejects.toThrow();
  await load([bench.file('less.csv', csv([row({ BilledCost: '3' })]))], 'inbox', null);
  expect(await entries()).toEqual([
    {
      action: 'DATA_LOADED',
      actor: null,
      subject: 'less.csv',
      changes: [
        { name: 'rows', before: null, after: '1' },
        { name: 'allowed', before: null, after: 'shrink' },
      ],
    },
    {
      action: 'DATA_LOADED',
      actor: 'dana',
      subject: 'may.csv',
      changes: [{ name: 'rows', before: null, after: '2' }],
    },
  ]);
});

test('what the demo starts with is nobody’s change', async () => {
  await load([bench.file('may.csv', csv([row()]))], 'demo', null);
  expect(await entries()).toEqual([]);
});

test('an import of reference data is an entry with its kinds, one that changes nothing is none', async () => {
  await load([bench.file('may.csv', csv([row()]))], 'demo', null);
  const file = bench.file('accounts.csv', 'vendor,accountId,alias\naws,001,Shop\naws,002,\n');
  const options = { documents: bench.documents, companyId: 'acme', files: [file], kind: 'accounts' };
  await importFiles(options);
  await importFiles(options);
  expect(await entries()).toEqual([
    {
      action: 'REFERENCE_IMPORTED',
      actor: null,
      subject: 'accounts.csv',
      changes: [{ name: 'accounts.added', before: null, after: '2' }],
    },
  ]);
});
