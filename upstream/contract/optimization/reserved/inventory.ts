// REST contract of the inventory of AWS reservations (service `optimization`).
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonRequest, sortedBy } from '../shared/asked.ts';
import { answeredRange, commitmentEnds, filterReply } from '../shared/shapes.ts';
import { reservationTerms } from './shapes.ts';

/** The first one by default. */
export const INVENTORY_SORTS = ['endDate', 'startDate', 'name', 'chargeAmount', 'reservedCount'] as const;

/** Amounts in `currency`, that of the row: converted like any cost. */
const inventoryRow = reservationTerms.extend({
  /** Normalised units of an hour of one instance. */
  normalizationFactor: z.number().nullable(),
  /** How it is scoped, such as Region or an availability zone. */
  useType: z.string().nullable(),
  operationName: z.string().nullable(),
  /** Recurring fee of an hour, of all its instances. */
  commitPrice: z.number().nullable(),
  /** What was paid at once. */
  upfrontPayment: z.number().nullable(),
  /** Recurring fee of an hour, of one instance. */
  noUpfrontPayment: z.number().nullable(),
  /** Of the fees, which are as they were agreed. */
  feeCurrency: z.string(),
  /** Of `chargeAmount`. */
  currency: z.string(),
  /** As in the newest charge. */
  tag: z.record(z.string(), z.string()),
  /** When it was made: as its start, where nothing else is known. */
  createDate: z.string().nullable(),
  /** Upfront fee of one instance. */
  fixPrice: z.number().nullable(),
  /** Recurring fees that were billed within the range. */
  chargeAmount: z.number(),
  offerClass: z.string().nullable(),
  multipleAvailabilityZone: z.boolean().nullable(),
  instanceTenancy: z.string().nullable(),
  platformName: z.string().nullable(),
  /** Instances bought. */
  reservedCount: z.number().nullable(),
  /** Count x factor. */
  normalizedUnits: z.number().nullable(),
  /** ONE_TIME, RECURRING, or both. */
  billingFrequency: z.enum(['ONE_TIME', 'RECURRING', 'BOTH']).nullable(),
});
export type ReservationInventoryRow = z.output<typeof inventoryRow>;

export const reservedInventoryFilter = defineEndpoint({
  service: 'optimization',
  method: 'POST',
  path: '/optimization/reserved/inventory/filter',
  summary: 'What the inventory of AWS reservations can be filtered by.',
  access: { menu: 'RESERVED', needs: 'view' },
  caching: 'by data version',
  request: commonRequest,
  reply: filterReply,
});

export const reservedInventoryList = defineEndpoint({
  service: 'optimization',
  method: 'POST',
  path: '/optimization/reserved/inventory/list',
  summary: 'AWS reservations with their terms; expired ones on request, and in no total.',
  access: { menu: 'RESERVED', needs: 'view' },
  request: commonRequest.extend({
    ...PAGINGS.start.members(10, MAX_PAGE_SIZE),
    ...sortedBy(INVENTORY_SORTS),
    includeExpired: z.boolean().default(false),
  }),
  reply: z.object({
    ...answeredRange,
    totalCount: z.int(),
    list: z.array(inventoryRow),
    ends: commitmentEnds,
    /** Of the ones that have not expired, regardless of the filters of the list. */
    total: z.object({
      count: z.int(),
      expiredCount: z.int(),
      /** Null where that of one is not known. */
      reservedCount: z.number().nullable(),
      normalizedUnits: z.number().nullable(),
      chargeAmount: z.number(),
    }),
    ...conversions,
  }),
});
