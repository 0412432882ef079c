// How fresh and how whole the data of a company are, by vendor: out of the catalogue and what was counted at loading.
import { addMonths, earlierOf } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { addDecimals, decimalShare } from '../../../lib/money/money.ts';
import { companyClock } from '../../clock.ts';
import type { dataState as endpoint } from '../../contract/data/loads.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { type CataloguedPartition, cataloguedData } from '../../stores/documents/loads/partition-quality.ts';
import { visibleVendors } from '../../stores/documents/reference/authorised-vendors.ts';
import type { PartitionQualityRow } from '../../stores/documents/schema.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import type { Stores } from '../shared/stores.ts';

type DataState = ReplyOf<typeof endpoint>;
type VendorData = DataState['vendors'][number];
type CurrencyData = VendorData['currencies'][number];

type Needed = Pick<Stores, 'documents' | 'demoToday' | 'environment' | 'now'>;

export async function dataState(stores: Needed, companyId: string): Promise<DataState> {
  const [{ partitions, qualities }, listed] = await Promise.all([
    cataloguedData(stores.documents, companyId),
    visibleVendors(stores, companyId),
  ]);
  const byVendor = groupedBy(partitions, ({ vendor }) => vendor);
  const byPart = groupedBy(qualities, ({ part }) => part);
  return {
    vendors: listed.flatMap((vendor) => {
      const own = byVendor.get(vendor);
      return own ? [vendorData(stores, vendor, own, byPart)] : [];
    }),
    unlisted: [...byVendor]
      .filter(([vendor]) => !listed.some((code) => code === vendor))
      .map(([vendor, own]) => ({ vendor, rowCount: rowsOf(own) })),
  };
}

function vendorData(
  { demoToday, now }: Needed,
  vendor: VendorCode,
  partitions: readonly CataloguedPartition[],
  byPart: ReadonlyMap<string, PartitionQualityRow[]>,
): VendorData {
  const months = [...new Set(partitions.map(({ billing_month }) => monthOf(billing_month)))].sort();
  const [firstMonth = '', lastMonth = ''] = [months[0], months.at(-1)];
  const maxDatetime = newestUsage(partitions);
  const rounded = partitions.filter(({ is_effective_usable }) => Number(is_effective_usable) === 0);
  return {
    vendor,
    maxDatetime,
    completeThrough: companyClock(maxDatetime, demoToday, now()).completeThrough,
    firstDate: partitions.map((row) => row.first_charge_date).sort()[0] ?? '',
    rowCount: rowsOf(partitions),
    loadCount: new Set(partitions.map(({ load_id }) => load_id)).size,
    lastLoadedAt:
      partitions
        .map(({ loaded_at }) => loaded_at)
        .sort()
        .at(-1) ?? '',
    firstMonth,
    lastMonth,
    monthCount: months.length,
    missingMonths: monthsBetween(firstMonth, lastMonth).filter((month) => !months.includes(month)),
    monthsOfRoundedEffectiveCost: [
      ...new Set(rounded.map(({ billing_month }) => monthOf(billing_month))),
    ].sort(),
    isCounted: partitions.every(({ part }) => byPart.has(part)),
    currencies: currenciesOf(partitions.flatMap(({ part }) => byPart.get(part) ?? [])),
  };
}

function rowsOf(partitions: readonly CataloguedPartition[]): number {
  return partitions.reduce((sum, { row_count }) => sum + row_count, 0);
}

/** Of each partition not later than its load; all are ISO 8601 in UTC, so that text order is their order. */
function newestUsage(partitions: readonly CataloguedPartition[]): string | null {
  const ends = partitions.flatMap(({ max_usage_end, loaded_at }) =>
    max_usage_end === null ? [] : [earlierOf(max_usage_end, loaded_at)],
  );
  return ends.sort().at(-1) ?? null;
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month < last; month = monthOf(addMonths(`${month}-01`, 1))) months.push(month);
  return months;
}

/** The largest number of rows first. */
function currenciesOf(qualities: readonly PartitionQualityRow[]): CurrencyData[] {
  const groups = groupedBy(qualities, ({ currency }) => currency);
  const data = [...groups].map(([currency, rows]): CurrencyData => {
    const sum = (column: 'row_count' | 'zero_rows') => rows.reduce((total, row) => total + row[column], 0);
    const size = addDecimals(rows.map((row) => row.size));
    const share = (column: keyof PartitionQualityRow & `without_${string}`) =>
      decimalShare(addDecimals(rows.map((row) => row[column])), size);
    return {
      currency,
      rowCount: sum('row_count'),
      zeroCostRows: sum('zero_rows'),
      billed: addDecimals(rows.map((row) => row.billed)),
      shareWithoutTags: share('without_tags'),
      shareWithoutListPrice: share('without_list_price'),
      shareWithoutAccount: share('without_account'),
      shareWithoutService: share('without_service'),
      shareWithoutRegion: share('without_region'),
    };
  });
  return data.sort((one, other) => other.rowCount - one.rowCount);
}
