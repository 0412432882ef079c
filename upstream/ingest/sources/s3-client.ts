// The client of S3-compatible object storage.
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

export interface S3Settings {
  /** Without a key the credentials come from the usual places of AWS: profile, SSO, web identity, role of the machine. */
  accessKeyId: string | null;
  secretAccessKey: string | null;
  sessionToken: string | null;
  region: string;
  /** Address of a storage other than that of AWS, for `s3://`. */
  endpoint: string | null;
}

const ATTEMPTS = 4;
/** How long a storage may take to accept a connection and to begin its answer, in milliseconds. */
const CONNECTION_MS = 10_000;
const ANSWER_MS = 60_000;

/** `endpoint`: another storage than that of AWS, whose address has the bucket in its path. */
export async function openS3(settings: S3Settings, endpoint: string | null): Promise<S3Client> {
  const common = commonOf(settings.region, endpoint);
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

/** Of every client: patience, and the address. */
export function commonOf(region: string, endpoint: string | null): S3ClientConfig {
  return {
    region,
    followRegionRedirects: true,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: ANSWER_MS },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  };
}
