// Reads raw billing files by another way than the loader: an own CSV parser, or DuckDB on the bare Parquet file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Big } from 'big.js';
import { plainDuckDb } from '../plain-duckdb.ts';

/** The columns that ground truth is made of, as they are in the file. */
const COLUMNS = [
  'ProviderName',
  'BillingCurrency',
  'BillingPeriodStart',
  'ChargePeriodStart',
  'ChargePeriodEnd',
  'ChargeCategory',
  'CommitmentDiscountId',
  'ServiceName',
  'SubAccountId',
  'RegionId',
  'RegionName',
  'BilledCost',
  'EffectiveCost',
] as const;
type Column = (typeof COLUMNS)[number];
export type RawRow = Record<Column, string>;

export const DEMO_FILES = join(import.meta.dirname, '../../../../tools/demo/files');

/** A line of a file, every column by its name; the empty text is no value. */
export type RawRecord = Readonly<Record<string, string>>;

/** All rows of a demo company's files. */
export async function rawRows(company: string): Promise<RawRow[]> {
  const records = await rawRecords(company);
  return records.map(
    (record) => Object.fromEntries(COLUMNS.map((column) => [column, record[column] ?? ''])) as RawRow,
  );
}

/** What was read, by company: many test files of a worker ask for the same. */
const read = new Map<string, Promise<readonly RawRecord[]>>();

/** All rows of a demo company's files with all of their columns. */
export function rawRecords(company: string): Promise<readonly RawRecord[]> {
  const records = read.get(company) ?? readRecords(company);
  read.set(company, records);
  return records;
}

async function readRecords(company: string): Promise<readonly RawRecord[]> {
  const folder = join(DEMO_FILES, company);
  const records: RawRecord[] = [];
  for (const file of readdirSync(folder).sort()) {
    const path = join(folder, file);
    records.push(...(file.endsWith('.parquet') ? await parquetRecords(path) : csvRecords(path)));
  }
  return records;
}

function csvRecords(path: string): RawRecord[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
  const [header = [], ...records] = parseCsv(text);
  return records.map((values) =>
    recordOf(Object.fromEntries(header.map((name, index) => [name, values[index] ?? null]))),
  );
}

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? endOfQuoted(text, at) : endOfBare(text, at);
    record.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end));
    at = end;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    records.push(record);
    record = [];
    while (text[at] === '\r' || text[at] === '\n') at += 1;
  }
  return records;
}

/** Behind the quote that closes what one opens at `start`; two of them stand for one. */
function endOfQuoted(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote + 1;
}

const END = /[,\r\n]/g;

function endOfBare(text: string, start: number): number {
  END.lastIndex = start;
  return END.exec(text)?.index ?? text.length;
}

async function parquetRecords(path: string): Promise<RawRecord[]> {
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  // A map has no text that can be read back but JSON.
  const rows = 'SELECT * REPLACE (to_json("Tags") AS "Tags") FROM read_parquet($path)';
  // A line of JSON a row: to read each value by itself takes three times as long.
  const lines = `SELECT CAST(to_json(line) AS VARCHAR) FROM (SELECT COLUMNS(*)::VARCHAR FROM (${rows})) AS line`;
  const reader = await connection.runAndReadAll(lines, { path });
  const records = reader
    .getColumnsJS()
    .flat()
    .map((line) => recordOf(JSON.parse(String(line)) as Record<string, string | null>));
  connection.closeSync();
  instance.closeSync();
  return records;
}

/** With the empty text for what has no value. */
function recordOf(values: Record<string, string | null>): RawRecord {
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === null || (value?.length === 4 && value.toLowerCase() === 'null')) values[name] = '';
  }
  return values as RawRecord;
}

const VENDOR_NAMES: Record<string, string> = {
  AWS: 'aws',
  Microsoft: 'azr',
  'Google Cloud': 'gcp',
  Oracle: 'oci',
  'NAVER Cloud': 'ncp',
  Ncloud: 'ncp',
  'Tencent Cloud': 'tencent',
  Tencent: 'tencent',
  OpenStack: 'openstack',
};

export const vendorOf = (row: RawRow): string => VENDOR_NAMES[row.ProviderName] ?? 'unknown';
/** All times of the demo's files are UTC, written year first. */
export const dayOf = (row: RawRow): string => row.ChargePeriodStart.slice(0, 10);
export const monthOf = (day: string): string => day.slice(0, 7);

const DAY_MS = 86_400_000;

/** What a row costs on a day; the last member is the cost as a whole number, once it was added. */
export type RawCost = [day: string, cost: Big, units?: bigint];

/** Each day that a row's cost falls on, with its part: usage longer than a day is spread on the effective basis. */
export function costsOf(row: RawRow, basis: 'billed' | 'effective', isRounded: boolean): RawCost[] {
  const billed = new Big(row.BilledCost);
  if (basis === 'billed') return [[dayOf(row), billed]];
  const isPaidByCommitment = row.CommitmentDiscountId !== '';
  const effective = isRounded && !isPaidByCommitment ? billed : new Big(row.EffectiveCost);
  const start = Date.parse(`${dayOf(row)}T00:00:00Z`);
  const end = Date.parse(`${row.ChargePeriodEnd.slice(0, 10)}T00:00:00Z`);
  const days = row.ChargeCategory === 'Usage' && end - start > DAY_MS ? (end - start) / DAY_MS : 1;
  if (days === 1) return [[dayOf(row), effective]];
  return Array.from({ length: days }, (_, day) => [
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
    effective.div(days),
  ]);
}

/** Exact sums by what `keyOf` makes of each part of each row. */
export function sumsBy(
  rows: readonly RawRow[],
  basis: 'billed' | 'effective',
  isRounded: (row: RawRow) => boolean,
  keyOf: (row: RawRow, day: string) => string,
): Map<string, Big> {
  const sums = new Map<string, Big>();
  for (const row of rows) {
    for (const [day, cost] of costsOf(row, basis, isRounded(row))) {
      const key = keyOf(row, day);
      sums.set(key, (sums.get(key) ?? new Big(0)).plus(cost));
    }
  }
  return sums;
}
