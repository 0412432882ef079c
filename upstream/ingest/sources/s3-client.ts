// Signed requests to S3-compatible object storage, tried again where that may help.
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { messageOf } from '../../../lib/node/start-fault.ts';
import { LoadError } from '../load/load-error.ts';
import type { S3Settings } from './object-storage.ts';

export interface S3Client {
  /** As the person gave it, for faults. */
  source: string;
  /** Of an address; without credentials the request is not signed, as public buckets want it. */
  get: (url: string, headers?: Record<string, string>) => Promise<Response>;
}

const ATTEMPTS = 4;
/** In milliseconds, times the number of the attempt. */
const PAUSE = 300;
/** How long a storage may take to begin its answer, in milliseconds. */
const ANSWER_MS = 60_000;

export function s3Client(settings: S3Settings, source: string): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings;
  const aws =
    accessKeyId !== null && secretAccessKey !== null
      ? new AwsClient({
          ...{ accessKeyId, secretAccessKey, region, service: 's3' },
          ...(sessionToken === null ? {} : { sessionToken }),
        })
      : null;
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const request = aws ? await aws.sign(url, { headers }) : new Request(url, { headers });
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(new Error('no answer')), ANSWER_MS);
    try {
      return await fetch(request, { signal: control.signal, redirect: 'error' });
    } finally {
      clearTimeout(timer);
    }
  };
  return { source, get };
}

/** Does the work up to four times. Throws a LoadError at once where the storage refuses it, else after the last try. */
export async function retried<Result>(source: string, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof LoadError) throw error;
      if (attempt === ATTEMPTS) {
        throw new LoadError(source, `cannot be fetched (${faultText(error)}); check address and network`, {
          cause: error,
        });
      }
      await sleep(PAUSE * attempt);
    }
  }
}

function faultText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return messageOf(cause);
}

/** Throws a LoadError for what another try cannot mend, and any other error for what it can. */
export async function refuse(source: string, response: Response): Promise<never> {
  const body = (await response.text()).slice(0, 2000);
  const code = /<Code>([^<]*)<\/Code>/.exec(body)?.[1] ?? '';
  const what = `${response.status}${code === '' ? '' : ` ${code}`}`;
  if (response.status >= 500 || response.status === 429) throw new Error(`the storage answers ${what}`);
  if (response.status === 401 || response.status === 403) {
    throw new LoadError(
      source,
      `the storage refuses it (${what}); check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and the rights of the key`,
    );
  }
  const isGone = response.status === 404;
  throw new LoadError(
    source,
    `${isGone ? 'is not there' : 'cannot be fetched'} (${what}); check bucket and prefix`,
  );
}

/** The text of an answer. */
export async function answerOf({ source, get }: S3Client, url: string): Promise<string> {
  return retried(source, async () => {
    const response = await get(url);
    return response.ok ? response.text() : refuse(source, response);
  });
}
