// Words of files: the graph's names beside those of the REST contract and of the table.
import type { TableMode } from '../../lib/cost/cost-table.ts';
import type { Appearance } from '../../lib/cost/exports.ts';
import type { FileFormat } from '../../lib/files/table-columns.ts';
import type {
  CostTableMode,
  FileAppearance,
  FileFormat as GraphFormat,
} from '../__generated__/graph-types.ts';

export const FILE_FORMATS: Record<GraphFormat, FileFormat> = {
  CSV: 'csv',
  XLSX: 'xlsx',
  PARQUET: 'parquet',
};
export const APPEARANCES: Record<FileAppearance, Appearance> = { DISPLAYED: 'displayed', RAW: 'raw' };
export const TABLE_MODES: Record<CostTableMode, TableMode> = {
  DEFAULT: 'default',
  COMPARE_PORTION: 'portion',
  COMPARE_ABSOLUTE: 'absolute',
  COMPARE_LEGEND: 'legend',
};
