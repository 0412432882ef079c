// The inventories of the company's commitments as its providers would write them on its last day: AWS as JSON of the
// command line, Azure as CSV of reservation transactions and details and as the JSON of its own list, which alone has the
// scopes.
import { Big } from 'big.js';
import { azureFlexibility } from '../../../upstream/ingest/formats/flexibility/azure-flexibility.ts';
import { dayNumber, dayText } from './days.ts';
import type { DemoCommitment } from './plan/commitments.ts';
import type { VendorPlan } from './plan/plan.ts';
import { drawUuid } from './random.ts';
import { END_DAY } from './shape.ts';

export interface DemoInventory {
  name: string;
  text: string;
}

const HOURS = 24;
const SECONDS = 86_400;
const at = (day: number) => `${dayText(day)}T00:00:00+00:00`;
const partOf = (id: string) => /[^/]+$/.exec(id)?.[0] ?? id;

/** Nothing for vendors without inventory files. */
export function inventoriesOf(plans: readonly VendorPlan[]): DemoInventory[] {
  return plans.flatMap((plan) => {
    if (plan.vendor === 'aws') return awsInventories(plan);
    return plan.vendor === 'azr' ? azureInventories(plan) : [];
  });
}

function awsInventories({ seed, commitments }: VendorPlan): DemoInventory[] {
  const plans = commitments.filter(({ category }) => category === 'Spend');
  const [first] = plans;
  const never = first ? [unchargedPlan(seed, first, 'queued'), unchargedPlan(seed, first, 'returned')] : [];
  return [
    jsonFile('aws-savings-plans.json', 'savingsPlans', [...plans.map(savingsPlan), ...never]),
    ...RESERVED.map(([name, list, service, item]) =>
      jsonFile(
        name,
        list,
        commitments.filter((each) => each.category === 'Usage' && each.service === service).map(item),
      ),
    ),
  ];
}

const jsonFile = (name: string, list: string, items: readonly object[]): DemoInventory => ({
  name,
  text: `${JSON.stringify({ [list]: items }, null, 4)}\n`,
});

function stateOf({ firstDay, endDay }: DemoCommitment): string {
  if (firstDay >= END_DAY) return 'queued';
  return endDay <= END_DAY ? 'retired' : 'active';
}

const daysOf = ({ firstDay, endDay }: DemoCommitment) => endDay - firstDay;
const hourly = ({ unitFee, unitUpfront }: DemoCommitment) => new Big(unitFee).minus(unitUpfront);
/** Paid at once for what uses so many units an hour. */
const upfront = (commitment: DemoCommitment, units: string | number) =>
  new Big(commitment.unitUpfront).times(units).times(HOURS).times(daysOf(commitment));

const PLAN_TYPES: Readonly<Record<string, string>> = {
  'Compute Savings Plan': 'Compute',
  'EC2 Instance Savings Plan': 'EC2Instance',
};

function savingsPlan(commitment: DemoCommitment): object {
  const { id, name, type, family, regionId, unitsPerHour, payment, currency, firstDay, endDay } = commitment;
  return {
    ...{ savingsPlanId: partOf(id), savingsPlanArn: id, description: name, state: stateOf(commitment) },
    ...{ start: dayTime(firstDay), end: dayTime(endDay), savingsPlanType: PLAN_TYPES[type] ?? type },
    ...(family === null ? {} : { ec2InstanceFamily: family, region: regionId }),
    ...{ paymentOption: payment, currency, commitment: unitsPerHour },
    upfrontPaymentAmount: upfront(commitment, unitsPerHour).toFixed(),
    recurringPaymentAmount: hourly(commitment).times(unitsPerHour).toFixed(),
    ...{ termDurationInSeconds: daysOf(commitment) * SECONDS, tags: { env: 'prod' } },
  };
}

const dayTime = (day: number) => `${dayText(day)}T00:00:00.000Z`;

