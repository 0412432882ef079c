// A table of the page as the table of a file: what it says, and its figures with all of their digits.
import type { CellFormat, TableCell, TableColumn, TableRow } from '../../../lib/files/table-columns.ts';
import { typedNumber } from '../../../lib/money/written-money.ts';
import { PERCENT_UNIT } from './figure-marks.ts';

export interface FileTable {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** Heads of the columns that name what the figures beside them are in. */
export interface BesideHeads {
  currency: string;
  unit: string;
}

interface Figure {
  value: number;
  /** Its currency or unit; empty where it has none. */
  measure: string;
  isMoney: boolean;
}

/** Several figures are of different currencies or units. */
type Cell = { kind: 'text'; text: string } | { kind: 'figures'; figures: readonly Figure[] };

/** What is drawn for the eye alone, and what acts on the page. */
const LEFT_OUT = 'svg, [aria-hidden="true"], [data-tool]';
/** Stands where there is no value. */
const NOTHING = '–';
const WIDTH = 20;

/**
 * Its heads, rows and foot. Columns without a head, and those whose head is marked as a tool, are left out. Figures of one
 * currency or unit name it in their head, those of several in a column beside theirs; where a cell has several figures,
 * each of their currencies and units has a column of its own.
 */
export function tableOfElement(table: HTMLTableElement, beside: BesideHeads): FileTable {
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
          beside,
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

function columnsOf(head: string, cells: readonly (Cell | null)[], beside: BesideHeads): Part[] {
  const figures = cells.flatMap(figuresOf);
  const measures = [...new Set(figures.map(({ measure }) => measure))];
  const [first, ...others] = measures.map((measure) =>
    columnOf(head, figures, measure, measures.length === 1),
  );
  if (!first) return [textColumn(head, cells)];
  if (others.length === 0) return [{ column: first, cells: valuesOf(cells, measures) }];
  if (cells.some((cell) => figuresOf(cell).length > 1))
    return [first, ...others].map((column, place) => ({
      column,
      cells: valuesOf(cells, measures.slice(place, place + 1), place === 0),
    }));
  const isMoney = figures.every((figure) => figure.isMoney);
  const named = cells.map((cell) => figuresOf(cell)[0]?.measure || null);
  return [
    { column: { head, format: isMoney ? MONEY : NUMBER, width: WIDTH }, cells: valuesOf(cells, measures) },
    {
      column: {
        head: `${head} · ${isMoney ? beside.currency : beside.unit}`,
        format: { as: 'text' },
        width: 10,
      },
      cells: named,
    },
  ];
}

function textColumn(head: string, cells: readonly (Cell | null)[]): Part {
  return {
    column: { head, format: { as: 'text' }, width: WIDTH },
    cells: cells.map((cell) => wordOf(cell, false)),
  };
}

/** Of the figures of one currency or unit. */
function columnOf(head: string, figures: readonly Figure[], measure: string, isOnly: boolean): TableColumn {
  const isMoney = figures.some((figure) => figure.measure === measure && figure.isMoney);
  const isPercent = measure === PERCENT_UNIT;
  const isNamed = isMoney ? head.includes(measure) : isPercent ? isOnly : measure === '';
  return {
    head: isNamed ? head : `${head} (${measure})`,
    format: isMoney ? MONEY : isPercent ? PERCENT : NUMBER,
    width: WIDTH,
  };
}

/** The value of these currencies and units in each cell; words of cells without figures, where they are wanted. */
function valuesOf(
  cells: readonly (Cell | null)[],
  measures: readonly string[],
  hasWords = true,
): TableCell[] {
  return cells.map((cell) => {
    const found = figuresOf(cell).find(({ measure }) => measures.includes(measure));
    return found?.value ?? (hasWords ? wordOf(cell, true) : null);
  });
}

const MONEY: CellFormat = { as: 'money', shownDecimals: 2 };
const PERCENT: CellFormat = { as: 'percent', decimals: 2 };
const NUMBER: CellFormat = { as: 'number', decimals: null };

function figuresOf(cell: Cell | null): readonly Figure[] {
  return cell?.kind === 'figures' ? cell.figures : [];
}

function wordOf(cell: Cell | null, isAmongFigures: boolean): string | null {
  const text = cell?.kind === 'text' ? cell.text : '';
  return text === '' || (isAmongFigures && text === NOTHING) ? null : text;
}

function cellOf(cell: Element): Cell {
  const figures = [...cell.querySelectorAll<HTMLElement>('[data-value]')]
    .filter((each) => !each.parentElement?.closest('[data-value]') && !each.closest(LEFT_OUT))
    .map(({ dataset: { value, currency = '', unit = '' } }) => ({
      value: Number(value),
      measure: currency || unit,
      isMoney: currency !== '',
    }));
  const isOneOfEach = new Set(figures.map(({ measure }) => measure)).size === figures.length;
  return figures.length > 0 && isOneOfEach
    ? { kind: 'figures', figures }
    : { kind: 'text', text: textOf(cell) };
}

/** A value for each column: a cell over several stands in the first of them. */
function spread<Content>(row: Element | undefined, contentOf: (cell: Element) => Content) {
  return [...(row?.children ?? [])].flatMap((cell): (Content | null)[] => [
    contentOf(cell),
    ...Array.from({ length: Number(cell.getAttribute('colspan') ?? 1) - 1 }, () => null),
  ]);
}

/** The minus of a number, also before the sign of its currency. */
const MINUS_OF_NUMBER = /\u2212(?=[\p{L}\p{Sc}]*\d)/gu;

/** As it is read: the parts of a cell apart, a field by what is chosen in it; numbers with the minus of programs. */
function textOf(node: Node): string {
  return partsOf(node).join(' ').replace(/\s+/g, ' ').trim().replace(MINUS_OF_NUMBER, typedNumber);
}

function partsOf(node: Node): string[] {
  if (node instanceof Element && node.matches(LEFT_OUT)) return [];
  if (node instanceof HTMLSelectElement) return [...node.selectedOptions].map(({ text }) => text);
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(partsOf);
}
