// Turns questions on billed months into SQL and its parameters. Nothing is converted: sums stay in their currency.

import type {
  BillColumn,
  BillFilter,
  BillGrouping,
  BillMeasure,
  BillQuestion,
  BillRowsQuestion,
  BillScope,
} from '../questions/bill-question.ts';
import { keyColumn, labelColumn } from '../questions/dimensions.ts';
import type { Grouping } from '../questions/question.ts';
import { sqlName } from '../sql-text.ts';
import type { RollupTable } from '../tables/rollup-dimensions.ts';
import { lackOf, reasonOf, type TableReason } from '../tables/table-reasons.ts';
import type { Dialect } from './dialect.ts';
import { filterConditions, isOneOf, keyOf, labelOf, type Place, readsOf } from './groupings.ts';
import { Bindings, type Statement } from './statement.ts';

/** The two tables that are asked: `monthly` where it knows all columns. */
export type BillTable = 'rows' | 'monthly';

const text = (column: string) => `coalesce(${sqlName(column)}, '')`;

/** SQL of a column by table; null where the rollup does not have it. */
const COLUMNS: Record<BillColumn, Record<BillTable, string | null>> = {
  billingMonth: { rows: 'billing_month', monthly: 'billing_month' },
  chargeMonth: { rows: null, monthly: 'month' },
  currency: { rows: '"BillingCurrency"', monthly: 'currency' },
  description: { rows: text('ChargeDescription'), monthly: null },
  issuer: { rows: text('InvoiceIssuerName'), monthly: null },
  skuId: { rows: text('SkuId'), monthly: null },
  creditType: { rows: text('x_CreditType'), monthly: null },
  serviceCode: { rows: text('x_ServiceCode'), monthly: 'service_code' },
};

const SUMS: Record<BillTable, Record<Exclude<BillMeasure, object>, string>> = {
  rows: {
    billed: 'sum("BilledCost")',
    effective: 'sum("EffectiveCost")',
    list: 'sum(coalesce("ListCost", 0))',
    quantity: 'sum(coalesce(quantity, 0))',
    rows: 'count(*)',
  },
  monthly: {
    billed: 'sum(billed)',
    effective: 'sum(effective)',
    list: 'sum(list)',
    quantity: 'sum(quantity)',
    rows: 'sum(row_count)',
  },
};

/** Lines (vendor_code, currency_code, k0 …, l0 …, v0 …), all of them texts; one more than `maxLines` at most. */
export function compileBill(
  dialect: Dialect,
  question: BillQuestion,
  parts: readonly string[],
  table: BillTable,
): Statement {
  const bind = new Bindings(dialect);
  const place: Place = { dialect, bind, table };
  const { groupBy, measures, maxLines } = question;
  const keys = groupBy.map((grouping, index) => `${keySql(grouping, place)} AS k${index}`);
  const labels = groupBy.flatMap((grouping, index) => {
    const label = 'column' in Object(grouping) ? null : labelOf(grouping as Grouping);
    if (label === null) return [];
    const lastDay = question.time === 'charge' ? 'last_day' : 'last_row_day';
    const day = table === 'monthly' ? lastDay : 'charge_date';
    const dated = dialect.datedLabel(`${label} <> ${keySql(grouping, place)}`, day, label);
    return [`${dialect.labelIn(`max(${dated})`)} AS l${index}`];
  });
  const sums = measures.map((measure, index) => {
    const sql =
      typeof measure === 'object'
        ? `count(DISTINCT nullif(${keyOf(measure.distinct, place)}, ''))`
        : SUMS[table][measure];
    return `${sql} AS m${index}`;
  });
  const names = groupBy.map((_, index) => `k${index}`);
  const columns = [
    'vendor_code',
    'currency_code',
    ...names,
    ...labels.map((label) => label.slice(label.lastIndexOf(' ') + 1)),
    ...measures.map((_, index) => `${dialect.asText(`m${index}`)} AS v${index}`),
  ];
  return bind.statement(`
    SELECT ${columns.join(', ')} FROM (
      SELECT vendor AS vendor_code, ${currencyOf(table)} AS currency_code,
        ${[...keys, ...labels, ...sums].join(', ')}
      FROM ${scopeOf(question, parts, place)}
      GROUP BY ${['vendor_code', 'currency_code', ...names].join(', ')}
    ) AS bill_sums ORDER BY ${['vendor_code', 'currency_code', ...names].join(', ')}
    ${maxLines === undefined ? '' : `LIMIT ${bind.integer(maxLines + 1)}`}`);
}

