// Tells which services of a provider's export are in no table of categories, so that they count as Other.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import { rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { type CategorySource, categoryEntries } from '../formats/categories/category-table.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';

/** So many are named. */
const NAMED = 5;

/** By falling cost; `staged` is the file of its rows alone. */
export async function unknownServices(
  connection: DuckDBConnection,
  staged: string,
  sources: readonly CategorySource[],
): Promise<string[]> {
  const others = new Set(
    sources.flatMap(({ table }) =>
      categoryEntries(table).flatMap(({ name, kind }) => (kind === 'Other' ? [name] : [])),
    ),
  );
  const rows = await rowsOf(connection, {
    sql: `SELECT coalesce("x_ServiceCode", "ServiceName") AS service FROM read_parquet($staged)
      WHERE ${IS_LOADED} AND "ServiceCategory" = 'Other' AND coalesce("x_ServiceCode", "ServiceName") IS NOT NULL
      GROUP BY service ORDER BY sum(abs("BilledCost")) DESC, service`,
    params: { staged },
  });
  return rows.map((row) => textOf(row, 'service')).filter((name) => !others.has(name.toLowerCase()));
}

export function categoryNotes(services: readonly string[]): LoadFact[] {
  if (services.length === 0) return [];
  const named = services.slice(0, NAMED);
  const values = { services: named.join(', '), more: services.length - named.length };
  return [{ kind: 'unknownServices', values }];
}
