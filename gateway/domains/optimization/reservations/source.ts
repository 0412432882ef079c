// Calls about reservations of AWS and of Azure: the same questions under paths of their own.

import {
  azureAgreementDetail,
  azureAgreementList,
  azureInstanceFamilyList,
  azureInventoryFilter,
  azureInventoryList,
  azureServiceList,
  azureTransitionFamilise,
  azureTransitionRegions,
  azureTransitionTypes,
  azureUtilizationFilter,
  azureUtilizationSummary,
  azureUtilizationTransition,
} from '../../../../upstream/contract/optimization/azure-reserved/azure-reserved.ts';
import {
  reservedCoverageFamilies,
  reservedCoverageFilter,
  reservedCoverageList,
  reservedCoverageRegions,
  reservedCoverageSummary,
  reservedCoverageTransition,
  reservedCoverageTypes,
} from '../../../../upstream/contract/optimization/reserved/coverage.ts';
import {
  reservedInventoryFilter,
  reservedInventoryList,
} from '../../../../upstream/contract/optimization/reserved/inventory.ts';
import type {
  Agreement,
  UtilizationSort,
} from '../../../../upstream/contract/optimization/reserved/shapes.ts';
import {
  reservedAgreementDetail,
  reservedAgreementList,
  reservedInstanceFamilyList,
  reservedServiceList,
  reservedUtilizationFamilies,
  reservedUtilizationFilter,
  reservedUtilizationRegions,
  reservedUtilizationSummary,
  reservedUtilizationTransition,
  reservedUtilizationTypes,
} from '../../../../upstream/contract/optimization/reserved/utilization.ts';
import type {
  AzureReservationField,
  CommitmentQuery,
  CommitmentSplit,
  ReservationAgreement,
  ReservationCoverageField,
  ReservationUseField,
  ReservedInstanceField,
  TimeUnit,
} from '../../../__generated__/graph-types.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { commitmentUseTrendOf } from '../shared/trends.ts';
import { wireQuery, wireUnit } from '../shared/wire-query.ts';
import { coverageFiguresOf, coverageRowOf, coverageSummaryOf, coverageTrendOf } from './coverage.ts';
import { figuresOf, summaryOf, termsOf } from './figures.ts';
import { azureInventoryOf, reservedInventoryOf } from './inventory.ts';
import { askedList, connectionOf, type ListArguments, orderOf } from './lists.ts';

export interface ReservationsParent {
  vendor: 'AWS' | 'AZURE';
  query: CommitmentQuery;
}

const SORTS: Record<ReservationUseField, UtilizationSort> = {
  NAME: 'name',
  NET_SAVINGS: 'netSavings',
  ON_DEMAND_SPEND: 'ondemandSpend',
  SAVINGS_RATE: 'netSavingsUtil',
  TOTAL_PAYMENT: 'totalPayment',
  UNUSED_PAYMENT: 'unusedPayment',
  USED_PAYMENT: 'usePayment',
  UTILIZATION: 'utilization',
};

const COVERAGE_SORTS = {
  COVERAGE: 'reservedCoverage',
  COVERAGE_UNITS: 'reservedCoverageNf',
  ON_DEMAND_COST: 'onDemandCost',
  ON_DEMAND_USAGE: 'onDemandUsage',
  TOTAL_COST: 'totalCost',
  TOTAL_USAGE: 'totalUsage',
} as const satisfies Record<ReservationCoverageField, string>;

const INVENTORY_SORTS = {
  CHARGED: 'chargeAmount',
  COUNT: 'reservedCount',
  END: 'endDate',
  NAME: 'name',
  START: 'startDate',
} as const satisfies Record<ReservedInstanceField, string>;

const AZURE_SORTS = {
  END: 'expiryDate',
  NAME: 'name',
  START: 'effectiveDate',
  TOTAL_PRICE: 'totalPrice',
  UTILIZATION: 'usage',
} as const satisfies Record<AzureReservationField, string>;

/** What is over next comes first. */
const NEXT_END = { by: 'END', order: 'ASC' } as const;

const USE_TRENDS = {
  AWS: {
    NONE: reservedUtilizationTransition,
    FAMILY: reservedUtilizationFamilies,
    REGION: reservedUtilizationRegions,
    TYPE: reservedUtilizationTypes,
  },
  AZURE: {
    NONE: azureUtilizationTransition,
    FAMILY: azureTransitionFamilise,
    REGION: azureTransitionRegions,
    TYPE: azureTransitionTypes,
  },
} as const satisfies Record<ReservationsParent['vendor'], Record<CommitmentSplit, unknown>>;

const COVERAGE_TRENDS = {
  NONE: reservedCoverageTransition,
  FAMILY: reservedCoverageFamilies,
  REGION: reservedCoverageRegions,
  TYPE: reservedCoverageTypes,
} as const satisfies Record<CommitmentSplit, unknown>;

