// The ledger of one accepted piece of advice, in the currency of the advice.
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { FAIL_CODES, type ReplyOf } from '../../../contract/endpoint.ts';
import type { adviceLedgerOf } from '../../../contract/optimization/recommendations/decisions.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { adviceDecision, type KeptDecision } from '../../../stores/documents/commitments/advice-decisions.ts';
import type { CompanyStores } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import type { AdviceAsked, AdviceScope } from '../advice/advice.ts';
import { adviceLedger } from '../advice/ledger.ts';
import { adviceScope } from '../recommendations/asked.ts';

/** Without months where none is complete, or the usage is in the data no more. */
export async function decisionLedger(
  stores: Stores,
  call: Call,
  recommendationId: string,
): Promise<DecisionLedger> {
  const known = await adviceDecision(stores.documents, call.companyId, recommendationId);
  if (!known)
    throw new Refusal(FAIL_CODES.notFound, 'Nothing was decided on this advice.', 'recommendationId');
  if (known.state !== 'ACCEPTED')
    throw new Refusal('ADVICE_NOT_ACCEPTED', 'Only accepted advice has a ledger.', 'recommendationId');
  return ledgerOfDecision(stores, await adviceScope(stores, call, known.kind), known);
}

export type DecisionLedger = ReplyOf<typeof adviceLedgerOf>;

/** Of what was accepted. */
export async function ledgerOfDecision(
  stores: CompanyStores,
  scope: AdviceScope,
  { recommendationId, asked, currency, knownThrough, quantity, promised, commitments }: KeptDecision,
): Promise<DecisionLedger> {
  // The promise is in one currency, so the other figures are converted to it.
  const ledger = await adviceLedger(
    stores,
    { ...scope, currency },
    {
      asked: { ...(asked as AdviceAsked), asOf: knownThrough },
      lineId: recommendationId,
      ...{ quantity, promised, commitmentIds: commitments },
      from: addDays(knownThrough, 1),
    },
  );
  return { currency, list: ledger?.months ?? [] };
}
