// Figures and terms of reservations in the words of the graph.
import type {
  ReservationFigures as WireFigures,
  ReservationSummary as WireSummary,
  ReservationTerms as WireTerms,
} from '../../../../upstream/contract/optimization/reserved/shapes.ts';
import type {
  ReservationFigures,
  ReservationSummary,
  ReservationTerms,
} from '../../../__generated__/graph-types.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';

export function figuresOf(wire: WireFigures): ReservationFigures {
  return {
    utilization: wire.utilization,
    utilizationForm: wire.utilizationForm,
    moneyUtilization: wire.usePaymentUtil,
    totalPayment: wire.totalPayment,
    usedPayment: wire.usePayment,
    unusedPayment: wire.unusedPayment,
    onDemandSpend: wire.ondemandSpend,
    netSavings: wire.netSavings,
    savingsRate: wire.netSavingsUtil,
    usedQuantity: wire.usedQuantity,
    unusedQuantity: wire.unusedQuantity,
    quantityUnit: wire.quantityUnit,
  };
}

export function summaryOf(wire: WireSummary): ReservationSummary {
  const { currency, startDate: start, endDate: end } = wire;
  return { currency, range: { start, end }, figures: figuresOf(wire), ...conversionsOf(wire) };
}

export function termsOf(wire: WireTerms): ReservationTerms {
  return {
    id: wire.reservedId,
    fullId: wire.arn,
    name: wire.displayName,
    account: wire.linkedAccountId,
    accountName: wire.linkedAccountName,
    product: wire.serviceName,
    instanceType: wire.instanceType,
    instanceFamily: wire.instanceFamily,
    region: wire.regionCode,
    regionName: wire.regionName,
    paymentOption: wire.purchaseOption,
    startsAt: wire.startDate,
    endsAt: wire.endDate,
    termSeconds: wire.duration,
    remainingSeconds: wire.remainingPeriod,
    status: wire.status,
    isExpired: wire.isExpired,
  };
}
