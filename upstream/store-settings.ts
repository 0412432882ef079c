// Where facts and documents are kept: settings that all programs of the upstream share.
import { z } from 'zod';
import { SettingsError } from '../lib/node/settings.ts';

/** Of a PostgreSQL server. What is wrong with it is said without it: it may hold a password. */
export const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address such as postgres://user:password@host:5432/database',
  })
  .optional();

/** What is wrong with the address is said without it: it may hold a password. */
export const clickHouseSettings = {
  CLICKHOUSE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as http://user:password@host:8123/database',
    })
    .optional(),
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a cluster')
    .optional(),
};

interface ClickHouseSettings {
  CLICKHOUSE_URL?: string | undefined;
  CLICKHOUSE_CLUSTER?: string | undefined;
}

/** Null: the facts are files. */
export function clickHouseOf({ CLICKHOUSE_URL: url, CLICKHOUSE_CLUSTER: cluster }: ClickHouseSettings) {
  if (url !== undefined) return { url, cluster: cluster ?? null };
  if (cluster === undefined) return null;
  throw new SettingsError(['CLICKHOUSE_CLUSTER: needs CLICKHOUSE_URL beside it']);
}
