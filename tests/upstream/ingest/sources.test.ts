// Where billing files come from: folders, patterns, and object storage behind signed requests.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findFiles } from '../../../upstream/ingest/sources/find-files.ts';
import type { S3Settings } from '../../../upstream/ingest/sources/s3-client.ts';
import { csv, type FactsBench, openBench, row } from '../../support/product/focus-files.ts';
import { KEYS, REGION, type S3Server, startS3 } from './s3-server.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const s3: S3Settings = {
  accessKeyId: KEYS.id,
  secretAccessKey: KEYS.secret,
  sessionToken: KEYS.token,
  region: REGION,
  endpoint: null,
};
const find = (sources: string[], settings = s3) =>
  findFiles(sources, { s3: settings, folder: join(bench.dir, 'fetched') });
const may = (cost: string) => csv([row({ BilledCost: cost })]);
const june = (cost: string) =>
  csv([
    row({
      BilledCost: cost,
      BillingPeriodStart: '2024-06-01',
      ChargePeriodStart: '2024-06-02',
      ChargePeriodEnd: '',
    }),
  ]);

function exportFolder(): string {
  const folder = join(bench.dir, 'exports');
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  bench.file('exports/may.csv', may('1'));
  bench.file('exports/deep/er/june[1].csv', june('2'));
  bench.file('exports/notes.txt', 'Dear all,\nplease find attached\n');
  bench.file('exports/picture.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0));
  bench.file('exports/.hidden.csv', may('100'));
  return folder;
}

describe('folders and patterns', () => {
  test('a folder is searched through; what is no billing file is passed over by name', async () => {
    const { files, found } = await find([exportFolder()]);
    const report = await bench.load(files, { found });
    expect(report.files.map(({ name, totals }) => [name, totals[0]?.billed])).toEqual([
      ['june[1].csv', '2'],
      ['may.csv', '1'],
    ]);
    expect(report.skipped).toEqual([
      { name: 'notes.txt', reason: expect.stringContaining('is no FOCUS file') },
      { name: 'picture.png', reason: expect.stringContaining('is no FOCUS file') },
    ]);
  });

  test('a file that is named itself is not passed over', async () => {
    const folder = exportFolder();
    const { files, found } = await find([folder, join(folder, 'notes.txt')]);
    await expect(bench.load(files, { found })).rejects.toThrow(/notes\.txt: is no FOCUS file/);
  });

  test('a damaged billing file of a folder refuses the load', async () => {
    const folder = exportFolder();
    bench.file('exports/cut.csv', may('1').slice(0, -20));
    const { files, found } = await find([folder]);
    await expect(bench.load(files, { found })).rejects.toThrow(/cut\.csv: is cut off/);
  });

  test('a pattern finds files at any depth; letters of patterns in a name are letters', async () => {
    const folder = exportFolder();
    bench.file('exports/deep/er/june1.csv', june('50'));
    const { files } = await find([`${folder}/**/*.csv`]);
    expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
      'deep/er/june1.csv',
      'deep/er/june[1].csv',
      'may.csv',
    ]);
    const [report] = (await bench.load((await find([join(folder, 'deep/er/june[1].csv')])).files)).files;
    expect(report?.totals[0]?.billed).toBe('2');
  });

  test('what finds nothing is said', async () => {
    mkdirSync(join(bench.dir, 'empty'));
    await expect(find([join(bench.dir, 'empty')])).rejects.toThrow(/is a folder without files/);
    await expect(find([join(bench.dir, '*.nothing')])).rejects.toThrow(/matches no file/);
    bench.file('empty/notes.txt', 'nothing\n');
    const { files, found } = await find([join(bench.dir, 'empty')]);
    await expect(bench.load(files, { found })).rejects.toThrow(/no billing file was found \(notes\.txt/);
  });
});

