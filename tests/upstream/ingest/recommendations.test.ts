// The reservation recommendations of AWS: read line by line, checked, kept beside the facts, replaced by newer ones.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recommendationsOf } from '../../../upstream/stores/documents/loads/recommendations.ts';
import { csv, type FactsBench, openBench, row } from '../../support/product/focus-files.ts';
import { RECOMMENDATIONS, textOf } from './billing-fixtures.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const TEXT = textOf(RECOMMENDATIONS);
/** The export with another date, and each account id changed. */
const exported = (name: string, date: string, account = '836060457634', text = TEXT) =>
  bench.file(name, text.replaceAll('2018-11-14T15:24:54Z', date).replaceAll('8.36E+11', account));
const kept = () => recommendationsOf(bench.documents, 'acme');

test('the real export: every line with what it recommends, and a warning of its damaged account ids', async () => {
  const { files, loadId } = await bench.load([RECOMMENDATIONS]);
  expect(loadId, 'no facts are changed').toBeNull();
  expect(files).toMatchObject([
    {
      rowsRead: 44,
      rowsLoaded: 44,
      rowsRejected: 0,
      totals: [],
      notes: [expect.stringContaining('44 lines')],
    },
  ]);
  const rows = await kept();
  expect(rows).toHaveLength(44);
  expect(rows[0]).toEqual({
    company_id: 'acme',
    source_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    source_name: 'aws-ec2-reserved-instance-recommendations-30-day.csv',
    line: 5,
    account_id: '8.36E+11',
    look_back_days: 30,
    recommended_at: '2018-11-14T15:24:54Z',
    instance_type: 'm4.large',
    is_size_flexible: 1,
    location: 'US East (N. Virginia)',
    platform: 'Linux/UNIX',
    tenancy: 'Shared',
    offering_class: 'Standard',
    term_years: 1,
    payment_option: 'All_Upfront',
    upfront_cost: '1014',
    recurring_monthly_cost: '43.07',
    quantity: 2,
    estimated_monthly_savings: '61.09444449',
    projected_utilization: '99.72222222',
    break_even_months: '6.964551456',
    max_hourly_usage: '2',
    min_hourly_usage: '0',
    average_hourly_usage: '1.994444444',
    max_hourly_units: null,
    min_hourly_units: null,
    average_hourly_units: null,
  });
});

test('the same file again changes nothing; a newer export of the account replaces, an older one does not', async () => {
  const first = exported('ri-30-day.csv', '2024-05-01T00:00:00Z');
  await bench.load([first]);
  expect((await bench.load([first])).files[0]).toMatchObject({ unchanged: true, rowsLoaded: 0 });
  const later = exported(
    'later-30-day.csv',
    '2024-06-01T00:00:00Z',
    undefined,
    TEXT.split('\n').slice(0, 10).join('\n'),
  );
  await bench.load([later]);
  expect((await kept()).map(({ recommended_at }) => recommended_at)).toEqual(
    Array(6).fill('2024-06-01T00:00:00Z'),
  );
  const [old] = (await bench.load([first])).files;
  expect(old).toMatchObject({ unchanged: true, notes: [expect.stringContaining('newer recommendations')] });
  expect(await kept()).toHaveLength(6);
});

test('another account, and another look-back period, stand beside it', async () => {
  await bench.load([exported('ri-30-day.csv', '2024-05-01T00:00:00Z')]);
  await bench.load([exported('ri-7-day.csv', '2024-05-02T00:00:00Z')]);
  await bench.load([exported('other-30-day.csv', '2024-05-01T00:00:00Z', '000000000007')]);
  const groups = new Set(
    (await kept()).map(({ account_id, look_back_days }) => `${account_id} ${look_back_days}`),
  );
  expect([...groups]).toEqual(['000000000007 30', '836060457634 7', '836060457634 30']);
});

test('damaged lines are told by line, column, value and reason; the others are kept', async () => {
  const lines = TEXT.split('\n').slice(0, 9);
  lines[5] = (lines[5] ?? '').replace(',876,', ',many,');
  lines[6] = 'cut,off';
  lines[7] = (lines[7] ?? '').replace('m5.large', '');
  const path = bench.file('damaged-30-day.csv', lines.join('\n'));
  const [report] = (await bench.load([path])).files;
  expect(report?.rejected).toEqual([
    { line: 6, column: 'Upfront Cost', value: 'many', reason: 'is not a number' },
    { line: 7, column: null, value: 'cut,off', reason: 'has 2 fields, the header has 22' },
    { line: 8, column: 'Instance Type', value: null, reason: 'is empty' },
  ]);
  expect([report?.rowsRead, report?.rowsLoaded, report?.rowsRejected]).toEqual([5, 2, 3]);
  await expect(bench.load([path], { isStrict: true })).rejects.toThrow(
    /line 6: Upfront Cost 'many' is not a number/,
  );
});

test('beside billing files of one load; alone they make no company', async () => {
  const report = await bench.load([bench.file('may.csv', csv([row()])), RECOMMENDATIONS]);
  expect(report.files.map(({ layout }) => layout)).toEqual(['FOCUS 1.0', 'AWS reservation recommendations']);
  expect(report.loadId).not.toBeNull();
  const fresh = { companyId: 'fresh', newCompany: { name: 'Fresh' } };
  await expect(bench.load([RECOMMENDATIONS], fresh)).rejects.toThrow(/made by its billing files/);
});
