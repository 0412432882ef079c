// The stores: documents with their schema, facts with every part that the catalogue names, sessions of the gateway.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { messageOf } from '../../../lib/node/start-fault.ts';
import { MIGRATIONS } from '../../../upstream/stores/documents/migrations/migrations.ts';
import { ClickHouseConnection } from '../../../upstream/stores/facts/clickhouse/connection.ts';
import { missingParts } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { FACTS_VERSION } from '../../../upstream/stores/facts/tables/tables.ts';
import { type Check, type Finding, fault, ok, warning } from '../check.ts';
import { openStored, type StoredDocuments } from '../stored-documents.ts';

const CLICKHOUSE_SECONDS = 5;
const REDIS_MS = 3_000;

export const documentsCheck: Check = {
  name: 'documents',
  look: async (surroundings) => {
    const { upstream, isUpstreamEmbedded } = surroundings;
    if (!upstream || !isUpstreamEmbedded) return [];
    const setting = upstream.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    try {
      surroundings.documents = await openStored(upstream.dataDir, upstream.databaseUrl);
      if (surroundings.documents === null) return [ok('SQLite: made at the first start')];
      return await documentsFindings(surroundings.documents);
    } catch (error) {
      const todo =
        setting === 'DATABASE_URL'
          ? 'start or mend the server, or set DATABASE_URL'
          : 'restore it from a backup, or move it away to start anew';
      return [fault(`the store of ${setting} cannot be read (${messageOf(error)})`, todo)];
    }
  },
};

async function documentsFindings(documents: StoredDocuments): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (documents.kind === 'PostgreSQL') {
    const [server] = await documents.rows<{ version: string; encoding: string; replica: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() as replica`,
    );
    if (server?.encoding !== 'UTF8')
      findings.push(fault(`the database has the encoding ${server?.encoding}`, 'make one with UTF8'));
    if (server?.replica)
      findings.push(fault('the database is a replica, which takes no saves', 'name the primary'));
    findings.push(ok(`PostgreSQL ${server?.version}`));
  }
  return [...findings, schemaFinding(await appliedMigrations(documents), documents.kind)];
}

async function appliedMigrations(documents: StoredDocuments): Promise<string[]> {
  const tables =
    documents.kind === 'SQLite'
      ? `select name from sqlite_master where name = 'kysely_migration'`
      : `select table_name from information_schema.tables where table_name = 'kysely_migration'
         and table_schema = current_schema()`;
  if ((await documents.rows(tables)).length === 0) return [];
  const rows = await documents.rows<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

export function schemaFinding(applied: readonly string[], kind: string): Finding {
  const newer = applied.filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0)
    return fault(
      `a newer release has used the store (it knows ${newer.join(', ')})`,
      'start that release or a later one, or restore a backup made before it',
    );
  const missing = Object.keys(MIGRATIONS).length - applied.length;
  if (applied.length === 0) return ok(`${kind}: empty, its tables are made at the first start`);
  if (missing === 0) return ok(`${kind}: schema of this release`);
  return warning(
    `${kind}: ${missing} migrations are brought in by the next start`,
    'make a backup before it (npm run backup)',
  );
}

export const factsCheck: Check = {
  name: 'facts',
  look: async ({ upstream, documents }) => {
    if (!upstream) return [];
    const { clickHouse, dataDir } = upstream;
    if (clickHouse) return clickHouseFindings(clickHouse);
    if (!documents || (await appliedMigrations(documents)).length === 0) return [ok('none are loaded')];
    const parts = await documents.rows<{ part: string; facts_version: number }>(
      'select part, facts_version from partitions',
    );
    const missing = missingParts(
      dataDir,
      parts.map(({ part }) => part),
    );
    if (missing.length > 0)
      return [
        fault(
          `${missing.length} of ${parts.length} parts lack files below ${join(dataDir, 'facts')} (first: ${missing[0]})`,
          'restore the folder from a backup, or load those months again',
        ),
      ];
    const older = parts.filter(({ facts_version }) => facts_version < FACTS_VERSION).length;
    const found = [ok(`${parts.length} parts, all files are there`)];
    if (older > 0) found.push(ok(`${older} parts of an earlier release are rewritten by the next start`));
    return found;
  },
};

async function clickHouseFindings(address: { url: string; cluster: string | null }): Promise<Finding[]> {
  const connection = new ClickHouseConnection(address);
  try {
    const [row] = await connection.read<{ version: string }>(
      'SELECT version() AS version',
      {},
      { seconds: CLICKHOUSE_SECONDS },
    );
    return [ok(`ClickHouse ${row?.version} at ${connection.shownAddress}`)];
  } catch (error) {
    return [
      fault(
        `ClickHouse at ${connection.shownAddress} cannot be used (${messageOf(error)})`,
        'start or mend it, or set CLICKHOUSE_URL',
      ),
    ];
  } finally {
    await connection.close();
  }
}

export const sessionsCheck: Check = {
  name: 'sessions',
  look: async ({ gateway }) => {
    if (!gateway) return [];
    if (gateway.redisUrl === null) {
      const file = join(gateway.dataDir, 'gateway.sqlite');
      return [ok(existsSync(file) ? `SQLite: ${file}` : 'SQLite: made at the first start')];
    }
    return redisFindings(gateway.redisUrl);
  },
};

/** What is said of the server has no address, which may hold a password. */
async function redisFindings(url: string): Promise<Finding[]> {
  try {
    return await withRedis(url, async (redis) => {
      const info = await redis.info();
      const of = (key: string) => new RegExp(`^${key}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '';
      const findings = [ok(`Redis ${of('redis_version')}`)];
      if (of('role') === 'slave')
        findings.push(fault('Redis is a replica, which takes no sessions', 'name the primary in REDIS_URL'));
      if (of('maxmemory') === '0')
        findings.push(warning('Redis has no maxmemory', 'set it, with maxmemory-policy volatile-lru'));
      else if (/^(?:allkeys|noeviction)/.test(of('maxmemory_policy')))
        findings.push(
          warning(`Redis has the policy ${of('maxmemory_policy')}`, 'set maxmemory-policy to volatile-lru'),
        );
      return findings;
    });
  } catch (error) {
    return [fault(`Redis cannot be used (${messageOf(error)})`, 'start or mend it, or set REDIS_URL')];
  }
}

/** Gives the work a connection of its own. */
export async function withRedis<Result>(
  url: string,
  work: (redis: Redis) => Promise<Result>,
): Promise<Result> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: REDIS_MS,
    commandTimeout: REDIS_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: unknown;
  redis.on('error', (error) => {
    reason = error;
  });
  try {
    await redis.connect();
    return await work(redis);
  } catch (error) {
    // What the connection failed by, rather than that it is closed.
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}
