// REST contract of cost analytics (service `ca`).
import { z } from 'zod';
import { TIME_UNITS } from '../../../lib/calendar/calendar.ts';
import { ANALYTICS_FRAMES } from '../../../lib/calendar/time-frames.ts';
import { NAMED_FILTERS } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_FILTERS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { VENDOR_CODES } from '../../../lib/catalogue/vendors.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { askedDays, askedVendors, askedViewBy, isAmortizedCost } from '../shared/asked.ts';
import {
  costFilters,
  filterField,
  grouping,
  MAX_FURTHER_GROUPINGS,
  vendorFilter,
} from '../shared/cost-question.ts';
import { costSeriesReply } from '../shared/cost-shapes.ts';
import { askedPage } from '../shared/paging.ts';
import { detailReply, detailView, portionReply, portionView } from './detail-shapes.ts';
import { driverLines } from './drivers.ts';

/** The most items that one reply of /ca/cost lists; the rest is summed in `others`. */
export const MAX_COST_ITEMS = 1000;

/** What people call a value that the filters name. */
const filterName = z.object({
  vendor: vendorCode,
  field: z.enum(NAMED_FILTERS.map(WIRE_FILTERS.wordOf)),
  value: z.string(),
  name: z.string(),
});
export type FilterName = z.output<typeof filterName>;

export const cost = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost',
  summary: 'Cost of a range by item and over time. Compare mode asks twice, once for each range.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  caching: 'by data version',
  request: z.object({
    isAmortizedCost,
    timeFrame: z.enum([...ANALYTICS_FRAMES, 'custom']),
    startDate: isoDate,
    endDate: isoDate,
    /** Left out: days where the range may be shown by day, else months. */
    timeUnit: z.enum(TIME_UNITS).optional(),
    /** Of weeks alone: the day that they start on, 0 (Sunday) to 6. */
    weekStartsOn: z.int().min(0).max(6).default(0),
    ...grouping.shape,
    viewBy: askedViewBy,
    /** What each item is split by further. */
    thenBy: z.array(grouping).max(MAX_FURTHER_GROUPINGS).default([]),
    filters: costFilters.default({}),
    selectedVendors: askedVendors,
    ...askedPage(MAX_COST_ITEMS),
    /** Asks for `drivers` beside the items. */
    isDriversNeeded: z.boolean().default(false),
    /** Asks for `months`, and for `monthly` of every line. */
    isMonthsNeeded: z.boolean().default(false),
    /** Asks for `filterNames` beside the items. */
    isFilterNamesNeeded: z.boolean().default(false),
  }),
  /**
   * `drivers` is null, and `filterNames` has nothing, unless they were asked for; a service that knows of none may leave
   * them out.
   */
  reply: costSeriesReply.extend({
    drivers: driverLines.nullable().default(null),
    filterNames: z.array(filterName).default([]),
  }),
});

/** The cost of one item on one day, in the month of that day, or from that day through costEndDate. */
const detailRequest = z.object({
  isAmortizedCost,
  costDate: isoDate,
  /** Last day, at most 12 months after costDate; excludes isMonthly. */
  costEndDate: isoDate.optional(),
  /** The whole month of costDate. */
  isMonthly: z.boolean().default(false),
  /** Days to set beside, said as the first ones are: their cost is beside, their rows are asked for by costDate. */
  compareCostDate: isoDate.optional(),
  compareCostEndDate: isoDate.optional(),
  /** Conditions on the vendor. */
  detailFilters: vendorFilter.default([]),
  selectedVendor: vendorCode,
  /** Of an item that several vendors share: the other ones, each with the conditions on it. */
  alsoVendors: z
    .array(z.object({ vendor: vendorCode, filters: vendorFilter.default([]) }))
    .max(VENDOR_CODES.length)
    .default([]),
  ...grouping.shape,
  viewBy: askedViewBy,
  /** Left out: of every item. */
  viewByItem: z.string().optional(),
  thenBy: z
    .array(grouping.extend({ item: z.string() }))
    .max(MAX_FURTHER_GROUPINGS)
    .default([]),
});

export type ItemRequest = z.output<typeof detailRequest>;

export const detail = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/detail',
  summary: 'The billing rows behind the cost of one item: chosen columns, found, ordered and paged.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  request: detailRequest.extend({
    ...detailView.shape,
    ...askedPage(),
  }),
  reply: detailReply,
});

export const portion = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/detail/portion',
  summary: 'What the cost of one item is made of, the tenth part followed by others and their members.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  caching: 'by data version',
  request: detailRequest.extend(portionView.shape),
  reply: portionReply,
});

const optionsRequest = z.object({
  selectedVendors: askedVendors,
  ...askedDays,
  /** Of the costs beside the values. */
  isAmortizedCost,
});

const optionShape = {
  /** `set:::group` of service groups; the key of a tag where no tag is named; empty text for what has none. */
  value: z.string(),
  label: z.string(),
  cost: z.number(),
  /** Billing rows. */
  count: z.int(),
};

/** Values by falling cost, by vendor and field. */
const optionsReply = z.object({
  currency: z.string(),
  vendors: z.array(
    z.object({
      vendor: vendorCode,
      fields: z.array(
        z.object({
          field: filterField,
          /** False when the field has further values, which /ca/subFilter finds. */
          isComplete: z.boolean(),
          options: z.array(z.object(optionShape)),
        }),
      ),
    }),
  ),
});

export const filter = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter',
  summary: 'The values that occur in a range, by vendor and field, by falling cost.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  caching: 'by data version',
  /** Without `fields`: of all. */
  request: optionsRequest.extend({ fields: z.array(filterField).min(1).optional() }),
  reply: optionsReply,
});

export const relatedFilter = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter/related',
  summary: 'The values that occur under conditions; those on a field itself do not narrow it.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  caching: 'by data version',
  request: filter.request.extend({ filters: costFilters }),
  reply: optionsReply,
});

export const subFilter = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/subFilter',
  summary: 'The values of one field that hold a word, paged.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  caching: 'by data version',
  request: optionsRequest.extend({
    filters: costFilters.default({}),
    field: filterField,
    /** Of tags: the values of this one; without it, the keys. */
    tagKey: z.string().min(1).optional(),
    /** A part of value or label, in any case of letters; the empty text: all. */
    word: z.string().default(''),
    ...askedPage(),
  }),
  reply: z.object({
    currency: z.string(),
    totalCount: z.int(),
    options: z.array(z.object({ vendor: vendorCode, ...optionShape })),
  }),
});

export const costAnalyticsEndpoints = { cost, detail, portion, filter, relatedFilter, subFilter };
