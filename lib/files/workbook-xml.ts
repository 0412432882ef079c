// The parts of a workbook around its sheets: how many there are, and how their cells look.

import { escapeXml, type STYLES } from './sheet-xml.ts';
import type { CellFormat, TableColumn } from './table-columns.ts';

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Numbers of formats below are those of Excel itself. */
const FIRST_OWN_FORMAT = 164;
/** Excel takes no longer name of a sheet, and none with these letters. */
const MAX_NAME = 31;
const NO_NAME = /[[\]:*?/\\]/g;

/** Paths in the archive and their texts; `names` of the sheets, `columns` of all that are tables. */
export function workbookParts(
  names: readonly string[],
  columns: readonly TableColumn[],
): [path: string, text: string][] {
  const places = names.map((_, index) => index + 1);
  return [
    ['xl/workbook.xml', workbook(names)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(places)],
    ['xl/styles.xml', styles(columns)],
    ['_rels/.rels', relations([['rId1', `${OFFICE}/officeDocument`, 'xl/workbook.xml']])],
    ['[Content_Types].xml', contentTypes(places)],
  ];
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** As XML; further sheets are numbered from 2. */
export function sheetName(name: string, place: number): string {
  const end = place === 1 ? '' : ` (${place})`;
  const start = name.replace(NO_NAME, ' ').trim() || 'Sheet';
  return `${escapeXml(start.slice(0, MAX_NAME - end.length))}${end}`;
}

function workbookRelations(places: readonly number[]): string {
  return relations([
    ...places.map((place) => [`rId${place}`, `${OFFICE}/worksheet`, `worksheets/sheet${place}.xml`] as const),
    [`rId${places.length + 1}`, `${OFFICE}/styles`, 'styles.xml'],
  ]);
}

function relations(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const lines = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  );
  return `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

function contentTypes(places: readonly number[]): string {
  const sheets = places.map(
    (place) => `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${WORD}.worksheet+xml"/>`,
  );
  return (
    `${HEADER}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${WORD}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${WORD}.styles+xml"/>${sheets.join('')}</Types>`
  );
}

/** In the order of STYLES, then one of each column. */
function styles(columns: readonly TableColumn[]): string {
  const formats = columns.map(({ format }) => formatCode(format));
  const own = formats.flatMap((code, place) =>
    code === null ? [] : [`<numFmt numFmtId="${FIRST_OWN_FORMAT + place}" formatCode="${escapeXml(code)}"/>`],
  );
  const ofColumns = formats.map((code, place) =>
    code === null
      ? '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
      : `<xf numFmtId="${FIRST_OWN_FORMAT + place}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const fixed: Record<keyof typeof STYLES, string[]> = {
    plain: ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'],
    head: ['<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>'],
    guarded: ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>'],
    firstOfColumns: ofColumns,
  };
  const cells = [...fixed.plain, ...fixed.head, ...fixed.guarded, ...fixed.firstOfColumns];
  return (
    `${HEADER}<styleSheet xmlns="${MAIN}">` +
    (own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '') +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

/** Null: as Excel shows anything. */
function formatCode(format: CellFormat): string | null {
  if (format.as === 'text' || format.as === 'exact' || format.as === 'decimal') return null;
  if (format.as === 'day') return format.pattern.toLowerCase();
  const shown = format.as === 'money' ? format.shownDecimals : format.decimals;
  if (typeof shown !== 'number') return null;
  const decimals = shown === 0 ? '' : `.${'0'.repeat(shown)}`;
  return format.as === 'percent' ? `0${decimals}%` : `#,##0${decimals}`;
}
