// Budgets as the CSV file that the import reads.

import { CODES_OF_VENDORS } from '../../../../lib/catalogue/vendors.ts';
import { csvHead, csvLines } from '../../../../lib/files/csv-text.ts';
import type { TableColumn } from '../../../../lib/files/table-columns.ts';
import type { EncodedFile } from '../../../browser/save-file.ts';
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

/** Of the budgets that are set; sums are none. */
export function budgetText(rows: readonly Row[]): string {
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
  return csvHead(COLUMNS) + csvLines(COLUMNS, lines);
}

export function budgetFile(rows: readonly Row[], months: readonly string[]): EncodedFile {
  const bytes = new TextEncoder().encode(budgetText(rows));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const year = months[0]?.slice(0, 4) ?? '';
  return { content: btoa(letters), contentType: 'text/csv;charset=utf-8', name: `budgets-${year}.csv` };
}
