// The client of S3-compatible object storage, and its faults in words.
import { S3Client, type S3ClientConfig, S3ServiceException } from '@aws-sdk/client-s3';
import { messageOf } from '../../../lib/node/start-fault.ts';
import { LoadError } from '../load/load-error.ts';

export interface S3Settings {
  /** Without a key the credentials come from the usual places of AWS: profile, SSO, web identity, role of the machine. */
  accessKeyId: string | null;
  secretAccessKey: string | null;
  sessionToken: string | null;
  region: string;
  /** Address of a storage other than that of AWS, for `s3://`. */
  endpoint: string | null;
}

export const ATTEMPTS = 4;
/** How long a storage may take to accept a connection and to begin its answer, in milliseconds. */
const CONNECTION_MS = 10_000;
const ANSWER_MS = 60_000;

/** `endpoint`: another storage than that of AWS, whose address has the bucket in its path. */
export async function openS3(settings: S3Settings, endpoint: string | null): Promise<S3Client> {
  const common: S3ClientConfig = {
    region: settings.region,
    followRegionRedirects: true,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: ANSWER_MS },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  };
  const { accessKeyId, secretAccessKey, sessionToken } = settings;
  if (accessKeyId !== null && secretAccessKey !== null) {
    const session = sessionToken === null ? {} : { sessionToken };
    return new S3Client({ ...common, credentials: { accessKeyId, secretAccessKey, ...session } });
  }
  const client = new S3Client(common);
  const hasCredentials = await client.config.credentials().then(
    () => true,
    () => false,
  );
  return hasCredentials ? client : new S3Client({ ...common, ...ANONYMOUS });
}

/** Unsigned requests, as public buckets want them. */
const ANONYMOUS: S3ClientConfig = {
  credentials: { accessKeyId: '', secretAccessKey: '' },
  signer: { sign: async (request) => request },
};

/** Whether the storage answered, so that trying again is pointless. */
export function isRefusal(error: unknown): error is S3ServiceException {
  if (!(error instanceof S3ServiceException)) return false;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** A fault of the storage or of the network as one line that names the source and what to check. */
export function storageFault(source: string, error: unknown): LoadError {
  if (error instanceof LoadError) return error;
  if (!isRefusal(error)) {
    return new LoadError(source, `cannot be fetched (${faultText(error)}); check address and network`, {
      cause: error,
    });
  }
  const status = error.$metadata.httpStatusCode;
  const what = [status, error.name].join(' ');
  if (status === 401 || status === 403) {
    return new LoadError(
      source,
      `the storage refuses it (${what}); check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_PROFILE, AWS_REGION and the rights of the key`,
    );
  }
  return new LoadError(
    source,
    `${status === 404 ? 'is not there' : 'cannot be fetched'} (${what}); check bucket and prefix`,
  );
}

function faultText(error: unknown): string {
  if (error instanceof S3ServiceException)
    return `the storage answers ${error.$metadata.httpStatusCode} ${error.name}`;
  // Of several addresses that were tried for one name, the first says enough.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return messageOf(first instanceof Error && first.cause instanceof Error ? first.cause : first);
}
