// The cost fields: everything that cost can be viewed by and filtered by. One row a field. The enums of the graph, the
// words of the REST contract, questions to the facts, addresses, pick lists, names on screens and in files, and links from
// a figure to its charges follow from this table (`cost-field-lists.ts`, `cost-field-words.ts`).
import type { TextId } from './text-id.ts';
import type { VendorCode } from './vendors.ts';

/** The most items of a filter field of one vendor, of one tag, or of a widget; a text that values contain is an item. */
export const MAX_FILTER_ITEMS = 10;
/** The most fields that cost is viewed by at once. */
export const MAX_VIEW_BYS = 3;

/** The key of a row is the field's id, which is also its word in addresses. A released word never changes. */
export interface CostField {
  /** Name in the enums `ViewBy` and `FilterField` of the graph; in lower case the word of a portion in addresses. */
  graph: string;
  /** What the schema says of it. */
  description: string;
  /** The same of `FilterField`, where it takes values of another form. */
  filterDescription?: string;
  /** Word of the REST contract. */
  wire: string;
  /** Word of the contract's filters, where that is another. */
  filterWire?: string;
  /** Name on screens and in files; `accountNoun` is the vendor's own word for a sub account. */
  text: TextId | 'accountNoun';
  /** Dimension of the facts that holds its values; null where they follow from `key` or `rules`. */
  dimension: string | null;
  /** What must be named with it: the key of a tag, or the set of service groups. */
  key?: 'tagKey' | 'serviceGroupSet';
  /** What goes before the dimension: rules of the company, or the vendor itself. */
  rules?: 'productCategories' | 'vendors';
  /** Where it can be viewed by: on the cost analytics page and in widgets, or in widgets alone. */
  viewBy?: 'everywhere' | 'widgets';
  /** How conditions name what they look for: by values, by a text that values contain. */
  filter?: readonly ('values' | 'contains')[];
  /** Place in the order in which cost analytics offers to divide a cost further. */
  divides?: number;
  /** The item table can be searched in it alone. */
  isSearched?: boolean;
  /** Values are ids that people know by a name, which stands before the id or, in tables, alone. */
  named?: 'beforeId' | 'alone';
  /** The field that it is another name of: a filter on that field keeps its items. */
  isAlso?: string;
  /** A name means the same with every vendor, so items of one name can be one line. */
  isCommon?: true;
  /** The only vendors that have it; all when left out. */
  vendors?: readonly VendorCode[];
}

const BY_ALL = ['values', 'contains'] as const;

