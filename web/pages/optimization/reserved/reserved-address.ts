// What pages of reservations have in their addresses beside the months and filters.
import { parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import {
  commitmentParsers,
  listParser,
  listParsers,
  splitParser,
  trendParsers,
} from '../shared/commitment-address.ts';

const SHALLOW = { shallow: true };

/** Which reservation is open in the drawer: its id. */
export const agreementParser = { agreement: parseAsString.withOptions(SHALLOW) };

export const USE_SORTS = [
  'total',
  'used',
  'unused',
  'utilization',
  'savings',
  'rate',
  'onDemand',
  'name',
] as const;
export const USE_SORT_WORDS = {
  total: 'TOTAL_PAYMENT',
  used: 'USED_PAYMENT',
  unused: 'UNUSED_PAYMENT',
  utilization: 'UTILIZATION',
  savings: 'NET_SAVINGS',
  rate: 'SAVINGS_RATE',
  onDemand: 'ON_DEMAND_SPEND',
  name: 'NAME',
} as const;

export const INVENTORY_SORTS = ['end', 'start', 'name', 'charged', 'count'] as const;
export const INVENTORY_SORT_WORDS = {
  end: 'END',
  start: 'START',
  name: 'NAME',
  charged: 'CHARGED',
  count: 'COUNT',
} as const;

export const AZURE_SORTS = ['end', 'start', 'name', 'utilization', 'price'] as const;
export const AZURE_SORT_WORDS = {
  end: 'END',
  start: 'START',
  name: 'NAME',
  utilization: 'UTILIZATION',
  price: 'TOTAL_PRICE',
} as const;

export const COVERAGE_SORTS = ['cost', 'onDemandCost', 'onDemandUsage', 'usage', 'hours', 'units'] as const;
export const COVERAGE_SORT_WORDS = {
  cost: 'TOTAL_COST',
  onDemandCost: 'ON_DEMAND_COST',
  onDemandUsage: 'ON_DEMAND_USAGE',
  usage: 'TOTAL_USAGE',
  hours: 'COVERAGE',
  units: 'COVERAGE_UNITS',
} as const;

export const ORDER_WORDS = { asc: 'ASC', desc: 'DESC' } as const;

/** Expired reservations are listed too. */
const expired = parseAsBoolean.withDefault(false);

export const overviewTabs = ['inventory', 'families', 'services'] as const;

export const utilizationParsers = {
  ...commitmentParsers,
  ...agreementParser,
  ...trendParsers,
  ...listParsers(USE_SORTS, { size: 20 }),
};

/** The lists by family and by service, which come whole. */
const groupParsers = {
  familyList: listParser(USE_SORTS).withOptions(SHALLOW),
  serviceList: listParser(USE_SORTS).withOptions(SHALLOW),
};

export const GROUP_LISTS = { families: 'familyList', services: 'serviceList' } as const;

export const azureUtilizationParsers = { ...utilizationParsers, ...groupParsers };

export const inventoryParsers = {
  ...commitmentParsers,
  ...agreementParser,
  ...listParsers(INVENTORY_SORTS, { size: 10, order: 'asc' }),
  expired,
};

export const azureInventoryParsers = {
  ...commitmentParsers,
  ...agreementParser,
  ...listParsers(AZURE_SORTS, { size: 20, order: 'asc' }),
  expired,
};

export const coverageParsers = {
  ...commitmentParsers,
  ...splitParser,
  ...listParsers(COVERAGE_SORTS, { size: 20 }),
  /** Of usage: hours, or normalised units. */
  unit: parseAsStringLiteral(['hours', 'units']).withDefault('hours').withOptions(SHALLOW),
  /** What Savings Plans cover counts too. */
  plans: parseAsBoolean.withDefault(false).withOptions(SHALLOW),
  view: parseAsStringLiteral(['chart', 'table']).withDefault('chart').withOptions(SHALLOW),
};

const tab = parseAsStringLiteral(overviewTabs).withDefault('inventory').withOptions(SHALLOW);

/** An inventory, and what was used of it by family and service. */
export const overviewParsers = { ...inventoryParsers, ...groupParsers, tab };
export const azureOverviewParsers = { ...azureInventoryParsers, ...groupParsers, tab };
