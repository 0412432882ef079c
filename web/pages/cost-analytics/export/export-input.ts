// What a file of the page holds: the question of the address, as it stands, and how it is written.
import type { TableMode } from '../../../../lib/cost/cost-table.ts';
import type { DetailColumnId } from '../../../../lib/cost/detail-columns.ts';
import type {
  CostDetailQuery,
  CostExportInput,
  CostTableMode,
} from '../../../__generated__/useMailFileMutation.graphql.ts';
import type { AnalyticsAddress } from '../shared/address/address.ts';
import { analyticsVariables } from '../shared/address/variables.ts';

export interface ExportChoice {
  part: 'SUMMARY' | 'SERIES' | 'DETAILS';
  format: 'CSV' | 'XLSX' | 'PARQUET';
  appearance: 'DISPLAYED' | 'RAW';
}

/** The same with another word; Parquet is for raw details only, so choosing one chooses the other. */
export function withChoice(choice: ExportChoice, change: Partial<ExportChoice>): ExportChoice {
  if (change.format === 'PARQUET') return { part: 'DETAILS', format: 'PARQUET', appearance: 'RAW' };
  const next = { ...choice, ...change };
  const isRaw = next.part === 'DETAILS' && next.appearance === 'RAW';
  return next.format === 'PARQUET' && !isRaw ? { ...next, format: 'CSV' } : next;
}

const MODES: Record<TableMode, CostTableMode> = {
  default: 'DEFAULT',
  portion: 'COMPARE_PORTION',
  absolute: 'COMPARE_ABSOLUTE',
  legend: 'COMPARE_LEGEND',
};

/** `columns` are those of the detail table; service groups need a set, which the page does not ask for. */
export function exportInput(
  address: AnalyticsAddress,
  choice: ExportChoice,
  columns: readonly DetailColumnId[],
): CostExportInput {
  const { query, search, searchIn, sort, withMonths } = analyticsVariables(address);
  return {
    ...choice,
    columns: withoutGroups(columns),
    mode: MODES[address.mode],
    months: withMonths,
    query,
    search,
    searchIn,
    sort,
  };
}

/** The billing rows of one item, as the drawer shows them. */
export function detailExportInput(
  of: CostDetailQuery,
  { rowSearch }: Pick<AnalyticsAddress, 'rowSearch'>,
  { format, appearance }: ExportChoice,
  columns: readonly DetailColumnId[],
): CostExportInput {
  return {
    of,
    part: 'DETAILS',
    format,
    appearance,
    columns: withoutGroups(columns),
    search: rowSearch.trim() || null,
  };
}

function withoutGroups(columns: readonly DetailColumnId[]): DetailColumnId[] {
  return columns.filter((id) => id !== 'serviceGroup');
}
