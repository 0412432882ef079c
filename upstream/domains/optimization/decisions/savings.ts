// What advice saves a month: what was accepted, and what nothing was decided on; no hour counts twice.
import {
  RECOMMENDATION_KINDS,
  type RecommendationKind,
} from '../../../../lib/commitments/recommendations.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { promiseEndpoints } from '../../../contract/optimization/recommendations/promises.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import {
  adviceDecisions,
  type KeptDecision,
} from '../../../stores/documents/commitments/advice-decisions.ts';
import { companyData } from '../../shared/company-data.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { Stores } from '../../shared/stores.ts';
import type { AdviceLine, AdviceScope, AdviceTerms } from '../advice/advice.ts';
import { advise } from '../advice/advise.ts';
import { currencyOf } from '../advice/inputs.ts';
import { advisePortfolio } from '../advice/portfolio.ts';
import { adviceKind } from '../recommendations/asked.ts';
import { ledgerMailHandlers } from './ledger-mail.ts';
import { ledgersByCurrency, promisedPieces } from './promises.ts';

/** The defaults of the screens. */
const TERMS: AdviceTerms = {
  ...{ lookBackDays: 30, termYears: 1, payment: 'No Upfront', accounts: [], goal: { by: 'saving' } },
  ...{
    includesExpiring: false,
    byAccount: false,
    isGuarded: false,
    expectsGrowth: false,
    withoutAnomalies: true,
    asOf: null,
  },
};
/** What is in no portfolio: machines that plans do not pay for. */
const APART: readonly RecommendationKind[] = ['RDS', 'OPENSEARCH', 'ELASTICACHE', 'REDSHIFT', 'AZURE_VM'];

export function promiseHandlers(stores: Stores): HandlersOf<typeof promiseEndpoints> {
  return {
    promiseLedger: async (_request, { companyId, signal }) => ({
      list: ledgersByCurrency(await promisedPieces(stores, companyId, signal)),
    }),
    adviceSavings: (_request, call) => savingsOf(stores, call),
    ...ledgerMailHandlers(stores),
  };
}

async function savingsOf(stores: Stores, { companyId, currency, signal }: Call) {
  const { vendors } = await companyData(stores, companyId);
  const scope: AdviceScope = { companyId, currency, signal, vendors };
  const decisions = await adviceDecisions(stores.documents, companyId);
  const today = stores.now().toISOString().slice(0, 10);
  const decided = new Set(
    decisions.filter((each) => isDecided(each, today)).map(({ recommendationId }) => recommendationId),
  );
  const open = (await linesOf(stores, scope)).filter(({ id }) => !decided.has(id));
  const accepted = decisions.filter(({ state }) => state === 'ACCEPTED');
  return {
    currency: await currencyOf(stores, scope),
    open: sumMoney(open.map(({ monthlySaving }) => monthlySaving)),
    openCount: open.length,
    accepted: [...groupedBy(accepted, (each) => each.currency)].map(([code, own]) => ({
      currency: code,
      monthlySavings: sumMoney(own.map(({ promised }) => promised)),
      count: own.length,
    })),
  };
}

/** A postponement is over after its last day. */
function isDecided({ state, until }: KeptDecision, today: string): boolean {
  return state === 'POSTPONED' ? until !== null && until >= today : state !== 'OPEN';
}

async function linesOf(stores: Stores, scope: AdviceScope): Promise<AdviceLine[]> {
  const has = (kind: RecommendationKind) => scope.vendors.includes(RECOMMENDATION_KINDS[kind].vendor);
  const lines: AdviceLine[] = [];
  if (has('SAVINGS_PLANS')) lines.push(...(await advisePortfolio(stores, scope, TERMS)).lines);
  for (const kind of APART.filter(has)) {
    const asked = { ...TERMS, kind: adviceKind(kind), byAccount: kind === 'AZURE_VM' };
    lines.push(...(await advise(stores, scope, asked)).lines);
  }
  return lines;
}
