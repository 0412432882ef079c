// Files of reference data on both engines: read by content, taken over once, and written so that they can be read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { csvText, jsonText } from '../../../../upstream/ingest/reference/export-text.ts';
import { importFiles } from '../../../../upstream/ingest/reference/import-files.ts';
import { KIND_NAMES, kindNamed } from '../../../../upstream/ingest/reference/kinds.ts';
import type { ReferenceKind } from '../../../../upstream/ingest/reference/reference-kind.ts';
import { addCompany, describeOnEngines, versionOf } from '../../stores/documents/engines.ts';

/** A good file of each kind as people write it: spaces, letter case and zeros as they come. */
const CSV: Record<string, string> = {
  accounts: `vendor,accountId,alias\nAWS, 001 ,"Web, ""shop"""\naws,002,\nGCP,=1+1,가게\n`,
  'authorised-vendors': `vendor\ngcp\naws\n`,
  'contract-terms': `vendor,accountId,validFrom,validTo,salesDiscountRate,supportRate,vatRate,invoiceCurrency
,,2024-01,,0,0.030,0.1,
aws,,2024-01,2024-03,0.05,0,0,KRW
aws,,2024-04,,0.06,0,0,krw
aws,001,2024-02,2024-02,1,0,0,USD\n`,
  'exchange-rates': `date,currency,rate\n2024-06-01,KRW,1385.50\n2024-06-01,EUR,0.92\n2024-06-01,USD,1.0\n`,
  'service-groups': `set,group,vendor,accountId,resourceId,tagKey,tagValue
Unit,Shop,,,,,
Unit,Data,,,r-1,,
Unit,Shop,aws,001,,,
Unit,Data,,,,team,
Env,Production,,,,env,prod\n`,
  budgets: `month,scope,vendor,accountId,serviceGroupSet,serviceGroup,tagKey,tagValue,amount,currency
2024-06,company,,,,,,,7500.00,USD
2024-06,vendor,aws,,,,,,0,USD
2024-06,account,aws,001,,,,,10,USD
2024-06,service-group,,,Unit,Shop,,,20,USD
2024-07,tag,,,,,env,dev,30.5,JPY\n`,
  'bill-confirmations': `vendor,billingMonth,billingAccountId,confirmedAt,confirmedBy
aws,2024-06,001,2024-07-11T10:00:00+09:00,Dana\n`,
  'provider-names': `name,vendor
Bespin Global,aws
Tele*,oci
"Snowflake, Inc.",OTHER\n`,
};

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;

function file(content: string | Uint8Array): string {
  count += 1;
  const path = join(folder, `file-${count}`);
  writeFileSync(path, content);
  return path;
}

function kindOf(name: string): ReferenceKind {
  const kind = kindNamed(name);
  if (!kind) throw new Error(`no kind ${name}`);
  return kind;
}

const counts = (added: number, changed: number, removed: number, unchanged: number) => ({
  added,
  changed,
  removed,
  unchanged,
});

