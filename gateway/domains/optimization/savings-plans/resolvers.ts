// Resolvers of Savings Plans: one call each.
import type { OptimizationResolvers } from '../../../__generated__/resolvers/optimization.ts';
import { checkPage } from '../../../graph/connection.ts';
import type { SavingsPlansParent } from './source.ts';

type Resolvers = Pick<OptimizationResolvers, 'SavingsPlans'> & {
  Viewer: Pick<NonNullable<OptimizationResolvers['Viewer']>, 'savingsPlans'>;
};

export const savingsPlansResolvers: Resolvers = {
  Viewer: {
    savingsPlans: (_viewer, { query }): SavingsPlansParent => ({ query }),
  },
  SavingsPlans: {
    agreement: ({ query }, { id }, { savingsPlans }) => savingsPlans.agreement(query, id),
    agreementTrend: ({ query }, { id, unit }, { savingsPlans }) =>
      savingsPlans.agreementTrend(query, id, unit),
    agreements: ({ query }, asked, { savingsPlans }) => {
      checkPage(asked);
      return savingsPlans.agreements(query, asked);
    },
    coverage: ({ query }, _arguments, { savingsPlans }) => savingsPlans.coverage(query),
    coverageOptions: ({ query }, _arguments, { savingsPlans }) => savingsPlans.options(query, 'coverage'),
    coverageRows: ({ query }, asked, { savingsPlans }) => {
      checkPage(asked);
      return savingsPlans.coverageRows(query, asked);
    },
    coverageTrend: ({ query }, { by, unit }, { savingsPlans }) => savingsPlans.coverageTrend(query, by, unit),
    inventory: ({ query }, asked, { savingsPlans }) => {
      checkPage(asked);
      return savingsPlans.inventory(query, asked);
    },
    inventoryOptions: ({ query }, _arguments, { savingsPlans }) => savingsPlans.options(query, 'inventory'),
    mix: ({ query }, asked, { savingsPlans }) => {
      checkPage(asked);
      return savingsPlans.mix(query, asked);
    },
    types: ({ query }, _arguments, { savingsPlans }) => savingsPlans.types(query),
    utilization: ({ query }, _arguments, { savingsPlans }) => savingsPlans.utilization(query),
    utilizationOptions: ({ query }, _arguments, { savingsPlans }) =>
      savingsPlans.options(query, 'utilization'),
    utilizationTrend: ({ query }, { by, unit }, { savingsPlans }) =>
      savingsPlans.utilizationTrend(query, by, unit),
  },
};
