// Setting sources up: what is checked, what is kept of secrets, and the file of sources.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedSource } from '../../../../upstream/ingest/connected/setup/check-source.ts';
import { openedSecrets } from '../../../../upstream/ingest/connected/setup/sealed-secrets.ts';
import { applySourcesFile } from '../../../../upstream/ingest/connected/setup/sources-file.ts';
import { sourcesOf } from '../../../../upstream/stores/documents/sources/sources.ts';
import { openSourceBench, SECRET_KEY, type SourceBench } from './source-bench.ts';

const LIMITS = { networks: [], folders: [] };
const FIELDS = { bucket: 'billing', accessKeyId: 'AKID', secretAccessKey: 'hush' };
const given = (fields: Record<string, string>, more: object = {}) => ({
  ...{ name: 'Acme', kind: 'S3' as const, way: 'KEYS', fields, everyMinutes: 60 },
  ...more,
});
const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'good';
  } catch (error) {
    const { code, field } = error as { code: string; field: string };
    return `${code} ${field}`;
  }
};

test.each([
  [{}, {}, 'good'],
  [{ bucket: '' }, {}, 'SOURCE_FIELD_MISSING bucket'],
  [{ secretAccessKey: '' }, {}, 'SOURCE_FIELD_MISSING secretAccessKey'],
  [{ bucket: 'a/b' }, {}, 'SOURCE_FIELD_INVALID bucket'],
  [{ endpoint: 'http://storage.example.com' }, {}, 'SOURCE_FIELD_INVALID endpoint'],
  [{ endpoint: 'https://169.254.169.254' }, {}, 'SOURCE_FIELD_INVALID endpoint'],
  [{ endpoint: 'https://user:word@example.com' }, {}, 'SOURCE_FIELD_INVALID endpoint'],
  [{ roleArn: 'arn:aws:iam::1:role/x' }, { way: 'ROLE' }, 'SOURCE_FIELD_INVALID roleArn'],
  [{}, { way: 'MACHINE' }, 'SOURCE_WAY_CLOSED way'],
  [{}, { kind: 'FOLDER', way: 'FILES' }, 'SOURCE_WAY_CLOSED way'],
  [{}, { way: 'SAS' }, 'BAD_REQUEST way'],
  [{}, { name: ' ' }, 'NAME_MISSING name'],
  [{}, { everyMinutes: 1 }, 'BAD_REQUEST everyMinutes'],
])('the fields %j with %j are %s', (fields, more, code) => {
  expect(codeOf(() => checkedSource(given({ ...FIELDS, ...fields }, more), null, LIMITS, false))).toBe(code);
});

test('a secret is kept as long as it goes to the same place, and never elsewhere', () => {
  const known = {
    ...{ kind: 'S3' as const, way: 'KEYS', place: { bucket: 'billing', accessKeyId: 'AKID' } },
    secrets: { secretAccessKey: 'hush' },
  };
  const { bucket, accessKeyId } = FIELDS;
  const others: Record<string, string>[] = [
    { endpoint: 'https://s3.example.com' },
    { bucket: 'other' },
    { accessKeyId: 'B' },
  ];
  const kept = checkedSource(given({ bucket, accessKeyId, prefix: 'new/' }), known, LIMITS, false);
  expect(kept.secrets).toEqual({ secretAccessKey: 'hush' });
  for (const changed of others)
    expect(
      codeOf(() => checkedSource(given({ bucket, accessKeyId, ...changed }), known, LIMITS, false)),
    ).toBe('SOURCE_FIELD_MISSING secretAccessKey');
});

let bench: SourceBench;
beforeEach(async () => {
  bench = await openSourceBench();
});
afterEach(() => bench.close());

const apply = async (sources: unknown, environment: NodeJS.ProcessEnv = {}) => {
  const path = join(bench.dir, 'sources.json');
  writeFileSync(path, typeof sources === 'string' ? sources : JSON.stringify({ sources }));
  return applySourcesFile({ ...bench.tools, environment }, path);
};
const ENTRY = {
  ...{ id: 'acme-aws', company: 'Acme', kind: 'S3', way: 'KEYS' },
  fields: { bucket: 'billing', accessKeyId: 'AKID', secretAccessKey: { env: 'ACME_SECRET' } },
};
const SECRETS = { ACME_SECRET: 'hush-hush' };

test('a file of sources adds, changes and removes; the same file again changes nothing', async () => {
  expect(await apply([ENTRY], SECRETS)).toEqual(['acme-aws: added']);
  const [source] = await sourcesOf(bench.documents, 'acme', bench.tools.now());
  expect(source).toMatchObject({ fileKey: 'acme-aws', layout: 'MANIFESTS', everyMinutes: 360 });
  expect(openedSecrets(SECRET_KEY, source?.sealed ?? '')).toEqual({ secretAccessKey: 'hush-hush' });
  expect(openedSecrets(Buffer.alloc(32), source?.sealed ?? '')).toBeNull();
  const rows = await bench.documents.selectFrom('connected_sources').selectAll().execute();
  const audit = await bench.documents.selectFrom('audit_log').selectAll().execute();
  expect(audit.map(({ action }) => action)).toEqual(['SOURCES_CHANGED']);
  expect(JSON.stringify([rows, audit])).not.toContain('hush-hush');
  expect(await apply([ENTRY], SECRETS)).toEqual(['acme-aws: unchanged']);
  expect(await apply([{ ...ENTRY, way: 'MACHINE', fields: { bucket: 'billing' } }])).toEqual([
    'acme-aws: changed',
  ]);
  expect(await apply([])).toEqual(['acme-aws: removed']);
});

test.each([
  ['{"sources": [', /is no JSON/],
  [[{ ...ENTRY, company: 'None' }], /acme-aws: there is no company None/],
  [[{ ...ENTRY, fields: { bucket: 'b', color: 'red' } }], /has no field color/],
  [[ENTRY], /the environment has no ACME_SECRET/],
  [[ENTRY, ENTRY], /acme-aws stands there twice/],
  [[{ ...ENTRY, secret: 'x' }], /sources\.0/],
])('a file that is wrong is refused as a whole, with what is wrong', async (sources, message) => {
  await expect(apply(sources)).rejects.toThrow(message);
  expect(await sourcesOf(bench.documents, 'acme', bench.tools.now())).toEqual([]);
});
