// The fields that cost can be filtered by, in the order of the panel (C-05).
import type { MessageId } from '../../../intl/catalogues.ts';

/** As the graph names them, with the word that stands in an address. */
export const FIELD_WORDS = {
  ACCOUNT: 'account',
  PRODUCT: 'product',
  REGION: 'region',
  TAG: 'tag',
  SERVICE_GROUP: 'serviceGroup',
  INSTANCE_TYPE: 'instanceType',
  USAGE_TYPE: 'usageType',
  API_OPERATION: 'operation',
  CHARGE_TYPE: 'chargeType',
  AVAILABILITY_ZONE: 'zone',
  PLATFORM: 'platform',
  PURCHASE_OPTION: 'purchaseOption',
  DATABASE: 'database',
  CACHE_ENGINE: 'cacheEngine',
  INSTANCE_FAMILY: 'instanceFamily',
  RESOURCE: 'resource',
  PRODUCT_FAMILY: 'productFamily',
  PUBLISHER: 'publisher',
  INVOICE: 'invoice',
  TRANSFER_TYPE: 'transferType',
} as const;

export type FilterField = keyof typeof FIELD_WORDS;
export const FILTER_FIELDS = Object.keys(FIELD_WORDS) as FilterField[];

const BY_WORD = new Map<string, FilterField>(FILTER_FIELDS.map((field) => [FIELD_WORDS[field], field]));

/** Null for a word that is no field. */
export function fieldOfWord(word: string): FilterField | null {
  return BY_WORD.get(word) ?? null;
}

/** Of accounts the vendor's own noun is said instead. */
export const FIELD_NAMES: Record<Exclude<FilterField, 'ACCOUNT'>, MessageId> = {
  PRODUCT: 'cost-analytics.filter.product',
  REGION: 'cost-analytics.filter.region',
  TAG: 'cost-analytics.filter.tag',
  SERVICE_GROUP: 'cost-analytics.filter.serviceGroup',
  INSTANCE_TYPE: 'cost-analytics.filter.instanceType',
  USAGE_TYPE: 'cost-analytics.filter.usageType',
  API_OPERATION: 'cost-analytics.filter.operation',
  CHARGE_TYPE: 'cost-analytics.filter.chargeType',
  AVAILABILITY_ZONE: 'cost-analytics.filter.zone',
  PLATFORM: 'cost-analytics.filter.platform',
  PURCHASE_OPTION: 'cost-analytics.filter.purchaseOption',
  DATABASE: 'cost-analytics.filter.database',
  CACHE_ENGINE: 'cost-analytics.filter.cacheEngine',
  INSTANCE_FAMILY: 'cost-analytics.filter.instanceFamily',
  RESOURCE: 'cost-analytics.filter.resource',
  PRODUCT_FAMILY: 'cost-analytics.filter.productFamily',
  PUBLISHER: 'cost-analytics.filter.publisher',
  INVOICE: 'cost-analytics.filter.invoice',
  TRANSFER_TYPE: 'cost-analytics.filter.transferType',
};
