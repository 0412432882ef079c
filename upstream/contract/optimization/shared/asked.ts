// What requests about commitments say alike: months, filters, order and page. All may be left out.
import { z } from 'zod';
import { MAX_FILTER_ITEMS } from '../../../../lib/catalogue/cost-fields.ts';
import { vendorCode } from '../../platform/platform.ts';

/** `YYYYMM` */
const yearMonth = z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/);
const values = z.array(z.string()).max(MAX_FILTER_ITEMS).default([]);

export const commonFilters = {
  /** The one that the call is about when left out; refused with VENDOR_NOT_AVAILABLE for another. */
  vendor: vendorCode.optional(),
  /** First and last month; the newest month with data when left out. Refused with INVALID_RANGE: turned round, or over three years. */
  startDate: yearMonth.optional(),
  endDate: yearMonth.optional(),
  /** Without months: the newest one with data, or the year up to it. */
  toDate: z.enum(['month', 'year']).default('month'),
  /** Ids; an empty list filters nothing. */
  accounts: values,
  /** Codes of products, as the filter call gives them. */
  serviceTypes: values,
  regions: values,
  instanceFamilies: values,
};

/** A request with these members alone. */
export const commonRequest = z.object(commonFilters);
export type CommonRequest = z.output<typeof commonRequest>;

/** The order of a list: by the field, falling; its first field when left out. */
export function sortedBy<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return {
    sortField: z.enum(fields).default(fields[0] as Fields[number]),
    isAscending: z.boolean().default(false),
  };
}

/** Days where the range has at most three months, else months, when left out. */
export const transitionRequest = z.object({
  ...commonFilters,
  timeUnit: z.enum(['day', 'month']).optional(),
});
export type TransitionRequest = z.output<typeof transitionRequest>;
