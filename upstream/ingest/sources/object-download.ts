// Streams one object of a storage into a file; a connection that breaks goes on where it stopped.
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ObjectStore, type StoredObject, StoreFault } from './object-store.ts';

const ATTEMPTS = 4;
/** In milliseconds, times the number of the attempt. */
const PAUSE = 300;

/** Throws a StoreFault when the object was changed on the way, or is not of the size that was listed. */
export async function fetchObject(
  store: ObjectStore,
  object: StoredObject,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchRest(store, object, path, signal);
    } catch (error) {
      const isFinal = (error instanceof StoreFault && !error.mayPass) || attempt === ATTEMPTS;
      if (isFinal || signal?.aborted) throw error;
      await sleep(PAUSE * attempt);
    }
  }
}

/** What the file lacks of the object. */
async function fetchRest(
  store: ObjectStore,
  object: StoredObject,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const { key, size } = object;
  const have = (await stat(path).catch(() => null))?.size ?? 0;
  if (have === size && size > 0) return;
  const { body, isRest } = await store.open(object, have);
  await pipeline(body, createWriteStream(path, { flags: isRest ? 'a' : 'w' }), signal ? { signal } : {});
  const got = (await stat(path)).size;
  if (got < size) throw new StoreFault('UNREACHABLE', `${key}: ${got} of ${size} bytes`);
  if (got > size) throw new StoreFault('OBJECT_CHANGED', key);
}