/** One line a row, by the names of BillRow, all of them texts. */
export function compileBillRows(
  dialect: Dialect,
  question: BillRowsQuestion,
  parts: readonly string[],
): Statement {
  const bind = new Bindings(dialect);
  const place: Place = { dialect, bind, table: 'rows' };
  const columns: Record<string, string> = {
    chargeDate: dialect.asText('charge_date'),
    account: keyColumn('account'),
    accountName: labelColumn('account'),
    product: keyColumn('product'),
    region: labelColumn('region'),
    usageType: keyColumn('usageType'),
    description: text('ChargeDescription'),
    chargeType: keyColumn('chargeType'),
    resource: keyColumn('resource'),
    unit: keyColumn('unit'),
    quantity: dialect.asText('quantity'),
    currency: '"BillingCurrency"',
    list: dialect.asText('"ListCost"'),
    billed: dialect.asText('"BilledCost"'),
  };
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} AS ${sqlName(`row_${name}`)}`);
  return bind.statement(`
    SELECT ${selected.join(', ')} FROM ${scopeOf(question, parts, place)}
    ORDER BY "BilledCost" DESC, charge_date, ${dialect.rowPlace.join(', ')}
    LIMIT ${bind.integer(question.limit)} OFFSET ${bind.integer(question.skip)}`);
}

/** Which table knows all that is asked for, and why it is no smaller one. */
export function billTable(
  { groupBy, measures, filters, time }: BillQuestion,
  rollups: readonly RollupTable[],
): { table: BillTable; reason: TableReason } {
  const column = [...groupBy, ...filters]
    .flatMap((each) => (typeof each === 'object' && 'column' in each ? [each.column] : []))
    .find((each) => COLUMNS[each].monthly === null);
  const byDimension = filters.flatMap((filter) => ('dimension' in filter ? [filter] : []));
  const groupings = [
    ...groupBy.filter(isGrouping),
    ...byDimension.map(({ dimension }) => dimension),
    ...measures.flatMap((measure) => (typeof measure === 'object' ? [measure.distinct] : [])),
  ];
  const lack =
    column === undefined
      ? lackOf('monthly', { reads: readsOf(groupings), filters: byDimension })
      : reasonOf('COLUMN', column);
  if (lack === null && rollups.includes('monthly')) return { table: 'monthly', reason: reasonOf('MONTHS') };
  if (time === 'charge') throw new Error('calendar months of charges are asked of monthly sums');
  return { table: 'rows', reason: lack ?? reasonOf('MONTHS') };
}

function isGrouping(grouping: BillGrouping): grouping is Grouping {
  return !(typeof grouping === 'object' && 'column' in grouping);
}

function currencyOf(table: BillTable): string {
  return COLUMNS.currency[table] ?? '';
}

function keySql(grouping: BillGrouping, place: Place): string {
  if (isGrouping(grouping)) return keyOf(grouping, place);
  return columnSql(grouping.column, place);
}

function columnSql(column: BillColumn, { table, dialect }: Place): string {
  const sql = COLUMNS[column][table === 'monthly' ? 'monthly' : 'rows'];
  if (sql === null) throw new Error(`the table '${table}' has no column '${column}'`);
  return MONTHS.has(column) ? dialect.asText(sql) : sql;
}

const MONTHS: ReadonlySet<BillColumn> = new Set(['billingMonth', 'chargeMonth']);

function scopeOf(
  { range, filters, time }: BillScope & Pick<BillQuestion, 'time'>,
  parts: readonly string[],
  place: Place,
): string {
  const { dialect, bind, table } = place;
  const conditions = [
    `${time === 'charge' ? 'month' : 'billing_month'} BETWEEN ${bind.date(range.start)} AND ${bind.date(range.end)}`,
    // Later days of long charges are lines without rows.
    ...(table === 'monthly' && time !== 'charge' ? ['row_count <> 0'] : []),
    ...filters.flatMap((filter) => conditionsOf(filter, place)),
  ];
  return `${dialect.scan(table, parts, bind)} AS facts WHERE ${conditions.join(' AND ')}`;
}

function conditionsOf(filter: BillFilter, place: Place): string[] {
  if ('dimension' in filter) return filterConditions([filter], place);
  return [isOneOf(columnSql(filter.column, place), filter.values, place)];
}
