// S3-compatible buckets of sources: by a key, a role, a profile, or what the machine may.
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { checkWrittenAddress, guardedLookup, PrivateAddress } from '../../../../lib/node/network/egress.ts';
import { type ObjectStore, StoreFault } from '../../sources/object-store.ts';
import { commonOf } from '../../sources/s3-client.ts';
import { S3Store, s3Fault } from '../../sources/s3-store.ts';
import type { StoreParts } from './open-store.ts';

const DEFAULT_REGION = 'us-east-1';
const SESSION = 'skyledger';
const CONNECTION_MS = 10_000;
const ANSWER_MS = 60_000;

export async function openS3Source(parts: StoreParts): Promise<ObjectStore> {
  const { bucket = '', region = DEFAULT_REGION, endpoint = '' } = parts.place;
  const common = guarded(region || DEFAULT_REGION, endpoint === '' ? null : endpoint, parts.limits.networks);
  return new S3Store(new S3Client({ ...common, ...credentialsOf(parts, region || DEFAULT_REGION) }), bucket);
}

/** A client that reaches public addresses alone, and those that the operator allows. */
export function guarded(
  region: string,
  endpoint: string | null,
  networks: readonly string[],
): S3ClientConfig {
  if (endpoint !== null) {
    try {
      checkWrittenAddress(new URL(endpoint), networks);
    } catch (error) {
      if (error instanceof PrivateAddress) throw new StoreFault('ADDRESS_PRIVATE', error.message);
      throw error;
    }
  }
  return {
    ...commonOf(region, endpoint),
    requestHandler: {
      ...{ connectionTimeout: CONNECTION_MS, requestTimeout: ANSWER_MS },
      httpAgent: new HttpAgent({ keepAlive: true, lookup: guardedLookup(false, networks) }),
      httpsAgent: new HttpsAgent({ keepAlive: true, lookup: guardedLookup(true, networks) }),
    },
  };
}

function credentialsOf({ way, place, secrets, externalId }: StoreParts, region: string): S3ClientConfig {
  const { accessKeyId = '', profile = '', roleArn = '' } = place;
  const { secretAccessKey = '', sessionToken = '' } = secrets;
  if (way === 'KEYS') {
    const session = sessionToken === '' ? {} : { sessionToken };
    return { credentials: { accessKeyId, secretAccessKey, ...session } };
  }
  if (way === 'ROLE') return { credentials: roleCredentials(roleArn, externalId, region) };
  return way === 'PROFILE' ? { profile } : {};
}

/** Asked for anew whenever they end. */
function roleCredentials(roleArn: string, externalId: string, region: string) {
  return async () => {
    const { AssumeRoleCommand, STSClient } = await import('@aws-sdk/client-sts');
    const client = new STSClient({ region });
    try {
      const { Credentials: given } = await client.send(
        new AssumeRoleCommand({ RoleArn: roleArn, RoleSessionName: SESSION, ExternalId: externalId }),
      );
      const { AccessKeyId: accessKeyId = '', SecretAccessKey: secretAccessKey = '' } = given ?? {};
      return {
        ...{ accessKeyId, secretAccessKey },
        ...(given?.SessionToken && { sessionToken: given.SessionToken }),
        ...(given?.Expiration && { expiration: given.Expiration }),
      };
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      const isRefused = error instanceof Error && '$metadata' in error && name !== 'TimeoutError';
      throw isRefused ? new StoreFault('ACCESS_DENIED', `sts:AssumeRole ${name}`) : s3Fault(error);
    } finally {
      client.destroy();
    }
  };
}