/** A renewal that waits for its day, and a plan that was returned before its first hour: no charge mentions either. */
function unchargedPlan(seed: VendorPlan['seed'], like: DemoCommitment, state: 'queued' | 'returned'): object {
  const id = like.id.replace(partOf(like.id), drawUuid('commitment', state, seed.seed, seed.company));
  const firstDay = dayNumber(state === 'queued' ? '2025-01-01' : '2024-11-05');
  const plan = {
    ...like,
    id,
    firstDay,
    endDay: firstDay + 365,
    payment: 'No Upfront' as const,
    unitUpfront: '0',
  };
  return { ...savingsPlan({ ...plan, name: `compute-${state}` }), state };
}

/** Of one instance. */
function reserved(commitment: DemoCommitment) {
  const { factor, payment, currency, firstDay } = commitment;
  return {
    ...{
      State: stateOf(commitment),
      Duration: daysOf(commitment) * SECONDS,
      CurrencyCode: currency,
      UsagePrice: 0,
    },
    ...{ FixedPrice: upfront(commitment, factor).toNumber(), StartTime: at(firstDay), OfferingType: payment },
  };
}
const price = (commitment: DemoCommitment) => hourly(commitment).times(commitment.factor).toNumber();
const charge = (commitment: DemoCommitment) => [
  { RecurringChargeAmount: price(commitment), RecurringChargeFrequency: 'Hourly' },
];

type Item = (commitment: DemoCommitment) => object;
const RESERVED: readonly [name: string, list: string, service: string, item: Item][] = [
  [
    'aws-reserved-instances.json',
    'ReservedInstances',
    'Amazon Elastic Compute Cloud',
    (each) => {
      const { StartTime: Start, ...common } = reserved(each);
      return {
        ...{ ...common, Start, End: at(each.endDay), ReservedInstancesId: partOf(each.id), Scope: 'Region' },
        ...{ InstanceType: each.instanceType, InstanceCount: each.count, InstanceTenancy: 'default' },
        ...{
          ProductDescription: 'Linux/UNIX',
          OfferingClass: each.months === 36 ? 'convertible' : 'standard',
        },
        RecurringCharges: [{ Amount: price(each), Frequency: 'Hourly' }],
      };
    },
  ],
  [
    'aws-reserved-db-instances.json',
    'ReservedDBInstances',
    'Amazon Relational Database Service',
    (each) => ({
      ...{
        ...reserved(each),
        ReservedDBInstanceId: each.name,
        ReservedDBInstanceArn: each.id,
        MultiAZ: false,
      },
      ...{ DBInstanceClass: each.instanceType, DBInstanceCount: each.count, ProductDescription: 'mysql' },
      RecurringCharges: charge(each),
    }),
  ],
  [
    'aws-reserved-cache-nodes.json',
    'ReservedCacheNodes',
    'Amazon ElastiCache',
    (each) => ({
      ...{ ...reserved(each), ReservedCacheNodeId: each.name, ReservationARN: each.id },
      ...{ CacheNodeType: each.instanceType, CacheNodeCount: each.count, ProductDescription: 'redis' },
      RecurringCharges: charge(each),
    }),
  ],
  [
    'aws-reserved-search-instances.json',
    'ReservedInstances',
    'Amazon OpenSearch Service',
    ({ ...each }) => {
      const { OfferingType, ...common } = reserved(each);
      return {
        ...{ ...common, ReservedInstanceId: partOf(each.id), ReservationName: each.name },
        ...{ InstanceType: each.instanceType, InstanceCount: each.count },
        ...{ PaymentOption: OfferingType.toUpperCase().replace(' ', '_'), RecurringCharges: charge(each) },
      };
    },
  ],
  [
    'aws-reserved-nodes.json',
    'ReservedNodes',
    'Amazon Redshift',
    (each) => ({
      ...{ ...reserved(each), ReservedNodeId: partOf(each.id), NodeType: each.instanceType },
      ...{ NodeCount: each.count, RecurringCharges: charge(each) },
    }),
  ],
];

