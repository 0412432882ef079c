// Stages one billing file: its checked rows as Parquet beside the facts, and what they amount to.
import { type DuckDBConnection, type DuckDBValue, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { isVendorCode, vendorOfProvider } from '../../lib/vendors.ts';
import { numberOf, rowsOf, textOf } from '../facts/result.ts';
import { basisNotes, basisOf, type CostBasisOfFile } from './cost-basis.ts';
import { LoadError } from './load-error.ts';
import type { FileReport, LoadTotal } from './load-report.ts';
import { type BrokenLine, rejectedRows, takeBrokenLines } from './rejects.ts';
import type { SourceFile } from './source-file.ts';
import { firstLine } from './source-table.ts';
import { countRecords } from './staged-records.ts';
import { IS_LOADED, stagingSelect } from './staging-sql.ts';

/** Good rows of one provider, billing account and billing month in one file. */
export interface StagedGroup {
  vendor: string;
  provider: string;
  account: string;
  /** First day of the month. */
  month: string;
}

export interface StagedFile {
  source: SourceFile;
  /** The Parquet file with the rows. */
  path: string;
  groups: StagedGroup[];
  /** Marks of the providers whose effective cost the publisher rounded to whole numbers; see USABLE_EFFECTIVE. */
  roundedMarks: string[];
  /** Of an export that holds one of the two; null where it is both, or cannot be told. */
  basis: CostBasisOfFile | null;
  report: FileReport;
}

const PROVIDER = `coalesce("ProviderName", '')`;
const ROUNDED_MARK = `concat(filename, '|', ${PROVIDER})`;

/** Effective cost of a staged row: billed cost where it was rounded away and no commitment pays. Needs $rounded. */
export const USABLE_EFFECTIVE = `CASE WHEN "CommitmentDiscountId" IS NULL AND list_contains($rounded, ${ROUNDED_MARK})
  THEN "BilledCost" ELSE "EffectiveCost" END`;

/** Throws a LoadError when the file cannot be read to its end or has no good row. */
export async function stageFile(
  connection: DuckDBConnection,
  source: SourceFile,
  path: string,
  companyCurrency: string,
): Promise<StagedFile> {
  const broken = await copyRows(connection, source, path, companyCurrency);
  const { records, faulty, leftOut, added, loaded } = await countRecords(connection, path);
  const recordCount = source.lines?.recordCount ?? records;
  if (records + broken.length !== recordCount) {
    throw new LoadError(
      source.path,
      `its lines cannot be told apart: ${recordCount} stand there, ${records + broken.length} can be read; check its quotes`,
    );
  }
  const rejected = await rejectedRows(connection, source, path, broken);
  if (loaded === 0) throw new LoadError(source.path, noGoodRow(recordCount, rejected[0]));
  const groups = await groupsOf(connection, path);
  const roundedMarks = await roundedMarksOf(connection, path);
  const basis = source.hasOneBasis ? await basisOf(connection, path) : null;
  const report: FileReport = {
    name: source.name,
    format: source.format,
    layout: source.layout,
    focusVersion: source.focusVersion,
    rowsRead: recordCount,
    rowsLoaded: loaded,
    rowsRejected: faulty + broken.length,
    rejected,
    totals: await totalsOf(connection, path, groups, roundedMarks),
    unchanged: false,
    notes: [
      ...notesOf(source, companyCurrency, groups, roundedMarks),
      ...basisNotes(basis),
      ...countNotes(added, leftOut),
    ],
  };
  return { source, path, groups, roundedMarks, basis, report };
}

function noGoodRow(
  count: number,
  first: { line: number; reason: string; column: string | null } | undefined,
): string {
  if (!first) return 'has no rows; export it again';
  const what = `${first.column ?? 'the line'} ${first.reason}`;
  return `none of its ${count} rows can be loaded (line ${first.line}: ${what}); check that it is a billing export`;
}

async function copyRows(
  connection: DuckDBConnection,
  source: SourceFile,
  path: string,
  companyCurrency: string,
): Promise<BrokenLine[]> {
  const params: Record<string, DuckDBValue> = { ...source.params, target: path };
  if (source.reading.isCurrencyAssumed) params.currency = companyCurrency;
  try {
    await connection.run(`COPY (${stagingSelect(source.reading)}) TO $target (FORMAT parquet)`, params);
    return source.lines ? await takeBrokenLines(connection) : [];
  } catch (error) {
    throw new LoadError(source.path, `cannot be read (${firstLine(error)})`, { cause: error });
  }
}

async function groupsOf(connection: DuckDBConnection, path: string): Promise<StagedGroup[]> {
  const found = await rowsOf(connection, {
    sql: `SELECT DISTINCT ${PROVIDER} AS provider, coalesce("BillingAccountId", '') AS account,
      CAST(billing_month AS VARCHAR) AS month FROM read_parquet($path) WHERE ${IS_LOADED} ORDER BY ALL`,
    params: { path },
  });
  return found.map((row) => {
    const provider = textOf(row, 'provider');
    return {
      provider,
      vendor: vendorOfProvider(provider),
      account: textOf(row, 'account'),
      month: textOf(row, 'month'),
    };
  });
}

/**
 * Providers whose rows have billed cost with decimals and no effective cost with any. Purchases of commitments are
 * left out: their effective cost is 0 by rule.
 */
async function roundedMarksOf(connection: DuckDBConnection, path: string): Promise<string[]> {
  const found = await rowsOf(connection, {
    sql: `SELECT ${ROUNDED_MARK} AS mark FROM read_parquet($path, filename = true)
      WHERE ${IS_LOADED} AND NOT (coalesce("ChargeCategory", '') = 'Purchase' AND "CommitmentDiscountId" IS NOT NULL)
      GROUP BY mark
      HAVING NOT bool_or(has_effective_decimals) AND bool_or("BilledCost" <> trunc("BilledCost")) ORDER BY mark`,
    params: { path },
  });
  return found.map((row) => textOf(row, 'mark'));
}

async function totalsOf(
  connection: DuckDBConnection,
  path: string,
  groups: readonly StagedGroup[],
  roundedMarks: string[],
): Promise<LoadTotal[]> {
  const found = await rowsOf(connection, {
    sql: `SELECT $vendors[list_position($providers, ${PROVIDER})] AS vendor, strftime(billing_month, '%Y-%m') AS month,
        "BillingCurrency" AS currency, CAST(count(*) AS DOUBLE) AS rows,
        rtrim(rtrim(CAST(sum("BilledCost") AS VARCHAR), '0'), '.') AS billed,
        rtrim(rtrim(CAST(sum(${USABLE_EFFECTIVE}) AS VARCHAR), '0'), '.') AS effective
      FROM read_parquet($path, filename = true) WHERE ${IS_LOADED} GROUP BY ALL ORDER BY ALL`,
    params: {
      path,
      providers: listValue(groups.map(({ provider }) => provider)),
      vendors: listValue(groups.map(({ vendor }) => vendor)),
      rounded: listValue(roundedMarks),
    },
    types: { providers: LIST(VARCHAR), vendors: LIST(VARCHAR), rounded: LIST(VARCHAR) },
  });
  return found.map((row) => ({
    vendor: textOf(row, 'vendor'),
    month: textOf(row, 'month'),
    currency: textOf(row, 'currency'),
    rows: numberOf(row, 'rows'),
    billed: textOf(row, 'billed'),
    effective: textOf(row, 'effective'),
  }));
}

function notesOf(
  source: SourceFile,
  companyCurrency: string,
  groups: readonly StagedGroup[],
  roundedMarks: readonly string[],
): string[] {
  const notes: string[] = [];
  if (source.reading.isCurrencyAssumed) {
    const where = source.reading.texts.has('BillingCurrency')
      ? 'where no currency is given'
      : 'no column BillingCurrency:';
    notes.push(`${where} amounts are taken to be in ${companyCurrency}, the company's currency`);
  }
  const hidden = groups.filter(({ vendor }) => !isVendorCode(vendor)).map(({ provider }) => provider);
  for (const provider of new Set(hidden)) {
    notes.push(
      `rows of ${nameOf(provider)} are kept but shown nowhere: the portal does not offer this vendor`,
    );
  }
  for (const mark of roundedMarks) {
    const provider = mark.slice(mark.lastIndexOf('|') + 1);
    notes.push(
      `EffectiveCost of ${nameOf(provider)} has no decimals: BilledCost is used where no commitment pays`,
    );
  }
  return notes;
}

/** How the records of a provider's export became rows, where it is not one row each. */
function countNotes(added: number, leftOut: number): string[] {
  const notes: string[] = [];
  if (leftOut > 0) notes.push(`${leftOut} records are no charges in FOCUS and are left out`);
  if (added > 0) notes.push(`${added} rows were added: some records hold two charges or more`);
  return notes;
}

function nameOf(provider: string): string {
  return provider === '' ? 'a provider without a name' : provider;
}
