// Budgets as the table of a file; as CSV it is the file that the import reads.

import { CODES_OF_VENDORS } from '../../../../lib/catalogue/vendors.ts';
import type { TableColumn } from '../../../../lib/files/table-columns.ts';
import type { FileTable } from '../../../components/files/element-table.ts';
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
const COLUMNS = HEADS.map(
  (head): TableColumn => ({ head, format: { as: head === 'amount' ? 'decimal' : 'text' }, width: 16 }),
);

/** Of the budgets that are set; sums are none. */
export function budgetTable(rows: readonly Row[]): FileTable {
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
  return { columns: COLUMNS, rows: lines };
}
