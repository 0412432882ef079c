// What a file of the page holds: the question of the address, as it stands, and how it is written.
import type { CostExportInput } from '../../../__generated__/useMailFileMutation.graphql.ts';
import type { AnalyticsAddress } from '../address.ts';
import { analyticsVariables } from '../variables.ts';

export interface ExportChoice {
  part: 'SUMMARY' | 'DETAILS';
  format: 'CSV' | 'XLSX';
  appearance: 'DISPLAYED' | 'RAW';
}

export function exportInput(address: AnalyticsAddress, choice: ExportChoice): CostExportInput {
  const { query, search, searchIn, sort } = analyticsVariables(address);
  return { ...choice, query, search, searchIn, sort };
}
