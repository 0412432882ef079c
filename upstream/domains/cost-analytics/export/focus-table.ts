// Billing rows for programs: FOCUS as it was loaded, so that the file loads again to the same figures, each amount with
// its own digits in the row's own currency; then columns of the portal, which begin with `x_`, as FOCUS asks for. Its texts
// are written as they are: an id with an apostrophe before it would be another id when the file is loaded.
import type { CellFormat, TableCell, TableColumn } from '../../../../lib/files/table-columns.ts';
import {
  type FactRow,
  FOCUS_COLUMNS,
  type FocusColumn,
  focusName,
  type RowColumn,
} from '../../../stores/facts/questions/row-columns.ts';
import { COST_COLUMNS, NUMBER_COLUMNS, TIME_COLUMNS } from '../../../stores/facts/tables/focus-columns.ts';
import type { RowTable } from './row-table.ts';

/** What the portal makes of a row. */
const OWN_NAMES = {
  usageDate: 'x_UsageDate',
  chargeType: 'x_ChargeType',
  productFamily: 'x_ProductFamily',
  platform: 'x_OperatingSystem',
  database: 'x_DatabaseEngine',
  purchaseOption: 'x_PurchaseOption',
  skuDescription: 'x_SkuDescription',
  quantity: 'x_Quantity',
  unit: 'x_QuantityUnit',
  cost: 'x_CostInRange',
} as const satisfies Partial<Record<RowColumn, string>>;

type OwnColumn = keyof typeof OWN_NAMES;

const OWN = Object.keys(OWN_NAMES) as OwnColumn[];
const DECIMALS: ReadonlySet<string> = new Set([...COST_COLUMNS, ...NUMBER_COLUMNS]);
const TIMES: ReadonlySet<string> = new Set(TIME_COLUMNS);

/**
 * `x_CostInRange` is that of the basis, in the company's currency, which `x_CostCurrency` names; it is empty in a
 * currency without a rate.
 */
export function focusTable(currency: string): RowTable {
  return {
    columns: [
      ...FOCUS_COLUMNS.map((column) => columnOf(focusName(column), formatOfFocus(focusName(column)))),
      ...OWN.map((column) => columnOf(OWN_NAMES[column], formatOfOwn(column))),
      columnOf('x_CostCurrency', { as: 'exact' }),
    ],
    reads: [...FOCUS_COLUMNS, ...OWN],
    rowOf: (row) => [
      ...FOCUS_COLUMNS.map((column) => cellOf(column, row)),
      ...OWN.map((column) => row[column]),
      currency,
    ],
    totalRow: () => null,
  };
}

function columnOf(head: string, format: CellFormat): TableColumn {
  return { head, format, width: 20 };
}

function formatOfFocus(name: string): CellFormat {
  return { as: DECIMALS.has(name) ? 'decimal' : 'exact' };
}

function formatOfOwn(column: OwnColumn): CellFormat {
  if (column === 'usageDate') return { as: 'day', pattern: 'YYYY-MM-DD' };
  return column === 'quantity' || column === 'cost' ? { as: 'number', decimals: null } : { as: 'exact' };
}

/** Instants are kept as `2024-05-01 00:00:00`, in UTC. */
function cellOf(column: FocusColumn, row: FactRow): TableCell {
  const value = row[column] ?? null;
  return value !== null && TIMES.has(focusName(column)) ? `${value.replace(' ', 'T')}Z` : value;
}
