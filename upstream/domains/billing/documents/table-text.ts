// A part of a bill as CSV or workbook: every level a row, amounts with all of their digits, totals last.

import type { Language } from '../../../../lib/catalogue/languages.ts';
import { dayPatternOf } from '../../../../lib/files/cell-text.ts';
import type {
  CellFormat,
  TableColumn,
  TableQuestion,
  TableRow,
  TextFormat,
} from '../../../../lib/files/table-columns.ts';
import { decimalsOf } from '../../../../lib/money/shown-currency.ts';
import { tableFile } from '../../../../lib/node/files/table-file.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import { type BillTable, type BillTableColumn, currenciesOf, flatRows } from './bill-table.ts';

const [TEXT_WIDTH, FIGURE_WIDTH, LEVEL_WIDTH] = [28, 18, 8];
/** Rows that are written at once. */
const BATCH = 500;

interface TextOf {
  language: Language;
  text: Texts;
  question: TableQuestion;
}

export function tableText(
  table: BillTable,
  format: TextFormat,
  { language, text, question }: TextOf,
): { content: AsyncGenerator<Uint8Array>; rowCount: number } {
  const currencies = currenciesOf(table);
  const lines = [...flatRows(table.rows), ...table.totals.map((row) => ({ row, level: 1 }))];
  const hasLevels = lines.some(({ level }) => level > 1);
  const columns: TableColumn[] = [
    ...(hasLevels
      ? [
          {
            head: text('platform.file.level'),
            format: { as: 'number', decimals: 0 },
            width: LEVEL_WIDTH,
          } as const,
        ]
      : []),
    ...table.columns.map((column) => textColumn(column, currencies, language)),
    { head: text('platform.file.currency'), format: { as: 'text' }, width: LEVEL_WIDTH },
  ];
  const rows = lines.map(
    ({ row, level }): TableRow => [
      ...(hasLevels ? [level] : []),
      ...table.columns.map(({ id }) => row.cells[id] ?? null),
      row.currency,
    ],
  );
  return { content: tableFile(format, table.title, columns, batches(rows), question), rowCount: rows.length };
}

/** Amounts of one currency name it in their head. */
function textColumn(column: BillTableColumn, currencies: readonly string[], language: Language): TableColumn {
  const [only, ...others] = currencies;
  const isNamed = column.as === 'money' && only !== undefined && others.length === 0;
  const isText = column.as === 'text' || column.as === 'day';
  return {
    head: isNamed ? `${column.head} (${only})` : column.head,
    format: formatOf(column, currencies, language),
    width: isText ? TEXT_WIDTH : FIGURE_WIDTH,
  };
}

function formatOf(column: BillTableColumn, currencies: readonly string[], language: Language): CellFormat {
  switch (column.as) {
    case 'text':
      return { as: 'text' };
    case 'day':
      return { as: 'day', pattern: dayPatternOf(language) };
    case 'money':
      return { as: 'money', shownDecimals: Math.max(0, ...currencies.map(decimalsOf)) };
    case 'number':
      return { as: 'number', decimals: null };
    case 'percent':
      return { as: 'percent', decimals: { atMost: 2 } };
  }
}

async function* batches(rows: readonly TableRow[]): AsyncGenerator<readonly TableRow[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
