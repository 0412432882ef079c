// Lists a source and reads its manifests: which files there are, and which of them belong together.
import { text } from 'node:stream/consumers';
import { MAX_SOURCE_OBJECTS, type SourceLayout } from '../../../../lib/catalogue/loads/source-kinds.ts';
import { type ObjectStore, type StoredObject, StoreFault } from '../../sources/object-store.ts';
import { type FileGroup, groupFiles, isData } from './file-groups.ts';
import { isManifest, MAX_MANIFEST_BYTES, type Manifest, monthIn, readManifest } from './read-manifest.ts';

interface Place {
  layout: SourceLayout;
  bucket: string;
  prefix: string;
}

/** Throws a StoreFault for a storage that cannot be read, or that holds nothing. */
export async function findGroups(
  store: ObjectStore,
  { layout, bucket, prefix }: Place,
): Promise<{ objectCount: number; groups: FileGroup[] }> {
  const objects: StoredObject[] = [];
  for await (const page of store.list(prefix)) {
    for (const object of page) {
      if (isData(object) || isManifest(object.key)) objects.push(object);
    }
    if (objects.length > MAX_SOURCE_OBJECTS)
      throw new StoreFault('TOO_MANY_OBJECTS', `more than ${MAX_SOURCE_OBJECTS}`);
  }
  if (objects.length === 0) throw new StoreFault('NOTHING_FOUND', prefix);
  const read: { object: StoredObject; manifest: Manifest }[] = [];
  const unreadable: FileGroup[] = [];
  for (const object of layout === 'FILES' ? [] : newestManifests(objects)) {
    try {
      read.push({ object, manifest: await manifestAt(store, object, bucket) });
    } catch (error) {
      if (!(error instanceof StoreFault) || !error.code.startsWith('MANIFEST_')) throw error;
      const signature = `${object.key} ${object.etag} ${object.size}`;
      unreadable.push({ ...EMPTY, month: monthIn(object.key), wrong: error, signature });
    }
  }
  if (layout === 'MANIFESTS' && read.length + unreadable.length === 0)
    throw new StoreFault('NOTHING_FOUND', `${prefix}: no manifest`);
  const groups = groupFiles(layout, prefix, objects, read);
  // A month waits for each of its manifests that cannot be read.
  const wrong = new Map(unreadable.map((group) => [group.month, group]));
  return {
    objectCount: objects.length,
    groups: [...groups.filter(({ month }) => !wrong.has(month)), ...wrong.values()],
  };
}

const EMPTY = { files: [], missing: null, overwritten: null } as const satisfies Partial<FileGroup>;

/** Of each export and period one: copies of earlier ones lie in folders of their own below it. */
function newestManifests(objects: readonly StoredObject[]): StoredObject[] {
  const newest = new Map<string, StoredObject>();
  for (const object of objects.filter(({ key }) => isManifest(key))) {
    const place = periodOf(object.key);
    const other = newest.get(place);
    const isNewer =
      !other ||
      object.modifiedMs > other.modifiedMs ||
      (object.modifiedMs === other.modifiedMs && object.key.length < other.key.length);
    if (isNewer) newest.set(place, object);
  }
  return [...newest.values()];
}

/** The folder of the period, and the name of the manifest. */
function periodOf(key: string): string {
  const parts = key.split('/');
  const period = parts.findIndex((part, index) => index < parts.length - 1 && monthIn(part) !== '');
  const folder = period < 0 ? parts.slice(0, -1) : parts.slice(0, period + 1);
  return `${folder.join('/')}\n${parts.at(-1)}`;
}

async function manifestAt(store: ObjectStore, object: StoredObject, bucket: string): Promise<Manifest> {
  if (object.size > MAX_MANIFEST_BYTES)
    throw new StoreFault('MANIFEST_UNREADABLE', `${object.key}: has ${object.size} bytes`);
  const { body } = await store.open(object, 0);
  return readManifest(object.key, await text(body), bucket);
}
