// What the good rows of all files of a load amount to, asked by one statement.
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { type ProviderName, vendorOfName } from '../../../lib/catalogue/provider-names.ts';
import { numberOf, type ResultRow, rowsOf, textOf, textOrNull } from '../../stores/facts/duckdb/result.ts';
import { IS_LOADED } from './staging-sql.ts';
import { LARGEST_COST } from './suspicions.ts';

/** Good rows of one provider, billing account, billing month and currency in one file; amounts are exact decimal text. */
export interface StagedSum {
  /** Number of the file. */
  file: number;
  vendor: string;
  provider: string;
  account: string;
  /** First day of the month. */
  month: string;
  currency: string;
  rows: number;
  firstChargeDate: string;
  lastChargeDate: string;
  /** ISO 8601; null without usage. */
  maxUsageEnd: string | null;
  billed: string;
  /** Sum of the absolute amounts. */
  size: string;
  effective: string;
  /** Its effective cost, where the publisher rounded that away; see USABLE_EFFECTIVE. */
  usableEffective: string;
  /** The largest absolute amount of a row, of any of its costs. */
  largest: string;
  /** Whether costs have decimals; purchases of commitments are left out: their effective cost is 0 by rule. */
  hasBilledDecimals: boolean;
  hasEffectiveDecimals: boolean;
}

/** Lists by the number of the file. */
export type ByFile<Item> = ReadonlyMap<number, Item[]>;

const PROVIDER = `coalesce("ProviderName", '')`;
const ROUNDED_MARK = `concat(file, '|', ${PROVIDER})`;

/** Marks a provider in a file, given by its number. */
export function roundedMark(file: number, provider: string): string {
  return `${file}|${provider}`;
}

const BILLED_UNLESS_COMMITTED = (isRounded: string) =>
  `CASE WHEN "CommitmentDiscountId" IS NULL AND ${isRounded} THEN "BilledCost" ELSE "EffectiveCost" END`;

/** Effective cost of a staged row: billed cost where it was rounded away and no commitment pays. Needs $rounded. */
export const USABLE_EFFECTIVE = BILLED_UNLESS_COMMITTED(`list_contains($rounded, ${ROUNDED_MARK})`);

const NOT_BOUGHT = `NOT (coalesce("ChargeCategory", '') = 'Purchase' AND "CommitmentDiscountId" IS NOT NULL)`;

const decimal = (sql: string) => `rtrim(rtrim(CAST(${sql} AS VARCHAR), '0'), '.')`;

const SUMS = `SELECT file, ${PROVIDER} AS provider, coalesce("BillingAccountId", '') AS account,
    CAST(billing_month AS VARCHAR) AS month, "BillingCurrency" AS currency, CAST(count(*) AS DOUBLE) AS rows,
    CAST(min(charge_date) AS VARCHAR) AS first, CAST(max(last_date) AS VARCHAR) AS last,
    strftime(max(usage_end), '%Y-%m-%dT%H:%M:%S.%gZ') AS usage_end,
    ${decimal('sum("BilledCost")')} AS billed, ${decimal('sum(abs("BilledCost"))')} AS size,
    ${decimal('sum("EffectiveCost")')} AS effective, ${decimal(`sum(${BILLED_UNLESS_COMMITTED('true')})`)} AS usable,
    ${decimal(`max(${LARGEST_COST})`)} AS largest,
    coalesce(bool_or("BilledCost" <> trunc("BilledCost") AND ${NOT_BOUGHT}), false) AS billed_decimals,
    coalesce(bool_or(has_effective_decimals AND ${NOT_BOUGHT}), false) AS effective_decimals
  FROM read_parquet($staged) WHERE ${IS_LOADED} GROUP BY ALL ORDER BY file, provider, account, month, currency`;

export async function sumsByFile(
  connection: DuckDBConnection,
  staged: readonly string[],
  names: readonly ProviderName[],
): Promise<ByFile<StagedSum>> {
  const found = new Map<number, StagedSum[]>();
  const params = { staged: listValue([...staged]) };
  for (const row of await rowsOf(connection, { sql: SUMS, params, types: { staged: LIST(VARCHAR) } })) {
    const sum = sumOf(row, names);
    const sums = found.get(sum.file);
    if (sums) sums.push(sum);
    else found.set(sum.file, [sum]);
  }
  return found;
}

function sumOf(row: ResultRow, names: readonly ProviderName[]): StagedSum {
  const provider = textOf(row, 'provider');
  return {
    file: numberOf(row, 'file'),
    provider,
    vendor: vendorOfName(provider, names),
    account: textOf(row, 'account'),
    month: textOf(row, 'month'),
    currency: textOf(row, 'currency'),
    rows: numberOf(row, 'rows'),
    firstChargeDate: textOf(row, 'first'),
    lastChargeDate: textOf(row, 'last'),
    maxUsageEnd: textOrNull(row, 'usage_end'),
    billed: textOf(row, 'billed'),
    size: textOf(row, 'size'),
    effective: textOf(row, 'effective'),
    usableEffective: textOf(row, 'usable'),
    largest: textOf(row, 'largest'),
    hasBilledDecimals: row.billed_decimals === true,
    hasEffectiveDecimals: row.effective_decimals === true,
  };
}