const ORDER = /reservationOrders\/([^/]+)\/reservations\/([^/]+)/;

function azureInventories({ seed, commitments }: VendorPlan): DemoInventory[] {
  const bought = commitments.flatMap((each) => {
    const [, order = '', reservation = ''] = ORDER.exec(each.id) ?? [];
    return order === '' ? [] : [{ ...each, order, reservation, size: sizeOf(each) }];
  });
  const returned = drawUuid('commitment', 'returned order', seed.seed, seed.company);
  const [like] = bought;
  const event = (day: string, type: string, each: (typeof bought)[number], order: string, sign: number) =>
    [
      ...[day, type, order, each.name, each.size, `P${each.months / 12}Y`, each.count, each.regionId],
      new Big(each.payment === 'No Upfront' ? hourly(each) : each.unitUpfront)
        .times(each.unitsPerHour)
        .times(HOURS * (each.payment === 'No Upfront' ? 30 : daysOf(each)) * sign)
        .toFixed(2),
      ...[each.currency, each.payment === 'No Upfront' ? 'Monthly' : 'OneTime'],
      ...[each.owner.id, each.owner.name],
    ].join(',');
  const transactions = [
    'EventDate,EventType,ReservationOrderId,ReservationOrderName,ArmSkuName,Term,Quantity,Region,Amount,Currency,BillingFrequency,PurchasingSubscriptionGuid,PurchasingSubscriptionName',
    ...bought.map((each) => event(dayText(each.firstDay), 'Purchase', each, each.order, 1)),
    ...(like
      ? [
          event('2024-06-03', 'Purchase', like, returned, 1),
          event('2024-06-10', 'Refund', like, returned, -1),
        ]
      : []),
  ];
  const details = [
    'ReservationOrderId,ReservationId,SkuName,Kind,TotalReservedQuantity,UsageDate,InstanceFlexibilityGroup,InstanceFlexibilityRatio',
    ...bought.map(({ order, reservation, size, count, endDay }) => {
      const known = azureFlexibility(size);
      const day = dayText(Math.min(endDay, END_DAY) - 1);
      return [
        order,
        reservation,
        size,
        'Reservation',
        count,
        day,
        known?.group ?? '',
        known?.ratio ?? '',
      ].join(',');
    }),
  ];
  const file = (name: string, lines: readonly string[]) => ({ name, text: `${lines.join('\n')}\n` });
  return [
    file('azure-reservation-transactions.csv', transactions),
    file('azure-reservation-details.csv', details),
    { name: 'azure-reservations.json', text: `${JSON.stringify(bought.map(listedReservation), null, 4)}\n` },
  ];
}

type BoughtReservation = DemoCommitment & { size: string };

/** As `az reservations reservation list` has it. The first is for one subscription alone. */
function listedReservation(each: BoughtReservation, place: number): object {
  const { id, name, size, count, months, payment, regionId, firstDay, endDay } = each;
  return {
    ...{ id, location: regionId, sku: { name: size } },
    properties: {
      ...{ displayName: name, appliedScopeType: place === 0 ? 'Single' : 'Shared', quantity: count },
      ...{ term: `P${months / 12}Y`, billingPlan: payment === 'No Upfront' ? 'Monthly' : 'Upfront' },
      ...{ effectiveDateTime: dayTime(firstDay), expiryDateTime: dayTime(endDay) },
      provisioningState: endDay <= END_DAY ? 'Expired' : 'Succeeded',
    },
  };
}

/** `Standard_D4s_v5` of `D4s v5`; sizes that are no virtual machine keep their name. */
function sizeOf({ instanceType }: DemoCommitment): string {
  const size = instanceType ?? '';
  return / v\d$/.test(size) ? `Standard_${size.replaceAll(' ', '_')}` : size;
}
