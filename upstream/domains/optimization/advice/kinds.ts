// The kinds of advice: whose usage each is about, how it is grouped, and at which prices it is bought.
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { RateProduct } from '../../../../lib/commitments/advice/rates.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import type { AdviceKind, PlanType } from './advice.ts';

export interface KindRule {
  vendor: VendorCode;
  /** Values of the dimension computeKind. */
  computeKinds: readonly string[];
  /** Grouped by in addition to account, billing account, region, type, family and kind; the first is the platform. */
  apart: readonly Dimension[];
  /** Prices of reservations; plans have those of their types. */
  product: RateProduct | null;
  /** Days of the short window of the guard. */
  guardDays: number;
  /** Can any size of a family use the reservation? Null: of no use of this kind. */
  isFlexible: (usage: { platform: string; tenancy: string }) => boolean;
  offeringClass: string | null;
  /** Products whose anomalies are about this usage. */
  products: RegExp;
}

const never = () => false;
const AWS = { vendor: 'aws', guardDays: 14, offeringClass: null } as const;

/** Licences that are paid by the machine cannot move between sizes. */
const LINUX = /^(linux(\/unix)?|)$/i;
const LICENSED = /sql server|oracle/i;

export const KIND_RULES: Readonly<Record<AdviceKind, KindRule>> = {
  savingsPlans: {
    ...AWS,
    computeKinds: ['compute', 'container', 'function', 'database'],
    apart: ['platform'],
    product: null,
    products: /Compute|Lambda|Container/,
    isFlexible: never,
  },
  ec2: {
    ...AWS,
    computeKinds: ['compute'],
    apart: ['platform', 'tenancy'],
    product: 'EC2',
    products: /Elastic Compute/,
    isFlexible: ({ platform, tenancy }) => LINUX.test(platform) && /^(shared|default|)$/i.test(tenancy),
    offeringClass: 'standard',
  },
  rds: {
    ...AWS,
    computeKinds: ['database'],
    apart: ['database', 'usageType'],
    product: 'RDS',
    products: /Relational Database/,
    isFlexible: ({ platform }) => !LICENSED.test(platform),
  },
  opensearch: {
    ...AWS,
    computeKinds: ['search'],
    apart: [],
    product: 'OpenSearch',
    products: /OpenSearch|Elasticsearch/,
    isFlexible: never,
  },
  elasticache: {
    ...AWS,
    computeKinds: ['cache'],
    apart: ['cacheEngine'],
    product: 'ElastiCache',
    products: /ElastiCache/,
    isFlexible: () => true,
  },
  redshift: {
    ...AWS,
    computeKinds: ['warehouse'],
    apart: [],
    product: 'Redshift',
    products: /Redshift/,
    isFlexible: never,
  },
  azureVm: {
    vendor: 'azr',
    computeKinds: ['compute'],
    apart: ['platform'],
    product: 'AzureVM',
    products: /Virtual Machines/,
    guardDays: 3,
    isFlexible: () => true,
    offeringClass: null,
  },
};

export interface PlanRule {
  type: PlanType;
  product: RateProduct;
  /** What it pays for, by computeKind. */
  computeKinds: readonly string[];
  /** Of one family in one region; else of all. */
  isNarrow: boolean;
  /** Words of the type as charges and inventories write it. */
  words: RegExp;
}

/** The narrow ones first: they are applied first, and are deeper. */
export const PLAN_RULES: readonly PlanRule[] = [
  {
    type: 'EC2 Instance',
    product: 'EC2InstanceSavingsPlan',
    computeKinds: ['compute'],
    isNarrow: true,
    words: /instance/i,
  },
  {
    type: 'Compute',
    product: 'ComputeSavingsPlan',
    computeKinds: ['compute', 'container', 'function'],
    isNarrow: false,
    words: /compute|^savings ?plans?$/i,
  },
  {
    type: 'Database',
    product: 'DatabaseSavingsPlan',
    computeKinds: ['database'],
    isNarrow: false,
    words: /database/i,
  },
];
