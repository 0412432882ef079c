// Words of files: the graph's names beside those of the REST contract.
import type { Appearance } from '../../lib/exports.ts';
import type { FileFormat } from '../../lib/files/table-columns.ts';
import type { FileAppearance, FileFormat as GraphFormat } from '../__generated__/resolver-types.ts';

export const FILE_FORMATS: Record<GraphFormat, FileFormat> = { CSV: 'csv', XLSX: 'xlsx' };
export const APPEARANCES: Record<FileAppearance, Appearance> = { DISPLAYED: 'displayed', RAW: 'raw' };
