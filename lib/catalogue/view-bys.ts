// What cost is split by: the words of the graph beside those of the wire.

export const VIEW_BY_CODES = {
  ACCOUNT: 'account',
  PRODUCT: 'product',
  REGION: 'region',
  TAG: 'tag',
  SERVICE_GROUP: 'serviceGroup',
  INSTANCE_TYPE: 'instanceType',
  USAGE_TYPE: 'usageType',
  PROJECT: 'project',
  PRODUCT_FAMILY: 'productFamily',
  SERVICE_CATEGORY: 'category',
} as const;
