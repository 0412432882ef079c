// Reads the lines of an AWS reservation recommendation export, and tells which of them are damaged.

import type { RejectedRow } from '../../stores/documents/loads/load-report.ts';
import type { ReservationRecommendationRow } from '../../stores/documents/loads/recommendation-schema.ts';
import { splitRecord } from '../formats/csv-scanner.ts';
import { squeezed } from '../formats/native/native-format.ts';

type SourceField = 'company_id' | 'source_sha256' | 'source_name' | 'look_back_days';
type Row = Omit<ReservationRecommendationRow, SourceField>;
type Field = Exclude<keyof Row, 'line'>;
type Kind = 'text' | 'time' | 'number' | 'count' | 'boolean' | 'number or nothing';

/** Squeezed names of the columns, and what each holds. */
const FIELDS: Record<Field, [column: string, kind: Kind]> = {
  recommended_at: ['recommendationdate', 'time'],
  account_id: ['owneraccount', 'text'],
  instance_type: ['instancetype', 'text'],
  is_size_flexible: ['sizeflexiblerecommendation', 'boolean'],
  max_hourly_usage: ['maxhourlyusageinhistoricalperiod', 'number or nothing'],
  min_hourly_usage: ['minhourlyusageinhistoricalperiod', 'number or nothing'],
  average_hourly_usage: ['averagehourlyusageinhistoricalperiod', 'number or nothing'],
  max_hourly_units: ['maxhourlynormalizedunitusageinhistoricalperiod', 'number or nothing'],
  min_hourly_units: ['minhourlynormalizedunitusageinhistoricalperiod', 'number or nothing'],
  average_hourly_units: ['averagehourlynormalizedunitusageinhistoricalperiod', 'number or nothing'],
  projected_utilization: ['projectedriutilization', 'number or nothing'],
  location: ['location', 'text'],
  platform: ['os', 'text'],
  tenancy: ['tenancy', 'text'],
  offering_class: ['offeringclass', 'text'],
  term_years: ['term', 'count'],
  payment_option: ['paymentoption', 'text'],
  upfront_cost: ['upfrontcost', 'number'],
  recurring_monthly_cost: ['recurringmonthlycost', 'number'],
  quantity: ['recommendedinstancequantitypurchase', 'count'],
  estimated_monthly_savings: ['estimatedmonthlysavings', 'number'],
  break_even_months: ['breakevenmonths', 'number or nothing'],
};

/** What makes a header that of the export. */
export const NEEDED_COLUMNS = Object.values(FIELDS)
  .filter(([, kind]) => kind !== 'number or nothing')
  .map(([column]) => column);

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const COUNT = /^\d{1,9}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
const SHOWN_VALUE = 200;

export interface RecommendationLines {
  rows: Row[];
  rejected: RejectedRow[];
  /** Lines that are not blank. */
  count: number;
}

/** `text` is of the whole file; `above` are the lines before its header, which is given taken apart. */
export function recommendationLines(
  text: string,
  { header, delimiter, above }: { header: readonly string[]; delimiter: string; above: number },
): RecommendationLines {
  const names = header.map(squeezed);
  const found: RecommendationLines = { rows: [], rejected: [], count: 0 };
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (index <= above || content.trim() === '') continue;
    const line = index + 1;
    found.count += 1;
    const values = splitRecord(content, delimiter);
    if (values.length !== names.length) {
      const reason = `has ${values.length} fields, the header has ${names.length}`;
      found.rejected.push({ line, column: null, value: content.slice(0, SHOWN_VALUE), reason });
      continue;
    }
    const row = rowOf((column) => values[names.indexOf(column)] ?? '', line);
    if ('reason' in row)
      found.rejected.push({ ...row, column: header[names.indexOf(row.column ?? '')] ?? null });
    else found.rows.push(row);
  }
  return found;
}

function rowOf(textAt: (column: string) => string, line: number): Row | RejectedRow {
  const values: Partial<Record<Field, string | number | null>> = {};
  for (const [field, [column, kind]] of Object.entries(FIELDS) as [Field, [string, Kind]][]) {
    const text = textAt(column).trim();
    const reason = faultOf(text, kind);
    if (reason !== null)
      return { line, column, value: text === '' ? null : text.slice(0, SHOWN_VALUE), reason };
    values[field] = valueIn(text, kind);
  }
  return { line, ...(values as Omit<Row, 'line'>) };
}

function faultOf(text: string, kind: Kind): string | null {
  if (text === '') return kind === 'number or nothing' ? null : 'is empty';
  if (kind === 'number' || kind === 'number or nothing') return NUMBER.test(text) ? null : 'is not a number';
  if (kind === 'count') return COUNT.test(text) ? null : 'is not a whole number';
  if (kind === 'time') return TIME.test(text) && !Number.isNaN(Date.parse(text)) ? null : 'is not a time';
  return kind === 'boolean' && !/^(true|false)$/i.test(text) ? 'is neither TRUE nor FALSE' : null;
}

function valueIn(text: string, kind: Kind): string | number | null {
  if (kind === 'count') return Number(text);
  if (kind === 'boolean') return text.toLowerCase() === 'true' ? 1 : 0;
  return text === '' ? null : text;
}
