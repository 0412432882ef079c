// A folder of this machine, or a network drive that is mounted there. Its files stay where they are.
import { createReadStream } from 'node:fs';
import { lstat, opendir, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { type ObjectStore, type StoredObject, StoreFault } from '../../sources/object-store.ts';
import type { StoreParts } from './open-store.ts';

const PAGE = 1000;
const MAX_DEPTH = 12;

/** Throws a StoreFault for a folder that is gone, or that the operator has not opened to sources. */
export async function openFolder({ place, limits }: StoreParts): Promise<ObjectStore> {
  const folder = await realpath(place.bucket ?? '').catch(() => {
    throw new StoreFault('PLACE_GONE', place.bucket ?? '');
  });
  const roots = await Promise.all(limits.folders.map((root) => realpath(root).catch(() => resolve(root))));
  const isOpen = roots.some((root) => folder === root || folder.startsWith(`${root}${sep}`));
  if (!isOpen) throw new StoreFault('ACCESS_DENIED', `${place.bucket}: not below SOURCE_FOLDERS`);
  return new FolderStore(folder);
}

class FolderStore implements ObjectStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    let page: StoredObject[] = [];
    for await (const path of filesBelow(this.#folder, 0)) {
      const key = relative(this.#folder, path).split(sep).join('/');
      if (!key.startsWith(prefix)) continue;
      const found = await objectAt(path, key);
      if (found) page.push(found);
      if (page.length === PAGE) {
        yield page;
        page = [];
      }
    }
    yield page;
  }

  async open(object: StoredObject, from: number): Promise<{ body: Readable; isRest: boolean }> {
    const path = join(this.#folder, object.key);
    const now = await objectAt(path, object.key);
    if (now?.etag !== object.etag) throw new StoreFault('OBJECT_CHANGED', object.key);
    return { body: createReadStream(path, { start: from }), isRest: from > 0 };
  }

  close(): void {
    // Nothing stays open.
  }
}

/** Symbolic links are not followed: they may lead elsewhere. */
async function* filesBelow(folder: string, depth: number): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (depth === 0) throw new StoreFault('PLACE_GONE', folder, { cause: error });
    return [];
  });
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < MAX_DEPTH) yield* filesBelow(path, depth + 1);
    else if (entry.isFile()) yield path;
  }
}

async function objectAt(path: string, key: string): Promise<StoredObject | null> {
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const { size, mtimeMs } = found;
  return { key, size, etag: `${size}-${mtimeMs}`, modifiedMs: mtimeMs };
}
