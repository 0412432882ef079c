// The columns of billing rows: fields of the graph beside the words of the wire (C-12).
import {
  DETAIL_COLUMN_IDS,
  DETAIL_COLUMNS,
  type DetailColumnId,
} from '../../../../lib/cost/detail-columns.ts';
import type { DetailRow } from '../../../../upstream/contract/cost-analytics/detail-shapes.ts';
import type { CostDetailColumn, CostDetailRow } from '../../../__generated__/graph-types.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';

const WIRE_COLUMNS = Object.fromEntries(
  DETAIL_COLUMN_IDS.map((id) => [DETAIL_COLUMNS[id].graph, id]),
) as Record<CostDetailColumn, DetailColumnId>;

/** Fields that come with the column of another. */
const COMPANIONS: Record<string, DetailColumnId> = { accountName: 'linkedAccountId', unit: 'usage' };

const COLUMNS_OF_FIELDS = new Map<string, DetailColumnId>([
  ...Object.entries(WIRE_COLUMNS).map(([column, id]) => [fieldOf(column), id] as const),
  ...Object.entries(COMPANIONS),
]);

/** `RESOURCE_ID` is the field `resourceId`. */
function fieldOf(column: string): string {
  return column.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function wireColumn(column: CostDetailColumn): DetailColumnId {
  return WIRE_COLUMNS[column];
}

/** What the service is asked for: the columns of the fields, at least the cost. */
export function wireColumns(fields: Iterable<string>): DetailColumnId[] {
  const columns = [...fields].flatMap((field) => COLUMNS_OF_FIELDS.get(field) ?? []);
  return columns.length > 0 ? [...new Set(columns)] : ['cost'];
}

const FIELDS = DETAIL_COLUMN_IDS.map((id) => ({ id, field: fieldOf(DETAIL_COLUMNS[id].graph) }));

/** Columns that were not asked for are null, and are not read. */
export function graphRow(row: DetailRow): CostDetailRow {
  const values = Object.fromEntries(FIELDS.map(({ id, field }) => [field, row[id]]));
  const { billingCurrency, linkedAccountAlias: accountName, usageUnit: unit } = row;
  const own = { accountName, billingCurrency, unit, vendor: vendorOf(row.vendor) };
  return { ...values, ...own } as CostDetailRow;
}
