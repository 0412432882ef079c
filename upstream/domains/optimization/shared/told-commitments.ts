// Commitments as the inventories of the providers describe them.
import { addMonths } from '../../../../lib/calendar/calendar.ts';
import { vendorOfName } from '../../../../lib/catalogue/provider-names.ts';
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import { regionName } from '../../../../lib/commitments/region-names.ts';
import type { ContractCommitmentRow } from '../../../stores/documents/datasets/dataset-schema.ts';
import type { InventoryRecords } from '../../../stores/documents/inventories/inventories.ts';
import type {
  AzureReservationDetailRow,
  AzureReservationTransactionRow,
  CommitmentInventoryRow,
} from '../../../stores/documents/inventories/inventory-schema.ts';
import { type Commitment, NOTHING_TOLD } from './commitment.ts';

/** Sources name a commitment by its whole path or ARN, or by the last part of it. */
export function commitmentKey(vendor: string, id: string): string {
  return `${vendor} ${(/[^/:]+$/.exec(id)?.[0] ?? id).toLowerCase()}`;
}

/** For a commitment in several inventories the first one listed counts, and the others complete it. */
export function toldCommitments(records: InventoryRecords): Commitment[] {
  const found = new Map<string, Commitment>();
  const told = [
    ...records.aws.map(ofInventory),
    ...ofAzure(records),
    ...records.contracts.flatMap(ofContract),
  ];
  for (const commitment of told) {
    const key = commitmentKey(commitment.vendor, commitment.id);
    const before = found.get(key);
    const known = Object.entries(before ?? {}).filter(([, value]) => value !== null && value !== '');
    found.set(key, { ...commitment, ...(Object.fromEntries(known) as Partial<Commitment>) });
  }
  return [...found.values()];
}

const number = (text: string | null) => (text === null ? null : Number(text));
const times = (amount: number | null, count: number | null) =>
  amount === null || count === null ? null : amount * count;

function ofInventory(row: CommitmentInventoryRow): Commitment {
  return row.vendor === 'azr' ? ofAzureInventory(row) : ofAws(row);
}

/** As Azure itself lists it. */
function ofAzureInventory(row: CommitmentInventoryRow): Commitment {
  return {
    ...NOTHING_TOLD,
    ...{ id: row.commitment_id, vendor: 'azr', category: 'USAGE', type: 'Reservation', product: '' },
    ...{ name: row.name, region: row.region, instanceType: row.instance_type, skuId: row.instance_type },
    regionName: row.region === null ? null : regionName(row.region),
    ...{ offeringScope: row.scope, paymentOption: row.payment_option, term: row.term },
    ...{ startsAt: row.starts_at, endsAt: row.ends_at, quantity: number(row.quantity), state: row.state },
  };
}

function ofAws(row: CommitmentInventoryRow): Commitment {
  const isPlan = row.category === 'Spend';
  const quantity = isPlan ? null : number(row.quantity);
  const [upfront, recurring] = [number(row.upfront_cost), number(row.recurring_hourly)];
  return {
    ...NOTHING_TOLD,
    id: row.commitment_id,
    vendor: 'aws',
    category: isPlan ? 'SPEND' : 'USAGE',
    type: isPlan ? planTypeOf(row.type) : 'Reserved Instance',
    ...{ name: row.name, account: row.account_id ?? '', product: row.service },
    ...{
      region: row.region,
      regionName: row.region === null ? null : regionName(row.region),
      zone: row.zone,
      instanceType: row.instance_type,
      instanceFamily: row.instance_family,
    },
    ...{
      platform: row.platform,
      tenancy: row.tenancy,
      offerClass: row.offer_class,
      offeringScope: row.scope,
    },
    isMultiZone: row.is_multi_zone === null ? null : row.is_multi_zone === 'true',
    ...{ paymentOption: row.payment_option, term: row.term, startsAt: row.starts_at, endsAt: row.ends_at },
    quantity,
    hourlyCommitment: number(row.hourly_commitment),
    // For plans they apply to the whole plan.
    upfrontCost: isPlan ? upfront : times(upfront, quantity),
    recurringHourly: isPlan ? recurring : times(recurring, quantity),
    ...{ currency: row.currency, state: row.state },
    tags: row.tags === null ? {} : (JSON.parse(row.tags) as Record<string, string>),
  };
}

/** As charges and people call them, of the words of the command line. */
const PLAN_TYPES: Readonly<Record<string, string>> = {
  Compute: 'Compute Savings Plan',
  Database: 'Database Savings Plan',
  EC2Instance: 'EC2 Instance Savings Plan',
  SageMaker: 'SageMaker Savings Plan',
};

