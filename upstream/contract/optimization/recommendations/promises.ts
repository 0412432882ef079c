// REST contract of what all advice came to: the ledger of promises, and what is still open. Calls of this portal's own.
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../../endpoint.ts';

const VIEW = { menu: 'RECOMMENDATIONS', needs: 'view' } as const;
const COMMON = { service: 'optimization', method: 'POST' } as const;

/** Money of a month, or of several. */
const kept = { promised: z.number(), realised: z.number(), best: z.number() };

const currencyLedger = z.object({
  /** ISO 4217: that of the advice when it was accepted. */
  currency: z.string(),
  ...kept,
  /** Complete months, the oldest first. */
  months: z.array(
    z.object({
      /** First day of the month. */
      month: isoDate,
      ...kept,
      /** Accepted pieces that it is the sum of. */
      pieces: z.int(),
    }),
  ),
});
export type CurrencyLedger = z.output<typeof currencyLedger>;

export const promiseLedger = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/promises',
  summary:
    'What all accepted advice promised, what it brought, and the best that was possible, by complete month and currency.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({ list: z.array(currencyLedger) }),
});

export const adviceSavings = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/savings',
  summary:
    'Saving a month of accepted advice, and of advice that nothing was decided on: Savings Plans and EC2 reservations as one portfolio, so that no hour counts twice.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({
    /** ISO 4217, of what is open. */
    currency: z.string(),
    open: z.number(),
    openCount: z.int(),
    /** By currency of the promises; none where nothing was accepted. */
    accepted: z.array(z.object({ currency: z.string(), monthlySavings: z.number(), count: z.int() })),
  }),
});

export const promiseEndpoints = { promiseLedger, adviceSavings };