/** In the order of pick lists. */
export const COST_FIELDS = {
  account: {
    graph: 'ACCOUNT',
    description: 'Sub account of FOCUS: account, subscription, project or compartment.',
    wire: 'account',
    text: 'accountNoun',
    dimension: 'account',
    viewBy: 'everywhere',
    filter: BY_ALL,
    divides: 5,
    isSearched: true,
    named: 'beforeId',
  },
  product: {
    graph: 'PRODUCT',
    description: 'Service of the vendor.',
    wire: 'product',
    text: 'cost-analytics.filter.product',
    dimension: 'product',
    viewBy: 'everywhere',
    filter: BY_ALL,
    divides: 1,
    isSearched: true,
  },
  region: {
    graph: 'REGION',
    description: 'Region of the vendor.',
    wire: 'region',
    text: 'cost-analytics.filter.region',
    dimension: 'region',
    viewBy: 'everywhere',
    filter: BY_ALL,
    divides: 4,
    isSearched: true,
    named: 'alone',
  },
  tag: {
    graph: 'TAG',
    description: 'Value of a tag.',
    wire: 'tag',
    filterWire: 'tags',
    text: 'cost-analytics.filter.tag',
    dimension: null,
    key: 'tagKey',
    viewBy: 'everywhere',
    isCommon: true,
    filter: BY_ALL,
  },
  serviceGroup: {
    graph: 'SERVICE_GROUP',
    description: 'Group of a set of service groups.',
    filterDescription: 'Service group, as `set:::group`; `set:::` is what no group of the set takes.',
    wire: 'serviceGroup',
    text: 'cost-analytics.filter.serviceGroup',
    dimension: null,
    key: 'serviceGroupSet',
    viewBy: 'everywhere',
    isCommon: true,
    filter: ['values'],
  },
  instanceType: {
    graph: 'INSTANCE_TYPE',
    description: 'Instance type, such as m5.large.',
    wire: 'instanceType',
    text: 'cost-analytics.filter.instanceType',
    dimension: 'instanceType',
    viewBy: 'everywhere',
    filter: BY_ALL,
    divides: 6,
  },
  usageType: {
    graph: 'USAGE_TYPE',
    description: 'Usage type: what is metered.',
    wire: 'usageType',
    text: 'cost-analytics.filter.usageType',
    dimension: 'usageType',
    viewBy: 'everywhere',
    filter: BY_ALL,
    divides: 2,
  },
  project: {
    graph: 'PROJECT',
    description: 'Project of GCP; of other vendors the sub account.',
    wire: 'project',
    text: 'cost-analytics.viewBy.project',
    dimension: 'account',
    viewBy: 'everywhere',
    named: 'beforeId',
    isAlso: 'account',
    vendors: ['gcp'],
  },
  provider: {
    graph: 'PROVIDER',
    description: 'The vendor itself: one item each.',
    wire: 'provider',
    text: 'cost-analytics.viewBy.provider',
    dimension: null,
    rules: 'vendors',
    viewBy: 'everywhere',
  },
  operation: {
    graph: 'API_OPERATION',
    description: "Operation of the vendor's interface.",
    wire: 'apiOperation',
    text: 'cost-analytics.filter.operation',
    dimension: 'operation',
    filter: BY_ALL,
    divides: 7,
  },
  chargeType: {
    graph: 'CHARGE_TYPE',
    description:
      'Kind of charge, in the words of AWS: Usage, Tax, Credit, SavingsPlanCoveredUsage and so on.',
    wire: 'chargeType',
    text: 'cost-analytics.filter.chargeType',
    dimension: 'chargeType',
    filter: BY_ALL,
    divides: 8,
  },
  chargeCategory: {
    graph: 'CHARGE_CATEGORY',
    description: 'Charge category of FOCUS: Usage, Purchase, Tax, Credit or Adjustment.',
    wire: 'chargeCategory',
    text: 'cost-analytics.filter.chargeCategory',
    dimension: 'chargeCategory',
    viewBy: 'everywhere',
    isCommon: true,
    filter: BY_ALL,
    divides: 16,
  },
  zone: {
    graph: 'AVAILABILITY_ZONE',
    description: 'Availability zone.',
    wire: 'availabilityZone',
    text: 'cost-analytics.filter.zone',
    dimension: 'availabilityZone',
    filter: BY_ALL,
    divides: 10,
  },
  platform: {
    graph: 'PLATFORM',
    description: 'Operating system.',
    wire: 'platform',
    text: 'cost-analytics.filter.platform',
    dimension: 'platform',
    filter: BY_ALL,
    divides: 11,
  },
  purchaseOption: {
    graph: 'PURCHASE_OPTION',
    description: 'On-Demand, Spot, Reserved, Savings Plans, or Commitment fee.',
    wire: 'purchaseOption',
    text: 'cost-analytics.filter.purchaseOption',
    dimension: 'purchaseOption',
    viewBy: 'everywhere',
    isCommon: true,
    filter: BY_ALL,
    divides: 9,
  },
  database: {
    graph: 'DATABASE',
    description: 'Engine of a database, such as PostgreSQL.',
    wire: 'database',
    text: 'cost-analytics.filter.database',
    dimension: 'database',
    filter: BY_ALL,
    divides: 12,
  },
  cacheEngine: {
    graph: 'CACHE_ENGINE',
    description: 'Engine of a cache, such as Redis.',
    wire: 'cacheEngine',
    text: 'cost-analytics.filter.cacheEngine',
    dimension: 'cacheEngine',
    filter: BY_ALL,
  },
  instanceFamily: {
    graph: 'INSTANCE_FAMILY',
    description: 'Family of the instance type: m5 of m5.large.',
    wire: 'instanceTypeFamily',
    text: 'cost-analytics.filter.instanceFamily',
    dimension: 'instanceFamily',
    filter: BY_ALL,
  },
  resource: {
    graph: 'RESOURCE',
    description: 'Resource id.',
    wire: 'resourceId',
    text: 'cost-analytics.filter.resource',
    dimension: 'resource',
    viewBy: 'everywhere',
    filter: BY_ALL,
    divides: 3,
  },
  productFamily: {
    graph: 'PRODUCT_FAMILY',
    description: 'Kind of service: the subcategory of FOCUS, or its category.',
    wire: 'productFamily',
    text: 'cost-analytics.filter.productFamily',
    dimension: 'productFamily',
    viewBy: 'widgets',
    filter: BY_ALL,
  },
  serviceCategory: {
    graph: 'SERVICE_CATEGORY',
    description: 'Service category of FOCUS, such as Compute.',
    wire: 'category',
    text: 'cost-analytics.filter.serviceCategory',
    dimension: 'serviceCategory',
    rules: 'productCategories',
    viewBy: 'everywhere',
    isCommon: true,
    filter: BY_ALL,
    divides: 15,
  },
  publisher: {
    graph: 'PUBLISHER',
    description: 'Who made what was bought; other than the vendor for goods of its marketplace.',
    wire: 'vendor',
    text: 'cost-analytics.filter.publisher',
    dimension: 'publisher',
    filter: BY_ALL,
  },
  invoice: {
    graph: 'INVOICE',
    description: 'Invoice id.',
    wire: 'invoiceId',
    text: 'cost-analytics.filter.invoice',
    dimension: 'invoice',
    filter: BY_ALL,
    divides: 14,
  },
  transferType: {
    graph: 'TRANSFER_TYPE',
    description: 'Direction of a data transfer.',
    wire: 'transferType',
    text: 'cost-analytics.filter.transferType',
    dimension: 'transferType',
    filter: BY_ALL,
    divides: 13,
  },
} as const satisfies Record<string, CostField>;
