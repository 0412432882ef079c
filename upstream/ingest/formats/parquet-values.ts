// How the values of a Parquet column are read: by its type where that is exact, as text otherwise.
import { sqlName } from '../../stores/facts/sql-text.ts';
import type { TypedValue } from './reading.ts';

interface ParquetColumn {
  column: string;
  /** As DuckDB names it. */
  type: string;
}

/** A double becomes its shortest text, so that 0.1 stays 0.1; maps and lists become JSON. */
export function parquetText({ column, type }: ParquetColumn): string {
  const isNested = /^(MAP|STRUCT)\b/.test(type) || type.endsWith('[]');
  const value = isNested ? `to_json(${sqlName(column)})` : sqlName(column);
  return `CAST(${value} AS VARCHAR)`;
}

/** Null where the type says nothing, and for binary numbers: only their shortest text is what was meant. */
export function parquetValue({ column, type }: ParquetColumn): TypedValue | null {
  const name = sqlName(column);
  if (/^(DECIMAL\(\d+,\d+\)|U?(BIGINT|INTEGER|SMALLINT|TINYINT|HUGEINT))$/.test(type)) {
    return { kind: 'number', sql: name };
  }
  if (/^(DATE|TIMESTAMP(_NS|_MS|_S)?)$/.test(type)) {
    return { kind: 'time', sql: `TRY_CAST(${name} AS TIMESTAMP)` };
  }
  if (type === 'TIMESTAMP WITH TIME ZONE') return { kind: 'time', sql: `make_timestamp(epoch_us(${name}))` };
  return type === 'MAP(VARCHAR, VARCHAR)' ? { kind: 'map', sql: name } : null;
}
