// Streams one object of a storage into a file; a connection that breaks goes on where it stopped.
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { LoadError } from '../load/load-error.ts';
import type { StoredObject } from './object-storage.ts';
import { refuse, retried, type S3Client } from './s3-client.ts';

/** Throws a LoadError when the object was changed on the way, or is not of the size that was listed. */
export async function fetchObject(
  { source, get }: S3Client,
  url: string,
  { key, size, etag }: StoredObject,
  path: string,
): Promise<void> {
  await retried(source, async () => {
    const have = (await stat(path).catch(() => null))?.size ?? 0;
    if (have === size) return;
    const response = await get(url, {
      ...(etag === '' ? {} : { 'if-match': etag }),
      ...(have === 0 ? {} : { range: `bytes=${have}-` }),
    });
    const isChanged =
      response.status === 412 || (etag !== '' && (response.headers.get('etag') ?? etag) !== etag);
    if (isChanged) throw new LoadError(source, `${key} was changed while it was fetched; load again`);
    if (!response.ok || !response.body) return refuse(source, response);
    const isRest = response.status === 206;
    await pipeline(response.body, createWriteStream(path, { flags: isRest ? 'a' : 'w' }));
    const got = (await stat(path)).size;
    if (got < size) throw new Error(`${key}: ${got} of ${size} bytes`);
    if (got > size) throw new LoadError(source, `${key} has more bytes than were listed; load again`);
  });
}
