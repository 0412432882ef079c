// REST contract of what operators see of the cost store: which tables answer, and why. Beside the specification.
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { misRequest } from './shapes.ts';

export const tableUse = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: '/mis/CostStore/list' },
  access: { menu: 'OPERATIONS', needs: 'view' },
  summary:
    'Which tables of the cost store answered questions since this program began, why no smaller one did, and how long it took. Of all companies; for the staff of a site alone.',
  request: misRequest(z.object({})),
  reply: z.object({
    /** Null for those who are not of the staff. */
    usage: z
      .object({
        since: z.iso.datetime(),
        questions: z.int(),
        /** Questions that read so many billing rows or more. */
        largeScanRows: z.int(),
        largeScans: z.int(),
        /** The most asked first. */
        list: z.array(
          z.object({
            /** rows, or a rollup: monthly, accountDaily, tagDaily, commitmentDaily, computeDaily, daily, computeHourly. */
            table: z.string(),
            /** MONTHS, DAYS, PART_OF_MONTH, RATES, DIMENSION, FILTER, MEASURE, TAG, TAGS, COLUMN, LIST or EXPORT. */
            reason: z.string(),
            /** The dimension, sum or column that the reason is about; empty where it is about none. */
            subject: z.string(),
            questions: z.int(),
            /** Of all questions, 0 to 1. */
            share: z.number(),
            largeScans: z.int(),
            /** Milliseconds of the last thousand. */
            p50: z.number(),
            p95: z.number(),
          }),
        ),
      })
      .nullable(),
  }),
});

export const tableUseEndpoints = { tableUse };
