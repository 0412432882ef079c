// Handler of the portfolio: Savings Plans and EC2 reservations chosen together, beside the same pieces apart.
import { sumMoney } from '../../../../lib/money/money.ts';
import type {
  PortfolioPiece,
  portfolioEndpoints,
} from '../../../contract/optimization/recommendations/portfolio.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import type { AdviceLine, AdviceTerms } from '../advice/advice.ts';
import { advisePortfolio } from '../advice/portfolio.ts';
import { anyRow } from './advice-rows.ts';
import { adviceScope, kindOf, portfolioTerms } from './asked.ts';

export function portfolioHandlers(stores: Stores): HandlersOf<typeof portfolioEndpoints> {
  return {
    portfolioAdvice: async (request, call) => {
      const terms = portfolioTerms(request);
      const scope = await adviceScope(stores, call, 'SAVINGS_PLANS');
      const told = await advisePortfolio(stores, scope, terms);
      const { lines, monthlySaving, monthlyOnDemand } = told;
      return {
        currency: told.currency,
        window: told.window,
        missing: told.missing.map(({ what, of, best }) => ({ what, of, best })),
        list: lines.map((line) => pieceOf(line, terms)),
        separate: told.separate.map((line) => pieceOf(line, terms)),
        overlaps: told.overlaps.map(({ one, other, account, region, platform, ...rest }) => ({
          ...rest,
          ...{ oneId: one, otherId: other, accountId: account, regionCode: region, engine: platform },
        })),
        estimatedMonthlySavings: monthlySaving,
        separateMonthlySavings: told.separateSaving,
        monthlyOnDemand,
        savingsRate: monthlyOnDemand > 0 ? (100 * monthlySaving) / monthlyOnDemand : null,
        upfrontCost: sumMoney(lines.map(({ upfrontCost }) => upfrontCost)),
        recurringMonthlyCost: sumMoney(lines.map(({ recurringMonthly }) => recurringMonthly)),
        ...told.conversions,
      };
    },
  };
}

function pieceOf(line: AdviceLine, terms: AdviceTerms): PortfolioPiece {
  return { ...anyRow(line, { ...terms, kind: line.kind }), kind: kindOf(line.kind) };
}
