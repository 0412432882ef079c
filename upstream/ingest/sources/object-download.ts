// Streams one object of a storage into a file; a connection that breaks goes on where it stopped.
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { LoadError } from '../load/load-error.ts';
import { ATTEMPTS, isRefusal } from './s3-client.ts';
import type { Bucket, StoredObject } from './stored-object.ts';

/** In milliseconds, times the number of the attempt. */
const PAUSE = 300;
const PARTIAL_CONTENT = 206;
const PRECONDITION_FAILED = 412;

/** Throws a LoadError when the object was changed on the way, or is not of the size that was listed. */
export async function fetchObject(bucket: Bucket, object: StoredObject, path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchRest(bucket, object, path);
    } catch (error) {
      const isFinal = error instanceof LoadError || isRefusal(error) || attempt === ATTEMPTS;
      if (isFinal) throw error;
      await sleep(PAUSE * attempt);
    }
  }
}

/** What the file lacks of the object. */
async function fetchRest(
  { client, name, source }: Bucket,
  { key, size, etag }: StoredObject,
  path: string,
): Promise<void> {
  const have = (await stat(path).catch(() => null))?.size ?? 0;
  if (have === size) return;
  const changed = () => new LoadError(source, `${key} was changed while it was fetched; load again`);
  const answer = await getObject(client, {
    ...{ Bucket: name, Key: key },
    ...(etag === '' ? {} : { IfMatch: etag }),
    ...(have === 0 ? {} : { Range: `bytes=${have}-` }),
  });
  if (answer === 'changed' || (etag !== '' && (answer.ETag ?? etag) !== etag)) throw changed();
  if (!(answer.Body instanceof Readable)) throw new Error(`${key}: an answer without a body`);
  const isRest = answer.$metadata.httpStatusCode === PARTIAL_CONTENT;
  await pipeline(answer.Body, createWriteStream(path, { flags: isRest ? 'a' : 'w' }));
  const got = (await stat(path)).size;
  if (got < size) throw new Error(`${key}: ${got} of ${size} bytes`);
  if (got > size) throw new LoadError(source, `${key} has more bytes than were listed; load again`);
}

async function getObject(client: S3Client, input: ConstructorParameters<typeof GetObjectCommand>[0]) {
  try {
    return await client.send(new GetObjectCommand(input));
  } catch (error) {
    if (isRefusal(error) && error.$metadata.httpStatusCode === PRECONDITION_FAILED) return 'changed';
    throw error;
  }
}
