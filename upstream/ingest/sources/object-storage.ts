// Fetches billing files from S3-compatible object storage into a folder.
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LoadError } from '../load/load-error.ts';
import { fetchObject } from './object-download.ts';
import { answerOf, type S3Client, s3Client } from './s3-client.ts';

export interface S3Settings {
  accessKeyId: string | null;
  secretAccessKey: string | null;
  sessionToken: string | null;
  region: string;
  /** Address of a storage other than that of AWS, for `s3://`. */
  endpoint: string | null;
}

export interface StoredObject {
  key: string;
  size: number;
  etag: string;
}

interface Place {
  /** Address of the bucket, without a slash at its end. */
  bucketUrl: string;
  prefix: string;
}

export function isStorageAddress(source: string): boolean {
  return /^(s3|https?):\/\//i.test(source);
}

/** Paths of all objects below the address, or of the one that it names. Throws a LoadError that names the address. */
export async function fetchObjects(
  source: string,
  settings: S3Settings,
  folder: string,
  onFetch?: (name: string, done: number, total: number) => void,
): Promise<string[]> {
  const { bucketUrl, prefix } = placeOf(source, settings);
  const client = s3Client(settings, source);
  const listed = await listObjects(client, bucketUrl, prefix);
  const whole = listed.filter(({ key, size }) => !key.endsWith('/') && size > 0);
  const named = whole.filter(({ key }) => key === prefix);
  const objects = named.length > 0 ? named : whole;
  if (objects.length === 0) throw new LoadError(source, 'holds no object; check bucket and prefix');
  const paths: string[] = [];
  for (const [index, object] of objects.entries()) {
    const name = basename(object.key).replace(/^\.+$/, '_');
    onFetch?.(name, index, objects.length);
    const place = join(folder, String(index));
    await mkdir(place, { recursive: true });
    const path = join(place, name);
    await fetchObject(client, `${bucketUrl}/${encodedKey(object.key)}`, object, path);
    paths.push(path);
  }
  return paths;
}

function placeOf(source: string, { endpoint, region }: S3Settings): Place {
  if (!URL.canParse(source)) throw new LoadError(source, 'is no address; give s3://bucket/prefix');
  const url = new URL(source);
  const path = decodeURIComponent(url.pathname.replace(/^\/+/, ''));
  if (url.protocol === 's3:') {
    const bucket = url.hostname;
    if (bucket === '') throw new LoadError(source, 'names no bucket; give s3://bucket/prefix');
    if (endpoint !== null) return { bucketUrl: `${endpoint.replace(/\/+$/, '')}/${bucket}`, prefix: path };
    // A certificate of AWS does not hold for names of buckets with a dot.
    const host = `s3.${region}.amazonaws.com`;
    const bucketUrl = bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
    return { bucketUrl, prefix: path };
  }
  if (/\.s3[.-]([a-z0-9-]+\.)?amazonaws\.com$/.test(url.hostname))
    return { bucketUrl: url.origin, prefix: path };
  const [bucket = '', ...rest] = path.split('/');
  if (bucket === '') throw new LoadError(source, 'names no bucket; give https://host/bucket/prefix');
  return { bucketUrl: `${url.origin}/${bucket}`, prefix: rest.join('/') };
}

function encodedKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** A thousand at a time, until the storage says that these were all. */
async function listObjects(client: S3Client, bucketUrl: string, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  let token: string | null = null;
  do {
    const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
    if (token !== null) query.set('continuation-token', token);
    const xml = await answerOf(client, `${bucketUrl}/?${query}`);
    for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      objects.push({
        key: decodeURIComponent(memberOf(entry, 'Key').replaceAll('+', ' ')),
        size: Number(memberOf(entry, 'Size')),
        etag: memberOf(entry, 'ETag'),
      });
    }
    token = memberOf(xml, 'IsTruncated') === 'true' ? memberOf(xml, 'NextContinuationToken') : null;
  } while (token !== null && token !== '');
  return objects;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#34': '"',
  '#39': "'",
};

/** Text of the first element of the name. */
function memberOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&([a-z]+|#\d+);/g, (all, entity: string) => ENTITIES[entity] ?? all);
}
