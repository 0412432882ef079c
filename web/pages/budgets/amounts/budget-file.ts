// Budgets as the CSV file that the import reads.

import { CODES_OF_VENDORS } from '../../../../lib/catalogue/vendors.ts';
import { csvHead, csvLines, csvQuestion } from '../../../../lib/files/csv-text.ts';
import type { TableColumn, TableQuestion } from '../../../../lib/files/table-columns.ts';
import type { Row } from '../budget-rows.ts';

const HEADS = [
  'month',
  'scope',
  'vendor',
  'accountId',
  'serviceGroupSet',
  'serviceGroup',
  'tagKey',
  'tagValue',
  'amount',
  'currency',
] as const;
const COLUMNS = HEADS.map((head): TableColumn => ({ head, format: { as: 'text' }, width: 16 }));

/** Of the budgets that are set; sums are none. The question stands below an empty line, which the import knows. */
export function budgetText(rows: readonly Row[], question: TableQuestion): string {
  const lines = rows.flatMap(({ scope, months }) =>
    months.flatMap(({ month, set }) => {
      if (!set) return [];
      const vendor = scope.vendor ? CODES_OF_VENDORS[scope.vendor] : '';
      const { account, serviceGroupSet, serviceGroup, tagKey, tagValue } = scope;
      const kind = scope.kind.toLowerCase().replace('_', '-');
      const words = [vendor, account, serviceGroupSet, serviceGroup, tagKey, tagValue];
      return [[month.slice(0, 7), kind, ...words.map((word) => word ?? ''), set.amount, set.currency]];
    }),
  );
  return csvHead(COLUMNS) + csvLines(COLUMNS, lines) + csvQuestion(COLUMNS.length, question);
}
