// REST contract of the platform: what was loaded, by whom and with which outcome, and how whole the data are.
import { z } from 'zod';
import { CHECK_KEYWORDS, CHECK_KINDS } from '../../../lib/catalogue/loads/check-kinds.ts';
import { LOAD_ANSWERS, LOAD_REASONS } from '../../../lib/catalogue/loads/load-reasons.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { askedPage } from '../shared/paging.ts';

const isoInstant = z.iso.datetime();
const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/);
/** Billing month, YYYY-MM. */
const month = z.string().regex(/^\d{4}-\d{2}$/);

const loadProgress = z.object({
  /** Such as making, reading or writing. */
  step: z.string(),
  /** Name of the file that is read, or of the month that is written. */
  name: z.string(),
  done: z.int(),
  total: z.int(),
});

/** The most reports of one answer. */
export const MAX_REPORTS = 50;

export const loadRun = z.object({
  runId: z.string(),
  origin: z.enum(['command', 'inbox', 'upload', 'source', 'demo']),
  /** Name of the account that gave the command; null where there is none. */
  startedBy: z.string().nullable(),
  /** The names of the files, or of the first of them. */
  source: z.string(),
  startedAt: isoInstant,
  /** Null while it runs; of an interrupted one its last sign of life. */
  endedAt: isoInstant.nullable(),
  /** `planned` and `refused` changed nothing: their report has the plan. */
  state: z.enum(['running', 'loaded', 'unchanged', 'planned', 'refused', 'failed', 'interrupted']),
  progress: loadProgress.nullable(),
  /** The counts are null until it ended well. */
  fileCount: z.int().nullable(),
  rowsLoaded: z.int().nullable(),
  rowsRejected: z.int().nullable(),
  /** Months that have fewer rows than before. */
  monthsShrunk: z.int().nullable(),
  /** The change that it made, by which it is taken back; null where it changed nothing. */
  changeId: z.string().nullable().default(null),
  fault: z.object({ file: z.string().nullable(), message: z.string() }).nullable(),
});

const focusCheck = z.object({
  /** The version of FOCUS whose rules it was held against. */
  version: z.string(),
  ruleCount: z.int(),
  rowCount: z.int(),
  /** Lines that cannot be read, and were not checked. */
  unreadable: z.int(),
  broken: z.array(
    z.object({
      /** The column and what is asked of it, e.g. `BilledCost-NOT_NULL`. */
      id: z.string(),
      kind: z.enum(CHECK_KINDS),
      keyword: z.enum(CHECK_KEYWORDS),
      column: z.string(),
      other: z.string().nullable(),
      /** The condition under which it holds, over names of columns; null for always. */
      where: z.string().nullable(),
      words: z.array(z.string()),
      /** Rows that break it; null where the header does. */
      rows: z.int().nullable(),
      /** The first five. */
      first: z.array(z.object({ line: z.int(), value: z.string().nullable() })),
    }),
  ),
});

