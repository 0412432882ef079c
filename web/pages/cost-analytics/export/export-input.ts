// What a file of the page holds: the question of the address, as it stands, and how it is written.
import type { DetailColumnId } from '../../../../lib/detail-columns.ts';
import type { CostExportInput } from '../../../__generated__/useMailFileMutation.graphql.ts';
import type { AnalyticsAddress } from '../address.ts';
import { analyticsVariables } from '../variables.ts';

export interface ExportChoice {
  part: 'SUMMARY' | 'DETAILS';
  format: 'CSV' | 'XLSX';
  appearance: 'DISPLAYED' | 'RAW';
}

/** `columns` are those of the detail table; service groups need a set, which the page does not ask for. */
export function exportInput(
  address: AnalyticsAddress,
  choice: ExportChoice,
  columns: readonly DetailColumnId[],
): CostExportInput {
  const { query, search, searchIn, sort } = analyticsVariables(address);
  return { ...choice, columns: columns.filter((id) => id !== 'serviceGroup'), query, search, searchIn, sort };
}
