// A bucket of Google Cloud Storage: by an HMAC key as S3-compatible storage, or by a service account over its JSON API.
import { S3Client } from '@aws-sdk/client-s3';
import { type ObjectStore, StoreFault } from '../../sources/object-store.ts';
import { S3Store } from '../../sources/s3-store.ts';
import { GcsStore } from './gcs-store.ts';
import { guarded } from './open-s3.ts';
import type { StoreParts } from './open-store.ts';
import { readServiceAccount } from './service-account.ts';

const GOOGLE = 'https://storage.googleapis.com';

/** `endpoint` is where Google answers. */
export async function openGcs(parts: StoreParts, endpoint = GOOGLE): Promise<ObjectStore> {
  const { way, place, secrets, limits } = parts;
  const { bucket = '', accessKeyId = '' } = place;
  if (way === 'HMAC') {
    const { secretAccessKey = '' } = secrets;
    const credentials = { accessKeyId, secretAccessKey };
    return new S3Store(new S3Client({ ...guarded('auto', endpoint, limits.networks), credentials }), bucket);
  }
  const account = readServiceAccount(secrets.serviceAccountKey ?? '');
  if (account === null)
    throw new StoreFault('ACCESS_DENIED', 'the key is no JSON key of a service account of Google');
  return new GcsStore({ account, bucket, endpoint });
}
