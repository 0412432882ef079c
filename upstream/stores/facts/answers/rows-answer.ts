// Puts the lines that an engine answers questions for rows and for tags with into the shape of the answers.
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { ResultRow } from '../compile/statement.ts';
import { numberOf, textOf, textOrNull } from '../duckdb/result.ts';
import type { Conversion } from '../questions/rates.ts';
import type { FactRow, RowColumn } from '../questions/row-columns.ts';
import type { RowsAnswer, TagKeysAnswer } from './answer.ts';

/** No lines at all make an answer of nothing. */
export function rowsAnswer<Column extends RowColumn>(
  columns: readonly Column[],
  { currency, factors }: Pick<Conversion, 'currency' | 'factors'>,
  lines: readonly ResultRow[],
): RowsAnswer<Column> {
  const [first = {}] = lines;
  const used = new Set((textOrNull(first, 'rates') ?? '').split(',').filter((place) => place !== ''));
  return {
    currency,
    rates: factors.filter((_, index) => used.has(`${index + 1}`)),
    rowCount: numberOf(first, 'row_count'),
    total: numberOf(first, 'total'),
    // A page behind the last row leaves one line, which has the summary alone.
    rows: factRows(
      columns,
      lines.filter((line) => numberOf(line, 'is_row') === 1),
    ),
  };
}

function factRows<Column extends RowColumn>(
  columns: readonly Column[],
  lines: readonly ResultRow[],
): Pick<FactRow, Column>[] {
  return lines.map(
    // The compiler of rows gives each column the type that FactRow names.
    (line) =>
      Object.fromEntries(columns.map((column) => [column, line[column] ?? null])) as Pick<FactRow, Column>,
  );
}

export function tagKeysAnswer(currency: string, lines: readonly ResultRow[]): TagKeysAnswer {
  const keys = lines.flatMap((line) => {
    const vendor = textOrNull(line, 'vendor_code');
    if (vendor === null) return [];
    if (!isVendorCode(vendor)) throw new Error(`the facts hold an unknown vendor '${vendor}'`);
    return [
      {
        vendor,
        key: textOf(line, 'tag_key'),
        total: numberOf(line, 'total'),
        rows: numberOf(line, 'row_total'),
      },
    ];
  });
  const [first = {}] = lines;
  return { currency, keyCount: numberOf(first, 'key_count'), keys };
}
