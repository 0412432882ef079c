// A stranger's folder: mixed, doubled, foreign, damaged and restated files, by the commands alone. Each step ends in the exact
// figures or in a refusal that says what to do, and every step can be taken back.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIngestConfig } from '../../../../upstream/config.ts';
import { changeData } from '../../../../upstream/ingest/changes/change-data.ts';
import { ingest as runIngest } from '../../../../upstream/ingest/ingest.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
  for (const folder of ['mixed', 'damaged']) mkdirSync(join(bench.dir, folder));
});
afterAll(() => bench.close());

async function run(command: typeof runIngest, ...args: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const write = (text: string) => (out += text);
  const config = readIngestConfig({ ...process.env, DATA_DIR: bench.dir });
  const code = await command(['--company', 'Acme', ...args], config, {
    stdout: { write },
    stderr: { write },
  });
  return { code, out };
}
const ingest = (...args: string[]) => run(runIngest, ...args);
const data = (...args: string[]) => run(changeData, ...args);

/** What the company has, by vendor and billing account. */
const figures = async () =>
  Object.fromEntries(
    (
      await storedRows(
        bench,
        'SELECT vendor, "BillingAccountId", count(*), sum("BilledCost") FROM facts GROUP BY 1, 2 ORDER BY 1, 2',
      )
    ).map(([vendor, account, rows, cost]) => [`${vendor} ${account}`, `${rows} ${Number(cost)}`]),
  );

/** A year that is still to come. */
const LATER = new Date().getUTCFullYear() + 2;
const two = (number: number) => String(number).padStart(2, '0');
/** `count` charges of September 2024 in one billing account, of 1.25, 2.25, … */
const september = (account: string, count: number, more: (index: number) => Fields = () => ({})): Fields[] =>
  Array.from({ length: count }, (_, index) =>
    row({
      ...{ BilledCost: `${index + 1}.25`, EffectiveCost: '', ListCost: '', ContractedCost: '' },
      ...{ BillingAccountId: account, ResourceId: `r${index}`, Tags: '{"team":"web"}' },
      ...{ BillingPeriodStart: '2024-09-01', BillingPeriodEnd: '2024-10-01' },
      ...{ ChargePeriodStart: `2024-09-${two((index % 28) + 1)}`, ChargePeriodEnd: '' },
      ...more(index),
    }),
  );
const AWS = september('100000000001', 40);
const EXACT = {
  'aws 100000000001': '40 830',
  'aws 200000000002': '2 4.608',
  'aws market': '3 6.75',
  'azr az1': '11 60.5',
  'oci ocid1': '2 3.5',
  'other market': '2 9.5',
};

/** With the names of FOCUS 1.4 alone. */
function newest(rows: readonly Fields[], names: (index: number) => Fields): Fields[] {
  return rows.map(({ ProviderName: _, ...rest }, index) => ({ ...rest, ...names(index) }));
}

const CUR =
  'identity/LineItemId,bill/PayerAccountId,bill/BillingPeriodStartDate,lineItem/UsageAccountId,lineItem/LineItemType,lineItem/UsageStartDate,lineItem/UsageEndDate,lineItem/ProductCode,lineItem/UsageType,lineItem/UsageAmount,lineItem/CurrencyCode,lineItem/UnblendedCost';
const curLine = (day: number) =>
  `l${day},200000000002,2024-09-01T00:00:00Z,011,Usage,2024-09-0${day}T00:00:00Z,2024-09-0${day + 1}T00:00:00Z,AmazonEC2,BoxUsage:m5.large,24,USD,2.304`;

