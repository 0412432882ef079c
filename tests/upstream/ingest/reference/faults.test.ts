// What is said of files of reference data that cannot be taken over: file, line or path, value, and what is wanted.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFiles } from '../../../../upstream/ingest/reference/import-files.ts';
import { ReferenceFault } from '../../../../upstream/ingest/reference/reference-fault.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { addCompany, versionOf } from '../../stores/documents/engines.ts';

let dir: string;
let documents: Documents;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'reference-'));
  documents = await openDocuments(dir);
  await addCompany(documents);
});
afterAll(async () => {
  await documents?.destroy();
  rmSync(dir, { recursive: true, force: true });
});

/** What is said of a file of this content; none when it is taken over. */
async function faultsOf(content: string | Uint8Array, kind?: string): Promise<readonly string[]> {
  const path = join(dir, 'data');
  writeFileSync(path, content);
  try {
    await importFiles({ documents, companyId: 'acme', files: [path], kind });
    return [];
  } catch (error) {
    if (!(error instanceof ReferenceFault)) throw error;
    expect(await versionOf(documents)).toBe(0);
    return error.faults;
  }
}

describe('a file', () => {
  it.each([
    ['that is not there', '/not/there.csv', /^\/not\/there\.csv: cannot be read \(ENOENT/],
    ['that is a folder', tmpdir(), /: cannot be read \(EISDIR/],
  ])('%s is named', async (_what, path, message) => {
    await expect(
      importFiles({ documents, companyId: 'acme', files: [path], kind: 'accounts' }),
    ).rejects.toThrow(message);
  });

  it.each<[string, string | Uint8Array, string | RegExp]>([
    ['is not text', new Uint8Array([0x50, 0xff, 0xfe]), 'data: is not UTF-8 text'],
    ['is empty', '', 'data: is empty; wanted is a line of column names'],
    ['is cut JSON', '{"entries": [', /^data: is not JSON \(/],
    ['is JSON without entries', '{"entry": []}', 'data entries: is not a list'],
    ['has a kind that is no text', '{"kind": 7, "entries": []}', 'data kind: 7 is not a text'],
    ['has entries that are no objects', '["aws"]', 'data [0]: "aws" is not an object'],
    ['has lines of different length', 'vendor\naws,1\n', /^data: is neither JSON nor CSV \(.*line 2\)$/],
    ['has a column twice', 'vendor,vendor\naws,gcp\n', "data line 1: the column 'vendor' stands there twice"],
    [
      'has several kinds',
      'kind,vendor\naccounts,aws\nbudgets,aws\n',
      'data: has several kinds: accounts, budgets',
    ],
  ])('that %s is refused', async (_what, content, message) => {
    const [fault] = await faultsOf(content, 'authorised-vendors');
    if (typeof message === 'string') expect(fault).toBe(message);
    else expect(fault).toMatch(message);
  });

  it('must say its kind, and one that there is', async () => {
    expect(await faultsOf('vendor\naws\n')).toEqual([
      expect.stringMatching(/^data: does not say its kind; name it there or by --kind: accounts, /),
    ]);
    expect(await faultsOf('{"kind": "account", "entries": []}', 'accounts')).toEqual([
      expect.stringMatching(/^data kind: 'account' is not one of accounts, /),
    ]);
  });

  it('has all its faults told at once, by line of CSV or path of JSON', async () => {
    expect(
      await faultsOf('vendor,accountId,alais\nibm,,x\naws,"1\n2",y\n\naws,"1\n2",z\n', 'accounts'),
    ).toEqual([
      "data line 2: 'alais' is no column of accounts; wanted are vendor, accountId, alias",
      "data line 2, vendor: 'ibm' is not one of aws, azr, gcp, oci, ncp, tencent, openstack, other",
      'data line 2, accountId: is missing: wanted is a text of at most 500 characters',
      'data line 7: says again what data line 4 says; wanted is one of them',
    ]);
    const entries = [
      { vendor: 'aws', accountId: true },
      { vendor: ['aws'], accountId: '1' },
    ];
    expect(await faultsOf(JSON.stringify({ kind: 'accounts', entries }))).toEqual([
      'data entries[0].accountId: true is not a text of at most 500 characters',
      `data entries[1].vendor: ["aws"] is not one of aws, azr, gcp, oci, ncp, tencent, openstack, other`,
    ]);
  });
});

describe('a value of', () => {
  const TERM = { validFrom: '2024-01', salesDiscountRate: 0.05, supportRate: '0', vatRate: '0.1' };
  const BUDGET = { month: '2024-06', scope: 'company', amount: '1', currency: 'USD' };
  const BILL = { vendor: 'aws', billingMonth: '2024-06', billingAccountId: '1', confirmedBy: 'Dana' };

  it.each<[string, Record<string, unknown>[], string]>([
    [
      'exchange-rates',
      [{ date: '2024-02-30', currency: 'KRW', rate: '1200' }],
      "[0].date: '2024-02-30' is not a day of the form YYYY-MM-DD",
    ],
    [
      'exchange-rates',
      [{ date: '2024-02-29', currency: 'KRWW', rate: '1200' }],
      "[0].currency: 'KRWW' is not a currency of ISO 4217 such as USD",
    ],
    [
      'exchange-rates',
      [{ date: '2024-02-29', currency: 'KRW', rate: '1,200' }],
      "[0].rate: '1,200' is not a decimal number above 0, such as 1200 or 0.92",
    ],
    [
      'exchange-rates',
      [{ date: '2024-02-29', currency: 'KRW', rate: 0 }],
      '[0].rate: 0 is not a decimal number above 0, such as 1200 or 0.92',
    ],
    [
      'exchange-rates',
      [{ date: '2024-02-29', currency: 'USD', rate: '2' }],
      "[0].rate: '2' is not 1: wanted are units for one USD",
    ],
    [
      'contract-terms',
      [{ ...TERM, vatRate: '10' }],
      "[0].vatRate: '10' is not a share from 0 to 1, such as 0.05 for 5 %",
    ],
    [
      'contract-terms',
      [{ ...TERM, vatRate: null }],
      '[0].vatRate: is missing: wanted is a share from 0 to 1, such as 0.05 for 5 %',
    ],
    [
      'contract-terms',
      [{ ...TERM, validFrom: '2024-13' }],
      "[0].validFrom: '2024-13' is not a month of the form YYYY-MM",
    ],
    [
      'contract-terms',
      [{ ...TERM, validTo: '2023-12' }],
      "[0].validTo: '2023-12' is before validFrom '2024-01'",
    ],
    [
      'contract-terms',
      [{ ...TERM, accountId: '1' }],
      "[0].vendor: is missing: wanted is the vendor of account '1'",
    ],
    [
      'contract-terms',
      [
        { ...TERM, validTo: '2024-06' },
        { ...TERM, validFrom: '2024-06' },
      ],
      "[1].validFrom: '2024-06' overlaps the term from 2024-01, which holds until 2024-06",
    ],
    [
      'contract-terms',
      [{ ...TERM, validFrom: '2024-06' }, TERM],
      "[0].validFrom: '2024-06' overlaps the term from 2024-01, which has no validTo",
    ],
    [
      'service-groups',
      [{ set: 'a:::b', group: 'c' }],
      "[0].set: 'a:::b' is not a name of at most 500 characters without ':::'",
    ],
    [
      'service-groups',
      [{ set: 'a', group: 'c', tagValue: 'dev' }],
      "[0].tagKey: is missing: wanted is the key of the tag value 'dev'",
    ],
    [
      'service-groups',
      [
        { set: 'a', group: 'b', tagKey: 'k' },
        { set: 'a', group: 'c', tagKey: 'k' },
      ],
      '[1]: says again what data [0] says; wanted is one of them',
    ],
    [
      'budgets',
      [{ ...BUDGET, amount: '-1' }],
      "[0].amount: '-1' is not a decimal number from 0, such as 1250.50",
    ],
    [
      'budgets',
      [{ ...BUDGET, amount: '1e5' }],
      "[0].amount: '1e5' is not a decimal number from 0, such as 1250.50",
    ],
    [
      'budgets',
      [{ ...BUDGET, scope: 'team' }],
      "[0].scope: 'team' is not one of company, vendor, account, service-group, tag",
    ],
    [
      'budgets',
      [{ ...BUDGET, scope: 'account', vendor: 'aws' }],
      "[0].accountId: is missing: a budget of scope 'account' needs it",
    ],
    [
      'budgets',
      [{ ...BUDGET, vendor: 'aws' }],
      "[0].vendor: 'aws' must be left out of a budget of scope 'company'",
    ],
    [
      'bill-confirmations',
      [{ ...BILL, confirmedAt: '2024-07-11 10:00' }],
      "[0].confirmedAt: '2024-07-11 10:00' is not a time of ISO 8601 with its zone, such as 2024-07-11T10:00:00Z",
    ],
    [
      'authorised-vendors',
      [{ vendor: 'aws' }, { vendor: 'AWS' }],
      '[1]: says again what data [0] says; wanted is one of them',
    ],
    [
      'accounts',
      [{ vendor: 'aws', accountId: 'x'.repeat(501) }],
      `[0].accountId: '${'x'.repeat(59)}… is not a text of at most 500 characters`,
    ],
  ])('%s that is wrong is told: %#', async (kind, entries, message) => {
    expect(await faultsOf(JSON.stringify(entries), kind)).toEqual([`data ${message}`]);
  });
});
