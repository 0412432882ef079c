// The lists of several filter fields at once, as the panel shows them: by vendor, each field by falling cost.
import { WIRE_FILTERS, type WireFilter } from '../../../lib/catalogue/derived/cost-field-words.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { filter } from '../../contract/cost-analytics/cost-analytics.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { FilterOptions } from './filter-options.ts';

/** Only the fields that are asked for, each by statements of its own, side by side. */
export async function fieldOptions(
  options: FilterOptions,
  vendors: readonly VendorCode[],
  asked: readonly WireFilter[] = WIRE_FILTERS.words,
): Promise<ReplyOf<typeof filter>> {
  const fields = [...new Set(asked)];
  const lists = await Promise.all(fields.map((field) => options.list({ field })));
  const [first] = lists;
  if (!first) throw new Error('no field of the filter was asked for');
  return {
    currency: first.currency,
    vendors: [...new Set(vendors)].map((vendor) => ({
      vendor,
      fields: lists.map(({ totalCount, options: found }, index) => ({
        field: fields[index] ?? 'product',
        isComplete: totalCount <= found.length,
        options: found
          .filter((option) => option.vendor === vendor)
          .map(({ value, label, cost, count }) => ({ value, label, cost, count })),
      })),
    })),
  };
}
