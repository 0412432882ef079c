// What a load tells about its files.

import type { CheckKeyword, CheckKind } from '../../../../lib/catalogue/loads/check-kinds.ts';
import type { LoadAnswer, LoadReason } from '../../../../lib/catalogue/loads/load-reasons.ts';
import type { LoadFact } from '../../../../lib/node/loads/load-facts.ts';

/** Oldest first. */
export const FOCUS_VERSIONS = ['0.5', '1.0-preview', '1.0', '1.1', '1.2', '1.3', '1.4'] as const;
export type FocusVersion = (typeof FOCUS_VERSIONS)[number];

export function isFocusVersion(text: string): text is FocusVersion {
  return FOCUS_VERSIONS.some((version) => version === text);
}

export type FileFormat = 'CSV' | 'CSV.gz' | 'JSON' | 'JSON.gz' | 'Parquet';

/** A row that was not loaded. */
export interface RejectedRow {
  /** Line of the file, from 1 (the header); of a Parquet file the number of the row. */
  line: number;
  /** Null when the whole line is at fault. */
  column: string | null;
  value: string | null;
  reason: string;
}

/** Sums of loaded rows; amounts are exact decimal text. */
export interface LoadTotal {
  /** `ali` is kept but shown nowhere. */
  vendor: string;
  /** Billing month, YYYY-MM. */
  month: string;
  currency: string;
  rows: number;
  billed: string;
  effective: string;
}

/** A rule of FOCUS that a file breaks. */
export interface BrokenRule {
  /** The column and what is asked of it. */
  id: string;
  kind: CheckKind;
  keyword: CheckKeyword;
  column: string;
  other: string | null;
  /** The condition under which it holds, over names of columns; null for always. */
  where: string | null;
  /** Those that are allowed, or forbidden. */
  words: string[];
  /** How many rows break it; null where the header does. */
  rows: number | null;
  /** The first rows: line of the file (of a Parquet file the number of the row), and the value there. */
  first: { line: number; value: string | null }[];
}

/** A file held against the rules of FOCUS. */
export interface FocusCheck {
  /** Whose rules. */
  version: FocusVersion;
  ruleCount: number;
  rowCount: number;
  /** Lines that cannot be taken apart into fields, and were not checked. */
  unreadable: number;
  broken: BrokenRule[];
}

export interface FileReport {
  name: string;
  format: FileFormat;
  /** What was found in it, e.g. `FOCUS 1.0` or `AWS CUR`. */
  layout: string;
  /** Null for a provider's own export. */
  focusVersion: FocusVersion | null;
  /** Records of the file. */
  rowsRead: number;
  /** 0 when unchanged; some records of a provider's export are two rows, or none. */
  rowsLoaded: number;
  rowsRejected: number;
  /** The first hundred. */
  rejected: RejectedRow[];
  /** Of the good rows, also when they were loaded before. */
  totals: LoadTotal[];
  /** The same bytes are loaded already: nothing was done. */
  unchanged: boolean;
  /** What was assumed or left out, one sentence each, in English. */
  notes: string[];
  /** The same, for the language of a reader; left out by loads of before it was kept. */
  noteFacts?: LoadFact[];
  /** Only of FOCUS files of a plan that asked for it. */
  check?: FocusCheck | undefined;
}

/** A billing month that the load put in the place of what was loaded before. */
export interface ReplacedMonth {
  vendor: string;
  billingAccountId: string;
  /** Billing month, YYYY-MM. */
  month: string;
  rowsBefore: number;
  rowsNow: number;
}

/** Billed cost of a month in one currency; exact decimal text. */
export interface MonthMoney {
  currency: string;
  /** Null where there was none, or where it is not known. */
  before: string | null;
  /** Null where none is left. */
  after: string | null;
}

/** A billing month that a load changes: what is there now, and what will be. */
export interface PlannedMonth {
  vendor: string;
  billingAccountId: string;
  /** YYYY-MM */
  month: string;
  /** Null where the month is new. */
  rowsBefore: number | null;
  rowsAfter: number;
  money: MonthMoney[];
}

/** Something that refuses a load until a person lets it in. */
export interface LoadFinding {
  reason: LoadReason;
  /** Name of the file; null where it is of a month. */
  file: string | null;
  /** Of a month: vendor, billing account and YYYY-MM; null where it is of a file. */
  month: { vendor: string; billingAccountId: string; month: string } | null;
  /** What was found; left out by loads of before it was kept. */
  fact?: LoadFact;
  /** The same in English. */
  detail: string;
}

/** What a load would change, and what speaks against it. */
export interface PlanReport {
  months: PlannedMonth[];
  findings: LoadFinding[];
  /** The answers that were given with the load. */
  allowed: LoadAnswer[];
}

/** A file of a folder that is no billing file. */
export interface SkippedFile {
  name: string;
  reason: string;
}

export interface LoadReport {
  companyId: string;
  /** Null when nothing had to change. */
  loadId: string | null;
  files: FileReport[];
  replaced: ReplacedMonth[];
  plan: PlanReport;
  /** Nothing was changed: the plan alone was asked for, or it was refused. */
  isPlanOnly: boolean;
  /** Only where files were searched for. */
  skipped?: SkippedFile[];
}

export interface LoadProgress {
  step: 'making' | 'reading' | 'writing';
  /** Name of the file that is made or read, or of the month that is written. */
  name: string;
  done: number;
  total: number;
}
