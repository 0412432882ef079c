// What speaks against replacing a month: that less is there afterwards, or that a few stray rows take its place.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { compareDecimals, lessDecimal, timesDecimal } from '../../../lib/money/money.ts';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFinding } from '../../stores/documents/loads/load-report.ts';
import { partFile } from '../../stores/facts/duckdb/fact-files.ts';
import { numberOf, rowsOf } from '../../stores/facts/duckdb/result.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';
import { FIGURE_HASH } from '../staging/suspicions.ts';
import { findingOfMonth } from './finding.ts';
import type { ChangedMonth, PlanContext } from './plan-context.ts';

/** What a month may lose of its rows and of its money, and how few rows of a file are stray. */
const TENTH = 0.1;

export async function checkLosses(context: PlanContext): Promise<LoadFinding[]> {
  const findings: LoadFinding[] = [];
  for (const month of context.months) {
    if (month.before === null) continue;
    const stray = strayRows(month, context);
    if (stray !== null) findings.push(findingOfMonth('stray', month, stray.fact, stray.file));
    const lost =
      lostRows(month, month.before.row_count) ?? lostMoney(month) ?? (await lostCharges(month, context));
    if (lost !== null) findings.push(findingOfMonth('shrink', month, lost));
  }
  return findings;
}

function lostRows({ planned }: ChangedMonth, before: number): LoadFact | null {
  const after = planned.span.row_count;
  return after < before * (1 - TENTH) ? { kind: 'lostRows', values: { before, after } } : null;
}

function lostMoney({ moneyBefore, moneyAfter }: ChangedMonth): LoadFact | null {
  for (const [currency, before] of moneyBefore ?? []) {
    const after = moneyAfter.get(currency);
    const isLess = (now: string, then: string) =>
      compareDecimals(lessDecimal(then, now), timesDecimal(then.replace('-', ''), String(TENTH))) > 0;
    if (isLess(after?.billed ?? '0', before.billed) || isLess(after?.size ?? '0', before.size))
      return {
        kind: 'lostMoney',
        values: { before: before.billed, currency, after: after?.billed ?? '0' },
      };
  }
  return null;
}

/** Days, accounts and services that are gone as a whole: the file is another part of the month. */
const PARTS = {
  days: 'charge_date',
  accounts: `coalesce("SubAccountId", '')`,
  services: `coalesce("ServiceName", '')`,
};
const LOST = { days: 'lostDays', accounts: 'lostAccounts', services: 'lostServices' } as const;
const PART_NAMES = ['days', 'accounts', 'services'] as const;
/** Finer parts change from export to export, but not most of them. */
const FINE = `hash(charge_date, "SubAccountId", "ServiceName", "ResourceId", "SkuId")`;

async function lostCharges(
  month: ChangedMonth,
  { connection, dataDir }: PlanContext,
): Promise<LoadFact | null> {
  const kept = month.before && join(dataDir, partFile(month.before.part, 'rows'));
  if (!kept || !existsSync(kept)) return null;
  const parts = { ...PARTS, fine: FINE, figures: FIGURE_HASH };
  const lost = Object.entries(parts).map(
    ([name, sql]) => `CAST(count_if(${sql} NOT IN (SELECT ${name} FROM fresh)) AS DOUBLE) AS ${name}`,
  );
  const [row = {}] = await rowsOf(connection, {
    sql: `WITH fresh AS (SELECT DISTINCT ${Object.entries(parts)
      .map(([name, sql]) => `${sql} AS ${name}`)
      .join(', ')} FROM read_parquet($staged) WHERE ${IS_LOADED} AND billing_month = CAST($month AS DATE)
        AND coalesce("BillingAccountId", '') = $account AND list_contains($providers, coalesce("ProviderName", '')))
      SELECT ${lost.join(', ')}, CAST(count(*) AS DOUBLE) AS rows FROM read_parquet($kept)`,
    params: {
      kept,
      month: month.month,
      account: month.account,
      staged: listValue(month.planned.stagedPaths),
      providers: listValue(month.planned.providers),
    },
    types: { staged: LIST(VARCHAR), providers: LIST(VARCHAR) },
  });
  const rows = numberOf(row, 'rows');
  // The same charges under other names: mended, or of another export.
  if (numberOf(row, 'figures') <= rows * TENTH) return null;
  const gone = PART_NAMES.find((name) => numberOf(row, name) > rows * TENTH);
  if (gone) return { kind: LOST[gone], values: { lost: numberOf(row, gone), rows } };
  const others = numberOf(row, 'fine');
  return others > rows / 2 ? { kind: 'lostCharges', values: { lost: others, rows } } : null;
}

/** A few rows of a file that is of another month. */
function strayRows(month: ChangedMonth, { files }: PlanContext): { file: string; fact: LoadFact } | null {
  const strays = month.sources.map(({ file, rows }) => {
    const source = files.find(({ number }) => number === file);
    const groups = source?.groups.filter(({ vendor }) => vendor === month.vendor) ?? [];
    const most = Math.max(0, ...groups.map((group) => (group.month === month.month ? 0 : group.rows)));
    return { name: source?.source.name ?? '', rows, isStray: rows <= most * TENTH };
  });
  const [first] = strays;
  if (!first || !strays.every(({ isStray }) => isStray)) return null;
  const count = strays.reduce((sum, { rows }) => sum + rows, 0);
  return { file: first.name, fact: { kind: 'strayRows', values: { rows: count } } };
}