test('a mixed folder with doubles and foreign files gives the exact figures, and names what was passed over', async () => {
  const european = (index: number): Fields => ({
    ...{ ProviderName: 'Microsoft', BilledCost: `${index},5`, ServiceName: 'Storage' },
    ...{ BillingPeriodStart: '01/09/2024', BillingPeriodEnd: '01/10/2024' },
    ChargePeriodStart: `${two(index + 1)}/09/2024`,
  });
  const seller = (index: number) =>
    index < 3
      ? {
          ServiceProviderName: 'MongoDB',
          HostProviderName: 'Amazon Web Services, Inc.',
          InvoiceIssuerName: 'AWS',
        }
      : { ServiceProviderName: 'Snowflake', HostProviderName: '', InvoiceIssuerName: 'Snowflake' };
  const market = newest(september('market', 5), seller);
  bench.file('mixed/aws.csv', csv(AWS));
  bench.file('mixed/aws-again.csv.gz', gzipSync(csv(AWS)));
  bench.file(
    'mixed/azure.csv',
    csv(september('az1', 11, european))
      .replaceAll('","', '";"')
      .replaceAll(',', ';')
      .replaceAll(/"(\d+);5"/g, '"$1,5"'),
  );
  bench.file('mixed/newest.csv', csv(market));
  bench.file(
    'mixed/oracle.csv',
    csv(september('ocid1', 2, () => ({ ProviderName: 'Oracle Cloud Infrastructure' }))),
  );
  bench.file('mixed/cur.csv', `${[CUR, curLine(1), curLine(2)].join('\n')}\n`);
  bench.file('mixed/letter.txt', 'Dear all,\nplease find attached\n');
  bench.file('mixed/picture.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0));
  const loaded = await ingest(join(bench.dir, 'mixed'));
  expect(loaded).toMatchObject({ code: 0 });
  expect(loaded.out).toMatch(/note: the same content as aws/);
  expect(loaded.out).toMatch(/note: rows of Snowflake are counted as the vendor Other/);
  expect(loaded.out).toMatch(/skipped:\n {2}letter\.txt +is no FOCUS file.*\n {2}picture\.png/);
  expect(await figures()).toEqual(EXACT);
});

test('a folder with unusable files names all of them, and what to do', async () => {
  bench.file('damaged/cut.csv.gz', gzipSync(csv(AWS)).subarray(0, -40));
  bench.file('damaged/dollar.csv', csv(AWS.map((each) => ({ ...each, BilledCost: `$${each.BilledCost}` }))));
  bench.file('damaged/wide.csv', Buffer.from(`\uFEFF${csv(AWS)}`, 'utf16le'));
  const refused = await ingest(join(bench.dir, 'damaged'));
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.out).toContain('ingest: 2 files cannot be loaded:\n');
  expect(refused.out).toMatch(/cut\.csv\.gz: is a gzip file that is cut off; fetch it again\n/);
  expect(refused.out).toMatch(/wide\.csv: is text in UTF-16; save it as UTF-8\n/);
  rmSync(join(bench.dir, 'damaged/cut.csv.gz'));
  rmSync(join(bench.dir, 'damaged/wide.csv'));
  const none = await ingest(join(bench.dir, 'damaged'));
  expect(none.out).toMatch(
    /none of its 40 rows can be loaded \(line 2: BilledCost '\$1\.25' is not a number\); mend them/,
  );
  rmSync(join(bench.dir, 'damaged/dollar.csv'));

  bench.file('damaged/half.csv', csv(AWS.slice(0, 20)));
  bench.file('damaged/ids.csv', csv(september('8,36E+11', 5)));
  bench.file(
    'damaged/day-or-month.csv',
    csv(
      september('dm', 3, () => ({
        ChargePeriodStart: '03/09/2024',
        BillingPeriodStart: '',
        BillingPeriodEnd: '',
      })),
    ),
  );
  bench.file(
    'damaged/yet-to-come.csv',
    csv(
      september('future', 3, () => ({
        ...{ BillingPeriodStart: `${LATER}-09-01`, BillingPeriodEnd: `${LATER}-10-01` },
        ChargePeriodStart: `${LATER}-09-03`,
      })),
    ),
  );
  bench.file('damaged/joined.csv', csv([...september('joined', 30), ...september('joined', 30)]));
  bench.file(
    'damaged/bad-rows.csv',
    csv(september('rows', 30, (index) => ({ Tags: '', ...(index % 3 ? {} : { BilledCost: 'n/a' }) }))),
  );
  const findings = await ingest(join(bench.dir, 'damaged'));
  expect(findings).toMatchObject({ code: 2 });
  for (const told of [
    /100000000001: it has 40 rows now and would have 20/,
    /ids\.csv: 5 rows: BillingAccountId 8,36E\+11 is no id any more/,
    /'03\/09\/2024' is 2024-09-03 if the day comes first, and 2024-03-09 if the month comes first/,
    new RegExp(`yet-to-come\\.csv: 3 rows: usage of ${LATER}-09-03, a day that is still to come`),
    /joined\.csv: each of its 60 rows appears in it twice/,
    /bad-rows\.csv: 10 of 30 rows cannot be loaded/,
    /refused, nothing was changed: .*--allow rejected,shrink,period,doubled,ids,day-first or month-first/,
  ])
    expect(findings.out).toMatch(told);
  expect(await figures()).toEqual(EXACT);
});

test('a restated month, a load that was let in and a removal are taken back to the digit', async () => {
  const restated = bench.file(
    'restated.csv',
    csv(AWS.map((each) => ({ ...each, BilledCost: `${each.BilledCost}1` }))),
  );
  const loaded = await ingest(restated);
  expect(loaded).toMatchObject({ code: 0 });
  expect(loaded.out).toMatch(/aws +2024-09 +100000000001 +40 +40 +USD +830 +830\.04 +\+0\.04\n/);
  const half = await ingest('--allow', 'shrink', join(bench.dir, 'damaged/half.csv'));
  expect(half.out).toMatch(/let in:\n {2}A month loses more than a tenth/);
  expect(await figures()).toMatchObject({ 'aws 100000000001': '20 215' });

  const history = async () => (await data('--history', '--vendor', 'aws', '--month', '2024-09')).out;
  const idOf = (text: string, kind: string) => new RegExp(`${kind} +(\\S+)`).exec(text)?.[1] ?? '';
  expect(await data('--undo', idOf(await history(), 'load'))).toMatchObject({ code: 0 });
  expect(await figures()).toMatchObject({ 'aws 100000000001': '40 830.04' });

  const removal = await data('--remove', '--vendor', 'aws', '--confirm', 'Acme');
  expect(Object.keys(await figures())).toEqual(['azr az1', 'oci ocid1', 'other market']);
  expect(await data('--restore', idOf(removal.out, 'company Acme: removal'))).toMatchObject({ code: 0 });
  expect(await figures()).toEqual({ ...EXACT, 'aws 100000000001': '40 830.04' });
  expect(await history()).toMatch(/restated\.csv/);
});
