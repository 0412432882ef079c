// Rows of cloud migration ROI as the page works with them, and as the CSV file that the import reads. Plain data.
import { ROI_COLUMNS } from '../../../../lib/catalogue/operations/roi-fields.ts';
import { csvHead, csvLines, csvQuestion } from '../../../../lib/files/csv-text.ts';
import type { TableColumn, TableQuestion } from '../../../../lib/files/table-columns.ts';
import type { RoiBoard_rois$data } from '../../../__generated__/RoiBoard_rois.graphql.ts';

export type RoiRow = RoiBoard_rois$data['rows'][number];

const TEXTS: readonly string[] = ['title', 'note'];
// Amounts are written digit by digit, as they were entered.
const COLUMNS = ROI_COLUMNS.map(
  (head): TableColumn => ({ head, format: { as: TEXTS.includes(head) ? 'text' : 'exact' }, width: 16 }),
);

/** The question stands below an empty line, which the import knows. */
export function roiText(rows: readonly RoiRow[], question: TableQuestion): string {
  const lines = rows.map((row) => ROI_COLUMNS.map((column) => row[column === 'id' ? 'key' : column]));
  return csvHead(COLUMNS) + csvLines(COLUMNS, lines) + csvQuestion(COLUMNS.length, question);
}
