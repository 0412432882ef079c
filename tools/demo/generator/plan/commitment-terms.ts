// What the company committed to: terms, dates and payment options, vendor by vendor.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';

export type PaymentOption = 'No Upfront' | 'Partial Upfront' | 'All Upfront';

export interface CommitmentTerms {
  name: string;
  /** FOCUS CommitmentDiscountCategory: money an hour, or units an hour. */
  category: 'Spend' | 'Usage';
  /** The vendor's word. */
  type: string;
  service: string;
  /** What usage it covers; a plan without a family covers all compute. */
  family: string | null;
  regionId: string | null;
  /** The instance type that was bought. */
  instanceType: string | null;
  start: string;
  /** Term in months. */
  months: 12 | 36;
  payment: PaymentOption;
  discount: number;
  /** What was bought, by the usage of its first day. */
  coverage: number;
}

export const DISCOUNTS: Record<12 | 36, Record<PaymentOption, number>> = {
  12: { 'No Upfront': 0.27, 'Partial Upfront': 0.29, 'All Upfront': 0.31 },
  36: { 'No Upfront': 0.45, 'Partial Upfront': 0.5, 'All Upfront': 0.55 },
};

const EC2 = 'Amazon Elastic Compute Cloud';
const RDS = 'Amazon Relational Database Service';
const CACHE = 'Amazon ElastiCache';
const US_EAST = 'us-east-1';
const KOREA = 'koreacentral';
const SEOUL = 'asia-northeast3';

type When = [start: string, months: 12 | 36, payment: PaymentOption, coverage: number];

const terms = (
  name: string,
  category: 'Spend' | 'Usage',
  [type, service, family, regionId, instanceType]: [
    string,
    string,
    string | null,
    string | null,
    string | null,
  ],
  [start, months, payment, coverage]: When,
): CommitmentTerms => ({
  name,
  category,
  type,
  service,
  family,
  regionId,
  instanceType,
  start,
  months,
  payment,
  coverage,
  discount: DISCOUNTS[months][payment],
});

const reserved = (name: string, service: string, family: string, instanceType: string, when: When) =>
  terms(name, 'Usage', ['Reserved Instance', service, family, US_EAST, instanceType], when);

const PLANS = 'Savings Plans for AWS Compute usage';
const plan = (name: string, type: string, family: string | null, when: When) =>
  terms(name, 'Spend', [type, PLANS, family, family === null ? null : US_EAST, null], when);

const azure = (name: string, service: string, family: string, instanceType: string, when: When) =>
  terms(name, 'Usage', ['Reservation', service, family, KOREA, instanceType], when);

export const COMMITMENTS: Partial<Record<CloudCode, CommitmentTerms[]>> = {
  aws: [
    reserved('ec2-c5', EC2, 'c5', 'c5.large', ['2022-02-10', 36, 'All Upfront', 0.6]),
    reserved('ec2-m5', EC2, 'm5', 'm5.xlarge', ['2024-02-01', 12, 'No Upfront', 0.4]),
    reserved('ec2-m4', EC2, 'm4', 'm4.large', ['2022-06-15', 36, 'Partial Upfront', 0.8]),
    reserved('ec2-t2', EC2, 't2', 't2.large', ['2022-07-05', 12, 'No Upfront', 0.7]),
    reserved('ec2-r5', EC2, 'r5', 'r5.large', ['2023-03-01', 36, 'No Upfront', 0.75]),
    reserved('rds-m5', RDS, 'db.m5', 'db.m5.large', ['2024-01-15', 12, 'All Upfront', 0.7]),
    reserved('rds-r4', RDS, 'db.r4', 'db.r4.large', ['2022-03-01', 36, 'Partial Upfront', 0.65]),
    reserved('rds-r5', RDS, 'db.r5', 'db.r5.large', ['2024-04-01', 12, 'Partial Upfront', 0.8]),
    reserved('search', 'Amazon OpenSearch Service', 'm5', 'm5.large.search', [
      '2022-09-01',
      36,
      'No Upfront',
      0.7,
    ]),
    reserved('cache-m5', CACHE, 'cache.m5', 'cache.m5.large', ['2022-11-01', 36, 'All Upfront', 0.75]),
    reserved('cache-r5', CACHE, 'cache.r5', 'cache.r5.large', ['2024-05-01', 12, 'No Upfront', 0.8]),
    reserved('redshift', 'Amazon Redshift', 'dc2', 'dc2.large', ['2023-01-10', 36, 'Partial Upfront', 0.7]),
    plan('compute-a', 'Compute Savings Plan', null, ['2022-04-01', 36, 'All Upfront', 0.16]),
    plan('compute-b', 'Compute Savings Plan', null, ['2023-02-01', 36, 'Partial Upfront', 0.14]),
    plan('instance-m5', 'EC2 Instance Savings Plan', 'm5', ['2024-03-01', 12, 'All Upfront', 0.2]),
    plan('compute-c', 'Compute Savings Plan', null, ['2024-01-01', 12, 'No Upfront', 0.12]),
  ],
  azr: [
    azure('vm-dsv5', 'Virtual Machines', 'Ds v5', 'D4s v5', ['2022-05-01', 36, 'All Upfront', 0.5]),
    azure('vm-esv5', 'Virtual Machines', 'Es v5', 'E4s v5', ['2023-06-01', 36, 'No Upfront', 0.7]),
    azure('sql-gp', 'SQL Database', 'GP_Gen', 'GP_Gen5_4', ['2022-10-01', 12, 'No Upfront', 0.7]),
    azure('pg-dds', 'Azure DB for PostgreSQL', 'Dds v4', 'D4ds v4', ['2024-02-01', 12, 'No Upfront', 0.7]),
    terms(
      'savings-plan',
      'Spend',
      ['Savings plan', 'Virtual Machines', null, null, null],
      [...(['2023-09-01', 36, 'No Upfront', 0.25] as const)],
    ),
  ],
  gcp: [
    terms(
      'cud-n2',
      'Usage',
      ['Committed use discount', 'Compute Engine', 'G001-N2-CORE', SEOUL, 'n2'],
      [...(['2022-08-01', 36, 'No Upfront', 0.6] as const)],
    ),
    terms(
      'cud-flex',
      'Spend',
      ['Flexible committed use discount', 'Compute Engine', null, null, null],
      [...(['2024-01-15', 12, 'No Upfront', 0.25] as const)],
    ),
  ],
};

const SIZES: Record<string, number> = { nano: 0.25, micro: 0.5, small: 1, medium: 2, large: 4, xlarge: 8 };

/** Normalised units of an hour of an instance: by size, or by cores where the name tells those. */
export function sizeFactor(instanceType: string | null): number {
  const size = instanceType?.split('.').find((part) => part.endsWith('large') || part in SIZES);
  if (size !== undefined) return SIZES[size] ?? 8 * Number.parseInt(size, 10);
  const cores = /\d+/.exec(instanceType?.replace(/^GP_Gen5_/, '') ?? '');
  return cores && !instanceType?.startsWith('n2') ? Number(cores[0]) : 1;
}

/** Sizes of one family can pay for each other. */
export function familyOf(instanceType: string | null): string | null {
  if (instanceType === null) return null;
  const parts = instanceType.split('.');
  if (parts.length > 1)
    return parts.slice(0, parts.length === 3 && !parts[2]?.startsWith('search') ? 2 : 1).join('.');
  return instanceType.replace(/\d+(_\d+)?/, '');
}
