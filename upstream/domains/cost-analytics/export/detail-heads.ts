// What the columns of the detail are called in a file.

import type { TextId } from '../../../../lib/catalogue/text-id.ts';
import type { DetailColumnId } from '../../../../lib/cost/detail-columns.ts';

export const DETAIL_HEADS: Record<DetailColumnId, TextId> = {
  vendor: 'cost-analytics.file.vendor',
  linkedAccountId: 'cost-analytics.file.linkedAccountId',
  productName: 'cost-analytics.file.productName',
  region: 'cost-analytics.file.region',
  usageDate: 'cost-analytics.file.usageDate',
  usage: 'cost-analytics.file.usage',
  cost: 'cost-analytics.file.cost',
  resourceId: 'cost-analytics.file.resourceId',
  resourceName: 'cost-analytics.file.resourceName',
  usageType: 'cost-analytics.file.usageType',
  transferType: 'cost-analytics.file.transferType',
  serviceGroup: 'cost-analytics.file.serviceGroup',
  availabilityZone: 'cost-analytics.file.availabilityZone',
  apiOperation: 'cost-analytics.file.apiOperation',
  platform: 'cost-analytics.file.platform',
  databaseEngine: 'cost-analytics.file.databaseEngine',
  itemDescription: 'cost-analytics.file.itemDescription',
  invoiceId: 'cost-analytics.file.invoiceId',
  chargeType: 'cost-analytics.file.chargeType',
  infraType: 'cost-analytics.file.infraType',
  unitPrice: 'cost-analytics.file.unitPrice',
  skuId: 'cost-analytics.file.skuId',
  skuDesc: 'cost-analytics.file.skuDesc',
  useUnit: 'cost-analytics.file.useUnit',
  useCpct: 'cost-analytics.file.useCpct',
};
