// Connected sources: what manifests say, what belongs together, and when it is loaded.
import { expect, test } from 'vitest';
import { type FileGroup, groupFiles } from '../../../../upstream/ingest/connected/exports/file-groups.ts';
import {
  isManifest,
  monthIn,
  readManifest,
} from '../../../../upstream/ingest/connected/exports/read-manifest.ts';
import { judgeGroup, PATIENCE } from '../../../../upstream/ingest/connected/runs/judge-group.ts';
import type { StoredObject } from '../../../../upstream/ingest/sources/object-store.ts';
import type { SeenFiles } from '../../../../upstream/stores/documents/sources/source-runs.ts';

const object = (key: string, modifiedMs = 1000, size = 10): StoredObject => ({
  ...{ key, size, modifiedMs },
  etag: `${key}-${modifiedMs}`,
});
const report = (files: string[], more: object = {}) =>
  JSON.stringify({
    reportName: 'cur',
    reportKeys: files,
    billingPeriod: { start: '20240601T000000.000Z', end: '20240701T000000.000Z' },
    ...more,
  });

test.each([
  ['cur/20240601-20240701/cur-Manifest.json', true, '2024-06'],
  ['focus/metadata/BILLING_PERIOD=2024-12/focus-Manifest.json', true, '2024-12'],
  ['cost/20240601-20240630/7d0c/manifest.json', true, '2024-06'],
  ['focus/data/BILLING_PERIOD=2024-06/focus-00001.csv.gz', false, '2024-06'],
  ['oci/2024/06/12/0001.csv.gz', false, '2024-06'],
  ['gcp/year=2024/month=6/x.json', false, '2024-06'],
  ['2024-06-12.csv', false, '2024-06'],
  ['exports/4202406.csv', false, ''],
  ['charges.csv', false, ''],
])('the key %s is a manifest: %s, of the month %s', (key, isOne, month) => {
  expect([isManifest(key), monthIn(key)]).toEqual([isOne, month]);
});

test('AWS reports, AWS Data Exports and Azure exports are read by what is in them', () => {
  expect(readManifest('cur/20240601-20240701/cur-Manifest.json', report(['a', 'b']), 'mine')).toEqual({
    exportId: 'cur',
    month: '2024-06',
    files: [
      { key: 'a', size: null },
      { key: 'b', size: null },
    ],
  });
  const key = 'p/focus/metadata/BILLING_PERIOD=2024-06/focus-Manifest.json';
  const exported = (dataFiles: unknown[]) => JSON.stringify({ exportArn: 'arn:x', dataFiles });
  const file = { key: 'p/focus/data/BILLING_PERIOD=2024-06/focus-1.csv.gz', size: null };
  for (const named of [`s3://mine/${file.key}`, { s3Uri: `s3://mine/${file.key}` }, { key: file.key }])
    expect(readManifest(key, exported([named]), 'mine')).toEqual({
      ...{ exportId: 'arn:x', month: '2024-06', files: [file] },
    });
  const azure = {
    ...{ manifestVersion: '2024-04-01', blobCount: 1, exportConfig: { exportName: 'cost' } },
    runInfo: { startDate: '2024-06-01T00:00:00' },
    blobs: [{ blobName: 'cost/part_0.csv', byteCount: 10 }],
  };
  expect(readManifest('cost/x/manifest.json', JSON.stringify(azure), 'c')).toEqual({
    ...{ exportId: 'cost', month: '2024-06', files: [{ key: 'cost/part_0.csv', size: 10 }] },
  });
});

test.each([
  ['cut off', report(['a']).slice(0, 20), 'MANIFEST_UNREADABLE'],
  ['of something else', '{"fileFormat":"CSV"}', 'MANIFEST_UNREADABLE'],
  ['without files', report([]), 'MANIFEST_UNREADABLE'],
  ['with a file twice', report(['a', 'a']), 'MANIFEST_WRONG'],
  ['of another bucket', report(['a'], { bucket: 'theirs' }), 'MANIFEST_WRONG'],
  ['with files of another bucket', JSON.stringify({ dataFiles: ['s3://theirs/a'] }), 'MANIFEST_WRONG'],
  ['that counts wrongly', JSON.stringify({ blobCount: 2, blobs: [{ blobName: 'a' }] }), 'MANIFEST_WRONG'],
])('a manifest %s is none to load by', (_, text, code) => {
  expect(() => readManifest('x/20240601-20240701/manifest.json', text, 'mine')).toThrow(code);
});

function grouped(objects: StoredObject[], manifests: [string, string, number][], prefix = '') {
  const read = manifests.map(([key, text, at]) => ({
    object: object(key, at),
    manifest: readManifest(key, text, 'mine'),
  }));
  return groupFiles('MANIFESTS', prefix, [...objects, ...read.map((each) => each.object)], read);
}

const PERIOD = 'cur/20240601-20240701';

