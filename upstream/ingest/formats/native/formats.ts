// The providers' own exports that are known, each by the columns that only it has.
import { NEEDED_COLUMNS } from '../../recommendations/recommendation-lines.ts';
import { AWS_CUR } from './aws-cur.ts';
import { AZURE_COST_DETAILS } from './azure-cost-details.ts';
import { AZURE_USAGE_DETAILS } from './azure-usage-details.ts';
import { GCP_EXPORT } from './gcp-export.ts';
import { type NativeFormat, squeezed } from './native-format.ts';
import { OCI_COST_REPORT } from './oci-cost-report.ts';

const FORMATS: readonly NativeFormat[] = [
  AWS_CUR,
  AZURE_COST_DETAILS,
  AZURE_USAGE_DETAILS,
  GCP_EXPORT,
  OCI_COST_REPORT,
];

/** The format whose marks all are among the columns; null for none. */
export function nativeFormatOf(columns: readonly string[]): NativeFormat | null {
  const names = new Set(columns.map(squeezed));
  const has = (mark: string | readonly string[]) =>
    typeof mark === 'string' ? names.has(mark) : mark.some((name) => names.has(name));
  return FORMATS.find(({ marks }) => marks.every(has)) ?? null;
}

/** Whether the columns are those of the reservation recommendations of AWS. */
export function isRecommendations(columns: readonly string[]): boolean {
  const names = new Set(columns.map(squeezed));
  return NEEDED_COLUMNS.every((column) => names.has(column));
}
