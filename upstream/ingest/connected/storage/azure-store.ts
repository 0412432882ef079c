// A container of Azure Blob Storage, by a shared access signature or a connection string.
import { Readable } from 'node:stream';
import { ContainerClient, RestError } from '@azure/storage-blob';
import type { SourceFaultCode } from '../../../../lib/catalogue/loads/source-faults.ts';
import { isWithin } from '../../../../lib/node/networks.ts';
import { messageOf } from '../../../../lib/node/start-fault.ts';
import { type ObjectStore, type StoredObject, StoreFault } from '../../sources/object-store.ts';
import type { StoreParts } from './open-store.ts';

const PAGE = 1000;
const OPTIONS = { retryOptions: { maxTries: 3, tryTimeoutInMs: 60_000, maxRetryDelayInMs: 4000 } };
/** Of Azure in all its clouds: other hosts are the operator's to allow. */
const HOSTS = /\.blob\.(core\.(windows\.net|chinacloudapi\.cn|usgovcloudapi\.net)|storage\.azure\.net)$/i;

const CODES: Readonly<Record<string, SourceFaultCode>> = {
  ContainerNotFound: 'PLACE_GONE',
  ContainerBeingDeleted: 'PLACE_GONE',
  AccountIsDisabled: 'PLACE_GONE',
  ConditionNotMet: 'OBJECT_CHANGED',
  BlobNotFound: 'OBJECT_CHANGED',
};

export async function openAzure({ way, place, secrets, limits }: StoreParts): Promise<ObjectStore> {
  const { bucket = '', account = '' } = place;
  const client = clientOf(way, bucket, account, secrets);
  const { hostname, protocol } = new URL(client.url);
  const isAzure = protocol === 'https:' && HOSTS.test(hostname);
  if (!isAzure && !isWithin(hostname, limits.networks)) throw new StoreFault('ADDRESS_PRIVATE', hostname);
  return new AzureStore(client, way === 'SAS' ? (secrets.sas ?? '') : '');
}

function clientOf(
  way: string,
  bucket: string,
  account: string,
  { sas = '', connectionString = '' }: StoreParts['secrets'],
): ContainerClient {
  try {
    if (way === 'CONNECTION_STRING') return new ContainerClient(connectionString, bucket, OPTIONS);
    const address = /^https?:\/\//.test(account) ? account : `https://${account}.blob.core.windows.net`;
    const url = `${address.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}?${sas.replace(/^\?/, '')}`;
    return new ContainerClient(url, undefined, OPTIONS);
  } catch (error) {
    // The text of the error may hold what was given.
    throw new StoreFault('ACCESS_DENIED', 'what was given is no address and no connection string of Azure', {
      cause: error instanceof Error ? error.name : undefined,
    });
  }
}

class AzureStore implements ObjectStore {
  readonly #client: ContainerClient;
  readonly #sas: string;

  constructor(client: ContainerClient, sas: string) {
    this.#client = client;
    this.#sas = sas;
  }

  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    try {
      for await (const { segment } of this.#client.listBlobsFlat({ prefix }).byPage({ maxPageSize: PAGE })) {
        yield segment.blobItems.map(({ name, properties }) => ({
          key: name,
          size: properties.contentLength ?? 0,
          etag: properties.etag,
          modifiedMs: properties.lastModified.getTime(),
        }));
      }
    } catch (error) {
      throw azureFault(error, this.#sas);
    }
  }

  async open({ key, etag }: StoredObject, from: number): Promise<{ body: Readable; isRest: boolean }> {
    try {
      const answer = await this.#client.getBlobClient(key).download(from, undefined, {
        ...(etag === '' ? {} : { conditions: { ifMatch: etag } }),
      });
      const body = answer.readableStreamBody;
      if (!(body instanceof Readable)) throw new Error(`${key}: an answer without a body`);
      return { body, isRest: from > 0 };
    } catch (error) {
      const fault = azureFault(error, this.#sas);
      throw fault.code === 'OBJECT_CHANGED' ? new StoreFault('OBJECT_CHANGED', key) : fault;
    }
  }

  close(): void {
    // Its connections are of the process.
  }
}

/** Without the address, whose query is the secret. */
function azureFault(error: unknown, sas: string): StoreFault {
  if (error instanceof StoreFault) return error;
  if (!(error instanceof RestError))
    return new StoreFault('UNREACHABLE', messageOf(error).split('?')[0] ?? '');
  const { statusCode, code = '' } = error;
  if (statusCode === undefined) return new StoreFault('UNREACHABLE', code || 'no answer');
  const detail = `${statusCode} ${code}`.trim();
  const known = CODES[code];
  if (known) return new StoreFault(known, detail);
  if (statusCode === 401 || statusCode === 403)
    return new StoreFault(hasEnded(sas) ? 'SECRET_ENDED' : 'ACCESS_DENIED', detail);
  if (statusCode === 404) return new StoreFault('PLACE_GONE', detail);
  if (statusCode === 412) return new StoreFault('OBJECT_CHANGED', detail);
  return new StoreFault('UNREACHABLE', detail);
}

/** By its own word `se`; Azure says of an ended one no more than that it does not fit. */
function hasEnded(sas: string): boolean {
  const end = Date.parse(new URLSearchParams(sas.replace(/^\?/, '')).get('se') ?? '');
  return end < Date.now();
}
