// Fetches the files of a month into a folder, several at once.
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fetchObject } from '../../sources/object-download.ts';
import type { ObjectStore, StoredObject } from '../../sources/object-store.ts';

const AT_ONCE = 8;

/** Paths in the order of the objects. Throws a StoreFault when one was changed on the way. */
export async function fetchFiles(
  store: ObjectStore,
  objects: readonly StoredObject[],
  folder: string,
  signal: AbortSignal,
): Promise<string[]> {
  const paths = objects.map(({ key }, index) =>
    join(folder, String(index), basename(key).replace(/^\.+$/, '_')),
  );
  const left = objects.map((object, index) => ({ object, path: paths[index] ?? '' })).reverse();
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      signal.throwIfAborted();
      await mkdir(join(next.path, '..'), { recursive: true });
      await fetchObject(store, next.object, next.path, signal);
    }
  };
  const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = all.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return paths;
}
