// Words of the graph beside those of the wire, for the lists about Savings Plans.
import type {
  INTEGRATED_GROUPINGS,
  INTEGRATED_SORTS,
} from '../../../../upstream/contract/optimization/integration/coverage.ts';
import type { COVERAGE_SORTS } from '../../../../upstream/contract/optimization/savings-plans/coverage.ts';
import type { INVENTORY_SORTS } from '../../../../upstream/contract/optimization/savings-plans/inventory.ts';
import type { UTILIZATION_SORTS } from '../../../../upstream/contract/optimization/savings-plans/utilization.ts';
import type {
  ComputeMixGrouping,
  ComputeMixSortField,
  CoverageSortField,
  SavingsPlanSortField,
  SavingsPlanUseSortField,
} from '../../../__generated__/graph-types.ts';

export const USE_SORTS: Record<SavingsPlanUseSortField, (typeof UTILIZATION_SORTS)[number]> = {
  END: 'endDate',
  NET_SAVINGS: 'netSavings',
  ON_DEMAND_SPEND: 'ondemandSpend',
  SAVINGS_RATE: 'netSavingsUtil',
  TOTAL_PAYMENT: 'totalPayment',
  UNUSED_PAYMENT: 'unusedPayment',
  USED_PAYMENT: 'usePayment',
  UTILIZATION: 'utilization',
};

export const PLAN_SORTS: Record<SavingsPlanSortField, (typeof INVENTORY_SORTS)[number]> = {
  ACCOUNT: 'accountName',
  COMMITMENT: 'commitPrice',
  END: 'endDate',
  START: 'startDate',
  TYPE: 'planType',
};

export const COVERAGE_ROW_SORTS: Record<CoverageSortField, (typeof COVERAGE_SORTS)[number]> = {
  COVERAGE: 'coverageUtil',
  ON_DEMAND_COST: 'onDemandCost',
  SAVINGS_PLANS_COST: 'savingsPlansCost',
  TOTAL_COST: 'totalCost',
};

export const MIX_SORTS: Record<ComputeMixSortField, (typeof INTEGRATED_SORTS)[number]> = {
  HOURS: 'totalUsage',
  ON_DEMAND_COST: 'onDemandCost',
  RESERVED_COST: 'reservedCost',
  SAVINGS_PLANS_COST: 'savingsPlansCost',
  SPOT_COST: 'spotCost',
  TOTAL_COST: 'totalCost',
};

export const MIX_GROUPINGS: Record<ComputeMixGrouping, (typeof INTEGRATED_GROUPINGS)[number]> = {
  ACCOUNT: 'account',
  FAMILY: 'instanceFamily',
  REGION: 'region',
};
