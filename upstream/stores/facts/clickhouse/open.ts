// Opens ClickHouse for the facts: checks that it can be used and makes its tables, or says in one line what is wrong.

import { ClickHouseError, createClient } from '@clickhouse/client';
import { messageOf, StartFault } from '../../../../lib/node/start-fault.ts';
import { identifier } from '../sql-text.ts';
import { type ClickHouseAddress, ClickHouseConnection } from './connection.ts';
import { everywhere, schemaStatements } from './schema.ts';

/** The oldest version that was looked after when this was written, year and month. */
const OLDEST = [24, 8] as const;
const WRONG_PASSWORD = '516';
const UNKNOWN_DATABASE = '81';

/** Throws a StartFault. The caller closes the connection. */
export async function openClickHouse(address: ClickHouseAddress): Promise<ClickHouseConnection> {
  const connection = new ClickHouseConnection(address);
  try {
    await ensureDatabase(connection, address);
    await checkVersion(connection);
    await checkCluster(connection);
    for (const statement of schemaStatements(connection)) await connection.command(statement);
    return connection;
  } catch (error) {
    await connection.close();
    throw error instanceof StartFault ? error : faultOf(error, connection);
  }
}

async function ensureDatabase(connection: ClickHouseConnection, { url }: ClickHouseAddress): Promise<void> {
  try {
    await connection.read('SELECT 1', {});
  } catch (error) {
    if (!(error instanceof ClickHouseError) || error.code !== UNKNOWN_DATABASE) throw error;
    const client = createClient({ url: Object.assign(new URL(url), { pathname: '/default' }) });
    const query = `CREATE DATABASE IF NOT EXISTS ${identifier(connection.database)}${everywhere(connection)}`;
    await client.command({ query }).finally(() => client.close());
  }
}

async function checkVersion(connection: ClickHouseConnection): Promise<void> {
  const [row] = await connection.read<{ version: string }>('SELECT version() AS version', {});
  if (row?.version === undefined)
    throw new StartFault(`CLICKHOUSE_URL: ${connection.shownAddress} does not answer like ClickHouse`);
  const [year = 0, month = 0] = row.version.split('.').map(Number);
  if (year > OLDEST[0] || (year === OLDEST[0] && month >= OLDEST[1])) return;
  throw new StartFault(
    `CLICKHOUSE_URL: ${connection.shownAddress} is ClickHouse ${row.version}; ${OLDEST.join('.')} or newer is needed`,
  );
}

async function checkCluster(connection: ClickHouseConnection): Promise<void> {
  if (connection.cluster === null) return;
  const rows = await connection.read(
    'SELECT 1 FROM system.clusters WHERE cluster = {cluster:String} LIMIT 1',
    {
      cluster: connection.cluster,
    },
  );
  if (rows.length > 0) return;
  throw new StartFault(
    `CLICKHOUSE_CLUSTER: ${connection.shownAddress} knows no cluster '${connection.cluster}'`,
  );
}

function faultOf(error: unknown, { shownAddress }: ClickHouseConnection): StartFault {
  if (error instanceof ClickHouseError && error.code === WRONG_PASSWORD)
    return new StartFault(`CLICKHOUSE_URL: ${shownAddress} refuses user or password`);
  if (error instanceof ClickHouseError)
    return new StartFault(`CLICKHOUSE_URL: ${shownAddress} cannot be used: ${messageOf(error)}`);
  return new StartFault(`CLICKHOUSE_URL: ${shownAddress} cannot be reached: ${messageOf(error)}`);
}