describeOnEngines('files of reference data', ({ newStore }) => {
  it('have an example of every kind in these tests', () => {
    expect(Object.keys(CSV).sort()).toEqual([...KIND_NAMES].sort());
  });

  it.each(KIND_NAMES)(
    'of %s: the second time nothing changes, and what is written is read again',
    async (name) => {
      const { documents } = await newStore();
      await addCompany(documents);
      const kind = kindOf(name);
      const take = async (content: string, isReplacing = false) => {
        const files = [file(content)];
        const [report] = await importFiles({ documents, companyId: 'acme', files, kind: name, isReplacing });
        if (!report) throw new Error('no report');
        return report;
      };
      const example = CSV[name] ?? '';
      const first = await take(example);
      expect(first).toMatchObject({ changed: 0, removed: 0, unchanged: 0, isReordered: false });
      expect(first.added).toBeGreaterThan(0);
      const version = await versionOf(documents);
      expect(version).toBe(1);
      const entries = await kind.read(documents, 'acme');
      const same = { ...counts(0, 0, 0, entries.length), kind: name, isReordered: false };
      expect(await take(`\ufeff${example.replaceAll('\n', '\r\n')}`)).toEqual(same);
      expect(await take(jsonText(kind, entries), true)).toEqual(same);
      expect(await take(csvText(kind, entries), true)).toEqual(same);
      expect(await versionOf(documents)).toBe(version);
      const emptied = await take(`{"kind": "${name}", "entries": []}`, true);
      expect(emptied).toMatchObject(counts(0, 0, entries.length, 0));
      expect(await take(jsonText(kind, entries))).toMatchObject(counts(entries.length, 0, 0, 0));
      expect(await kind.read(documents, 'acme')).toEqual(entries);
    },
  );

  it('speak for the parts that they name, and for all only when they replace', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    const take = async (kind: string, content: string, isReplacing = false) =>
      (await importFiles({ documents, companyId: 'acme', files: [file(content)], kind, isReplacing }))[0];
    await take('accounts', CSV.accounts ?? '');
    expect(await take('accounts', 'vendor,accountId,alias\naws,001,New\n')).toMatchObject(counts(0, 1, 1, 1));
    await take('budgets', CSV.budgets ?? '');
    const june = 'month,scope,amount,currency\n2024-06,company,1,USD\n';
    expect(await take('budgets', june)).toMatchObject(counts(0, 1, 3, 1));
    expect(await take('budgets', june, true)).toMatchObject(counts(0, 0, 1, 1));
    await take('exchange-rates', CSV['exchange-rates'] ?? '');
    const may = 'date,currency,rate\n2024-05-01,KRW,1300\n2024-06-01,EUR,0.93\n';
    expect(await take('exchange-rates', may)).toMatchObject(counts(1, 1, 0, 2));
    await take('service-groups', CSV['service-groups'] ?? '');
    const env = 'set,group,tagKey,tagValue\nEnv,Development,env,dev\n';
    expect(await take('service-groups', env)).toMatchObject(counts(2, 0, 2, 5));
  });

  it('tell of another order of rules, which decides', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    const lines = ['Unit,Shop,r-1', 'Unit,Shop,r-2'];
    const take = (rules: string[]) =>
      importFiles({
        documents,
        companyId: 'acme',
        kind: 'service-groups',
        files: [file(`set,group,resourceId\n${rules.join('\n')}\n`)],
      });
    await take(lines);
    const [report] = await take([...lines].reverse());
    expect(report).toMatchObject({ ...counts(0, 0, 0, 3), isReordered: true });
    const rules = await kindOf('service-groups').read(documents, 'acme');
    expect(rules.map(({ resourceId }) => resourceId)).toEqual([null, 'r-2', 'r-1']);
  });

  it('are taken over together: a fault in one of them changes nothing', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    const good = file(`{"kind": "authorised-vendors", "entries": [{"vendor": "aws"}]}`);
    const bad = file('kind,vendor,accountId\naccounts,amazon,1\n');
    const options = { documents, companyId: 'acme' };
    await expect(importFiles({ ...options, files: [good, bad] })).rejects.toThrow(
      "'amazon' is not one of aws",
    );
    await expect(importFiles({ ...options, companyId: 'nobody', files: [good] })).rejects.toThrow();
    expect(await versionOf(documents)).toBe(0);
    const accounts = file('kind,vendor,accountId\naccounts,aws,1\n');
    const reports = await importFiles({ ...options, files: [good, accounts] });
    expect(reports.map(({ kind, added }) => [kind, added])).toEqual([
      ['authorised-vendors', 1],
      ['accounts', 1],
    ]);
  });

  it('that two people take over at once make one of the two tables', async () => {
    const store = await newStore();
    const other = await store.openAgain();
    await addCompany(store.documents);
    const take = (documents: typeof other, alias: string) =>
      importFiles({
        documents,
        companyId: 'acme',
        kind: 'accounts',
        files: [file(`vendor,accountId,alias\naws,1,${alias}\naws,2,${alias}\n`)],
      });
    await Promise.all([take(store.documents, 'one'), take(other, 'two'), take(store.documents, 'three')]);
    const accounts = await kindOf('accounts').read(store.documents, 'acme');
    expect(accounts).toHaveLength(2);
    expect(accounts[0]?.alias).toBe(accounts[1]?.alias);
    expect(await versionOf(store.documents)).toBe(3);
  });
});
