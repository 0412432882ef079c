// Rows about Savings Plans in the words of the graph.
import type { ComputeMix as WireMix } from '../../../../upstream/contract/optimization/integration/coverage.ts';
import type {
  AgreementRow,
  InventoryRow,
  CoverageRow as WireCoverageRow,
} from '../../../../upstream/contract/optimization/savings-plans/rows.ts';
import type {
  ComputeMix,
  CoverageRow,
  SavingsPlan,
  SavingsPlanAgreement,
} from '../../../__generated__/graph-types.ts';
import { commitmentUseOf, coverageOf } from '../shared/figures.ts';

export function planOf(row: InventoryRow): SavingsPlan {
  return {
    ...ofPlan(row),
    region: row.regionCode,
    currency: row.currency,
    durationSeconds: row.duration,
    remainingDays: row.remainingPeriod,
    upfrontPayment: row.upfrontPayment,
    recurringPayment: row.noUpfrontPayment,
  };
}

export function agreementOf(row: AgreementRow, currency: string): SavingsPlanAgreement {
  return { ...ofPlan(row), currency, commitmentCurrency: row.commitCurrency, figures: commitmentUseOf(row) };
}

function ofPlan(row: AgreementRow | InventoryRow) {
  return {
    key: row.savingsPlanId,
    arn: row.arn,
    account: row.accountId,
    accountName: row.accountName,
    type: row.planType,
    instanceFamily: row.instanceFamily,
    regionName: row.regionName,
    paymentOption: row.purchaseOption,
    startsAt: row.startDate,
    endsAt: row.endDate,
    commitment: row.commitPrice,
  };
}

export function coverageRowOf(row: WireCoverageRow, currency: string): CoverageRow {
  const { accountId: account, accountName, serviceName, regionCode, regionName, instanceFamily } = row;
  return {
    account,
    accountName,
    currency,
    product: serviceName,
    region: regionCode,
    regionName,
    instanceFamily,
    figures: coverageOf(row),
  };
}

export function mixOf(wire: WireMix): ComputeMix {
  return {
    onDemandCost: wire.onDemandCost,
    onDemandHours: wire.onDemandUsage,
    reservedCost: wire.reservedCost,
    reservedHours: wire.reservedUsage,
    savingsPlansCost: wire.savingsPlansCost,
    savingsPlansHours: wire.savingsPlansUsage,
    spotCost: wire.spotCost,
    spotHours: wire.spotUsage,
    totalCost: wire.totalCost,
    totalHours: wire.totalUsage,
  };
}
