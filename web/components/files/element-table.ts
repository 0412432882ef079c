// A table of the page as the table of a file: what it says, and its figures with all of their digits.
import type { CellFormat, TableCell, TableColumn, TableRow } from '../../../lib/files/table-columns.ts';

export interface FileTable {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** What a figure says to a file beside its text; a component that writes an amount gives it to its element. */
export interface FigureMarks {
  'data-value': number;
  /** Of an amount. */
  'data-currency'?: string;
  'data-unit'?: 'percent';
}

type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'figure'; value: number; currency: string; unit: string };

/** What is drawn for the eye alone, and what acts on the page. */
const LEFT_OUT = 'svg, [aria-hidden="true"], [data-tool]';
/** Stands where there is no value. */
const NOTHING = '–';
const WIDTH = 20;

/**
 * Its heads, rows and foot. Columns without a head, and those whose head is marked as a tool, are left out. Amounts of
 * one currency name it in their head, of several in a column beside theirs, which `currencyHead` is the head of.
 */
export function tableOfElement(table: HTMLTableElement, currencyHead: string): FileTable {
  const heads = spread([...table.querySelectorAll('thead tr')].at(-1), (cell) =>
    cell.hasAttribute('data-tool') ? '' : textOf(cell),
  );
  const lines = [...table.querySelectorAll('tbody tr, tfoot tr')]
    .filter((row) => row.getAttribute('aria-hidden') !== 'true')
    .map((row) => spread(row, cellOf));
  const parts = heads.flatMap((head, place) =>
    head
      ? columnsOf(
          head,
          lines.map((line) => line[place] ?? null),
          currencyHead,
        )
      : [],
  );
  return {
    columns: parts.map(({ column }) => column),
    rows: lines.map((_, line) => parts.map(({ cells }) => cells[line] ?? null)),
  };
}

interface Part {
  column: TableColumn;
  cells: readonly TableCell[];
}

function columnsOf(head: string, cells: readonly (Cell | null)[], currencyHead: string): Part[] {
  const figures = cells.flatMap((cell) => (cell?.kind === 'figure' ? cell : []));
  const values = cells.map((cell) =>
    cell?.kind === 'figure' ? cell.value : wordOf(cell, figures.length > 0),
  );
  const [first] = figures;
  if (!first) return [{ column: { head, format: { as: 'text' }, width: WIDTH }, cells: values }];
  const currencies = [...new Set(figures.map(({ currency }) => currency))];
  const [only] = currencies;
  if (currencies.length > 1) {
    const named = cells.map((cell) => (cell?.kind === 'figure' ? cell.currency || null : null));
    return [
      { column: { head, format: MONEY, width: WIDTH }, cells: values },
      { column: { head: `${head} · ${currencyHead}`, format: { as: 'text' }, width: 10 }, cells: named },
    ];
  }
  const format: CellFormat = only ? MONEY : first.unit === 'percent' ? PERCENT : NUMBER;
  const whole = only && !head.includes(only) ? `${head} (${only})` : head;
  return [{ column: { head: whole, format, width: WIDTH }, cells: values }];
}

const MONEY: CellFormat = { as: 'money', shownDecimals: 2 };
const PERCENT: CellFormat = { as: 'percent', decimals: 2 };
const NUMBER: CellFormat = { as: 'number', decimals: null };

function wordOf(cell: Cell | null, isAmongFigures: boolean): string | null {
  const text = cell?.kind === 'text' ? cell.text : '';
  return text === '' || (isAmongFigures && text === NOTHING) ? null : text;
}

function cellOf(cell: Element): Cell {
  const [figure, ...more] = [...cell.querySelectorAll<HTMLElement>('[data-value]')].filter(
    (each) => !each.parentElement?.closest('[data-value]'),
  );
  if (!figure || more.length > 0) return { kind: 'text', text: textOf(cell) };
  const { value, currency = '', unit = '' } = figure.dataset;
  return { kind: 'figure', value: Number(value), currency, unit };
}

/** A value for each column: a cell over several stands in the first of them. */
function spread<Content>(row: Element | undefined, contentOf: (cell: Element) => Content) {
  return [...(row?.children ?? [])].flatMap((cell): (Content | null)[] => [
    contentOf(cell),
    ...Array.from({ length: Number(cell.getAttribute('colspan') ?? 1) - 1 }, () => null),
  ]);
}

/** As it is read: the parts of a cell apart, a field by what is chosen in it. */
function textOf(node: Node): string {
  return partsOf(node).join(' ').replace(/\s+/g, ' ').trim();
}

function partsOf(node: Node): string[] {
  if (node instanceof Element && node.matches(LEFT_OUT)) return [];
  if (node instanceof HTMLSelectElement) return [...node.selectedOptions].map(({ text }) => text);
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(partsOf);
}
