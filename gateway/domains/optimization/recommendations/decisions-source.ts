// Calls about what a company decides on advice.
import {
  type AdviceDecision,
  adviceDecisionHistory,
  adviceDecisionList,
  adviceLedgerOf,
  decideAdvice,
  linkPurchase,
} from '../../../../upstream/contract/optimization/recommendations/decisions.ts';
import type {
  DecideRecommendationInput,
  LinkRecommendationPurchaseInput,
  RecommendationDecision,
  ViewerRecommendationDecisionsArgs,
} from '../../../__generated__/graph-types.ts';
import { orUserErrors } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { decidedQuestion, paymentOf } from './wire-words.ts';

/** What is asked for of a decision comes with a call of its own. */
export type DecisionParent = Omit<RecommendationDecision, 'history' | 'ledger'>;

const CHANGED = [adviceDecisionList, adviceDecisionHistory, adviceLedgerOf] as const;
const NAMES = { recommendationId: 'key' };

export class DecisionsSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async list({ key, states }: ViewerRecommendationDecisionsArgs = {}): Promise<DecisionParent[]> {
    const { list } = await this.#loader.load(adviceDecisionList, {});
    return list
      .map(decisionOf)
      .filter((each) => (!key || each.key === key) && (!states || states.includes(each.state)));
  }

  async of(key: string): Promise<DecisionParent | null> {
    return (await this.list({ key }))[0] ?? null;
  }

  async history(key: string) {
    const { list, purchases } = await this.#loader.load(adviceDecisionHistory, { recommendationId: key });
    return {
      entries: list,
      purchases: purchases.map(({ startDate: startsAt, ...rest }) => ({ startsAt, ...rest })),
    };
  }

  async ledger(key: string) {
    const { currency, list } = await this.#loader.load(adviceLedgerOf, { recommendationId: key });
    return { currency, months: list };
  }

  decide({ query, key, version, state, until = null, reason, quantity }: DecideRecommendationInput) {
    return this.#changed(
      this.#loader.write(
        decideAdvice,
        {
          ...decidedQuestion(query),
          ...{ recommendationId: key, version, state, until, reason },
          ...(typeof quantity === 'number' && { quantity }),
        },
        CHANGED,
      ),
    );
  }

  link({ key, version, commitmentIds }: LinkRecommendationPurchaseInput) {
    const request = { recommendationId: key, version, commitmentIds: [...commitmentIds] };
    return this.#changed(this.#loader.write(linkPurchase, request, CHANGED));
  }

  async #changed(call: Promise<{ decision: AdviceDecision }>) {
    const { result, userErrors } = await orUserErrors(call, NAMES);
    return { userErrors, decision: result && decisionOf(result.decision) };
  }
}

function decisionOf({
  recommendationId,
  term,
  paymentOption,
  analysisPeriod: lookBackDays,
  ...rest
}: AdviceDecision): DecisionParent {
  return {
    ...rest,
    lookBackDays,
    key: recommendationId,
    paymentOption: paymentOf(paymentOption),
    termYears: Number(term.slice(1, -1)),
  };
}
