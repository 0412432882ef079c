// Which rows each rollup has, what they are grouped by, and what is summed.
import { DIMENSIONS, type Dimension } from '../questions/dimensions.ts';

export const ROLLUP_TABLES = [
  'accountDaily',
  'daily',
  'monthly',
  'tagDaily',
  'commitmentDaily',
  'computeDaily',
  'computeHourly',
] as const;
export type RollupTable = (typeof ROLLUP_TABLES)[number];

/** What is summed in every table. */
export const COST_SUMS = ['billed', 'effective', 'list', 'contracted', 'quantity'] as const;

/**
 * What some tables sum beside it, and the rows know: what usage would cost without commitments (contracted, list where
 * that is unknown), the quantity of a commitment, hours of machines, and these in normalised units. Null is unknown.
 */
export const COMMITMENT_SUMS = ['on_demand', 'commitment_quantity', 'hours', 'units'] as const;

export type FactSum = (typeof COST_SUMS)[number] | (typeof COMMITMENT_SUMS)[number];

/** In no rollup of all charges: some make nearly every row a line of its own, the others are asked of commitments alone. */
const OF_ROWS: readonly Dimension[] = [
  'availabilityZone',
  'commitment',
  'resource',
  'commitmentCategory',
  'commitmentType',
  'commitmentUnit',
  'commitmentStart',
  'commitmentEnd',
  'paymentOption',
  'term',
  'offerClass',
  'reservationCount',
  'modificationStatus',
  'instanceSize',
  'tenancy',
  'flexibilityGroup',
  'computeKind',
  'usageHour',
  'resolution',
];

const DAILY = DIMENSIONS.filter((dimension) => !OF_ROWS.includes(dimension));

const COMPUTE: readonly Dimension[] = [
  'account',
  'billingAccount',
  'product',
  'region',
  'usageType',
  'operation',
  'instanceType',
  'instanceFamily',
  'instanceSize',
  'flexibilityGroup',
  'platform',
  'tenancy',
  'database',
  'cacheEngine',
  'computeKind',
  'chargeType',
  'chargeCategory',
  'purchaseOption',
  'commitmentPart',
  'commitmentCategory',
  'commitmentType',
  'unit',
];

/** Of a commitment and its usage everything but the single resources, invoices and hours. */
const NOT_OF_COMMITMENTS: readonly Dimension[] = ['resource', 'invoice', 'usageHour', 'resolution'];

export const ROLLUP_DIMENSIONS: Record<RollupTable, readonly Dimension[]> = {
  /** What nearly all screens group and filter by, with what tells the parts of a commitment. */
  accountDaily: [
    'account',
    'product',
    'region',
    'chargeCategory',
    'chargeFrequency',
    'purchaseOption',
    'commitmentPart',
  ],
  daily: DAILY,
  monthly: [...DAILY, 'commitment'],
  /** Beside the tags. */
  tagDaily: ['account', 'chargeFrequency', 'commitmentPart'],
  commitmentDaily: DIMENSIONS.filter((dimension) => !NOT_OF_COMMITMENTS.includes(dimension)),
  computeDaily: COMPUTE,
  computeHourly: [...COMPUTE, 'usageHour', 'resolution'],
};

/** What a rollup sums beside the costs. */
export const ROLLUP_SUMS: Record<RollupTable, readonly (typeof COMMITMENT_SUMS)[number][]> = {
  accountDaily: [],
  daily: [],
  monthly: [],
  tagDaily: [],
  commitmentDaily: COMMITMENT_SUMS,
  computeDaily: ['on_demand', 'hours', 'units'],
  computeHourly: ['on_demand', 'hours', 'units'],
};

/** A rollup of some rows alone: those where one of these dimensions is not empty; the first identifies them. */
export const ROLLUP_LINES: Partial<Record<RollupTable, readonly [Dimension, ...Dimension[]]>> = {
  commitmentDaily: ['commitment', 'commitmentPart'],
  computeDaily: ['computeKind'],
  computeHourly: ['computeKind'],
};
