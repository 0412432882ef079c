// Reads a CSV file that a person chose and may have opened in a spreadsheet: columns in any order, one line each.
import { CsvError, parse } from 'csv-parse/sync';
import { withoutQuestion } from '../../files/question-lines.ts';
import { FORMULA_STARTS } from '../../files/table-columns.ts';

export interface CsvLine {
  /** In the file, from one. */
  line: number;
  /** Trimmed texts by the name of their column; empty where the line is short. */
  fields: ReadonlyMap<string, string>;
}

interface CsvTable {
  header: string[];
  lines: CsvLine[];
}

/** Why the file as a whole cannot be read. */
export interface CsvTableFault {
  code: 'NOT_CSV' | 'EMPTY' | 'TOO_MANY';
  line: number | null;
  column: null;
  value: null;
}

/** The lines of the file, without those that name its question; a fault where there are none, or more than `most`. */
export function readCsvTable(text: string, most: number): CsvTable | CsvTableFault {
  const fault = (code: CsvTableFault['code'], line: number | null = null) => ({
    code,
    line,
    column: null,
    value: null,
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
    return fault('NOT_CSV', Number(error.lines) || null);
  }
  const [head, ...rest] = withoutQuestion(found);
  if (!head || rest.length === 0) return fault('EMPTY');
  if (rest.length > most) return fault('TOO_MANY');
  const header = head.record.map((column) => column.trim());
  const lines = rest.map(({ record, line }) => ({
    line,
    // Of two columns with one name the first counts.
    fields: new Map(
      header.map((column, place) => [column, plainText(record[place] ?? '')] as const).toReversed(),
    ),
  }));
  return { header, lines };
}

/** Without the apostrophe that keeps spreadsheets from taking a text for a formula. */
function plainText(field: string): string {
  const text = field.trim();
  const isGuarded = text.length > 1 && text.startsWith("'") && FORMULA_STARTS.includes(text.charAt(1));
  return isGuarded ? text.slice(1) : text;
}