describe('object storage', () => {
  let storage: S3Server;
  beforeEach(async () => {
    storage = await startS3();
    for (const [key, text] of Object.entries({
      'focus/2024/may.csv': may('3'),
      'focus/2024/june & co+1.csv': june('4'),
      'focus/2024/readme.txt': 'none of it\n',
      'focus/': '',
      'other/may.csv': may('500'),
    }))
      storage.objects.set(key, Buffer.from(text));
  });
  afterEach(() => storage.close());

  const fetched = (source: string, more: Partial<S3Settings> = {}) =>
    find([source], { ...s3, endpoint: storage.url, ...more });

  test('all objects below a prefix, page by page, each request signed', async () => {
    const { files, found } = await fetched('s3://billing/focus/');
    expect(storage.requests.filter((path) => path.includes('list-type'))).toHaveLength(2);
    const report = await bench.load(files, { found });
    expect(report.files.map(({ name, totals }) => [name, totals[0]?.billed])).toEqual([
      ['june & co+1.csv', '4'],
      ['may.csv', '3'],
    ]);
    expect(report.skipped?.map(({ name }) => name)).toEqual(['readme.txt']);
  });

  test('one object by its address, also by that of the storage itself', async () => {
    const one = await fetched('s3://billing/focus/2024/may.csv');
    const other = await find([`${storage.url}/billing/focus/2024/may.csv`]);
    for (const { files } of [one, other]) {
      expect(files).toHaveLength(1);
      expect(readFileSync(files[0] ?? '', 'utf8')).toBe(may('3'));
    }
  });

  describe('without a key of its own', () => {
    const keyless = { accessKeyId: null, secretAccessKey: null, sessionToken: null };
    beforeEach(() => {
      vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
      vi.stubEnv('AWS_CONFIG_FILE', join(bench.dir, 'no-config'));
      vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(bench.dir, 'credentials'));
    });
    afterEach(() => vi.unstubAllEnvs());

    test('a profile of AWS signs', async () => {
      vi.stubEnv('AWS_PROFILE', 'finance');
      writeFileSync(
        join(bench.dir, 'credentials'),
        `[finance]\naws_access_key_id = ${KEYS.id}\naws_secret_access_key = ${KEYS.secret}\naws_session_token = ${KEYS.token}\n`,
      );
      const { files } = await fetched('s3://billing/focus/2024/may.csv', keyless);
      expect(readFileSync(files[0] ?? '', 'utf8')).toBe(may('3'));
    });

    test('a public bucket is read unsigned', async () => {
      const { files } = await fetched('s3://public/focus/2024/may.csv', keyless);
      expect(readFileSync(files[0] ?? '', 'utf8')).toBe(may('3'));
    });
  });

  test('a storage that stumbles is asked again, and a download goes on where it broke off', async () => {
    const body = Buffer.from(csv(Array.from({ length: 20_000 }, () => row({ BilledCost: '1' }))));
    storage.objects.set('large/may.csv', body);
    const ranges: (string | undefined)[] = [];
    let stumbles = 0;
    storage.disturb((request, response) => {
      if (request.url?.includes('list-type') && stumbles++ === 0) {
        response.writeHead(503).end();
        return true;
      }
      if (!request.url?.includes('may.csv')) return false;
      ranges.push(request.headers.range);
      if (ranges.length > 1) return false;
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.subarray(0, 1_000_000), () => setTimeout(() => response.destroy(), 100));
      return true;
    });
    const { files } = await fetched('s3://billing/large/');
    expect(readFileSync(files[0] ?? '').equals(body)).toBe(true);
    expect(ranges[0]).toBeUndefined();
    expect(ranges[1]).toMatch(/^bytes=[1-9]\d*-$/);
  });

  test('an object that changes on the way is not taken', async () => {
    storage.disturb((request) => {
      if (request.url?.includes('may.csv') && !request.url.includes('list-type'))
        storage.objects.set('focus/2024/may.csv', Buffer.from(may('9')));
      return false;
    });
    await expect(fetched('s3://billing/focus/2024/may.csv')).rejects.toThrow(
      /was changed while it was fetched/,
    );
  });

  test.each([
    [
      'a wrong key',
      's3://billing/focus/',
      { secretAccessKey: 'other' },
      /refuses it \(403 SignatureDoesNotMatch\); check AWS_ACCESS_KEY_ID/,
    ],
    [
      'no bucket of that name',
      's3://invoices/focus/',
      {},
      /s3:\/\/invoices\/focus\/: is not there \(404 NoSuchBucket\)/,
    ],
    ['an empty prefix', 's3://billing/nothing/', {}, /holds no object/],
    ['no bucket', 's3://', {}, /names no bucket/],
  ])('%s is said in one line', async (_, source, more, message) => {
    await expect(fetched(source, more)).rejects.toThrow(message);
    expect(existsSync(join(bench.dir, 'fetched'))).toBe(false);
  });

  test('a storage that nobody answers at is said, with the address', async () => {
    const gone = await startS3();
    await gone.close();
    await expect(fetched('s3://billing/x', { endpoint: gone.url })).rejects.toThrow(
      /s3:\/\/billing\/x: cannot be fetched \(.*ECONNREFUSED.*\); check address and network/,
    );
  });
});