export class ReservationsSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async inventoryFilter({ vendor, query }: ReservationsParent) {
    const endpoint = vendor === 'AWS' ? reservedInventoryFilter : azureInventoryFilter;
    return this.#loader.load(endpoint, wireQuery(query));
  }

  async reservedInventory(
    { query }: ReservationsParent,
    { includeExpired, ...asked }: ListArguments<ReservedInstanceField> & { includeExpired: boolean },
  ) {
    const reply = await this.#loader.load(reservedInventoryList, {
      ...askedList(query, asked, 'start'),
      ...orderOf(asked.sort ?? NEXT_END, INVENTORY_SORTS),
      includeExpired,
    });
    return reservedInventoryOf(reply, asked);
  }

  async azureInventory(
    { query }: ReservationsParent,
    { includeExpired, ...asked }: ListArguments<AzureReservationField> & { includeExpired: boolean },
  ) {
    const reply = await this.#loader.load(azureInventoryList, {
      ...askedList(query, asked, 'startText'),
      ...orderOf(asked.sort ?? NEXT_END, AZURE_SORTS),
      includeExpired,
    });
    return azureInventoryOf(reply, asked);
  }

  async utilizationFilter({ vendor, query }: ReservationsParent) {
    const endpoint = vendor === 'AWS' ? reservedUtilizationFilter : azureUtilizationFilter;
    return this.#loader.load(endpoint, wireQuery(query));
  }

  async summary({ vendor, query }: ReservationsParent) {
    const endpoint = vendor === 'AWS' ? reservedUtilizationSummary : azureUtilizationSummary;
    return summaryOf(await this.#loader.load(endpoint, wireQuery(query)));
  }

  async trend({ vendor, query }: ReservationsParent, by: CommitmentSplit, unit: TimeUnit | null | undefined) {
    return commitmentUseTrendOf(
      await this.#loader.load(USE_TRENDS[vendor][by], { ...wireQuery(query), ...wireUnit(unit) }),
    );
  }

  async agreements({ vendor, query }: ReservationsParent, asked: UtilizationArguments) {
    const order = orderOf(asked.sort, SORTS);
    const reply =
      vendor === 'AWS'
        ? await this.#loader.load(reservedAgreementList, { ...askedList(query, asked, 'start'), ...order })
        : await this.#loader.load(azureAgreementList, { ...askedList(query, asked, 'startText'), ...order });
    return { ...connectionOf(reply, asked, agreementOf), total: figuresOf(reply.total) };
  }

  async agreement(
    { vendor, query }: ReservationsParent,
    reservedId: string,
    unit: TimeUnit | null | undefined,
  ) {
    const endpoint = vendor === 'AWS' ? reservedAgreementDetail : azureAgreementDetail;
    const request = { ...wireQuery(query), ...wireUnit(unit), reservedId };
    const { agreementDetail, transition } = await this.#loader.load(endpoint, request);
    return (
      agreementDetail && {
        currency: transition.currency,
        agreement: agreementOf(agreementDetail),
        trend: commitmentUseTrendOf(transition),
      }
    );
  }

  async families({ vendor, query }: ReservationsParent, asked: UtilizationArguments) {
    const order = orderOf(asked.sort, SORTS);
    const reply =
      vendor === 'AWS'
        ? await this.#loader.load(reservedInstanceFamilyList, {
            ...askedList(query, asked, 'start'),
            ...order,
          })
        : await this.#loader.load(azureInstanceFamilyList, {
            ...askedList(query, asked, 'startText'),
            ...order,
          });
    const connection = connectionOf(reply, asked, ({ instanceFamily, reservationCount, ...wire }) => ({
      key: instanceFamily,
      name: instanceFamily,
      reservationCount,
      figures: figuresOf(wire),
    }));
    return { ...connection, total: figuresOf(reply.total) };
  }

  async services({ vendor, query }: ReservationsParent, asked: UtilizationArguments) {
    const order = orderOf(asked.sort, SORTS);
    const reply =
      vendor === 'AWS'
        ? await this.#loader.load(reservedServiceList, { ...askedList(query, asked, 'start'), ...order })
        : await this.#loader.load(azureServiceList, { ...askedList(query, asked, 'startText'), ...order });
    const connection = connectionOf(
      reply,
      asked,
      ({ serviceCode, serviceName, reservationCount, ...wire }) => ({
        key: serviceCode,
        name: serviceName,
        reservationCount,
        figures: figuresOf(wire),
      }),
    );
    return { ...connection, total: figuresOf(reply.total) };
  }

  async coverageFilter({ query }: ReservationsParent) {
    return this.#loader.load(reservedCoverageFilter, wireQuery(query));
  }

  async coverageSummary({ query }: ReservationsParent) {
    return coverageSummaryOf(await this.#loader.load(reservedCoverageSummary, wireQuery(query)));
  }

  async coverageTrend({ query }: ReservationsParent, by: CommitmentSplit, unit: TimeUnit | null | undefined) {
    const request = { ...wireQuery(query), ...wireUnit(unit) };
    return coverageTrendOf(await this.#loader.load(COVERAGE_TRENDS[by], request));
  }

  async coverageRows({ query }: ReservationsParent, asked: ListArguments<ReservationCoverageField>) {
    const reply = await this.#loader.load(reservedCoverageList, {
      ...askedList(query, asked, 'start'),
      ...orderOf(asked.sort, COVERAGE_SORTS),
    });
    return { ...connectionOf(reply, asked, coverageRowOf), total: coverageFiguresOf(reply.total) };
  }
}

type UtilizationArguments = ListArguments<ReservationUseField>;

function agreementOf(wire: Agreement): ReservationAgreement {
  return { terms: termsOf(wire), figures: figuresOf(wire) };
}
