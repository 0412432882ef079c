// Real servers of storages on loopback, each with a bucket of its own to put files into.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  BlobServiceClient,
  ContainerSASPermissions,
  generateBlobSASQueryParameters,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';

export interface Storage {
  put: (key: string, body: string | Uint8Array) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** The bucket itself goes. */
  drop: () => Promise<void>;
  close: () => Promise<void>;
}

export interface S3Storage extends Storage {
  endpoint: string;
  bucket: string;
}

const require = createRequire(import.meta.url);
/** Those that the server knows. */
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface S3rver {
  run: () => Promise<AddressInfo>;
  close: () => Promise<void>;
}

export async function startS3Storage(): Promise<S3Storage> {
  const S3rverServer = require('@20minutes/s3rver') as new (options: object) => S3rver;
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rverServer({
    ...{ directory, port: 0, address: '127.0.0.1', silent: true },
    // It takes the path of a bucket for another one than today's clients sign; it knows keys all the same.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'billing' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: S3_KEYS });
  const bucket = 'billing';
  const keys = new Set<string>();
  return {
    ...{ endpoint, bucket },
    put: async (key, body) => {
      keys.add(key);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body }));
    },
    remove: async (key) => {
      keys.delete(key);
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    drop: async () => {
      for (const key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
      await client.send(new DeleteBucketCommand({ Bucket: bucket }));
    },
    close: async () => {
      client.destroy();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export interface AzureStorage extends Storage {
  account: string;
  container: string;
  connectionString: string;
  /** A signature that may list and read until then. */
  sas: (endsOn: Date) => string;
}

const ACCOUNT = 'devstoreaccount1';
/** Published by Microsoft for its emulator. */
const ACCOUNT_KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export async function startAzureStorage(): Promise<AzureStorage> {
  const directory = mkdtempSync(join(tmpdir(), 'azure-'));
  const { default: BlobServer } = require('azurite/dist/src/blob/BlobServer');
  const { default: BlobConfiguration } = require('azurite/dist/src/blob/BlobConfiguration');
  const file = (name: string) => join(directory, name);
  const places = [{ locationId: 'Default', locationPath: file('blobs'), maxConcurrency: 10 }];
  const configuration = new BlobConfiguration(
    ...['127.0.0.1', 0, 5, file('blobs.json'), file('extents.json'), places, false, undefined, false],
    ...[undefined, false, true, '', '', '', undefined, false, true],
  );
  const server = new BlobServer(configuration) as {
    start: () => Promise<void>;
    close: () => Promise<void>;
    httpServer: Server;
  };
  await server.start();
  if (!server.httpServer.listening) await once(server.httpServer, 'listening');
  const { port } = server.httpServer.address() as AddressInfo;
  const account = `http://127.0.0.1:${port}/${ACCOUNT}`;
  const connectionString = `DefaultEndpointsProtocol=http;AccountName=${ACCOUNT};AccountKey=${ACCOUNT_KEY};BlobEndpoint=${account};`;
  const container = 'exports';
  const client = BlobServiceClient.fromConnectionString(connectionString).getContainerClient(container);
  await client.create();
  return {
    ...{ account, container, connectionString },
    sas: (endsOn) =>
      generateBlobSASQueryParameters(
        {
          containerName: container,
          permissions: ContainerSASPermissions.parse('rl'),
          startsOn: new Date(Date.UTC(2020, 0, 1)),
          expiresOn: endsOn,
        },
        new StorageSharedKeyCredential(ACCOUNT, ACCOUNT_KEY),
      ).toString(),
    put: async (key, body) => {
      await client.getBlockBlobClient(key).upload(body, Buffer.byteLength(body));
    },
    remove: async (key) => {
      await client.deleteBlob(key);
    },
    drop: async () => {
      await client.delete();
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
