// REST contract of the platform: what was done to the data of a company, and how it is taken back.
import { z } from 'zod';
import { DATA_LIST_NAMES } from '../../../lib/catalogue/loads/data-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedPage } from '../shared/paging.ts';

const access = { menu: 'DATA', needs: 'edit' } as const;
const path = (name: string) => `/plat/loads/${name}`;

const isoInstant = z.iso.datetime();
const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/);
/** Billing month, YYYY-MM. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** What of the company is meant; null: all of them. */
const scope = z
  .object({
    vendor: z.string().min(1).nullable(),
    /** FOCUS BillingAccountId; empty where rows have none. */
    billingAccountId: z.string().nullable(),
    month: month.nullable(),
    /** What a file brought to the lists beside the charges, such as an inventory of commitments. */
    file: z.string().min(1).nullable().default(null),
  })
  .refine(
    ({ vendor, billingAccountId, month: ofMonth, file }) =>
      file === null || [vendor, billingAccountId, ofMonth].every((part) => part === null),
    { path: ['file'], message: 'A file has no vendor, billing account or month.' },
  );

const list = z.enum(DATA_LIST_NAMES);

/** The most changes of one answer with their months. */
export const MAX_CHANGE_REPORTS = 50;

export const billedAmount = z.object({
  /** ISO 4217 */
  currency: z.string(),
  billed: decimalText,
});

const amountChange = z.object({
  /** ISO 4217 */
  currency: z.string(),
  /** Sums of BilledCost. */
  billedBefore: decimalText,
  billedNow: decimalText,
});

export const dataChange = z.object({
  changeId: z.string(),
  /** `undo` takes a load back, `restore` a removal or an undo. */
  kind: z.enum(['load', 'undo', 'removal', 'restore']),
  at: isoInstant,
  /** Name of the user who did it; null where there is none. */
  actor: z.string().nullable(),
  /** Of a load the names of its files, of a removal what it took out; of the others that of what they took back. */
  source: z.string(),
  /** The change that this one took back. */
  reverts: z.string().nullable(),
  /** Months of a vendor and billing account, within what was asked for. */
  monthCount: z.int(),
  /** Of months and of lists. */
  rowsBefore: z.int(),
  rowsNow: z.int(),
  /** By currency. */
  amounts: z.array(amountChange),
  /** False where the money of a month was never counted: it is not in `amounts` then. */
  isCounted: z.boolean(),
  /** Why it cannot be taken back; null where it can. */
  block: z.enum(['DATA_CHANGED_SINCE', 'DATA_NOT_KEPT']).nullable(),
  /** Until when what was before can be put back; null where nothing was, or where it cannot. */
  keptUntil: isoInstant.nullable(),
});

export const storedData = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('stored'),
  summary:
    'What is stored of the company within a scope, and what scopes there are. Needs the right to edit on the menu Data.',
  access,
  request: z.object({ scope }),
  reply: z.object({
    monthCount: z.int(),
    /** Of months, or of the lists of a file. */
    rowCount: z.int(),
    amounts: z.array(billedAmount),
    /** False where the money of a month was never counted: it is not in `amounts` then. */
    isCounted: z.boolean(),
    /** How many days what is replaced or removed can be put back. */
    keepDays: z.int(),
    /** How many of its newest billing months the company keeps; null: all of them. */
    keptMonths: z.int().nullable(),
    /** Of the whole company, each once. */
    vendors: z.array(z.string()),
    billingAccountIds: z.array(z.string()),
    months: z.array(month),
    /** Files whose rows stand in lists beside the charges. */
    files: z.array(z.object({ file: z.string(), lists: z.array(z.object({ list, rowCount: z.int() })) })),
  }),
});

export const dataChanges = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('changes'),
  summary:
    'Loads, undos, removals and restorings that touched a scope, the newest first. Needs the right to edit on the menu Data.',
  access,
  request: z.object({ ...askedPage(), scope }),
  reply: z.object({ totalCount: z.int(), list: z.array(dataChange) }),
});

export const dataChangeReport = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('changes/report'),
  summary: 'Changes of the data with their months. Needs the right to edit on the menu Data.',
  access,
  request: z.object({ changeIds: z.array(z.string().min(1)).min(1).max(MAX_CHANGE_REPORTS) }),
  reply: z.object({
    /** In any order; without those that the company does not have. */
    list: z.array(
      z.object({
        change: dataChange,
        months: z.array(
          z.object({
            /** Also of vendors that are shown nowhere else. */
            vendor: z.string(),
            billingAccountId: z.string(),
            month,
            rowsBefore: z.int(),
            rowsNow: z.int(),
            amounts: z.array(amountChange),
          }),
        ),
        /** Months beyond the first two thousand. */
        monthsLeftOut: z.int(),
        /** Rows of lists beside the charges that it took out and put in. */
        lists: z.array(z.object({ list, rowsBefore: z.int(), rowsNow: z.int() })),
      }),
    ),
  }),
});

export const removeData = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('remove'),
  summary:
    'Takes the billing months of a scope, or what a file brought to lists, out of all figures, kept to be restored. Refused with CONFIRMATION_WRONG or NOTHING_TO_REMOVE. Needs the right to edit on the menu Data.',
  access,
  request: z.object({
    scope,
    /** The name of the company, as it is. */
    confirmation: z.string(),
  }),
  reply: z.object({ change: dataChange }),
});

export const revertDataChange = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('revert'),
  summary:
    'Puts what was there before a change in its place: undoes a load, restores what was removed. Refused with CONFIRMATION_WRONG, UNKNOWN_DATA_CHANGE, DATA_CHANGED_SINCE or DATA_NOT_KEPT. Needs the right to edit on the menu Data.',
  access,
  request: z.object({
    changeId: z.string().min(1),
    /** The name of the company, as it is. */
    confirmation: z.string(),
  }),
  reply: z.object({ change: dataChange }),
});

export const dataChangeEndpoints = {
  storedData,
  dataChanges,
  dataChangeReport,
  removeData,
  revertDataChange,
};
