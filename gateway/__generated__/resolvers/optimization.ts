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
  ComputeMix?: Pick<NonNullable<Resolvers['ComputeMix']>, 'onDemandCost' | 'onDemandHours' | 'reservedCost' | 'reservedHours' | 'savingsPlansCost' | 'savingsPlansHours' | 'spotCost' | 'spotHours' | 'totalCost' | 'totalHours'>;
  ComputeMixConnection?: Pick<NonNullable<Resolvers['ComputeMixConnection']>, 'currency' | 'edges' | 'pageInfo' | 'total' | 'totalCount'>;
  ComputeMixEdge?: Pick<NonNullable<Resolvers['ComputeMixEdge']>, 'cursor' | 'node'>;
  ComputeMixRow?: Pick<NonNullable<Resolvers['ComputeMixRow']>, 'account' | 'accountName' | 'instanceFamily' | 'mix' | 'region' | 'regionName'>;
  CoverageRow?: Pick<NonNullable<Resolvers['CoverageRow']>, 'account' | 'accountName' | 'currency' | 'figures' | 'instanceFamily' | 'product' | 'region' | 'regionName'>;
  CoverageRowConnection?: Pick<NonNullable<Resolvers['CoverageRowConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  CoverageRowEdge?: Pick<NonNullable<Resolvers['CoverageRowEdge']>, 'cursor' | 'node'>;
  SavingsPlan?: Pick<NonNullable<Resolvers['SavingsPlan']>, 'account' | 'accountName' | 'arn' | 'commitment' | 'currency' | 'durationSeconds' | 'endsAt' | 'instanceFamily' | 'key' | 'paymentOption' | 'recurringPayment' | 'region' | 'regionName' | 'remainingDays' | 'startsAt' | 'type' | 'upfrontPayment'>;
  SavingsPlanAgreement?: Pick<NonNullable<Resolvers['SavingsPlanAgreement']>, 'account' | 'accountName' | 'arn' | 'commitment' | 'commitmentCurrency' | 'currency' | 'endsAt' | 'figures' | 'instanceFamily' | 'key' | 'paymentOption' | 'regionName' | 'startsAt' | 'type'>;
  SavingsPlanAgreementConnection?: Pick<NonNullable<Resolvers['SavingsPlanAgreementConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  SavingsPlanAgreementEdge?: Pick<NonNullable<Resolvers['SavingsPlanAgreementEdge']>, 'cursor' | 'node'>;
  SavingsPlanConnection?: Pick<NonNullable<Resolvers['SavingsPlanConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  SavingsPlanEdge?: Pick<NonNullable<Resolvers['SavingsPlanEdge']>, 'cursor' | 'node'>;
  SavingsPlanType?: Pick<NonNullable<Resolvers['SavingsPlanType']>, 'commitment' | 'commitmentCurrency' | 'currency' | 'figures' | 'plans' | 'type'>;
  SavingsPlans?: Pick<NonNullable<Resolvers['SavingsPlans']>, 'agreement' | 'agreementTrend' | 'agreements' | 'coverage' | 'coverageOptions' | 'coverageRows' | 'coverageTrend' | 'inventory' | 'inventoryOptions' | 'mix' | 'types' | 'utilization' | 'utilizationOptions' | 'utilizationTrend'>;
  Viewer?: Pick<NonNullable<Resolvers['Viewer']>, 'savingsPlans'>;
};
