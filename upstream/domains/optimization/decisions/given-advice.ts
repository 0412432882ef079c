// The advice that is decided on, as it is now: what was asked, the piece, and what its quantity promises.

import { lastDayBefore } from '../../../../lib/calendar/calendar.ts';
import { curveValuation } from '../../../../lib/commitments/advice/curve.ts';
import { simulate } from '../../../../lib/commitments/advice/simulate.ts';
import type { DecidedAdvice } from '../../../contract/optimization/recommendations/decisions.ts';
import type { Call } from '../../../rest/call.ts';
import type { GivenAdvice } from '../../../stores/documents/commitments/advice-decisions.ts';
import type { Stores } from '../../shared/stores.ts';
import { provenAdvice } from '../advice/proof.ts';
import { adviceAsked, adviceScope } from '../recommendations/asked.ts';

interface Decision extends DecidedAdvice {
  recommendationId: string;
  quantity?: number | undefined;
}

/** Null where the advice does not hold the piece now. */
export async function givenAdvice(
  stores: Stores,
  call: Call,
  decision: Decision,
): Promise<{ given: GivenAdvice; quantity: number } | null> {
  const { kind, recommendationId } = decision;
  const asked = adviceAsked(decision);
  const scope = await adviceScope(stores, call, kind);
  const { advice, proof } = await provenAdvice(stores, scope, asked, () => recommendationId);
  if (!proof || !advice.window) return null;
  const { line, curve } = proof;
  const advised = line.commitment ?? line.quantity ?? 0;
  const quantity = decision.quantity ?? advised;
  const promised =
    quantity === advised
      ? line.monthlySaving
      : simulate(curveValuation(curve), curve, quantity).monthlySaving;
  const { currency, window } = advice;
  return {
    given: { kind, asked, line, promised, currency, knownThrough: lastDayBefore(window.end) },
    quantity,
  };
}
