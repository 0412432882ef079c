// What happens when more or less is bought than advised, and the proof of the advice: its hours and its back-test.
import { z } from 'zod';
import { amounts } from '../../shared/amounts.ts';
import { adviceBasis, adviceRow } from './rows.ts';

const percent = z.number().nullable();

/**
 * Averages of an hour by what is bought, exact at its points and straight between them: `quantity` rises from 0,
 * `covered` is the on-demand cost that is paid no more, `used` how much of the quantity is used.
 */
const savingCurve = z.object({
  unit: z.enum(['MONEY', 'INSTANCES']),
  /** Steps in which it can be bought. */
  step: z.number(),
  termMonths: z.int(),
  /** The most that the straight lines are below what the hours say: money of an hour. */
  error: z.number(),
  /** Eligible on-demand cost of an hour. */
  onDemand: z.number(),
  /** What a quantity of one costs an hour, what of it is paid at once, and what is paid an hour. */
  price: z.number(),
  upfront: z.number(),
  recurring: z.number(),
  quantities: z.array(z.number()),
  covered: z.array(z.number()),
  used: z.array(z.number()),
});

export const adviceSimulation = z.object({
  ...adviceBasis,
  /** Null where there is no advice, as the curve is then. */
  recommendation: adviceRow.nullable(),
  /** What is advised for each goal; of the curve's unit. Null where a goal cannot be reached. */
  bestSaving: z.number(),
  leastRegret: z.number(),
  targetCoverage: z.number().nullable(),
  curve: savingCurve.nullable(),
  /** Uncovered, eligible on-demand cost of each hour (or day) of the window, in the order of time. */
  hours: z.object({ at: z.array(z.string()), onDemand: amounts(), isLeftOut: z.array(z.boolean()) }),
  /** What the same rule would have bought on each first of month, of what was known then. */
  backTest: z.array(
    z.object({
      /** First day of the month. */
      month: z.string(),
      /** Months of history that follow it, 12 at most; the amounts are a month of these. */
      months: z.int(),
      quantity: z.number(),
      promised: z.number(),
      realised: z.number(),
      /** The most that any quantity would have saved. */
      best: z.number(),
      utilization: percent,
    }),
  ),
  /** Lowest realised saving of a month. */
  worst: z.number().nullable(),
  /** 100 x realised / best. */
  capture: percent,
});
export type AdviceSimulation = z.output<typeof adviceSimulation>;
