// A part of a bill on paper: what it is of, its totals first, then every row, a level by its indent.

import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { dayIn } from '../../../../lib/files/cell-text.ts';
import { costChange } from '../../../../lib/money/percent-change.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import { type Block, textBlock } from '../../../paper/blocks.ts';
import { changeChip } from '../../../paper/change-chip.ts';
import type { Chip } from '../../../paper/chip.ts';
import { TONES } from '../../../paper/colours.ts';
import { type PaperDocument, paperDocument } from '../../../paper/document.ts';
import { answerBlock, type Fact } from '../../../paper/facts.ts';
import type { Paper } from '../../../paper/paper.ts';
import { titled } from '../../../paper/sections.ts';
import { STYLES } from '../../../paper/styles.ts';
import { tableBlock } from '../../../paper/table.ts';
import { cell, type PaperCell, type PaperRow } from '../../../paper/table-model.ts';
import { naturalWidth } from '../../../paper/table-widths.ts';
import { type BillWords, billWords } from '../paper/bill-words.ts';
import { amountStyle } from '../paper/lines-table.ts';
import {
  type BillTable,
  type BillTableColumn,
  type BillTableRow,
  currenciesOf,
  flatRows,
} from './bill-table.ts';
import { numberIn, type ShownOf, shownAmounts } from './shown-table.ts';

const [LEAST_WIDTH, ROOM] = [560, 120];

export interface TablePdf extends Pick<PaperDocument, 'language' | 'madeAt' | 'head' | 'foot'> {
  table: BillTable;
  vendor: VendorCode;
  status: Chip;
  /** Of a bill that the table is a part of. */
  billTitle: string;
  /** Of the bill, what is worth most first. */
  currencies: readonly string[];
  /** Stands in place of a table without rows. */
  nothing: string;
}

export function tablePdf(of: TablePdf): Promise<Buffer> {
  const { language, madeAt, head, foot, table } = of;
  return paperDocument({
    ...{ language, madeAt, head, foot },
    title: `${table.title} · ${of.billTitle} · ${head.company}`,
    blocks: (paper, width) => [
      answer(paper, of, width),
      ...(table.rows.length === 0
        ? [titled(paper, { title: table.title }, textBlock(paper, [{ text: of.nothing }], width), width)]
        : tables(paper, of, width)),
    ],
  });
}

/** The total of the column that answers, of each currency. */
function answer(
  paper: Paper,
  { table, vendor, status, billTitle, language, currencies }: TablePdf,
  width: number,
): Block {
  const words = billWords(language);
  const shownOf = shownAmounts(table, (currency) => roundingOf(currency, [vendor]));
  const added = table.columns.find(({ id }) => id === table.answer);
  const totals = table.totals.map((row) => ({
    currency: row.currency,
    amount: (added && shownOf(row, added)) ?? 0,
  }));
  const [first, ...others] = totals;
  const facts: Fact[] = [
    ...others.map(({ currency, amount }) => ({ label: currency, value: words.money(amount, currency) })),
    ...table.facts.map(([label, value]) => ({ label, value })),
  ];
  return answerBlock(
    paper,
    {
      label: billTitle,
      chip: status,
      value: words.money(first?.amount ?? 0, first?.currency ?? currencies[0] ?? ''),
      facts,
    },
    width,
  );
}

function tables(paper: Paper, { table, vendor, language }: TablePdf, width: number): Block[] {
  const words = billWords(language);
  const shownOf = shownAmounts(table, (currency) => roundingOf(currency, [vendor]));
  const print = { words, shownOf, language, columns: shownColumns(table) };
  return currenciesOf(table).map((currency) => {
    const isOwn = (row: BillTableRow) => row.currency === currency;
    const rows: PaperRow[] = [
      ...table.totals.filter(isOwn).map((row) => paperRow(print, row, 0, true)),
      ...flatRows(table.rows.filter(isOwn)).map(({ row, level }) => paperRow(print, row, level - 1, false)),
    ];
    const columns = print.columns.map((column) => ({ head: column.head, isFigure: isFigure(column) }));
    const printed = { columns, rows, padding: 2 };
    // Names and figures that are far apart are not read together.
    const own = Math.min(width, Math.max(LEAST_WIDTH, naturalWidth(paper, printed) + ROOM));
    return titled(paper, { title: table.title, about: currency }, tableBlock(paper, printed, own), width);
  });
}

/** A column without any value is left out. */
function shownColumns({ columns, rows, totals }: BillTable): BillTableColumn[] {
  const all = [...totals, ...flatRows(rows).map(({ row }) => row)];
  return columns.filter(({ id }) => all.some(({ cells }) => (cells[id] ?? '') !== ''));
}

const isFigure = ({ as }: BillTableColumn) => as === 'money' || as === 'number' || as === 'percent';

interface Print {
  words: BillWords;
  shownOf: ShownOf;
  language: TablePdf['language'];
  columns: readonly BillTableColumn[];
}

function paperRow(print: Print, row: BillTableRow, indent: number, isSum: boolean): PaperRow {
  return {
    isSum,
    cells: print.columns.map((column, place) => {
      const shown = paperCell(print, row, column, indent);
      return shown && place === 0 ? { ...shown, indent } : shown;
    }),
  };
}

function paperCell(
  { words, shownOf, language }: Print,
  row: BillTableRow,
  column: BillTableColumn,
  level: number,
): PaperCell | null {
  const value = row.cells[column.id] ?? null;
  if (value === null || value === '') return null;
  const quiet = { ...STYLES.cell, colour: STYLES.meta.colour };
  const number = numberIn(value);
  if (column.as === 'day') return cell(dayIn(String(value), language), STYLES.cell);
  if (number === null) return cell(String(value), level === 0 ? STYLES.name : STYLES.body);
  if (column.as === 'percent' && column.changeOf) {
    const [now = 0, before = 0] = column.changeOf.map((id) => numberIn(row.cells[id] ?? null) ?? 0);
    const { text, tone } = changeChip(costChange(now, before, number), language);
    return cell(text, { ...STYLES.cell, colour: TONES[tone].text });
  }
  if (column.as === 'percent') return cell(words.percent(number), quiet);
  if (column.as === 'number') return cell(words.number(number, column.decimals), quiet);
  const amount = shownOf(row, column) ?? number;
  return cell(
    words.plain(amount, row.currency),
    level === 0 ? amountStyle(amount) : { ...amountStyle(amount), weight: 'regular' },
  );
}