const fileReport = z.object({
  name: z.string(),
  format: z.string(),
  /** What was found in it, e.g. `FOCUS 1.0` or `AWS CUR`. */
  layout: z.string(),
  rowsRead: z.int(),
  rowsLoaded: z.int(),
  rowsRejected: z.int(),
  /** The first hundred. */
  rejected: z.array(
    z.object({
      line: z.int(),
      column: z.string().nullable(),
      value: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  totals: z.array(
    z.object({
      /** Also of vendors that are shown nowhere else. */
      vendor: z.string(),
      month,
      currency: z.string(),
      rows: z.int(),
      billed: decimalText,
      effective: decimalText,
    }),
  ),
  /** The same bytes were loaded before. */
  unchanged: z.boolean(),
  /** What was assumed or left out, one sentence each, in the language of the call. */
  notes: z.array(z.string()),
  /** Of a FOCUS file whose load was only planned. */
  check: focusCheck.optional(),
});

const loadPlan = z.object({
  /** Each billing month that the load changes. */
  months: z.array(
    z.object({
      vendor: z.string(),
      billingAccountId: z.string(),
      month,
      /** Null where the month is new. */
      rowsBefore: z.int().nullable(),
      rowsAfter: z.int(),
      /** Billed cost in each currency; null where there is none, or none is known. */
      money: z.array(
        z.object({
          currency: z.string(),
          before: decimalText.nullable(),
          after: decimalText.nullable(),
        }),
      ),
    }),
  ),
  monthsLeftOut: z.int(),
  /** What speaks against the load. */
  findings: z.array(
    z.object({
      reason: z.enum(LOAD_REASONS),
      /** Name of the file; null where it is of a month. */
      file: z.string().nullable(),
      month: z.object({ vendor: z.string(), billingAccountId: z.string(), month }).nullable(),
      /** What was found, in the language of the call. */
      detail: z.string(),
    }),
  ),
  findingsLeftOut: z.int(),
  /** The answers that were given with the load. */
  allowed: z.array(z.enum(LOAD_ANSWERS)),
});

const loadReport = z.object({
  files: z.array(fileReport),
  filesLeftOut: z.int(),
  replaced: z.array(
    z.object({
      vendor: z.string(),
      billingAccountId: z.string(),
      month,
      rowsBefore: z.int(),
      rowsNow: z.int(),
    }),
  ),
  replacedLeftOut: z.int(),
  plan: loadPlan,
});

export const loadRuns = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads',
  summary: 'The loads of the company, the newest first. Needs the right to edit on the menu Data.',
  access: { menu: 'DATA', needs: 'edit' },
  request: z.object(askedPage()),
  reply: z.object({ totalCount: z.int(), list: z.array(loadRun) }),
});

export const loadRunReport = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads/report',
  summary: 'Loads of the company with their reports. Needs the right to edit on the menu Data.',
  access: { menu: 'DATA', needs: 'edit' },
  request: z.object({ runIds: z.array(z.string().min(1)).min(1).max(MAX_REPORTS) }),
  reply: z.object({
    /** In any order; without those that the company does not have. */
    list: z.array(
      z.object({
        run: loadRun,
        /** Null while it runs, and where it failed or was interrupted. */
        report: loadReport.nullable(),
      }),
    ),
  }),
  caching: ({ list }) =>
    list.every(({ run }) => ['loaded', 'unchanged', 'planned', 'refused'].includes(run.state))
      ? 'by data version'
      : 'live',
});

export const loadActivity = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads/activity',
  summary: 'The loads that run, or ended within the last minute. Needs the right to edit on the menu Data.',
  access: { menu: 'DATA', needs: 'edit' },
  request: z.object({}),
  reply: z.object({ list: z.array(loadRun) }),
});

const currencyData = z.object({
  /** ISO 4217 */
  currency: z.string(),
  rowCount: z.int(),
  zeroCostRows: z.int(),
  billed: decimalText,
  /** Shares of the sum of absolute billed cost, 0 to 1; null when that is 0. */
  shareWithoutTags: z.number().nullable(),
  shareWithoutListPrice: z.number().nullable(),
  shareWithoutAccount: z.number().nullable(),
  shareWithoutService: z.number().nullable(),
  shareWithoutRegion: z.number().nullable(),
});

const vendorData = z.object({
  vendor: vendorCode,
  /** End of the newest usage, exclusive; null without usage. */
  maxDatetime: isoInstant.nullable(),
  completeThrough: isoDate.nullable(),
  firstDate: isoDate,
  rowCount: z.int(),
  /** Loads that its months are of. */
  loadCount: z.int(),
  lastLoadedAt: isoInstant,
  firstMonth: month,
  lastMonth: month,
  monthCount: z.int(),
  /** Between the first month and the last. */
  missingMonths: z.array(month),
  /** Months with billing accounts whose publisher rounded effective cost, so that it says nothing. */
  monthsOfRoundedEffectiveCost: z.array(month),
  /** False while some of its months were not counted; `currencies` then tell of the others. */
  isCounted: z.boolean(),
  currencies: z.array(currencyData),
});

export const dataState = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads/data',
  summary: 'How fresh and how whole the data of each vendor are. Needs the right to edit on the menu Data.',
  access: { menu: 'DATA', needs: 'edit' },
  request: z.object({}),
  reply: z.object({
    vendors: z.array(vendorData),
    /** What is kept but shown nowhere: vendors that are unknown, not offered, or not authorised. */
    unlisted: z.array(z.object({ vendor: z.string(), rowCount: z.int() })),
  }),
});

export const loadEndpoints = { loadRuns, loadRunReport, loadActivity, dataState };
