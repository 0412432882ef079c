// Reads a CSV file of cloud migration ROI: all of its rows digit by digit, or every fault with its line and column.
import {
  MAX_ROI_ROWS,
  ROI_COLUMNS,
  type RoiColumn,
} from '../../../../lib/catalogue/operations/roi-fields.ts';
import { readCsvTable } from '../../../../lib/node/files/csv-table.ts';
import type { WireRoiChange, WireRoiFileFault } from '../../../contract/operations/roi.ts';
import { roiFaults } from './roi-faults.ts';

const MOST_FAULTS = 50;

type Read = { rows: WireRoiChange[]; faults: WireRoiFileFault[] };

/** `versionOf`: of a row of the company; null for an id that none has. */
export function readRoiFile(text: string, versionOf: (roiId: string) => number | null): Read {
  const read = readCsvTable(text, MAX_ROI_ROWS);
  if ('code' in read) return { rows: [], faults: [read] };
  const wrongHead = headFaults(read.header);
  if (wrongHead.length > 0) return { rows: [], faults: wrongHead };
  const faults: WireRoiFileFault[] = [];
  const rows: WireRoiChange[] = [];
  const places = new Map<string, number>();
  for (const { line, fields: texts } of read.lines) {
    const fields = Object.fromEntries(
      ROI_COLUMNS.map((column) => [column, texts.get(column) ?? '']),
    ) as Record<RoiColumn, string>;
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
