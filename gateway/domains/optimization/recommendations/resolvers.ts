// Resolvers of advice: one call each.
import type { OptimizationResolvers } from '../../../__generated__/resolvers/optimization.ts';

export const recommendationResolvers: OptimizationResolvers = {
  Viewer: {
    importedRecommendations: (_viewer, asked, { portfolio }) => portfolio.imported(asked),
    promiseLedgerMail: (_viewer, _arguments, { ledgerMail }) => ledgerMail.settings(),
    promiseLedgers: (_viewer, _arguments, { portfolio }) => portfolio.promises(),
    recommendationDecisions: (_viewer, asked, { decisions }) => decisions.list(asked),
    recommendationSavings: (_viewer, _arguments, { portfolio }) => portfolio.savings(),
    recommendationPortfolio: (_viewer, { query }, { portfolio }) => portfolio.portfolio(query),
    recommendations: (_viewer, { query }) => ({ query }),
  },
  Mutation: {
    savePromiseLedgerMail: (_root, { input }, { ledgerMail }) => ledgerMail.save(input),
    decideRecommendation: (_root, { input }, { decisions }) => decisions.decide(input),
    linkRecommendationPurchase: (_root, { input }, { decisions }) => decisions.link(input),
  },
  Recommendation: {
    decision: ({ key }, _arguments, { decisions }) => decisions.of(key),
  },
  RecommendationDecision: {
    history: ({ key }, _arguments, { decisions }) => decisions.history(key),
    ledger: ({ key, state }, _arguments, { decisions }) =>
      state === 'ACCEPTED' ? decisions.ledger(key) : null,
  },
  Recommendations: {
    accounts: (parent, asked, { recommendations }) => recommendations.accounts(parent, asked),
    list: (parent, asked, { recommendations }) => recommendations.list(parent, asked),
    options: (parent, _arguments, { recommendations }) => recommendations.options(parent),
    simulation: (parent, { key }, { recommendations }) => recommendations.simulation(parent, key),
  },
};
