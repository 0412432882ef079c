// Puts the lines that the store answers a rows question with into the shape of the answer.
import { isVendorCode } from '../../lib/vendors.ts';
import type { FactRow, RowsAnswer } from './question.ts';
import { numberOf, numberOrNull, type ResultRow, textOf, textOrNull } from './result.ts';

/** No lines at all make an answer of zero. */
export function rowsAnswer(currency: string, lines: readonly ResultRow[]): RowsAnswer {
  const [first = {}] = lines;
  return {
    currency,
    rowCount: numberOf(first, 'row_count'),
    total: numberOf(first, 'total'),
    // A page behind the last row leaves one line, which has the summary alone.
    rows: lines.filter((line) => textOrNull(line, 'vendor') !== null).map(factRow),
  };
}

function factRow(line: ResultRow): FactRow {
  const vendor = textOf(line, 'vendor');
  if (!isVendorCode(vendor)) throw new Error(`the facts hold an unknown vendor '${vendor}'`);
  return {
    vendor,
    accountId: textOrNull(line, 'account'),
    product: textOrNull(line, 'product'),
    region: textOrNull(line, 'region'),
    usageDate: textOf(line, 'usage_date'),
    usage: numberOrNull(line, 'usage'),
    unit: textOrNull(line, 'unit'),
    cost: numberOf(line, 'cost'),
    resourceId: textOrNull(line, 'resource_id'),
    resourceName: textOrNull(line, 'resource_name'),
    usageType: textOrNull(line, 'usage_type'),
    description: textOrNull(line, 'description'),
  };
}
