// The way down from an item to its billing rows: what is asked for at each step, and which step is next (C-11, C-13).
import { type DateRange, firstOfMonth, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { MAX_VIEW_BYS } from '../../../../lib/catalogue/cost-fields.ts';
import {
  DIVIDERS,
  type DividerId,
  type FilterId,
  filterOfItems,
} from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_FILTERS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import type { DetailColumnId } from '../../../../lib/cost/detail-columns.ts';
import { valuesOfItemKey } from '../../../../lib/cost/item-key.ts';
import type {
  CostDetailQuery,
  DetailPortionsQuery$variables,
} from '../../../__generated__/DetailPortionsQuery.graphql.ts';
import type {
  CostDetailColumn,
  DetailRowsQuery$variables,
} from '../../../__generated__/DetailRowsQuery.graphql.ts';
import type { AnalyticsAddress } from '../shared/address/address.ts';
import { graphVendor, questionOf } from '../shared/address/variables.ts';
import { type GroupingAddress, groupingsOf } from '../shared/view-by/groupings.ts';

/** The days that the panel can show. */
export interface DetailDays {
  range: DateRange;
  /** The last day of the range that has data. */
  lastDay: string;
  /** What the range is compared with. */
  compared: DateRange | null;
}

/** The days of a step of the chart; null where the address names none. */
export function stepOf({
  stepStart,
  stepEnd,
}: Pick<AnalyticsAddress, 'stepStart' | 'stepEnd'>): DateRange | null {
  if (stepStart === null) return null;
  return { start: stepStart, end: stepEnd !== null && stepEnd >= stepStart ? stepEnd : stepStart };
}

/** Whose cost the panel tells; null while none is opened. */
export function detailQuery(address: AnalyticsAddress, days: DetailDays | null): CostDetailQuery | null {
  const { item, itemVendor, path } = address;
  const [vendor, ...alsoVendors] = (itemVendor ?? []).map(graphVendor);
  if (item === null || vendor === undefined || days === null) return null;
  const query = questionOf(address);
  const { viewBy = 'PRODUCT', tagKey, serviceGroupSet, filters, savedFilter, basis } = query;
  const keys = valuesOfItemKey(item);
  // An outer row has keys of the first groupings alone.
  const thenBy = query.thenBy?.slice(0, keys.length - 1);
  return {
    keys,
    vendor,
    ...(alsoVendors.length > 0 && { alsoVendors }),
    ...{ viewBy, tagKey, serviceGroupSet, thenBy, filters, savedFilter, basis },
    within: path.map(({ field, value }) => ({ field: GRAPH_FILTERS.wordOf(field), values: [value] })),
    ...daysAsked(address, days),
  };
}

function daysAsked(address: AnalyticsAddress, { range, lastDay, compared }: DetailDays) {
  const step = stepOf(address);
  if (address.detail === 'step' && step) return { date: step.start, endDate: step.end };
  if (address.detail === 'day') return { date: lastDay };
  if (address.detail === 'month') return { date: lastDay, isMonthly: true };
  return {
    date: range.start,
    endDate: range.end,
    ...(compared && { compareDate: compared.start, compareEndDate: compared.end }),
  };
}

/** The days that were asked for. */
export function daysOfDetail({
  date,
  endDate,
  isMonthly,
}: Pick<CostDetailQuery, 'date' | 'endDate' | 'isMonthly'>): DateRange {
  if (endDate) return { start: date, end: endDate };
  return isMonthly ? { start: firstOfMonth(date), end: lastOfMonth(date) } : { start: date, end: date };
}

type Opened = GroupingAddress & Pick<AnalyticsAddress, 'item' | 'path'>;

/** Fields that the cost is not down to one value of yet. */
export function openFields(address: Opened): DividerId[] {
  const known: (FilterId | null)[] = [
    ...groupingsOf(address)
      .slice(0, levelsOf(address))
      .map(({ viewBy }) => filterOfItems(viewBy)),
    ...address.path.map(({ field }) => field),
  ];
  return DIVIDERS.filter((field) => !known.includes(field));
}

/** How many of the groupings tell the opened item apart. */
function levelsOf({ item }: Pick<AnalyticsAddress, 'item'>): number {
  return item === null ? MAX_VIEW_BYS : valuesOfItemKey(item).length;
}

/** What the cost is divided by: as chosen, else by the next grouping, else the first field that is open. */
export function portionField(address: Opened & Pick<AnalyticsAddress, 'by'>): DividerId {
  const open = openFields(address);
  const next = groupingsOf(address)[levelsOf(address)];
  const nextField = next && filterOfItems(next.viewBy);
  return (
    open.find((field) => field === address.by) ??
    open.find((field) => field === nextField) ??
    open[0] ??
    'invoice'
  );
}

export function portionVariables(
  address: AnalyticsAddress,
  days: DetailDays | null,
): DetailPortionsQuery$variables | null {
  const of = detailQuery(address, days);
  return of && { of, by: GRAPH_FILTERS.wordOf(portionField(address)) };
}

/** The fields of the graph behind the columns, where they are not spelled alike. */
const GRAPH_COLUMNS: Record<DetailColumnId, CostDetailColumn> = {
  vendor: 'VENDOR',
  linkedAccountId: 'ACCOUNT',
  productName: 'PRODUCT',
  region: 'REGION',
  usageDate: 'USAGE_DATE',
  usage: 'QUANTITY',
  cost: 'COST',
  resourceId: 'RESOURCE_ID',
  resourceName: 'RESOURCE_NAME',
  usageType: 'USAGE_TYPE',
  transferType: 'TRANSFER_TYPE',
  serviceGroup: 'SERVICE_GROUP',
  availabilityZone: 'AVAILABILITY_ZONE',
  apiOperation: 'OPERATION',
  platform: 'PLATFORM',
  databaseEngine: 'DATABASE_ENGINE',
  itemDescription: 'DESCRIPTION',
  invoiceId: 'INVOICE_ID',
  chargeType: 'CHARGE_TYPE',
  infraType: 'SERVICE_CATEGORY',
  unitPrice: 'UNIT_PRICE',
  skuId: 'SKU_ID',
  skuDesc: 'SKU_DESCRIPTION',
  useUnit: 'CONSUMED_UNIT',
  useCpct: 'CONSUMED_QUANTITY',
};

/** A page of the billing rows, with the columns alone that are shown. */
export function rowVariables(
  address: AnalyticsAddress,
  days: DetailDays | null,
  columns: readonly DetailColumnId[],
): DetailRowsQuery$variables | null {
  const of = detailQuery(address, days);
  if (!of) return null;
  const { rowPage, rowSize, rowSearch, rowSort, groupSet } = address;
  const has = (id: DetailColumnId) => columns.includes(id) && (id !== 'serviceGroup' || groupSet !== null);
  const isSortable = rowSort !== null && (rowSort.by !== 'serviceGroup' || groupSet !== null);
  return {
    of,
    page: rowPage,
    size: rowSize,
    search: rowSearch.trim() || null,
    serviceGroupSet: groupSet,
    sort: isSortable
      ? { by: GRAPH_COLUMNS[rowSort.by], order: rowSort.order === 'asc' ? 'ASC' : 'DESC' }
      : null,
    resourceId: has('resourceId'),
    resourceName: has('resourceName'),
    usageType: has('usageType'),
    transferType: has('transferType'),
    serviceGroup: has('serviceGroup'),
    availabilityZone: has('availabilityZone'),
    operation: has('apiOperation'),
    platform: has('platform'),
    databaseEngine: has('databaseEngine'),
    description: has('itemDescription'),
    invoiceId: has('invoiceId'),
    chargeType: has('chargeType'),
    serviceCategory: has('infraType'),
    unitPrice: has('unitPrice'),
    skuId: has('skuId'),
    skuDescription: has('skuDesc'),
    consumedUnit: has('useUnit'),
    consumedQuantity: has('useCpct'),
  };
}
