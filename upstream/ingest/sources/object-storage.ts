// Fetches billing files from S3-compatible object storage into a folder.

import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { LoadError } from '../load/load-error.ts';
import { fetchObject } from './object-download.ts';
import { openS3, type S3Settings, storageFault } from './s3-client.ts';
import type { Bucket, StoredObject } from './stored-object.ts';

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
  const { endpoint, bucket: name, prefix } = placeOf(source, settings.endpoint);
  const client = await openS3(settings, endpoint);
  const bucket: Bucket = { client, name, source };
  try {
    const objects = chosen(await listObjects(bucket, prefix), prefix);
    if (objects.length === 0) throw new LoadError(source, 'holds no object; check bucket and prefix');
    const paths: string[] = [];
    for (const [index, object] of objects.entries()) {
      onFetch?.(fileName(object), index, objects.length);
      const place = join(folder, String(index));
      await mkdir(place, { recursive: true });
      const path = join(place, fileName(object));
      await fetchObject(bucket, object, path);
      paths.push(path);
    }
    return paths;
  } catch (error) {
    throw storageFault(source, error);
  } finally {
    client.destroy();
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

async function listObjects({ client, name, source }: Bucket, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix, EncodingType: 'url' });
  for await (const { Contents: contents = [] } of pages) {
    for (const { Key: key, Size: size, ETag: etag } of contents) {
      if (key === undefined) throw new LoadError(source, 'lists an object without a key');
      const plain = decodeURIComponent(key.replaceAll('+', ' '));
      objects.push({ key: plain, size: size ?? 0, etag: etag ?? '' });
    }
  }
  return objects;
}
