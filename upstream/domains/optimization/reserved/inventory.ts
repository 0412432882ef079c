// The inventory of AWS reservations: what was bought, on which terms, and what is over.
import { normalizationFactor } from '../../../../lib/commitments/normalization.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import {
  INVENTORY_SORTS,
  type ReservationInventoryRow,
  type reservedInventoryFilter,
  type reservedInventoryList,
} from '../../../contract/optimization/reserved/inventory.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { endsOf, nameOf } from '../shared/commitment-ends.ts';
import { sortedPage } from '../shared/sorted-page.ts';
import { reservationOptions } from './options.ts';
import { type Reservation, reservationsOf } from './reservations.ts';
import { termsOf } from './terms.ts';
import { answered } from './use-rows.ts';

interface InventoryEndpoints {
  reservedInventoryFilter: typeof reservedInventoryFilter;
  reservedInventoryList: typeof reservedInventoryList;
}

const NO_STEPS = () => null;

export function reservedInventoryHandlers(
  stores: Stores,
): HandlersOf<Pick<InventoryEndpoints, keyof InventoryEndpoints>> {
  return {
    reservedInventoryFilter: (request, call) => reservationOptions(stores, call, 'aws', request),
    reservedInventoryList: async (request, call) => {
      const { sortField = INVENTORY_SORTS[0], isAscending, includeExpired } = request;
      const data = await reservationsOf(stores, call, 'aws', request, NO_STEPS);
      const rows = data.all.map((each) => rowOf(each, data.currency, data.today));
      const active = rows.filter(({ isExpired }) => !isExpired);
      const listed = includeExpired ? rows : active;
      return {
        ...answered(data),
        ...sortedPage(
          listed,
          { sortField: sortField === 'name' ? 'displayName' : sortField, isAscending },
          PAGINGS.start.read(request),
        ),
        ends: endsOf(active, ({ reservedId: id, displayName, reservedCount, instanceType }) => ({
          id,
          name: nameOf({ id, displayName, count: reservedCount, machine: instanceType }),
        })),
        total: {
          count: active.length,
          expiredCount: rows.length - active.length,
          reservedCount: sumOrNull(active.map(({ reservedCount }) => reservedCount)),
          normalizedUnits: sumOrNull(active.map(({ normalizedUnits }) => normalizedUnits)),
          chargeAmount: sumMoney(active.map(({ chargeAmount }) => chargeAmount)),
        },
      };
    },
  };
}

function rowOf(reservation: Reservation, currency: string, today: string): ReservationInventoryRow {
  const { commitment, billed } = reservation;
  const { instanceType, quantity, upfrontCost, recurringHourly } = commitment;
  const factor = instanceType === null ? null : normalizationFactor(instanceType);
  return {
    ...termsOf(commitment, today),
    normalizationFactor: factor,
    useType: commitment.offeringScope,
    operationName: commitment.operation,
    commitPrice: recurringHourly,
    upfrontPayment: upfrontCost,
    noUpfrontPayment: each(recurringHourly, quantity),
    feeCurrency: commitment.currency ?? currency,
    currency,
    tag: commitment.tags,
    createDate: commitment.startsAt,
    fixPrice: each(upfrontCost, quantity),
    chargeAmount: billed,
    offerClass: commitment.offerClass,
    multipleAvailabilityZone: commitment.isMultiZone,
    instanceTenancy: commitment.tenancy,
    platformName: commitment.platform,
    reservedCount: quantity,
    normalizedUnits: factor === null || quantity === null ? null : factor * quantity,
    billingFrequency: frequencyOf(commitment.paymentOption),
  };
}

/** Of one instance. */
function each(amount: number | null, quantity: number | null): number | null {
  return amount === null || !quantity ? null : amount / quantity;
}

const FREQUENCIES: Record<string, 'ONE_TIME' | 'RECURRING' | 'BOTH'> = {
  'All Upfront': 'ONE_TIME',
  'No Upfront': 'RECURRING',
  'Partial Upfront': 'BOTH',
};

function frequencyOf(paymentOption: string | null) {
  return FREQUENCIES[paymentOption ?? ''] ?? null;
}

function sumOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sumMoney(known) : null;
}
