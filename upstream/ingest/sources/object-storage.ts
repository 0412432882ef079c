// Fetches billing files from S3-compatible object storage into a folder.

import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SourceFaultCode } from '../../../lib/catalogue/loads/source-faults.ts';
import { LoadError } from '../load/load-error.ts';
import { fetchObject } from './object-download.ts';
import { type StoredObject, StoreFault } from './object-store.ts';
import { openS3, type S3Settings } from './s3-client.ts';
import { S3Store, s3Fault } from './s3-store.ts';

interface Place {
  /** Of a storage other than that of AWS. */
  endpoint: string | null;
  bucket: string;
  prefix: string;
}

/** Paths of all objects below the address, or of the one that it names. Throws a LoadError that names the address. */
export async function fetchObjects(
  source: string,
  settings: S3Settings,
  folder: string,
  onFetch?: (name: string, done: number, total: number) => void,
): Promise<string[]> {
  const { endpoint, bucket, prefix } = placeOf(source, settings.endpoint);
  const store = new S3Store(await openS3(settings, endpoint), bucket);
  try {
    const listed: StoredObject[] = [];
    for await (const page of store.list(prefix)) listed.push(...page);
    const objects = chosen(listed, prefix);
    if (objects.length === 0) throw new LoadError(source, 'holds no object; check bucket and prefix');
    const paths: string[] = [];
    for (const [index, object] of objects.entries()) {
      onFetch?.(fileName(object), index, objects.length);
      const place = join(folder, String(index));
      await mkdir(place, { recursive: true });
      const path = join(place, fileName(object));
      await fetchObject(store, object, path);
      paths.push(path);
    }
    return paths;
  } catch (error) {
    throw storageFault(source, error);
  } finally {
    store.close();
  }
}

function fileName({ key }: StoredObject): string {
  return basename(key).replace(/^\.+$/, '_');
}

/** The object that the address names; else all below it that hold something. */
function chosen(listed: readonly StoredObject[], prefix: string): StoredObject[] {
  const whole = listed.filter(({ key, size }) => !key.endsWith('/') && size > 0);
  const named = whole.filter(({ key }) => key === prefix);
  return named.length > 0 ? named : whole;
}

function placeOf(source: string, endpoint: string | null): Place {
  if (!URL.canParse(source)) throw new LoadError(source, 'is no address; give s3://bucket/prefix');
  const url = new URL(source);
  const path = decodeURIComponent(url.pathname.replace(/^\/+/, ''));
  if (url.protocol === 's3:') {
    if (url.hostname === '') throw new LoadError(source, 'names no bucket; give s3://bucket/prefix');
    return { endpoint, bucket: url.hostname, prefix: path };
  }
  const [, ofAws] = /^(.+)\.s3[.-]([a-z0-9-]+\.)?amazonaws\.com$/.exec(url.hostname) ?? [];
  if (ofAws !== undefined) return { endpoint: null, bucket: ofAws, prefix: path };
  const [bucket = '', ...rest] = path.split('/');
  if (bucket === '') throw new LoadError(source, 'names no bucket; give https://host/bucket/prefix');
  return { endpoint: url.origin, bucket, prefix: rest.join('/') };
}

/** A fault of the storage or of the network as one line that names the source and what to check. */
function storageFault(source: string, error: unknown): LoadError {
  if (error instanceof LoadError) return error;
  const { code, detail } = error instanceof StoreFault ? error : s3Fault(error);
  return new LoadError(
    source,
    WORDS[code]?.(detail) ?? `cannot be fetched (${detail}); check bucket and prefix`,
    {
      cause: error,
    },
  );
}

const refused = (detail: string) =>
  `the storage refuses it (${detail}); check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_PROFILE, AWS_REGION and the rights of the key`;

const WORDS: Partial<Record<SourceFaultCode, (detail: string) => string>> = {
  ACCESS_DENIED: refused,
  SECRET_ENDED: refused,
  CLOCK_APART: (detail) => `the storage refuses it (${detail}); set the clock of this machine`,
  PLACE_GONE: (detail) => `is not there (${detail}); check bucket and prefix`,
  OBJECT_CHANGED: (key) => `${key} was changed while it was fetched; load again`,
  UNREACHABLE: (detail) => `cannot be fetched (${detail}); check address and network`,
};
