// Handlers of decisions on advice: it is computed again, so that the saved figures are those of that moment.
import { isWithinLength } from '../../../../lib/rules/text-rules.ts';
import { type CheckedRequestOf, FAIL_CODES } from '../../../contract/endpoint.ts';
import type {
  AdviceDecision,
  decideAdvice,
  decisionEndpoints,
  linkPurchase,
} from '../../../contract/optimization/recommendations/decisions.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import {
  adviceDecision,
  adviceDecisionHistory,
  adviceDecisions,
  type Decided,
  type GivenAdvice,
  type KeptDecision,
  saveAdviceDecision,
} from '../../../stores/documents/commitments/advice-decisions.ts';
import type { Stores } from '../../shared/stores.ts';
import type { AdviceAsked, AdviceLine } from '../advice/advice.ts';
import { givenAdvice } from './given-advice.ts';
import { decisionLedger } from './ledger.ts';
import { purchasesOf } from './purchases.ts';

export function decisionHandlers(stores: Stores): HandlersOf<typeof decisionEndpoints> {
  const { documents } = stores;
  return {
    adviceDecisionList: async (_request, { companyId }) => ({
      list: (await adviceDecisions(documents, companyId)).map(shownDecision),
    }),
    decideAdvice: (request, call) => decide(stores, request, call),
    linkPurchase: (request, call) => link(stores, request, call),
    adviceLedgerOf: ({ recommendationId }, call) => decisionLedger(stores, call, recommendationId),
    adviceDecisionHistory: async ({ recommendationId }, call) => {
      const [list, known] = await Promise.all([
        adviceDecisionHistory(documents, call.companyId, recommendationId),
        adviceDecision(documents, call.companyId, recommendationId),
      ]);
      return {
        list: list.map(({ version: _, commitments, ...rest }) => ({
          ...rest,
          commitmentIds: [...commitments],
        })),
        purchases: known === null ? [] : await purchasesOf(stores, call, known),
      };
    },
  };
}

async function decide(stores: Stores, request: CheckedRequestOf<typeof decideAdvice>, call: Call) {
  const { recommendationId, state, version } = request;
  const known = await adviceDecision(stores.documents, call.companyId, recommendationId);
  const until = untilOf(request, stores.now().toISOString().slice(0, 10));
  const reason = reasonOf(request.reason);
  if (state === 'EXCLUDED' && reason === '')
    throw new Refusal('DECISION_REASON_MISSING', 'Say why it is excluded.', 'reason');
  // A decision of before can be changed after the advice has gone; it stays as it was given.
  const now =
    (await givenAdvice(stores, call, request)) ?? (known && { given: known, quantity: known.quantity });
  if (!now) throw new Refusal(FAIL_CODES.notFound, 'The advice has no such piece now.', 'recommendationId');
  const decided: Decided = {
    state,
    until,
    reason,
    quantity: now.quantity,
    commitments: state === 'ACCEPTED' ? (known?.commitments ?? []) : [],
  };
  return save(stores, call, { recommendationId, version, given: now.given, decided });
}

async function link(stores: Stores, request: CheckedRequestOf<typeof linkPurchase>, call: Call) {
  const { recommendationId, version, commitmentIds } = request;
  const known = await adviceDecision(stores.documents, call.companyId, recommendationId);
  if (!known)
    throw new Refusal(FAIL_CODES.notFound, 'Nothing was decided on this advice.', 'recommendationId');
  if (known.state !== 'ACCEPTED')
    throw new Refusal('ADVICE_NOT_ACCEPTED', 'Only accepted advice has a purchase.', 'recommendationId');
  const offered = await purchasesOf(stores, call, known);
  const strange = commitmentIds.find((id) => !offered.some(({ commitmentId }) => commitmentId === id));
  if (strange !== undefined)
    throw new Refusal(
      'UNKNOWN_COMMITMENT',
      'No commitment of this id could be bought of it.',
      'commitmentIds',
    );
  const decided: Decided = { ...known, commitments: [...new Set(commitmentIds)] };
  return save(stores, call, { recommendationId, version, given: known, decided });
}

async function save(
  { documents, now }: Stores,
  { companyId, user }: Call,
  change: { recommendationId: string; version: number; given: GivenAdvice; decided: Decided },
): Promise<{ decision: AdviceDecision }> {
  const isSaved = await saveAdviceDecision(documents, {
    ...change,
    companyId,
    author: user.name,
    at: now(),
  });
  if (!isSaved) throw new Refusal('CHANGED_MEANWHILE', 'The decision is not as it was read.', 'version');
  const saved = await adviceDecision(documents, companyId, change.recommendationId);
  if (!saved) throw new Error('a decision that was saved is not there');
  return { decision: shownDecision(saved) };
}

function untilOf({ state, until }: Pick<Decided, 'state' | 'until'>, today: string): string | null {
  if (state !== 'POSTPONED') return null;
  if (until === null) throw new Refusal('DECISION_UNTIL_MISSING', 'Say until when it is postponed.', 'until');
  if (until < today) throw new Refusal('DECISION_UNTIL_PAST', 'A postponement ends today or later.', 'until');
  return until;
}

function reasonOf(text: string): string {
  const reason = text.trim();
  if (/[^\P{Cc}\n]/u.test(reason))
    throw new Refusal('CONTROL_CHARACTERS', 'A reason has no control characters.', 'reason');
  if (!isWithinLength(reason)) throw new Refusal('TEXT_TOO_LONG', 'At most 254 characters.', 'reason');
  return reason;
}

export function shownDecision(kept: KeptDecision): AdviceDecision {
  const line = kept.line as AdviceLine;
  const asked = kept.asked as AdviceAsked;
  const { recommendationId, kind, version, state, until, reason, quantity, author, changedAt } = kept;
  const name = [line.planType, line.instanceType ?? line.flexibilityGroup ?? line.instanceFamily];
  return {
    ...{ recommendationId, kind, version, state, until, reason, quantity, author, changedAt },
    commitmentIds: [...kept.commitments],
    name: name.filter((part) => part !== null).join(' '),
    accountName: line.accountName || line.account,
    regionName: line.regionName ?? line.region,
    term: `P${asked.termYears}Y`,
    ...{ analysisPeriod: asked.lookBackDays, isByAccount: asked.byAccount },
    paymentOption: asked.payment,
    promised: kept.promised,
    currency: kept.currency,
    knownThrough: kept.knownThrough,
  };
}
