// What speaks for the same charges twice: in one file, in two files of a load, or in two billing accounts.
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { isZeroDecimal } from '../../../lib/money/money.ts';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFinding } from '../../stores/documents/loads/load-report.ts';
import { numberOf, rowsOf } from '../../stores/facts/duckdb/result.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';
import { findingOfFile, findingOfMonth } from './finding.ts';
import type { MoneyFigures } from './month-figures.ts';
import type { ChangedMonth, PlanContext } from './plan-context.ts';

/** Fewer rows than these may be alike by chance. */
const FEWEST = 3;
/** Of the rows of the smaller file. */
const MOST_ALIKE = 0.9;
/** Distinct rows are first estimated, which needs no memory; the estimate may be off by so much. */
const ESTIMATE = 0.75;

export async function checkDoubled(context: PlanContext): Promise<LoadFinding[]> {
  return [...(await doubledFiles(context)), ...(await filesAlike(context)), ...accountsAlike(context)];
}

/** A file joined with itself has most of its rows the same number of times, and the others a multiple of it. */
async function doubledFiles({ connection, files }: PlanContext): Promise<LoadFinding[]> {
  const findings: LoadFinding[] = [];
  for (const { number, path, source, report, records } of files) {
    if (records.different > records.loaded * ESTIMATE) continue;
    const [exact = {}] = await rowsOf(connection, {
      sql: `SELECT CAST(count(*) AS DOUBLE) AS different, CAST(min(fewest) AS DOUBLE) AS times,
          bool_and(fewest > 1 AND times % fewest = 0) AND count_if(times = fewest) * 2 >= count(*) AS is_joined
        FROM (SELECT count(*) AS times, min(count(*)) OVER () AS fewest
          FROM read_parquet($path) WHERE file = $number AND ${IS_LOADED} GROUP BY row_hash)`,
      params: { path, number },
    });
    if (exact.is_joined !== true || numberOf(exact, 'different') < FEWEST) continue;
    const [rows, times] = [report.rowsLoaded, numberOf(exact, 'times')];
    const fact: LoadFact =
      times === 2
        ? { kind: 'joinedWithItself', values: { rows } }
        : { kind: 'joinedManyTimes', values: { rows, times } };
    findings.push(findingOfFile('doubled', source.name, fact));
  }
  return findings;
}

/** Two files whose rows of one month are the same, or the same but for ids and texts that a spreadsheet damaged. */
async function filesAlike({ connection, files, months }: PlanContext): Promise<LoadFinding[]> {
  const findings: LoadFinding[] = [];
  for (const month of months) {
    const sources = files.filter(({ number }) => month.sources.some(({ file }) => file === number));
    if (sources.length < 2 || !(await mayRepeat(connection, month))) continue;
    for (const [index, one] of sources.entries()) {
      for (const other of sources.slice(index + 1)) {
        const { common, fewest } = await commonRows(connection, month, one.number, other.number);
        if (fewest < FEWEST || common < fewest * MOST_ALIKE) continue;
        const fact = { kind: 'rowsElsewhere', values: { rows: common, other: other.source.name } } as const;
        findings.push(findingOfMonth('doubled', month, fact, one.source.name));
      }
    }
  }
  return findings;
}

const OF_MONTH = `${IS_LOADED} AND billing_month = CAST($month AS DATE)
  AND coalesce("BillingAccountId", '') = $account AND list_contains($providers, coalesce("ProviderName", ''))`;

function monthParams({ month, account, planned }: ChangedMonth) {
  return {
    params: {
      ...{ month, account },
      staged: listValue(planned.stagedPaths),
      providers: listValue(planned.providers),
    },
    types: { staged: LIST(VARCHAR), providers: LIST(VARCHAR) },
  };
}

async function mayRepeat(connection: DuckDBConnection, month: ChangedMonth): Promise<boolean> {
  const rows = await rowsOf(connection, {
    sql: `SELECT file, CAST(approx_count_distinct(figure_hash) AS DOUBLE) AS different FROM read_parquet($staged)
      WHERE ${OF_MONTH} GROUP BY ROLLUP (file)`,
    ...monthParams(month),
  });
  const all = numberOf(rows.find(({ file }) => file === null) ?? {}, 'different');
  const single = rows.filter(({ file }) => file !== null).map((row) => numberOf(row, 'different'));
  return all < single.reduce((sum, count) => sum + count, 0) - Math.min(...single) / 2;
}

async function commonRows(
  connection: DuckDBConnection,
  month: ChangedMonth,
  one: number,
  other: number,
): Promise<{ common: number; fewest: number }> {
  const { params, types } = monthParams(month);
  const rowsOfFile = (file: string) =>
    `(SELECT figure_hash, count(*) AS times FROM read_parquet($staged) WHERE file = ${file} AND ${OF_MONTH} GROUP BY ALL)`;
  const [row = {}] = await rowsOf(connection, {
    sql: `SELECT CAST(sum(least(coalesce(one.times, 0), coalesce(other.times, 0))) AS DOUBLE) AS common,
        CAST(least(sum(one.times), sum(other.times)) AS DOUBLE) AS fewest
      FROM ${rowsOfFile('$one')} AS one FULL JOIN ${rowsOfFile('$other')} AS other USING (figure_hash)`,
    params: { ...params, one, other },
    types,
  });
  return { common: numberOf(row, 'common'), fewest: numberOf(row, 'fewest') };
}

/** An account whose rows and money are exactly those of another one: its id was damaged in one of the two files. */
function accountsAlike({ months, others }: PlanContext): LoadFinding[] {
  return months.flatMap((month, index) => {
    const isBeside = (vendor: string, account: string, day: string) =>
      vendor === month.vendor && account !== month.account && day === month.month;
    const twins = [
      ...months
        .slice(index + 1)
        .filter((other) => isBeside(other.vendor, other.account, other.month))
        .map(({ account, moneyAfter }) => ({ account, money: moneyAfter })),
      ...others
        .filter(({ row }) => isBeside(row.vendor, row.billing_account_id, row.billing_month))
        .map(({ row, money }) => ({ account: row.billing_account_id, money })),
    ].filter(({ money }) => areAlike(money, month.moneyAfter));
    return twins.map(({ account }) => {
      const kind = account === '' ? 'accountAlikeUnnamed' : 'accountAlike';
      return findingOfMonth('doubled', month, { kind, values: { account } });
    });
  });
}

function areAlike(one: ReadonlyMap<string, MoneyFigures>, other: ReadonlyMap<string, MoneyFigures>): boolean {
  const figures = [...one.values()];
  return (
    one.size === other.size &&
    figures.some(({ rows, size }) => rows >= FEWEST && !isZeroDecimal(size)) &&
    figures.every(({ currency, rows, billed }) => {
      const twin = other.get(currency);
      return twin?.rows === rows && twin.billed === billed;
    })
  );
}