test('the newest manifest of a period by the clock of the storage is the one that counts', () => {
  const objects = [object(`${PERIOD}/a/1.csv`), object(`${PERIOD}/b/1.csv`), object('cur/loose.csv')];
  const [group, ...others] = grouped(objects, [
    [`${PERIOD}/a/cur-Manifest.json`, report([`${PERIOD}/a/1.csv`]), 2000],
    [`${PERIOD}/cur-Manifest.json`, report([`${PERIOD}/b/1.csv`]), 3000],
  ]);
  expect(others).toEqual([]);
  expect(group?.files.map(({ key }) => key)).toEqual([`${PERIOD}/b/1.csv`]);
  expect([group?.missing, group?.overwritten, group?.wrong]).toEqual([null, null, null]);
});

test('two exports of one month are loaded together', () => {
  const groups = grouped(
    [object('x/1.csv'), object('y/1.csv')],
    [
      ['x/20240601-20240701/m-Manifest.json', report(['x/1.csv'], { reportName: 'x' }), 2000],
      ['y/20240601-20240701/m-Manifest.json', report(['y/1.csv'], { reportName: 'y' }), 2000],
    ],
  );
  expect(groups.map(({ month, files }) => [month, files.length])).toEqual([['2024-06', 2]]);
});

test('a manifest that names what is not there, not its, or of another size holds its month back', () => {
  const [half] = grouped([], [[`${PERIOD}/m-Manifest.json`, report([`${PERIOD}/1.csv`]), 2000]]);
  expect(half?.missing?.code).toBe('FILES_MISSING');
  const [outside] = grouped(
    [object('secret/1.csv')],
    [[`${PERIOD}/m-Manifest.json`, report(['secret/1.csv']), 2000]],
    'cur/',
  );
  expect(outside?.wrong?.code).toBe('MANIFEST_WRONG');
  const azure = JSON.stringify({ blobs: [{ blobName: 'cost/1.csv', byteCount: 11 }] });
  const [lie] = grouped([object('cost/1.csv')], [['cost/20240601-20240630/manifest.json', azure, 2000]]);
  expect(lie?.wrong?.message).toContain('has 10 bytes, not 11');
  const [newer] = grouped(
    [object(`${PERIOD}/1.csv`, 3000)],
    [[`${PERIOD}/m-Manifest.json`, report([`${PERIOD}/1.csv`]), 2000]],
  );
  expect(newer?.overwritten?.code).toBe('FILES_MISSING');
});

const NOW = new Date('2024-07-01T12:00:00Z');
const GROUP: FileGroup = {
  ...{ month: '2024-06', files: [object('a')], signature: 's' },
  ...{ missing: null, overwritten: null, wrong: null },
};
const seenSince = (ms: number, state: SeenFiles['state'] = 'arriving'): SeenFiles => ({
  ...{ month: '2024-06', signature: 's', state, seenAt: new Date(NOW.getTime() - ms).toISOString() },
  ...{ fileCount: 1, bytes: '10', fault: null, detail: null, loadRunId: null },
});
const judged = (group: Partial<FileGroup>, seen: SeenFiles | null, more: object = {}) =>
  judgeGroup({ ...GROUP, ...group }, seen, {
    ...{ layout: 'MANIFESTS' as const, isAsked: false, isDry: false, now: NOW, patience: PATIENCE },
    ...more,
  }).do;

test('files without a manifest wait until they were seen the same for a minute, whatever their clock says', () => {
  const files = { layout: 'FILES' };
  const future = { files: [object('a', NOW.getTime() * 2)] };
  expect(judged(future, null, files)).toBe('wait');
  expect(judged(future, seenSince(59_000), files)).toBe('wait');
  expect(judged(future, seenSince(61_000), files)).toBe('load');
  expect(judged(future, { ...seenSince(61_000), signature: 'other' }, files)).toBe('wait');
});

test('what was loaded is not loaded again, and what was refused only when somebody asks', () => {
  expect(judged({}, null)).toBe('load');
  expect(judged({}, seenSince(1, 'loaded'))).toBe('nothing');
  expect(judged({}, seenSince(1, 'failed'))).toBe('load');
  expect(judged({}, seenSince(1, 'refused'))).toBe('nothing');
  expect(judged({}, seenSince(1, 'refused'), { isAsked: true })).toBe('load');
  expect(judged({ signature: 'new' }, seenSince(1, 'refused'))).toBe('load');
});

test('half an export waits a day, and is then told of; a lie is told of once it lasts', () => {
  const missing = GROUPS.missing;
  expect(judged({ missing }, null)).toBe('wait');
  expect(judged({ missing }, seenSince(PATIENCE.overdueMs - 1))).toBe('wait');
  expect(judged({ missing }, seenSince(PATIENCE.overdueMs))).toBe('refuse');
  expect(judged({ wrong: missing }, null)).toBe('wait');
  expect(judged({ wrong: missing }, seenSince(PATIENCE.settledMs))).toBe('refuse');
  expect(judged({ overwritten: missing }, seenSince(1))).toBe('wait');
  expect(judged({ overwritten: missing }, seenSince(PATIENCE.overwrittenMs))).toBe('load');
});

const GROUPS = {
  missing:
    grouped([], [[`${PERIOD}/m-Manifest.json`, report([`${PERIOD}/1.csv`]), 2000]])[0]?.missing ?? null,
};
