// REST contract of advice that providers gave and that was loaded, each line checked. A call of this portal's own.
import { z } from 'zod';
import { IMPORT_CHECK_NAMES } from '../../../../lib/commitments/advice/imported-check.ts';
import {
  IMPORTED_KIND_NAMES,
  LOOK_BACK_DAYS,
  PAYMENT_OPTIONS,
  TERM_YEARS,
} from '../../../../lib/commitments/recommendations.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';

/** Of a line: one of its checks failed, none did, or it says too little for any. */
export const IMPORT_VERDICTS = ['wrong', 'right', 'unchecked'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

const number = z.number().nullable();
const text = z.string().nullable();

const line = z.object({
  kind: z.enum(IMPORTED_KIND_NAMES),
  id: z.string(),
  /** What wrote it, such as `AWS reservation export`, and the name of the file. */
  source: z.string(),
  fileName: z.string(),
  /** In the file, from 1; null where it has no lines. */
  lineNumber: z.int().nullable(),
  /** ISO 8601; null where it does not say. */
  madeAt: text,
  accountId: z.string(),
  /** The machine, or the type of plan. */
  name: z.string(),
  region: z.string(),
  engine: text,
  /** In the words of the file. */
  paymentOption: z.string(),
  /** ISO 4217, of its amounts; null where it does not say. */
  currency: text,
  analysisPeriod: number,
  /** In years. */
  term: number,
  commitmentPerHour: number,
  purchaseQuantity: number,
  monthlyOnDemand: number,
  estimatedMonthlySavings: number,
  verdict: z.enum(IMPORT_VERDICTS),
  checks: z.array(
    z.object({
      check: z.enum(IMPORT_CHECK_NAMES),
      /** Null: the line says too little for it. */
      isOk: z.boolean().nullable(),
      /** What the line says, and what follows from its other figures or from the hours. */
      told: number,
      reckoned: number,
    }),
  ),
  /** What the company's hours say, in the provider's own window and at its price; null where they are not there. */
  byHours: z
    .object({
      quantity: z.number(),
      estimatedMonthlySavings: z.number(),
      utilization: number,
      averageUsage: z.number(),
      /** Hours that the provider did not know yet, and counted as 0. */
      unknownHours: z.int(),
      blankHours: z.int(),
      /** The average of the window is that of the line. */
      isFitted: z.boolean(),
    })
    .nullable(),
  /** Our advice of now on the same machines, in the currency of the reply; null where there is none. */
  ours: z
    .object({ recommendationId: z.string(), quantity: number, estimatedMonthlySavings: number })
    .nullable(),
});
export type ImportedLineRow = z.output<typeof line>;

export const importedAdviceList = defineEndpoint({
  service: 'optimization',
  method: 'POST',
  path: '/optimization/Recommendation/imported',
  summary:
    'Advice of providers that was loaded, in the order of the files, each line checked by its own figures and by the hours of the company, beside our advice.',
  access: { menu: 'RECOMMENDATIONS', needs: 'view' },
  request: z.object({
    /** Left out: of all kinds. */
    kind: z.enum(IMPORTED_KIND_NAMES).optional(),
    verdict: z.enum(IMPORT_VERDICTS).optional(),
    /** Of our advice beside it. */
    analysisPeriod: z.literal(LOOK_BACK_DAYS).default(30),
    term: z.literal(TERM_YEARS).default(1),
    paymentOption: z.enum(PAYMENT_OPTIONS).default('No Upfront'),
    ...PAGINGS.start.members(20, MAX_PAGE_SIZE),
  }),
  reply: z.object({
    /** ISO 4217, of our own advice. */
    currency: z.string(),
    totalCount: z.int(),
    list: z.array(line),
    /** Of all lines of the kind, with any verdict. */
    counts: z.object({ wrong: z.int(), right: z.int(), unchecked: z.int() }),
  }),
});

export const importedAdviceEndpoints = { importedAdviceList };
