// A bucket over the JSON API of Google Cloud Storage; a generation of an object never changes.
import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { z } from 'zod';
import { messageOf } from '../../../../lib/node/start-fault.ts';
import { type ObjectStore, type StoredObject, StoreFault } from '../../sources/object-store.ts';
import { AccessTokens, type ServiceAccount } from './service-account.ts';

const PATIENCE = { headersTimeout: 60_000, bodyTimeout: 60_000 };

const page = z.object({
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        name: z.string(),
        size: z.string(),
        generation: z.string(),
        updated: z.string().optional(),
      }),
    )
    .default([]),
});

export interface GcsParts {
  account: ServiceAccount;
  bucket: string;
  /** Without a slash at its end. */
  endpoint: string;
  /** Where tokens come from, where that is not Google. */
  tokenAddress?: string;
}

export class GcsStore implements ObjectStore {
  readonly #tokens: AccessTokens;
  readonly #base: string;

  constructor({ account, bucket, endpoint, tokenAddress }: GcsParts) {
    this.#tokens = new AccessTokens(account, tokenAddress);
    this.#base = `${endpoint}/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  }

  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    let token: string | undefined = '';
    while (token !== undefined) {
      const query = new URLSearchParams({
        ...{ prefix, fields: 'nextPageToken,items(name,size,generation,updated)', maxResults: '1000' },
        ...(token === '' ? {} : { pageToken: token }),
      });
      const { body } = await this.#get(`?${query}`, {});
      const { items, nextPageToken } = page.parse(await body.json());
      yield items.map(({ name, size, generation, updated }) => ({
        ...{ key: name, size: Number(size), etag: generation },
        modifiedMs: updated === undefined ? 0 : Date.parse(updated),
      }));
      token = nextPageToken;
    }
  }

  async open({ key, etag }: StoredObject, from: number): Promise<{ body: Readable; isRest: boolean }> {
    const query = new URLSearchParams({ alt: 'media', ifGenerationMatch: etag });
    const range: Record<string, string> = from === 0 ? {} : { range: `bytes=${from}-` };
    try {
      const { body, statusCode } = await this.#get(`/${encodeURIComponent(key)}?${query}`, range);
      return { body, isRest: statusCode === 206 };
    } catch (error) {
      const isGone = error instanceof StoreFault && ['PLACE_GONE', 'OBJECT_CHANGED'].includes(error.code);
      throw isGone ? new StoreFault('OBJECT_CHANGED', key) : error;
    }
  }

  close(): void {
    // Its connections are of the process.
  }

  async #get(path: string, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    const authorization = `Bearer ${await this.#tokens.token()}`;
    const answer = await request(`${this.#base}${path}`, {
      ...PATIENCE,
      headers: { ...headers, authorization },
    }).catch((error: unknown) => {
      throw new StoreFault('UNREACHABLE', messageOf(error), { cause: error });
    });
    const { statusCode: status } = answer;
    if (status < 300) return answer;
    await answer.body.dump();
    if (status === 401 || status === 403) throw new StoreFault('ACCESS_DENIED', String(status));
    if (status === 404) throw new StoreFault('PLACE_GONE', String(status));
    if (status === 412) throw new StoreFault('OBJECT_CHANGED', String(status));
    throw new StoreFault('UNREACHABLE', `the storage answers ${status}`);
  }
}
