// REST contract of the platform: connected sources, from which billing files come by themselves. All of it is ours.
import { z } from 'zod';
import { LOAD_ANSWERS } from '../../../lib/catalogue/loads/load-reasons.ts';
import { SOURCE_FAULTS, SOURCE_RUN_STATES } from '../../../lib/catalogue/loads/source-faults.ts';
import {
  SOURCE_KIND_NAMES,
  SOURCE_LAYOUTS,
  SOURCE_WAY_NAMES,
} from '../../../lib/catalogue/loads/source-kinds.ts';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { askedPage } from '../shared/paging.ts';

const access = { menu: 'DATA', needs: 'edit' } as const;
const path = (name: string) => `/plat/sources${name}`;

const isoInstant = z.iso.datetime();
const sourceId = z.string().min(1).max(80);
const allow = z.array(z.enum(LOAD_ANSWERS)).max(LOAD_ANSWERS.length);
const fault = z.object({
  code: z.enum(SOURCE_FAULTS),
  /** What the storage answered, or the file at fault; never a secret. */
  detail: z.string(),
});

/** What became of the files of a month. */
const month = z.object({
  /** YYYY-MM; empty for files whose names tell no month. */
  month: z.string(),
  state: z.enum(SOURCE_RUN_STATES),
  fileCount: z.int(),
  /** Decimal text. */
  bytes: z.string(),
  fault: fault.nullable(),
  /** The load that it led to; null where it led to none. */
  loadRunId: z.string().nullable(),
});

const sourceRun = z.object({
  runId: z.string(),
  /** Name of who asked for it; null where it was due. */
  askedBy: z.string().nullable(),
  /** Only the plans were made. */
  isDry: z.boolean(),
  askedAt: isoInstant,
  endedAt: isoInstant.nullable(),
  state: z.enum(SOURCE_RUN_STATES),
  /** Billing files and manifests that are there; null until they were listed. */
  objectCount: z.int().nullable(),
  fault: fault.nullable(),
  months: z.array(month),
});

const field = z.object({ id: z.string().max(40), value: z.string().max(20_000) });

const source = z.object({
  sourceId,
  name: z.string(),
  kind: z.enum(SOURCE_KIND_NAMES),
  way: z.enum(SOURCE_WAY_NAMES),
  /** Without secrets. */
  fields: z.array(field),
  /** Ids of the secrets that are kept. */
  secrets: z.array(z.string()),
  layout: z.enum(SOURCE_LAYOUTS),
  everyMinutes: z.int(),
  allow,
  isPaused: z.boolean(),
  /** It is set up by the file of sources, and changed there alone. */
  isOfFile: z.boolean(),
  author: z.string(),
  changedAt: isoInstant,
  version: z.int(),
  /** When it is looked at next. */
  nextRunAt: isoInstant,
  isRunning: z.boolean(),
  /** Runs in a row that failed. */
  failures: z.int(),
  lastRun: sourceRun.nullable(),
  /** What was seen last, the newest month first. */
  months: z.array(month.extend({ signature: z.string(), seenAt: isoInstant })),
});

const given = z.object({
  /** Null for a new one. */
  sourceId: sourceId.nullable(),
  name: z.string().max(200),
  kind: z.enum(SOURCE_KIND_NAMES),
  way: z.enum(SOURCE_WAY_NAMES),
  /** A secret that is left out is kept, as long as address and key stay the same. */
  fields: z.array(field).max(20),
  layout: z.enum(SOURCE_LAYOUTS),
  everyMinutes: z.int(),
  allow,
  isPaused: z.boolean(),
});

export const listSources = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path(''),
  summary: 'The connected sources of the company, by name. Needs the right to edit on the menu Data.',
  access,
  request: z.object({}),
  reply: z.object({
    list: z.array(source),
    /** What a role of AWS that trusts the portal asks for. */
    externalId: z.string(),
  }),
});

export const saveSource = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('/save'),
  summary:
    'Adds or changes a connected source; it is looked at soon. Secrets are sealed and never answered. Refused with NAME_MISSING, SOURCE_FIELD_MISSING, SOURCE_FIELD_INVALID, SOURCE_WAY_CLOSED, SOURCE_OF_FILE, UNKNOWN_SOURCE, TOO_MANY_SOURCES or CHANGED_MEANWHILE. Needs the right to edit on the menu Data.',
  access,
  request: given.extend({
    /** As it was read; null for a new one. */
    version: z.int().nullable(),
  }),
  reply: z.object({ source }),
});

export const removeSource = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('/remove'),
  summary:
    'Removes a connected source with its history; what was loaded of it stays. Refused with SOURCE_OF_FILE, UNKNOWN_SOURCE or CHANGED_MEANWHILE. Needs the right to edit on the menu Data.',
  access,
  request: z.object({ sourceId, version: z.int() }),
  reply: okReply,
});

export const testSource = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('/test'),
  summary:
    'Tries a connected source, saved or not: reads the first page of what is there and changes nothing. Refused as saving is. Needs the right to edit on the menu Data.',
  access,
  request: given,
  reply: z.object({
    /** Null where it can be read. */
    fault: fault.nullable(),
    /** Of the first page. */
    fileCount: z.int(),
    manifestCount: z.int(),
    isMore: z.boolean(),
    /** The first of them. */
    keys: z.array(z.string()),
  }),
});

export const runSource = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('/run'),
  summary:
    'Asks for a run of a connected source now, or for a dry run, which makes the plans and changes nothing. Months that were refused are tried again, with what is let in. Refused with UNKNOWN_SOURCE. Needs the right to edit on the menu Data.',
  access,
  request: z.object({ sourceId, isDry: z.boolean(), allow }),
  reply: z.object({ run: sourceRun }),
});

export const sourceRuns = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('/runs'),
  summary:
    'Runs of a connected source, the newest first; the last two hundred are kept. Needs the right to edit on the menu Data.',
  access,
  request: z.object({ ...askedPage(), sourceId }),
  reply: z.object({ totalCount: z.int(), list: z.array(sourceRun) }),
});

export const sourceEndpoints = { listSources, saveSource, removeSource, testSource, runSource, sourceRuns };
