// Inventories of reservations in the words of the graph.
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  AzureReservationRow,
  azureInventoryList,
} from '../../../../upstream/contract/optimization/azure-reserved/azure-reserved.ts';
import type {
  ReservationInventoryRow,
  reservedInventoryList,
} from '../../../../upstream/contract/optimization/reserved/inventory.ts';
import type { AzureReservation, ReservedInstance } from '../../../__generated__/graph-types.ts';
import type { PageArguments } from '../../../graph/connection.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';
import { endOf } from '../shared/reminders.ts';
import { figuresOf, termsOf } from './figures.ts';
import { connectionOf } from './lists.ts';

export function reservedInventoryOf(
  { total, ends, ...reply }: ReplyOf<typeof reservedInventoryList>,
  asked: PageArguments,
) {
  const { chargeAmount, reservedCount, normalizedUnits, count, expiredCount } = total;
  return {
    ...connectionOf(reply, asked, reservedInstanceOf),
    ...conversionsOf(reply),
    ends: ends.map(endOf),
    total: { charged: chargeAmount, instances: reservedCount, normalizedUnits, count, expiredCount },
  };
}

export function azureInventoryOf(
  { total, ends, ...reply }: ReplyOf<typeof azureInventoryList>,
  asked: PageArguments,
) {
  return {
    ...connectionOf(reply, asked, azureReservationOf),
    ...conversionsOf(reply),
    ends: ends.map(endOf),
    total,
  };
}

function reservedInstanceOf(wire: ReservationInventoryRow): ReservedInstance {
  return {
    terms: termsOf(wire),
    count: wire.reservedCount,
    normalizationFactor: wire.normalizationFactor,
    normalizedUnits: wire.normalizedUnits,
    reservationScope: wire.useType,
    operation: wire.operationName,
    hourlyFee: wire.commitPrice,
    hourlyFeeEach: wire.noUpfrontPayment,
    upfrontFee: wire.upfrontPayment,
    upfrontFeeEach: wire.fixPrice,
    charged: wire.chargeAmount,
    currency: wire.currency,
    feeCurrency: wire.feeCurrency,
    tags: Object.entries(wire.tag).map(([key, value]) => ({ key, value })),
    createdAt: wire.createDate,
    offerClass: wire.offerClass,
    isMultiZone: wire.multipleAvailabilityZone,
    tenancy: wire.instanceTenancy,
    platform: wire.platformName,
    billingFrequency: wire.billingFrequency,
  };
}

function azureReservationOf(wire: AzureReservationRow): AzureReservation {
  const { orderId, quantity, term, billingPlan, skuId, currency, hourlyPrice, totalPrice } = wire;
  return {
    terms: termsOf(wire),
    orderId,
    quantity,
    term,
    billingPlan,
    skuId,
    currency,
    hourlyPrice,
    totalPrice,
    reservationScope: wire.scopeType,
    utilization: wire.usage,
    figures: figuresOf(wire.figures),
  };
}