function planTypeOf(word: string | null): string | null {
  return word === null ? null : (PLAN_TYPES[word] ?? word);
}

/** Transactions refer to an order, which has one reservation unless it was split; the details name both. */
function ofAzure({ azureDetails, azureTransactions }: InventoryRecords): Commitment[] {
  const details = new Map(azureDetails.map((row) => [row.reservation_order_id ?? '', row]));
  const orders = new Map<string, AzureReservationTransactionRow[]>();
  for (const row of azureTransactions)
    orders.set(row.reservation_order_id, [...(orders.get(row.reservation_order_id) ?? []), row]);
  const ofOrders = [...orders].map(([order, events]) => ofOrder(order, events, details.get(order)));
  return [...azureDetails.map(ofDetail), ...ofOrders];
}

function ofDetail(row: AzureReservationDetailRow): Commitment {
  return {
    ...NOTHING_TOLD,
    ...{ id: row.reservation_id, vendor: 'azr', category: 'USAGE', type: 'Reservation', product: '' },
    ...{ instanceType: row.sku_name, skuId: row.sku_name, quantity: number(row.total_reserved_quantity) },
    flexibilityGroup: row.instance_flexibility_group,
  };
}

const isReturn = ({ event_type }: AzureReservationTransactionRow) => /refund|cancel/i.test(event_type);

function ofOrder(
  order: string,
  events: readonly AzureReservationTransactionRow[],
  detail: AzureReservationDetailRow | undefined,
): Commitment {
  const bought = events.find(({ event_type }) => /purchase/i.test(event_type)) ?? events[0];
  const count = (rows: readonly AzureReservationTransactionRow[]) =>
    rows.reduce((sum, { quantity }) => sum + Math.abs(Number(quantity)), 0);
  const [given, taken] = [events.filter(isReturn), events.filter((event) => !isReturn(event))].map(count);
  const left = (taken ?? 0) - (given ?? 0);
  const startsAt = bought?.event_date ?? null;
  const isMonthly = /month|recurring/i.test(bought?.billing_frequency ?? '');
  return {
    ...NOTHING_TOLD,
    ...{
      id: detail?.reservation_id ?? order,
      vendor: 'azr',
      category: 'USAGE',
      type: 'Reservation',
      product: '',
    },
    name: bought?.reservation_order_name ?? null,
    ...{
      account: bought?.purchasing_subscription_guid ?? '',
      accountName: bought?.purchasing_subscription_name ?? '',
    },
    ...{
      region: bought?.region ?? null,
      regionName: bought?.region ? regionName(bought.region) : null,
      instanceType: bought?.arm_sku_name ?? null,
      skuId: bought?.arm_sku_name ?? null,
    },
    paymentOption: bought?.billing_frequency == null ? null : isMonthly ? 'No Upfront' : 'All Upfront',
    ...{ term: bought?.term ?? null, startsAt, endsAt: endOf(startsAt, bought?.term ?? null) },
    // A commitment that was fully returned is shown as it was bought.
    quantity: left > 0 ? left : number(bought?.quantity ?? null),
    upfrontCost: isMonthly ? 0 : number(bought?.amount ?? null),
    currency: bought?.currency ?? null,
    state: left > 0 ? null : 'returned',
  };
}

/** For a term in years or months; null where either is unknown. */
export function endOf(startsAt: string | null, term: string | null): string | null {
  const [, count, unit] = /^P(\d+)([YM])$/.exec(term ?? '') ?? [];
  if (startsAt === null || count === undefined) return null;
  const months = Number(count) * (unit === 'Y' ? 12 : 1);
  return `${addMonths(startsAt.slice(0, 10), months)}${startsAt.slice(10)}`;
}

function ofContract(row: ContractCommitmentRow): Commitment[] {
  const vendor = vendorOfName(row.service_provider_name ?? row.invoice_issuer_name ?? '', []);
  if (!isVendorCode(vendor)) return [];
  const isSpend = row.contract_commitment_category === 'Spend';
  return [
    {
      ...NOTHING_TOLD,
      ...{ id: row.contract_commitment_id, vendor, product: '' },
      category: row.contract_commitment_category === null ? null : isSpend ? 'SPEND' : 'USAGE',
      ...{ type: row.contract_commitment_type, name: row.contract_commitment_description },
      ...{ startsAt: row.contract_commitment_period_start, endsAt: row.contract_commitment_period_end },
      ...{
        paymentOption: row.contract_commitment_payment_model,
        state: row.contract_commitment_lifecycle_status,
      },
    },
  ];
}
