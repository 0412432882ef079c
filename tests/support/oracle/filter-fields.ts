// The fields to filter by: what each is of a raw charge, and which demo company has values of it.
import type { Basis, RawField } from './raw/raw-sums.ts';

export const RANGES = {
  sunflower: { start: '2024-05-01', end: '2024-06-30' },
  workshop: { start: '2018-10-01', end: '2018-11-30' },
};
export type Company = keyof typeof RANGES;
export const VENDORS = { sunflower: ['AWS', 'AZURE', 'GCP'], workshop: ['AWS'] };
export const BASES: readonly Basis[] = ['BILLED', 'EFFECTIVE'];

/** A field of the graph, what it is of a raw charge, and the company and vendor that have values of it. */
export type Field = [field: string, by: RawField, company: Company, vendor: 'AWS' | 'GCP', tagKey?: string];
export const FIELDS: Field[] = [
  ['PRODUCT', { field: 'product' }, 'sunflower', 'AWS'],
  ['ACCOUNT', { field: 'account' }, 'sunflower', 'AWS'],
  ['REGION', { field: 'region' }, 'sunflower', 'AWS'],
  ['TAG', { tag: 'sunflower_type' }, 'sunflower', 'GCP', 'sunflower_type'],
  ['INSTANCE_TYPE', { field: 'instanceType' }, 'sunflower', 'AWS'],
  ['USAGE_TYPE', { field: 'usageType' }, 'sunflower', 'GCP'],
  ['API_OPERATION', { field: 'apiOperation' }, 'sunflower', 'AWS'],
  ['CHARGE_TYPE', { field: 'chargeType' }, 'sunflower', 'GCP'],
  ['CHARGE_CATEGORY', { column: 'ChargeCategory' }, 'sunflower', 'AWS'],
  ['AVAILABILITY_ZONE', { field: 'availabilityZone' }, 'sunflower', 'AWS'],
  ['PLATFORM', { field: 'platform' }, 'workshop', 'AWS'],
  ['PURCHASE_OPTION', { field: 'purchaseOption' }, 'workshop', 'AWS'],
  ['DATABASE', { field: 'database' }, 'workshop', 'AWS'],
  ['CACHE_ENGINE', { field: 'cacheEngine' }, 'workshop', 'AWS'],
  ['INSTANCE_FAMILY', { field: 'instanceTypeFamily' }, 'workshop', 'AWS'],
  ['RESOURCE', { field: 'resourceId' }, 'sunflower', 'AWS'],
  ['PRODUCT_FAMILY', { field: 'productFamily' }, 'sunflower', 'AWS'],
  ['SERVICE_CATEGORY', { column: 'ServiceCategory' }, 'sunflower', 'AWS'],
  ['PUBLISHER', { field: 'vendor' }, 'workshop', 'AWS'],
  ['INVOICE', { field: 'invoiceId' }, 'workshop', 'AWS'],
  ['TRANSFER_TYPE', { field: 'transferType' }, 'workshop', 'AWS'],
];
export const CODES: Record<string, string> = { AWS: 'aws', AZURE: 'azr', GCP: 'gcp' };
