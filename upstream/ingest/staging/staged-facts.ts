// What the staged rows of all files of a load amount to, file by file: one statement for each question.
import { type DuckDBConnection, type DuckDBType, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { type ProviderName, vendorOfName } from '../../../lib/catalogue/provider-names.ts';
import type { LoadTotal } from '../../stores/documents/loads/load-report.ts';
import { numberOf, type ResultRow, rowsOf, textOf, textOrNull } from '../../stores/facts/duckdb/result.ts';
import { IS_LOADED } from './staging-sql.ts';

/** Good rows of one provider, billing account and billing month in one file. */
export interface StagedGroup {
  vendor: string;
  provider: string;
  account: string;
  /** First day of the month. */
  month: string;
  rows: number;
  firstChargeDate: string;
  lastChargeDate: string;
  /** ISO 8601; null without usage. */
  maxUsageEnd: string | null;
}

const TEXTS = LIST(VARCHAR);
const STAGED = 'read_parquet($staged)';
const PROVIDER = `coalesce("ProviderName", '')`;
const ROUNDED_MARK = `concat(file, '|', ${PROVIDER})`;

/** Marks a provider in a file, given by its number. */
export function roundedMark(file: number, provider: string): string {
  return `${file}|${provider}`;
}

/** Effective cost of a staged row: billed cost where it was rounded away and no commitment pays. Needs $rounded. */
export const USABLE_EFFECTIVE = `CASE WHEN "CommitmentDiscountId" IS NULL AND list_contains($rounded, ${ROUNDED_MARK})
  THEN "BilledCost" ELSE "EffectiveCost" END`;

/** Lists by the number of the file. */
export type ByFile<Item> = ReadonlyMap<number, Item[]>;

export async function groupsByFile(
  connection: DuckDBConnection,
  staged: readonly string[],
  names: readonly ProviderName[],
): Promise<ByFile<StagedGroup>> {
  const sql = `SELECT file, ${PROVIDER} AS provider, coalesce("BillingAccountId", '') AS account,
      CAST(billing_month AS VARCHAR) AS month, CAST(count(*) AS DOUBLE) AS rows,
      CAST(min(charge_date) AS VARCHAR) AS first, CAST(max(last_date) AS VARCHAR) AS last,
      strftime(max(usage_end), '%Y-%m-%dT%H:%M:%S.%gZ') AS usage_end
    FROM ${STAGED} WHERE ${IS_LOADED} GROUP BY ALL ORDER BY ALL`;
  return byFile(connection, { sql, staged }, (row) => {
    const provider = textOf(row, 'provider');
    return {
      provider,
      vendor: vendorOfName(provider, names),
      account: textOf(row, 'account'),
      month: textOf(row, 'month'),
      rows: numberOf(row, 'rows'),
      firstChargeDate: textOf(row, 'first'),
      lastChargeDate: textOf(row, 'last'),
      maxUsageEnd: textOrNull(row, 'usage_end'),
    };
  });
}

/**
 * Providers whose rows have billed cost with decimals and no effective cost with any. Purchases of commitments are
 * left out: their effective cost is 0 by rule.
 */
export async function roundedProvidersByFile(
  connection: DuckDBConnection,
  staged: readonly string[],
): Promise<ByFile<string>> {
  const sql = `SELECT file, ${PROVIDER} AS provider FROM ${STAGED}
    WHERE ${IS_LOADED} AND NOT (coalesce("ChargeCategory", '') = 'Purchase' AND "CommitmentDiscountId" IS NOT NULL)
    GROUP BY file, provider
    HAVING NOT bool_or(has_effective_decimals) AND bool_or("BilledCost" <> trunc("BilledCost")) ORDER BY ALL`;
  return byFile(connection, { sql, staged }, (row) => textOf(row, 'provider'));
}

/** `vendors` by provider; `rounded` holds the marks of rounded providers. */
export async function totalsByFile(
  connection: DuckDBConnection,
  staged: readonly string[],
  vendors: ReadonlyMap<string, string>,
  rounded: readonly string[],
): Promise<ByFile<LoadTotal>> {
  const effective = rounded.length === 0 ? '"EffectiveCost"' : USABLE_EFFECTIVE;
  const sql = `SELECT file, $vendors[list_position($providers, ${PROVIDER})] AS vendor,
      strftime(billing_month, '%Y-%m') AS month, "BillingCurrency" AS currency, CAST(count(*) AS DOUBLE) AS rows,
      rtrim(rtrim(CAST(sum("BilledCost") AS VARCHAR), '0'), '.') AS billed,
      rtrim(rtrim(CAST(sum(${effective}) AS VARCHAR), '0'), '.') AS effective
    FROM ${STAGED} WHERE ${IS_LOADED} GROUP BY ALL ORDER BY ALL`;
  const lists: Record<string, readonly string[]> = {
    providers: [...vendors.keys()],
    vendors: [...vendors.values()],
    ...(rounded.length === 0 ? {} : { rounded }),
  };
  return byFile(connection, { sql, staged, lists }, (row) => ({
    vendor: textOf(row, 'vendor'),
    month: textOf(row, 'month'),
    currency: textOf(row, 'currency'),
    rows: numberOf(row, 'rows'),
    billed: textOf(row, 'billed'),
    effective: textOf(row, 'effective'),
  }));
}

interface FileQuestion {
  sql: string;
  staged: readonly string[];
  lists?: Record<string, readonly string[]>;
}

async function byFile<Item>(
  connection: DuckDBConnection,
  { sql, staged, lists = {} }: FileQuestion,
  itemOf: (row: ResultRow) => Item,
): Promise<ByFile<Item>> {
  const all = Object.entries({ ...lists, staged });
  const params = Object.fromEntries(all.map(([name, list]) => [name, listValue([...list])]));
  const types: Record<string, DuckDBType> = Object.fromEntries(all.map(([name]) => [name, TEXTS]));
  const found = new Map<number, Item[]>();
  for (const row of await rowsOf(connection, { sql, params, types })) {
    const file = numberOf(row, 'file');
    found.set(file, [...(found.get(file) ?? []), itemOf(row)]);
  }
  return found;
}
