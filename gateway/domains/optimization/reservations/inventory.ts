// Inventories of reservations in the words of the graph.
import type { AzureReservationRow } from '../../../../upstream/contract/optimization/azure-reserved/azure-reserved.ts';
import type { ReservationInventoryRow } from '../../../../upstream/contract/optimization/reserved/inventory.ts';
import type { AzureReservation, ReservedInstance } from '../../../__generated__/graph-types.ts';
import { figuresOf, termsOf } from './figures.ts';

export function reservedInstanceOf(wire: ReservationInventoryRow): ReservedInstance {
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

export function azureReservationOf(wire: AzureReservationRow): AzureReservation {
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
