// What all calls of operation status carry, and the rows that they answer with. The specification names the calls and the
// members beside `payload`; what is in the payload and in the rows is ours.
import { z } from 'zod';
import { MAX_CODE_LENGTH } from '../../../lib/catalogue/operations/status-codes.ts';
import { MAX_TEXT_LENGTH } from '../../../lib/rules/text-rules.ts';

/** Texts that a person types are checked by the service, which says what is wrong; longer ones are no such texts. */
export const typed = z.string().max(MAX_TEXT_LENGTH * 4);
export const id = z.string().min(1).max(300);
/** `Y` deletes, `N` undoes the deletion. */
export const delYn = z.enum(['Y', 'N']);

/**
 * `cmpnId`: the company whose rows are meant, one that the user sees; left out or empty, all of them where rows are read, and
 * the company of the context where something is changed. `siteId`: the site of the user; left out or empty, that site.
 */
export function misRequest<Payload extends z.ZodType>(payload: Payload) {
  return z.object({
    payload,
    siteId: z.string().max(MAX_TEXT_LENGTH).optional(),
    cmpnId: z.string().max(MAX_TEXT_LENGTH).optional(),
  });
}

/** A known code, or any other that a service gives: it is shown as it is. */
export const statusCode = z.string().min(1).max(MAX_CODE_LENGTH);

/** A status of a company. */
export const cspStatus = z.object({
  /** Of the company; the same as long as what it is of lasts. */
  statusId: z.string(),
  cmpnId: z.string(),
  cmpnNm: z.string(),
  /** The code, as a person set it or as it was found. */
  status: statusCode,
  /** As it was found. */
  foundStatus: statusCode,
  /** What is watched: LOAD, FRESHNESS, MONTH, QUALITY, MAIL, SCHEDULE or ALERT; services may have others. */
  check: z.string(),
  /** What it is of, such as names of files or the subject of a mail; empty where vendor and month say it. */
  subject: z.string(),
  /** Vendor code; null where it is of none. */
  vendor: z.string().nullable(),
  /** YYYY-MM; null where it is of none. */
  month: z.string().nullable(),
  /** Why it has the found code, in the language of the call. */
  detail: z.string(),
  /** Since when, or when it was seen. */
  at: z.iso.datetime(),
  /** What a person wrote; empty where nothing is. */
  note: z.string(),
  /** It can be repaired, provided that its files are still there. */
  isRepairable: z.boolean(),
  isDeleted: z.boolean(),
  /** Of what people changed of it; 0: nothing. A change names the one that it was made of. */
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
});
export type WireCspStatus = z.output<typeof cspStatus>;

/** Amounts as they were entered: decimal text, or empty. */
export const roiAmounts = {
  onPremiseCost: z.string().max(60),
  cloudCost: z.string().max(60),
  migrationCost: z.string().max(60),
  expectedSaving: z.string().max(60),
};

/** What is entered of a cloud migration. */
export const roiEntry = z.object({
  title: typed,
  /** YYYY-MM, or empty. */
  startMonth: z.string().max(60),
  /** ISO 4217 */
  currency: z.string().max(60),
  ...roiAmounts,
  note: typed,
});

export const roiRow = roiEntry.extend({
  roiId: z.string(),
  cmpnId: z.string(),
  cmpnNm: z.string(),
  isDeleted: z.boolean(),
  version: z.int(),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});
export type WireRoi = z.output<typeof roiRow>;
