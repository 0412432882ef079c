// What is fetched from object storage.
import type { S3Client } from '@aws-sdk/client-s3';

export interface StoredObject {
  key: string;
  size: number;
  /** Empty where the storage tells none. */
  etag: string;
}

/** A bucket as a person named it. */
export interface Bucket {
  client: S3Client;
  name: string;
  /** The address, for faults. */
  source: string;
}
