// A bucket of S3-compatible storage.
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { SourceFaultCode } from '../../../lib/catalogue/loads/source-faults.ts';
import { PrivateAddress } from '../../../lib/node/network/egress.ts';
import { messageOf } from '../../../lib/node/start-fault.ts';
import { type ObjectStore, type StoredObject, StoreFault } from './object-store.ts';

const PARTIAL_CONTENT = 206;

const CODES: Readonly<Record<string, SourceFaultCode>> = {
  ExpiredToken: 'SECRET_ENDED',
  ExpiredTokenException: 'SECRET_ENDED',
  TokenRefreshRequired: 'SECRET_ENDED',
  CredentialsProviderError: 'ACCESS_DENIED',
  RequestTimeTooSkewed: 'CLOCK_APART',
  PreconditionFailed: 'OBJECT_CHANGED',
};
const STATUSES: Readonly<Record<number, SourceFaultCode>> = {
  400: 'ACCESS_DENIED',
  401: 'ACCESS_DENIED',
  403: 'ACCESS_DENIED',
  404: 'PLACE_GONE',
  412: 'OBJECT_CHANGED',
};

export class S3Store implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: prefix, EncodingType: 'url' },
    );
    try {
      for await (const { Contents: contents = [], EncodingType: encoding } of pages) {
        yield contents.map(({ Key: key = '', Size: size, ETag: etag, LastModified: modified }) => ({
          // A storage that does not know the encoding sends keys as they are.
          key: encoding === 'url' || encoding === undefined ? decoded(key) : key,
          size: size ?? 0,
          etag: etag ?? '',
          modifiedMs: modified?.getTime() ?? 0,
        }));
      }
    } catch (error) {
      throw s3Fault(error);
    }
  }

  async open({ key, etag }: StoredObject, from: number): Promise<{ body: Readable; isRest: boolean }> {
    try {
      const answer = await this.#client.send(
        new GetObjectCommand({
          ...{ Bucket: this.#bucket, Key: key },
          ...(etag === '' ? {} : { IfMatch: etag }),
          ...(from === 0 ? {} : { Range: `bytes=${from}-` }),
        }),
      );
      if (!(answer.Body instanceof Readable)) throw new Error(`${key}: an answer without a body`);
      if (etag !== '' && (answer.ETag ?? etag) !== etag) {
        answer.Body.destroy();
        throw new StoreFault('OBJECT_CHANGED', key);
      }
      return { body: answer.Body, isRest: answer.$metadata.httpStatusCode === PARTIAL_CONTENT };
    } catch (error) {
      const fault = s3Fault(error);
      // It was listed a moment ago.
      if (error instanceof S3ServiceException && ['PLACE_GONE', 'OBJECT_CHANGED'].includes(fault.code))
        throw new StoreFault('OBJECT_CHANGED', key, { cause: error });
      throw fault;
    }
  }

  close(): void {
    this.#client.destroy();
  }
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return key;
  }
}

/** Whatever a client of AWS throws, told apart. */
export function s3Fault(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const name = error instanceof Error ? error.name : '';
  const status = statusOf(error);
  const known = CODES[name];
  if (known) return new StoreFault(known, [status, name].filter(Boolean).join(' '), { cause: error });
  const cause = rootOf(error);
  if (cause instanceof PrivateAddress) return new StoreFault('ADDRESS_PRIVATE', cause.message);
  if (error instanceof S3ServiceException && status !== undefined && status < 500 && status !== 429)
    return new StoreFault(STATUSES[status] ?? 'ACCESS_DENIED', `${status} ${name}`, { cause: error });
  const detail =
    error instanceof S3ServiceException ? `the storage answers ${status} ${name}` : messageOf(cause);
  return new StoreFault('UNREACHABLE', detail, { cause: error });
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** Of several addresses that were tried for one name, the first says enough. */
function rootOf(error: unknown): unknown {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && first.cause instanceof Error ? first.cause : first;
}
