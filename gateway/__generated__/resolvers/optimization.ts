import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of optimization declares. */
export type OptimizationResolvers = {
  CommitmentCoverage?: Pick<NonNullable<Resolvers['CommitmentCoverage']>, 'coverage' | 'onDemandCost' | 'onDemandHours' | 'providerCoverage' | 'reservedHours' | 'reservedOnDemandCost' | 'reservedUsageCoverage' | 'savingsPlansCost' | 'savingsPlansHours' | 'savingsPlansListCost' | 'savingsPlansUsageCoverage' | 'totalCost' | 'totalHours' | 'totalUsageCoverage'>;
  CommitmentCoverageSeries?: Pick<NonNullable<Resolvers['CommitmentCoverageSeries']>, 'code' | 'coverage' | 'name' | 'onDemandCost' | 'providerCoverage' | 'savingsPlansCost'>;
  CommitmentCoverageSummary?: Pick<NonNullable<Resolvers['CommitmentCoverageSummary']>, 'currency' | 'figures' | 'range' | 'rates' | 'unconverted'>;
  CommitmentCoverageTrend?: Pick<NonNullable<Resolvers['CommitmentCoverageTrend']>, 'axis' | 'currency' | 'series' | 'unit'>;
  CommitmentOption?: Pick<NonNullable<Resolvers['CommitmentOption']>, 'code' | 'name'>;
  CommitmentOptions?: Pick<NonNullable<Resolvers['CommitmentOptions']>, 'accounts' | 'instanceFamilies' | 'products' | 'regions'>;
  CommitmentProduct?: Pick<NonNullable<Resolvers['CommitmentProduct']>, 'code' | 'codes' | 'name' | 'parentCode'>;
  CommitmentUse?: Pick<NonNullable<Resolvers['CommitmentUse']>, 'moneyUtilization' | 'netSavings' | 'onDemandSpend' | 'savingsRate' | 'totalPayment' | 'unusedPayment' | 'usedPayment' | 'utilization'>;
  CommitmentUseSeries?: Pick<NonNullable<Resolvers['CommitmentUseSeries']>, 'code' | 'name' | 'netSavings' | 'onDemandSpend' | 'unusedPayment' | 'usedPayment' | 'utilization'>;
  CommitmentUseSummary?: Pick<NonNullable<Resolvers['CommitmentUseSummary']>, 'currency' | 'figures' | 'range' | 'rates' | 'unconverted'>;
  CommitmentUseTrend?: Pick<NonNullable<Resolvers['CommitmentUseTrend']>, 'axis' | 'currency' | 'series' | 'unit'>;
};
