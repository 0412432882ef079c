// Budgets as the CSV file that the import reads.
import { CODES_OF_VENDORS } from '../../../lib/vendors.ts';
import type { EncodedFile } from '../../components/save-file.ts';
import type { Row } from './budget-rows.ts';

const COLUMNS = [
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
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

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
  return [COLUMNS, ...lines].map((cells) => `${cells.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function budgetFile(rows: readonly Row[], months: readonly string[]): EncodedFile {
  const bytes = new TextEncoder().encode(`\uFEFF${budgetText(rows)}`);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const year = months[0]?.slice(0, 4) ?? '';
  return { content: btoa(letters), contentType: 'text/csv;charset=utf-8', name: `budgets-${year}.csv` };
}
