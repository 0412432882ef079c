// Pieces of advice as rows of the wire.
import type {
  AdviceAccountRow,
  AdviceRow,
  AzureAdviceRow,
  PlanAdviceRow,
  ReservationAdviceRow,
} from '../../../contract/optimization/recommendations/rows.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { AdviceAsked, AdviceLine } from '../advice/advice.ts';
import { totalOf } from './advice-total.ts';

export function planRow(line: AdviceLine, asked: AdviceAsked): PlanAdviceRow {
  return {
    ...commonRow(line, asked),
    spType: line.planType,
    purchaseType: asked.payment,
    commitmentPerHour: line.commitment ?? 0,
  };
}

export function reservationRow(line: AdviceLine, asked: AdviceAsked): ReservationAdviceRow {
  return {
    ...commonRow(line, asked),
    ...hourlyUseOf(line),
    instanceType: line.instanceType,
    offeringClass: line.offeringClass,
    azOption: line.deployment,
    flexibility: line.isSizeFlexible,
    operation: line.operation,
    engine: line.platform,
    tenancy: line.tenancy,
    purchaseOption: asked.payment,
    purchaseQuantity: line.quantity ?? 0,
  };
}

export function azureRow(line: AdviceLine, asked: AdviceAsked): AzureAdviceRow {
  return {
    ...commonRow(line, asked),
    ...hourlyUseOf(line),
    subscriptionId: line.account,
    subscriptionName: line.accountName,
    name: line.instanceType ?? line.flexibilityGroup ?? '',
    paymentOption: asked.payment,
    flexibilityGroup: line.flexibilityGroup,
    recommendedQuantity: line.quantity ?? 0,
  };
}

export function anyRow(line: AdviceLine, asked: AdviceAsked): AdviceRow {
  return {
    ...reservationRow(line, asked),
    spType: line.planType,
    flexibilityGroup: line.flexibilityGroup,
    commitmentPerHour: line.commitment,
    purchaseQuantity: line.quantity,
  };
}

function hourlyUseOf({ normalizedUnits, use }: AdviceLine) {
  return { normalizedUnits, averageUsage: use.average, minimumUsage: use.min, maximumUsage: use.max };
}

function commonRow(line: AdviceLine, { lookBackDays, termYears }: AdviceAsked) {
  const { rate, bound } = line;
  return {
    recommendationId: line.id,
    accountId: line.account,
    accountName: line.accountName,
    analysisPeriod: lookBackDays,
    term: `P${termYears}Y`,
    regionCode: line.region,
    regionName: line.regionName,
    instanceFamily: line.instanceFamily,
    savingsRate: line.savingsRate,
    monthlyOnDemand: line.monthlyOnDemand,
    estimatedMonthlySavings: line.monthlySaving,
    utilization: line.utilization,
    coverage: line.coverage,
    breakEvenUtilization: line.breakEvenUtilization,
    breakEvenMonths: line.breakEvenMonths,
    breakEvenFall: line.breakEvenFall,
    lockInMonths: line.lockInMonths,
    downside: line.downside.map(({ percent, monthlySaving, leastMonthlySaving }) => ({
      percent,
      estimatedMonthlySavings: monthlySaving,
      leastMonthlySavings: leastMonthlySaving,
    })),
    upfrontCost: line.upfrontCost,
    recurringMonthlyCost: line.recurringMonthly,
    savingLow: bound?.low ?? null,
    savingHigh: bound?.high ?? null,
    discount: 100 * rate.discount,
    rateSource: rate.source,
    rateName: rate.sourceName,
    rateFrom: rate.validFrom,
    isRateOfOtherTerms: rate.isOfOtherTerms,
  };
}

export function accountRows(lines: readonly AdviceLine[]): AdviceAccountRow[] {
  return [...groupedBy(lines, ({ account }) => account)].map(([accountId, own]) => ({
    accountId,
    accountName: own[0]?.accountName ?? accountId,
    count: own.length,
    ...totalOf(own),
  }));
}
