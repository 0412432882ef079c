// Reads a CSV file of cloud migration ROI: all of its rows digit by digit, or every fault with its line and column.
import { CsvError, parse } from 'csv-parse/sync';
import {
  MAX_ROI_ROWS,
  ROI_COLUMNS,
  type RoiColumn,
} from '../../../../lib/catalogue/operations/roi-fields.ts';
import { withoutQuestion } from '../../../../lib/files/question-lines.ts';
import { FORMULA_STARTS } from '../../../../lib/files/table-columns.ts';
import type { WireRoiChange, WireRoiFileFault } from '../../../contract/operations/roi.ts';
import { roiFaults } from './roi-faults.ts';

const MOST_FAULTS = 50;

interface Line {
  line: number;
  fields: Record<RoiColumn, string>;
}

type Read = { rows: WireRoiChange[]; faults: WireRoiFileFault[] };

/** `versionOf`: of a row of the company; null for an id that none has. */
export function readRoiFile(text: string, versionOf: (roiId: string) => number | null): Read {
  const read = linesOf(text);
  if (!('lines' in read)) return { rows: [], faults: read.faults };
  const faults: WireRoiFileFault[] = [];
  const rows: WireRoiChange[] = [];
  const places = new Map<string, number>();
  for (const { line, fields } of read.lines) {
    const { id, ...entry } = fields;
    const row = { ...entry, currency: entry.currency.toUpperCase(), roiId: id || null, version: 0 };
    const wrong: WireRoiFileFault[] = roiFaults(row).map(({ field, code }) => ({
      code: code === 'TEXT_MISSING' || row[field] === '' ? 'MISSING' : 'WRONG_VALUE',
      ...{ line, column: field, value: fields[field] || null },
    }));
    const version = id === '' ? 0 : versionOf(id);
    if (version === null) wrong.push({ code: 'UNKNOWN_ID', line, column: 'id', value: id });
    else if (places.has(id)) wrong.push({ code: 'TWICE', line, column: 'id', value: String(places.get(id)) });
    if (id !== '') places.set(id, line);
    faults.push(...wrong);
    rows.push({ ...row, version: version ?? 0 });
  }
  return faults.length > 0 ? { rows: [], faults: faults.slice(0, MOST_FAULTS) } : { rows, faults: [] };
}

function linesOf(text: string): { lines: Line[] } | { faults: WireRoiFileFault[] } {
  const whole = (code: WireRoiFileFault['code'], line: number | null = null) => ({
    faults: [{ code, line, column: null, value: null }],
  });
  const found: { record: string[]; line: number }[] = [];
  try {
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        found.push({ record, line: lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return whole('NOT_CSV', Number(error.lines) || null);
  }
  const [head, ...rest] = withoutQuestion(found);
  if (!head || rest.length === 0) return whole('EMPTY');
  if (rest.length > MAX_ROI_ROWS) return whole('TOO_MANY');
  const header = head.record.map((column) => column.trim());
  const faults = headFaults(header);
  if (faults.length > 0) return { faults };
  return {
    lines: rest.map(({ record, line }) => ({
      line,
      fields: Object.fromEntries(
        ROI_COLUMNS.map((column) => [column, plainText(record[header.indexOf(column)] ?? '')]),
      ) as Record<RoiColumn, string>,
    })),
  };
}

/** Columns in any order; an id is not needed where all rows are new. A column that is not known is not left out silently. */
function headFaults(header: readonly string[]): WireRoiFileFault[] {
  const known: readonly string[] = ROI_COLUMNS;
  const at = (code: WireRoiFileFault['code'], column: string) => ({ code, line: 1, column, value: null });
  return [
    ...header.filter((column) => !known.includes(column)).map((column) => at('UNKNOWN_COLUMN', column)),
    ...header
      .filter((column, place) => known.includes(column) && header.indexOf(column) !== place)
      .map((column) => at('TWICE', column)),
    ...ROI_COLUMNS.filter((column) => column !== 'id' && !header.includes(column)).map((column) =>
      at('MISSING_COLUMN', column),
    ),
  ];
}

/** Without the apostrophe that keeps spreadsheets from taking a text for a formula. */
function plainText(field: string): string {
  const text = field.trim();
  const isGuarded = text.length > 1 && text.startsWith("'") && FORMULA_STARTS.includes(text.charAt(1));
  return isGuarded ? text.slice(1) : text;
}
