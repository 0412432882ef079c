// One file: all charges of a vendor's billing month, and their totals.
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { numberOf, rowsOf, textOf } from '../../../../upstream/stores/facts/duckdb/result.ts';
import { firstDayOf, monthText } from '../days.ts';
import type { VendorPlan } from '../plan/plan.ts';
import { makeMonthTables } from '../plan/plan-tables.ts';
import { END_DAY, FIRST_INVOICED_MONTH, LAST_MONTH } from '../shape.ts';
import { badCopyOptions, badExtension, badSelectList } from './bad-form.ts';
import { makeCharges } from './charge-rows.ts';
import { commitmentFees, otherCharges } from './extra-charges.ts';
import { columnsOf, LINE_SELECT, versionOf } from './focus-columns.ts';
import { addInvoiceCharges } from './invoice-charges.ts';

/** Sums of a vendor's month in one currency; amounts are exact decimal text. */
export interface MonthTotal {
  vendor: string;
  /** Billing month, YYYY-MM. */
  month: string;
  currency: string;
  rows: number;
  billed: string;
  effective: string;
}

const TOTALS = `SELECT currency, CAST(count(*) AS DOUBLE) AS rows,
    rtrim(rtrim(CAST(sum(billed) AS VARCHAR), '0'), '.') AS billed,
    rtrim(rtrim(CAST(sum(effective) AS VARCHAR), '0'), '.') AS effective
  FROM (SELECT i.account, billed, effective FROM lines AS l JOIN items AS i ON i.item = l.item
    UNION ALL SELECT account, billed, effective FROM extras) AS c
  JOIN accounts AS a ON a.account = c.account GROUP BY currency ORDER BY currency`;

/** Bad form holds the same charges as real publishers spell them. */
export type FileForm = 'good' | 'bad';

export function fileNameOf({ vendor }: VendorPlan, month: number, form: FileForm): string {
  const extension = form === 'good' ? 'parquet' : badExtension(vendor);
  return `${vendor}-${monthText(month)}.focus-${versionOf(vendor, month)}.${extension}`;
}

/** Makes the charges of a month; the tables of the plan must be there. */
export async function makeMonth(
  connection: DuckDBConnection,
  plan: VendorPlan,
  month: number,
): Promise<void> {
  const end = Math.min(firstDayOf(month + 1), END_DAY);
  const days = Array.from({ length: end - firstDayOf(month) }, (_, index) => firstDayOf(month) + index);
  await makeMonthTables(connection, plan, days);
  const held = plan.commitments.filter(
    ({ firstDay, endDay }) => firstDay < end && endDay > firstDayOf(month),
  );
  const ranks = [...new Set(held.map(({ rank }) => rank))].sort((one, other) => one - other);
  const extras = [...commitmentFees(plan.commitments, month), ...otherCharges({ ...plan, month })];
  await makeCharges(connection, { ranks, extras });
  await addInvoiceCharges(connection, plan, month);
}

/** Writes the charges that `makeMonth` made. */
export async function writeMonth(
  connection: DuckDBConnection,
  plan: VendorPlan,
  month: number,
  { folder, form }: { folder: string; form: FileForm },
): Promise<void> {
  const { vendor } = plan;
  const isInvoiced = month >= FIRST_INVOICED_MONTH && month < LAST_MONTH;
  const columns = columnsOf(vendor, versionOf(vendor, month), isInvoiced);
  const names = columns.map(({ name }) => name);
  const good = `SELECT ${columns.map(({ name, sql }) => `${sql} AS "${name}"`).join(', ')} FROM (${LINE_SELECT})`;
  const select = form === 'good' ? good : `SELECT ${badSelectList(vendor, names)} FROM (${good})`;
  const options = form === 'good' ? 'FORMAT parquet, COMPRESSION zstd' : badCopyOptions(vendor, names);
  await connection.run(`COPY (${select}) TO $path (${options})`, {
    path: join(folder, fileNameOf(plan, month, form)),
    month_start: firstDayOf(month),
    month_end: firstDayOf(month + 1),
  });
}

/** Totals of the charges that `makeMonth` made, summed before they are written. */
export async function totalsOf(
  connection: DuckDBConnection,
  plan: VendorPlan,
  month: number,
): Promise<MonthTotal[]> {
  const found = await rowsOf(connection, { sql: TOTALS, params: {} });
  return found.map((row) => ({
    vendor: plan.vendor,
    month: monthText(month),
    currency: textOf(row, 'currency'),
    rows: numberOf(row, 'rows'),
    billed: textOf(row, 'billed'),
    effective: textOf(row, 'effective'),
  }));
}
