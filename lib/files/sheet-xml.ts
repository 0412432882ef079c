// One sheet of a workbook as XML: a head that stays in sight, then rows of inline texts and of numbers.
import { numberText } from './cell-text.ts';
import { FORMULA_STARTS, type TableCell, type TableColumn, type TableRow } from './table-columns.ts';

export const STYLES = { plain: 0, head: 1, guarded: 2, firstOfColumns: 3 } as const;

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, as they count since the year 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The longest text that a cell of Excel may hold. */
const MAX_TEXT = 32_767;

export function sheetStart(columns: readonly TableColumn[]): string {
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  const heads = columns.map(({ head }, place) => textCell(head, `${columnName(place)}1`, STYLES.head));
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`
  );
}

export const SHEET_END = '</sheetData></worksheet>';

/** `number` of the row, from 1. */
export function rowXml(columns: readonly TableColumn[], row: TableRow, number: number): string {
  let cells = '';
  for (let place = 0; place < columns.length; place += 1) {
    const value = row[place] ?? null;
    const column = columns[place];
    if (value !== null && column) cells += cellXml(value, column, place, number);
  }
  return `<row r="${number}">${cells}</row>`;
}

function cellXml(value: TableCell, { format }: TableColumn, place: number, number: number): string {
  const reference = `${columnName(place)}${number}`;
  const style = STYLES.firstOfColumns + place;
  if (typeof value === 'number') {
    const isPercent = format.as === 'percent';
    const decimals = format.as === 'number' || format.as === 'percent' ? format.decimals : null;
    const text = numberText(value, decimals);
    const stored = isPercent ? numberText(Number(`${text}e-2`), null) : text;
    return `<c r="${reference}" s="${style}"><v>${stored}</v></c>`;
  }
  if (value === null) return '';
  if (format.as === 'decimal') return `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
  if (format.as === 'day') return `<c r="${reference}" s="${style}"><v>${dayNumber(value)}</v></c>`;
  return textCell(value, reference, startsLikeFormula(value) ? STYLES.guarded : STYLES.plain);
}

/** A text is never run; it keeps the mark of a text when the cell is edited. */
function startsLikeFormula(text: string): boolean {
  return FORMULA_STARTS.includes(text[0] ?? ' ');
}

function dayNumber(day: string): number {
  return (Date.parse(day) - DAY_ZERO) / DAY_MS;
}

function textCell(text: string, reference: string, style: number): string {
  const space = KEPT_SPACE.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${escapeXml(text.slice(0, MAX_TEXT))}</t></is></c>`;
}

/** White space that a reader of XML may drop or change, if it is not told to keep it. */
const KEPT_SPACE = /^\s|\s$|[\n\t\r]|\s\s/;

const names: string[] = [];

/** A, B, … Z, AA, … */
function columnName(place: number): string {
  const known = names[place];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (place % 26));
  const made = place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last;
  names[place] = made;
  return made;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: what has none of them, most texts, is written as it is.
const TO_ESCAPE = /[&<>"_\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML cannot hold.
const NO_LETTERS = /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g;

/** Letters that XML does not have are left out; what Excel would read as an escaped letter is escaped itself. */
export function escapeXml(text: string): string {
  if (!TO_ESCAPE.test(text)) return text;
  return text
    .replace(NO_LETTERS, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
