// Costs of a generated company by series and day, summed from its files by another way than the loader.
import { dayNumber } from '../../../tools/demo/generator/days.ts';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';

/** What the rows of a series are: usage, what a commitment left unused, corrections of usage, or another charge category. */
export type RowClass = 'Usage' | 'Unused' | 'Correction' | 'Purchase' | 'Credit' | 'Adjustment' | 'Tax';

export interface CellDays {
  vendor: string;
  accountId: string;
  service: string;
  region: string;
  usageType: string;
  operation: string;
  rowClass: RowClass;
  /** A purchase of a commitment. */
  isCommitment: boolean;
  currency: string;
  /** Amount of each day from `firstDay` of the history on. */
  contracted: Float64Array;
  effective: Float64Array;
  billed: Float64Array;
}

export interface CellHistory {
  /** Days since 1970-01-01. */
  firstDay: number;
  days: number;
  cells: CellDays[];
}

/** Names that a column has had, the first that a file has counts; nothing where none has. */
const COLUMNS: Record<string, readonly string[]> = {
  accountId: ['SubAccountId'],
  service: ['ServiceName'],
  region: ['RegionId', 'Region', 'RegionName'],
  usageType: ['SkuMeter', 'x_UsageType', 'x_SkuMeterName', 'ChargeDescription'],
  operation: ['x_Operation'],
  category: ['ChargeCategory', 'ChargeType'],
  class: ['ChargeClass'],
  status: ['CommitmentDiscountStatus'],
  commitment: ['CommitmentDiscountId'],
  currency: ['BillingCurrency'],
  billed: ['BilledCost'],
  effective: ['EffectiveCost', 'AmortizedCost', 'BilledCost'],
  contracted: ['ContractedCost', 'BilledCost'],
};

/** The history of these files of the generator from `from` to `to`, both within. */
export async function cellHistory(
  files: readonly string[],
  range: { from: string; to: string },
): Promise<CellHistory> {
  const firstDay = dayNumber(range.from);
  const days = dayNumber(range.to) - firstDay + 1;
  const cells: CellDays[] = [];
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  try {
    for (const [vendor, own] of byVendor(files)) {
      const scan = `read_parquet([${own.map((file) => `'${file}'`).join(', ')}], union_by_name = true)`;
      const known = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${scan}`);
      const names = new Set(known.getRowObjectsJS().map(({ column_name }) => String(column_name)));
      const pick = (column: string) =>
        `coalesce(${[...(COLUMNS[column] ?? []).filter((name) => names.has(name)).map((name) => `"${name}"`), 'NULL'].join(', ')})`;
      const text = (column: string) => `coalesce(CAST(${pick(column)} AS VARCHAR), '')`;
      const amount = (column: string) => `sum(CAST(${pick(column)} AS DOUBLE))`;
      const reader = await connection.runAndReadAll(`
        SELECT ${text('accountId')}, ${text('service')}, ${text('region')}, ${text('usageType')}, ${text('operation')},
          CASE WHEN ${text('class')} = 'Correction' THEN 'Correction' WHEN ${text('status')} = 'Unused' THEN 'Unused'
            ELSE ${text('category')} END AS row_class, ${text('currency')},
          ${text('category')} = 'Purchase' AND ${text('commitment')} <> '' AS is_commitment,
          date_diff('day', DATE '${range.from}', CAST(ChargePeriodStart AS DATE)) AS day,
          ${amount('contracted')}, ${amount('effective')}, ${amount('billed')}
        FROM ${scan} GROUP BY ALL`);
      collect(cells, vendor, days, reader.getRowsJS());
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  return { firstDay, days, cells };
}

function byVendor(files: readonly string[]): Map<string, string[]> {
  const vendors = new Map<string, string[]>();
  for (const file of files) {
    const vendor = file.split('/').at(-1)?.split('-')[0] ?? '';
    vendors.set(vendor, [...(vendors.get(vendor) ?? []), file]);
  }
  return vendors;
}

function collect(cells: CellDays[], vendor: string, days: number, rows: unknown[][]): void {
  const known = new Map<string, CellDays>();
  for (const row of rows) {
    const key = row.slice(0, 8).join('\u001f');
    let cell = known.get(key);
    if (!cell) {
      cell = emptyCell(vendor, row, days);
      known.set(key, cell);
      cells.push(cell);
    }
    const day = Number(row[8]);
    if (day < 0 || day >= days) continue;
    cell.contracted[day] = Number(row[9]);
    cell.effective[day] = Number(row[10]);
    cell.billed[day] = Number(row[11]);
  }
}

function emptyCell(vendor: string, row: readonly unknown[], days: number): CellDays {
  const [accountId, service, region, usageType, operation, rowClass, currency] = row.map(String);
  const isCommitment = row[7] === true;
  return {
    ...{ vendor, accountId, service, region, usageType, operation, rowClass, isCommitment, currency },
    contracted: new Float64Array(days),
    effective: new Float64Array(days),
    billed: new Float64Array(days),
  } as CellDays;
}
