// Which objects of a source are loaded together: those of one month, as far as they are whole.
import { createHash } from 'node:crypto';
import type { SourceLayout } from '../../../../lib/catalogue/loads/source-kinds.ts';
import { type StoredObject, StoreFault } from '../../sources/object-store.ts';
import { isManifest, type Manifest, monthIn } from './read-manifest.ts';

export interface FileGroup {
  /** YYYY-MM; empty for objects whose keys name no month. */
  month: string;
  files: StoredObject[];
  /** Of keys, ETags and sizes, manifests among them: what was seen last is known by it. */
  signature: string;
  /** Why its files are not whole yet; null where nothing speaks against them. */
  missing: StoreFault | null;
  /** A file is newer than the manifest that lists it: the export may be on its way to be overwritten. */
  overwritten: StoreFault | null;
  /** A manifest that lies: nothing of the group is loaded until it is another. */
  wrong: StoreFault | null;
}

interface ManifestObject {
  object: StoredObject;
  manifest: Manifest;
}

/** `manifests` are read already; of each export and month the newest of the storage counts. */
export function groupFiles(
  layout: SourceLayout,
  prefix: string,
  objects: readonly StoredObject[],
  manifests: readonly ManifestObject[],
): FileGroup[] {
  const groups = layout === 'FILES' ? plainGroups(objects) : exportGroups(prefix, objects, manifests);
  return groups.sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** What is no file for people or tools: empty objects stand for folders. */
export function isData({ key, size }: StoredObject): boolean {
  return size > 0 && !key.endsWith('/') && !isManifest(key) && !/(^|\/)[._][^/]*$/.test(key);
}

function plainGroups(objects: readonly StoredObject[]): FileGroup[] {
  const byMonth = new Map<string, StoredObject[]>();
  for (const object of objects.filter(isData)) {
    const month = monthIn(object.key);
    const known = byMonth.get(month);
    if (known) known.push(object);
    else byMonth.set(month, [object]);
  }
  return [...byMonth].map(([month, files]) => ({
    ...{ month, files, missing: null, overwritten: null, wrong: null },
    signature: signatureOf(files),
  }));
}

function exportGroups(
  prefix: string,
  objects: readonly StoredObject[],
  manifests: readonly ManifestObject[],
): FileGroup[] {
  const known = new Map(objects.map((object) => [object.key, object]));
  const byMonth = new Map<string, ManifestObject[]>();
  for (const current of currentManifests(manifests)) {
    const { month } = current.manifest;
    byMonth.set(month, [...(byMonth.get(month) ?? []), current]);
  }
  return [...byMonth].map(([month, all]) => {
    const read = all.map((each) => filesOf(each, prefix, known));
    const files = [...new Map(read.flatMap((each) => each.files).map((file) => [file.key, file])).values()];
    return {
      ...{ month, files },
      signature: signatureOf([...files, ...all.map(({ object }) => object)]),
      missing: read.find((each) => each.missing !== null)?.missing ?? null,
      overwritten: read.find((each) => each.overwritten !== null)?.overwritten ?? null,
      wrong: read.find((each) => each.wrong !== null)?.wrong ?? null,
    };
  });
}

/** The last that the storage got; of two at once the one that lies higher, which is that of the period. */
function currentManifests(manifests: readonly ManifestObject[]): ManifestObject[] {
  const current = new Map<string, ManifestObject>();
  for (const each of manifests) {
    const id = `${each.manifest.exportId}\n${each.manifest.month}`;
    const other = current.get(id);
    if (!other || isNewer(each.object, other.object)) current.set(id, each);
  }
  return [...current.values()];
}

function isNewer(one: StoredObject, other: StoredObject): boolean {
  return one.modifiedMs === other.modifiedMs
    ? one.key.length < other.key.length
    : one.modifiedMs > other.modifiedMs;
}

function filesOf(
  { object, manifest }: ManifestObject,
  prefix: string,
  known: ReadonlyMap<string, StoredObject>,
): Pick<FileGroup, 'files' | 'missing' | 'overwritten' | 'wrong'> {
  const files: StoredObject[] = [];
  let missing: StoreFault | null = null;
  let overwritten: StoreFault | null = null;
  let wrong: StoreFault | null = null;
  for (const { key, size } of manifest.files) {
    const found = known.get(key);
    if (!key.startsWith(prefix))
      wrong ??= new StoreFault('MANIFEST_WRONG', `${object.key}: names ${key}, outside of the prefix`);
    else if (!found) missing ??= new StoreFault('FILES_MISSING', `${object.key}: ${key} is not there`);
    else if (size !== null && size !== found.size)
      wrong ??= new StoreFault(
        'MANIFEST_WRONG',
        `${object.key}: ${key} has ${found.size} bytes, not ${size}`,
      );
    else files.push(found);
    // The files of an export that is overwritten are newer than its manifest until that follows.
    if (found && found.modifiedMs > object.modifiedMs)
      overwritten ??= new StoreFault('FILES_MISSING', `${object.key}: ${key} is newer than the manifest`);
  }
  return { files, missing, overwritten, wrong };
}

function signatureOf(files: readonly StoredObject[]): string {
  const hash = createHash('sha256');
  const lines = files.map(({ key, etag, size }) => `${key}\0${etag}\0${size}\n`).sort();
  for (const line of lines) hash.update(line);
  return hash.digest('hex');
}
