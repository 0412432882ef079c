// The tables of the facts in ClickHouse, made from FACT_TABLES.
//
//   fact_rows, fact_daily, …   the facts, each row with its part, and its place in it
//   fact_parts                 what was done with each part: begun, whole, unused
//
// On a cluster each of them is a Distributed table over replicated ones, `…_local`; all rows of a part are on one shard.
//
// The primary key begins with the part, so a question reads the parts that the catalogue names and nothing else. Tables
// are not partitioned: a PARTITION BY part makes a folder of each month of each account, and questions over many of
// them took three times as long.
import { identifier, sqlName, sqlText } from '../sql-text.ts';
import {
  FACT_TABLES,
  FACTS_VERSION,
  type FactColumn,
  type FactTable,
  TABLE_NAMES,
} from '../tables/tables.ts';
import type { ClickHouseConnection } from './connection.ts';

/** Nearly every row has another value: a dictionary of them would only cost. */
const DISTINCT_TEXTS = /^(Resource|ChargeDescription|SkuPriceDetails|resource_)/;

const TYPES: Record<Exclude<FactColumn['type'], 'text'>, string> = {
  // Date has no days before 1970.
  date: 'Date32',
  timestamp: "DateTime64(6, 'UTC')",
  amount: 'Decimal(38, 18)',
  integer: 'Int32',
  tags: 'Map(String, String)',
};

/** Tables of another version of the facts have another name: two programs of different versions can run side by side. */
export function factTable(table: FactTable): string {
  const words = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `fact_${words}_v${FACTS_VERSION}`;
}

export const PARTS_TABLE = `fact_parts_v${FACTS_VERSION}`;

/** Name and type of each column as the files have them, for `input()`. */
export function fileColumns(table: FactTable): string {
  return FACT_TABLES[table].map((column) => `${sqlName(column.name)} ${fileType(column)}`).join(', ');
}

function fileType({ type, isNullable }: FactColumn): string {
  const name = type === 'text' ? 'String' : TYPES[type];
  // A map cannot be null; rows without tags have none in it.
  return isNullable && type !== 'tags' ? `Nullable(${name})` : name;
}

function storedType(column: FactColumn): string {
  const type = fileType(column);
  return column.type === 'text' && !DISTINCT_TEXTS.test(column.name) ? `LowCardinality(${type})` : type;
}

/** What questions narrow down by: the key of a tag, where there is one, and the first of the dates. */
function ordered(columns: readonly FactColumn[]): string[] {
  const tag = columns.filter(({ name }) => name === 'tag_key');
  const [date] = columns.filter(({ type }) => type === 'date');
  return [...tag, ...(date ? [date] : [])].map(({ name }) => sqlName(name));
}

interface TableParts {
  name: string;
  columns: string;
  order: string;
}

function tables(): TableParts[] {
  const facts = TABLE_NAMES.map((table) => {
    const columns = FACT_TABLES[table];
    const list = columns.map((column) => `${sqlName(column.name)} ${storedType(column)}`);
    return {
      name: factTable(table),
      columns: ['part LowCardinality(String)', 'part_row UInt64', ...list].join(', '),
      order: `(${['part', ...ordered(columns)].join(', ')})`,
    };
  });
  const columns = "part String, state LowCardinality(String), at DateTime64(3, 'UTC')";
  return [...facts, { name: PARTS_TABLE, columns, order: '(part, state)' }];
}

/** Name of the table that holds rows on each server. */
export function localTable(name: string, { cluster }: ClickHouseConnection): string {
  return cluster === null ? name : `${name}_local`;
}

/** `ON CLUSTER …`, where there is one. */
export function everywhere({ cluster }: ClickHouseConnection): string {
  return cluster === null ? '' : ` ON CLUSTER ${identifier(cluster)}`;
}

/** Statements that make what is missing; each can run again. */
export function schemaStatements(connection: ClickHouseConnection): string[] {
  const { cluster, database } = connection;
  const where = everywhere(connection);
  return tables().flatMap(({ name, columns, order }) => {
    const local = localTable(name, connection);
    const engine =
      cluster === null
        ? 'MergeTree'
        : // The macros are those of the server's own configuration.
          `ReplicatedMergeTree(${sqlText(`/clickhouse/tables/{shard}/{database}/${local}`)}, '{replica}')`;
    const made = [
      `CREATE TABLE IF NOT EXISTS ${local}${where} (${columns}) ENGINE = ${engine} ORDER BY ${order}`,
    ];
    if (cluster === null) return made;
    const over = `Distributed(${identifier(cluster)}, ${identifier(database)}, ${local}, cityHash64(part))`;
    return [...made, `CREATE TABLE IF NOT EXISTS ${name}${where} AS ${local} ENGINE = ${over}`];
  });
}
