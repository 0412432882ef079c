// Calls for the portfolio, for advice of providers and for promises, renamed at this edge.
import { importedAdviceList } from '../../../../upstream/contract/optimization/recommendations/imported.ts';
import {
  type PortfolioPiece,
  portfolioAdvice,
} from '../../../../upstream/contract/optimization/recommendations/portfolio.ts';
import {
  adviceSavings,
  promiseLedger,
} from '../../../../upstream/contract/optimization/recommendations/promises.ts';
import { PAGINGS } from '../../../../upstream/contract/shared/paging.ts';
import type {
  RecommendationPortfolioQuery,
  ViewerImportedRecommendationsArgs,
} from '../../../__generated__/graph-types.ts';
import { checkPage, toConnection } from '../../../graph/connection.ts';
import { ratesOf } from '../../../graph/cost-series.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { importedLineOf } from './imported-rows.ts';
import { anyAdviceOf, windowOf } from './rows.ts';
import { importedQuestion, portfolioQuestion } from './wire-words.ts';

export class PortfolioSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async portfolio(query: RecommendationPortfolioQuery) {
    const { currency, ...reply } = await this.#loader.load(portfolioAdvice, portfolioQuestion(query));
    const separate = reply.separate.map(pieceOf);
    const byKey = new Map(separate.map((piece) => [piece.key, piece]));
    return {
      currency,
      window: windowOf(reply.window),
      gaps: reply.missing.map(({ what: lack, of, best }) => ({ lack, of, best })),
      pieces: reply.list.map(pieceOf),
      separate,
      overlaps: reply.overlaps.flatMap(({ oneId, otherId, accountId, regionCode, engine, ...rest }) => {
        const [one, other] = [byKey.get(oneId), byKey.get(otherId)];
        if (!one || !other) return [];
        return [{ ...rest, one, other, account: accountId, region: regionCode, platform: engine }];
      }),
      monthlySavings: reply.estimatedMonthlySavings,
      separateMonthlySavings: reply.separateMonthlySavings,
      monthlyOnDemand: reply.monthlyOnDemand,
      savingsRate: reply.savingsRate,
      upfrontCost: reply.upfrontCost,
      recurringCost: reply.recurringMonthlyCost,
      rates: ratesOf({ currency, rates: reply.rates }),
    };
  }

  async imported(asked: ViewerImportedRecommendationsArgs) {
    checkPage(asked);
    const request = { ...importedQuestion(asked), ...PAGINGS.start.write(asked) };
    const { list, totalCount, ...rest } = await this.#loader.load(importedAdviceList, request);
    return { ...rest, ...toConnection(list.map(importedLineOf), totalCount, asked) };
  }

  async promises() {
    return (await this.#loader.load(promiseLedger, {})).list;
  }

  async savings() {
    const { accepted, currency, open, openCount } = await this.#loader.load(adviceSavings, {});
    return {
      ...{ currency, open, openPieces: openCount },
      accepted: accepted.map(({ monthlySavings: amount, currency: code }) => ({ amount, currency: code })),
      acceptedPieces: accepted.reduce((sum, { count }) => sum + count, 0),
    };
  }
}

function pieceOf({ kind, ...row }: PortfolioPiece) {
  return anyAdviceOf(kind, row);
}
