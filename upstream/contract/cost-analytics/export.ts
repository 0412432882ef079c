// REST contract of the files of cost analytics: downloads, and files by mail (service `ca`).
import { z } from 'zod';
import { DETAIL_COLUMN_IDS, FIXED_DETAIL_COLUMNS } from '../../../lib/cost/detail-columns.ts';
import { APPEARANCES } from '../../../lib/cost/exports.ts';
import { FILE_FORMATS } from '../../../lib/files/table-columns.ts';
import { defineEndpoint, defineFileEndpoint, isoDate, okReply } from '../endpoint.ts';
import { askedVendors, idempotencyKey, isAmortizedCost } from '../shared/asked.ts';
import { costFilters, grouping, MAX_FURTHER_GROUPINGS } from '../shared/cost-question.ts';
import { MAX_SEARCH_LENGTH } from './detail-shapes.ts';

const MENU = { menu: 'COST_ANALYTICS', needs: 'view' } as const;

/** Which billing rows, and how they are written. */
export const exportRequest = z.object({
  isAmortizedCost,
  startDate: isoDate,
  endDate: isoDate,
  selectedVendors: askedVendors,
  filters: costFilters.default({}),
  /** The item whose rows they are, by each grouping; none: of every item. */
  items: z
    .array(grouping.extend({ item: z.string() }))
    .max(1 + MAX_FURTHER_GROUPINGS)
    .default([]),
  /** Rows of which a text of the columns holds it, upper and lower case alike. */
  search: z.string().min(1).max(MAX_SEARCH_LENGTH).optional(),
  /** Of the displayed file, in this order; a raw one has all. */
  columns: z
    .array(z.enum(DETAIL_COLUMN_IDS))
    .min(1)
    .default([...FIXED_DETAIL_COLUMNS]),
  format: z.enum(FILE_FORMATS),
  appearance: z.enum(APPEARANCES).default('displayed'),
});
export type ExportRequest = z.output<typeof exportRequest>;

export const costExport = defineFileEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/export',
  summary: 'The billing rows behind a cost as a file, without a limit of rows.',
  access: MENU,
  request: exportRequest.extend({
    /** In frames, with word of how many rows are written. */
    withProgress: z.boolean().default(false),
  }),
});

/** A file that is written for a mail to the user who asked for it. */
const exportJob = z.object({
  jobId: z.string(),
  /** `mailed`: the mail is on its way. */
  state: z.enum(['waiting', 'running', 'mailed', 'failed', 'cancelled']),
  createdAt: z.iso.datetime(),
  rowsDone: z.int(),
  /** Null until it is known. */
  rowCount: z.int().nullable(),
  fileName: z.string().nullable(),
});

export const emailExport = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/email/export/V2',
  summary:
    'Writes the billing rows behind a cost into a file, and mails it to the user. The same key is the same mail.',
  access: MENU,
  envelope: 'result',
  request: exportRequest.extend({ idempotencyKey: idempotencyKey(z.string().min(8).max(100)) }),
  reply: exportJob,
});

export const exportJobs = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/export/jobs',
  summary: 'The newest files that the user asked for by mail, and how far they are.',
  access: MENU,
  request: z.object({}),
  reply: z.object({ list: z.array(exportJob) }),
});

export const cancelExport = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/export/cancel',
  summary: 'Ends the writing of a file for a mail; what was mailed stays mailed.',
  access: MENU,
  request: z.object({ jobId: z.string() }),
  reply: okReply,
});

export const mailedFile = defineFileEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/export/mailed',
  summary: 'The file of a mail, for the user who got the mail, until the link in it lapses.',
  access: MENU,
  request: z.object({ jobId: z.string() }),
});

export const costExportEndpoints = { costExport, emailExport, exportJobs, cancelExport, mailedFile };
