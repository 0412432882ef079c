// The inventories of AWS as its command line writes them (`aws … describe-…`), as data: where each member of an item goes.

type Value = unknown;
export type Item = Readonly<Record<string, Value>>;

export interface InventoryKind {
  /** For reports. */
  name: string;
  /** The member of the file that has the items, and the one of an item that only this kind has. */
  list: string;
  id: string;
  service: string;
  category: 'Spend' | 'Usage';
  /** Column of `commitment_inventory`, and the member of an item with its text. */
  texts: Readonly<Record<string, string>>;
  times: Readonly<Record<string, string>>;
  numbers: Readonly<Record<string, string>>;
  /** The member with the length of the term in seconds. */
  duration: string;
}

/** What the reservations of all services have in common. */
const RESERVED = {
  category: 'Usage',
  duration: 'Duration',
  times: { starts_at: 'StartTime' },
} as const;
const PRICES = { upfront_cost: 'FixedPrice' };

export const AWS_INVENTORIES: readonly InventoryKind[] = [
  {
    name: 'AWS Savings Plans',
    list: 'savingsPlans',
    id: 'savingsPlanArn',
    service: 'Savings Plans',
    category: 'Spend',
    texts: {
      ...{ type: 'savingsPlanType', name: 'description', state: 'state', region: 'region' },
      ...{ instance_family: 'ec2InstanceFamily', payment_option: 'paymentOption', currency: 'currency' },
    },
    times: { starts_at: 'start', ends_at: 'end' },
    numbers: {
      ...{ hourly_commitment: 'commitment', upfront_cost: 'upfrontPaymentAmount' },
      recurring_hourly: 'recurringPaymentAmount',
    },
    duration: 'termDurationInSeconds',
  },
  {
    ...RESERVED,
    name: 'AWS EC2 reservations',
    list: 'ReservedInstances',
    id: 'ReservedInstancesId',
    service: 'Amazon Elastic Compute Cloud',
    texts: {
      ...{ state: 'State', zone: 'AvailabilityZone', scope: 'Scope', instance_type: 'InstanceType' },
      ...{ platform: 'ProductDescription', tenancy: 'InstanceTenancy', offer_class: 'OfferingClass' },
      ...{ payment_option: 'OfferingType', currency: 'CurrencyCode' },
    },
    times: { starts_at: 'Start', ends_at: 'End' },
    numbers: { ...PRICES, quantity: 'InstanceCount' },
  },
  {
    ...RESERVED,
    name: 'AWS RDS reservations',
    list: 'ReservedDBInstances',
    id: 'ReservedDBInstanceArn',
    service: 'Amazon Relational Database Service',
    texts: {
      ...{
        name: 'ReservedDBInstanceId',
        state: 'State',
        instance_type: 'DBInstanceClass',
        currency: 'CurrencyCode',
      },
      ...{ platform: 'ProductDescription', payment_option: 'OfferingType', is_multi_zone: 'MultiAZ' },
    },
    numbers: { ...PRICES, quantity: 'DBInstanceCount' },
  },
  {
    ...RESERVED,
    name: 'AWS ElastiCache reservations',
    list: 'ReservedCacheNodes',
    id: 'ReservationARN',
    service: 'Amazon ElastiCache',
    texts: {
      ...{ name: 'ReservedCacheNodeId', state: 'State', instance_type: 'CacheNodeType' },
      ...{ platform: 'ProductDescription', payment_option: 'OfferingType' },
    },
    numbers: { ...PRICES, quantity: 'CacheNodeCount' },
  },
  {
    ...RESERVED,
    name: 'AWS OpenSearch reservations',
    list: 'ReservedInstances',
    id: 'ReservedInstanceId',
    service: 'Amazon OpenSearch Service',
    texts: {
      ...{ name: 'ReservationName', state: 'State', instance_type: 'InstanceType' },
      ...{ payment_option: 'PaymentOption', currency: 'CurrencyCode' },
    },
    numbers: { ...PRICES, quantity: 'InstanceCount' },
  },
  {
    ...RESERVED,
    name: 'AWS Elasticsearch reservations',
    list: 'ReservedElasticsearchInstances',
    id: 'ReservedElasticsearchInstanceId',
    service: 'Amazon OpenSearch Service',
    texts: {
      ...{ name: 'ReservationName', state: 'State', instance_type: 'ElasticsearchInstanceType' },
      ...{ payment_option: 'PaymentOption', currency: 'CurrencyCode' },
    },
    numbers: { ...PRICES, quantity: 'ElasticsearchInstanceCount' },
  },
  {
    ...RESERVED,
    name: 'AWS Redshift reservations',
    list: 'ReservedNodes',
    id: 'ReservedNodeId',
    service: 'Amazon Redshift',
    texts: {
      ...{
        state: 'State',
        instance_type: 'NodeType',
        payment_option: 'OfferingType',
        currency: 'CurrencyCode',
      },
    },
    numbers: { ...PRICES, quantity: 'NodeCount' },
  },
];

/** Members that hold the items of one of them. */
export const INVENTORY_LISTS = [...new Set(AWS_INVENTORIES.map(({ list }) => list))];
