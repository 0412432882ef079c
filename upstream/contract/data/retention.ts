// REST contract of the platform: how many billing months a company keeps. All of it is ours.
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { billedAmount, dataChange, month } from './changes.ts';

const access = { menu: 'DATA', needs: 'edit' } as const;

export const retentionPreview = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads/retention/preview',
  summary:
    'What would be removed at once if the company kept so many of its newest billing months. Needs the right to edit on the menu Data.',
  access,
  request: z.object({ keptMonths: z.int() }),
  reply: z.object({
    /** The first billing month that would stay; null where the company has none. */
    firstMonth: month.nullable(),
    /** Months of a vendor and billing account that would go. */
    monthCount: z.int(),
    rowCount: z.int(),
    /** By currency. */
    amounts: z.array(billedAmount),
    /** False where the money of a month was never counted: it is not in `amounts` then. */
    isCounted: z.boolean(),
  }),
});

export const saveRetention = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/loads/retention/save',
  summary:
    'Sets how many of its newest billing months the company keeps, and removes older ones, kept to be restored. Refused with CONFIRMATION_WRONG. Needs the right to edit on the menu Data.',
  access,
  request: z.object({
    /** 13 to 600; null: all of them. */
    keptMonths: z.int().nullable(),
    /** The name of the company, as it is. */
    confirmation: z.string(),
  }),
  reply: z.object({
    /** The removal; null where no month was older. */
    change: dataChange.nullable(),
  }),
});

export const retentionEndpoints = { retentionPreview, saveRetention };
