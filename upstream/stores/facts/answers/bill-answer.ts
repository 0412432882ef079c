// Puts the lines that an engine answers questions on billed months with into the shape of the answers.
import { Big } from 'big.js';
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { ResultRow } from '../compile/statement.ts';
import { textOf, textOrNull } from '../duckdb/result.ts';
import type { BillLine, BillQuestion, BillRow } from '../questions/bill-question.ts';

/** Null where there are more lines than the question takes. */
export function billLines(question: BillQuestion, lines: readonly ResultRow[]): BillLine[] | null {
  const { groupBy, measures, maxLines } = question;
  if (maxLines !== undefined && lines.length > maxLines) return null;
  return lines.map((line) => {
    const vendor = textOf(line, 'vendor_code');
    if (!isVendorCode(vendor)) throw new Error(`the facts hold an unknown vendor '${vendor}'`);
    const keys = groupBy.map((_, index) => textOf(line, `k${index}`));
    return {
      vendor,
      currency: textOf(line, 'currency_code'),
      keys,
      labels: keys.map((key, index) => textOrNull(line, `l${index}`) ?? key),
      sums: measures.map((_, index) => decimalOf(line, `v${index}`) ?? '0'),
    };
  });
}

export function billRows(lines: readonly ResultRow[]): BillRow[] {
  return lines.map((line) => {
    const text = (name: keyof BillRow) => textOf(line, `row_${name}`);
    return {
      chargeDate: text('chargeDate'),
      account: text('account'),
      accountName: text('accountName'),
      product: text('product'),
      region: text('region'),
      usageType: text('usageType'),
      description: text('description'),
      chargeType: text('chargeType'),
      resource: text('resource'),
      unit: text('unit'),
      quantity: decimalOf(line, 'row_quantity'),
      currency: text('currency'),
      list: decimalOf(line, 'row_list'),
      billed: decimalOf(line, 'row_billed') ?? '0',
    };
  });
}

/** Engines write zeros behind the point or leave them out: here they are left out. */
function decimalOf(line: ResultRow, column: string): string | null {
  const text = textOrNull(line, column);
  return text === null ? null : new Big(text).toFixed();
}
