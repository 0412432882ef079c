// Handlers of Azure reservations: the same figures as those of AWS, under paths and with paging of their own.
import { reservationUtilizationOf } from '../../../../lib/commitments/reservation-use.ts';
import { averageOf, sumMoney } from '../../../../lib/money/money.ts';
import {
  AZURE_INVENTORY_SORTS,
  type AzureReservationRow,
  type azureReservedEndpoints,
} from '../../../contract/optimization/azure-reserved/azure-reserved.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { reservationOptions } from '../reserved/options.ts';
import { type Reservation, reservationsOf } from '../reserved/reservations.ts';
import { termBetween, termsOf } from '../reserved/terms.ts';
import { answered } from '../reserved/use-rows.ts';
import { ReservationUtilization } from '../reserved/utilization.ts';
import { endsOf, nameOf } from '../shared/commitment-ends.ts';
import { sortedPage } from '../shared/sorted-page.ts';

/** `/providers/Microsoft.Capacity/reservationOrders/{order}/reservations/{id}` */
const ORDER = /\/reservationOrders\/([^/]+)/i;

const NO_STEPS = () => null;

export function azureReservedHandlers(stores: Stores): HandlersOf<typeof azureReservedEndpoints> {
  const utilization = new ReservationUtilization(stores, 'azr');
  const pageOf = PAGINGS.startText.read;
  return {
    azureInventoryFilter: (request, call) => reservationOptions(stores, call, 'azr', request),
    azureInventoryList: async (request, call) => {
      const { sortField = AZURE_INVENTORY_SORTS[0], isAscending, includeExpired } = request;
      const data = await reservationsOf(stores, call, 'azr', request, NO_STEPS);
      const rows = data.all.map((each) => rowOf(each, data.currency, data.today));
      const active = rows.filter(({ isExpired }) => !isExpired);
      const listed = includeExpired ? rows : active;
      return {
        ...answered(data),
        ...sortedPage(
          listed,
          { sortField: sortField === 'name' ? 'displayName' : sortField, isAscending },
          pageOf(request),
        ),
        ends: endsOf(active, ({ reservedId: id, displayName, quantity: count, instanceType: machine }) => ({
          id,
          name: nameOf({ id, displayName, count, machine }),
        })),
        total: {
          count: active.length,
          expiredCount: rows.length - active.length,
          totalPrice: sumMoney(active.map(({ totalPrice }) => totalPrice)),
        },
      };
    },
    azureUtilizationFilter: (request, call) => utilization.filter(request, call),
    azureUtilizationSummary: (request, call) => utilization.summary(request, call),
    azureUtilizationTransition: (request, call) => utilization.transition(request, call),
    azureTransitionTypes: (request, call) => utilization.transition(request, call, 'type'),
    azureTransitionRegions: (request, call) => utilization.transition(request, call, 'region'),
    azureTransitionFamilise: (request, call) => utilization.transition(request, call, 'family'),
    azureAgreementList: (request, call) => utilization.agreementList(request, pageOf(request), call),
    azureAgreementDetail: (request, call) => utilization.detail(request, call),
    azureInstanceFamilyList: (request, call) => utilization.familyList(request, pageOf(request), call),
    azureServiceList: (request, call) => utilization.serviceList(request, pageOf(request), call),
  };
}

function rowOf(
  { commitment, use, billed }: Reservation,
  currency: string,
  today: string,
): AzureReservationRow {
  const terms = termsOf(commitment, today);
  const figures = reservationUtilizationOf(use);
  const { utilization, usePayment, usedQuantity } = figures;
  return {
    ...terms,
    orderId: ORDER.exec(commitment.id)?.[1] ?? '',
    reservationId: terms.reservedId,
    scopeType: commitment.offeringScope,
    quantity: commitment.quantity,
    term: commitment.term ?? termBetween(commitment.startsAt, commitment.endsAt),
    billingPlan: billingPlanOf(commitment.paymentOption),
    effectiveDate: commitment.startsAt,
    expiryDate: commitment.endsAt,
    subscriptionId: commitment.account,
    alias: commitment.accountName || commitment.account,
    productName: commitment.product,
    skuId: commitment.skuId,
    currency,
    usage: utilization,
    figures,
    hourlyPrice: usedQuantity ? averageOf(usePayment, usedQuantity) : null,
    totalPrice: billed,
  };
}

/** Azure's words for when it is paid. */
function billingPlanOf(paymentOption: string | null): string | null {
  if (paymentOption === 'All Upfront') return 'Upfront';
  return paymentOption === 'No Upfront' ? 'Monthly' : paymentOption;
}
