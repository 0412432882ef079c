// What any quantity of a piece of advice would do, with its proof: hours and back-test.

import { curveValuation } from '../../../../lib/commitments/advice/curve.ts';
import { chosenSize } from '../../../../lib/commitments/advice/goals.ts';
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import type { AdviceSimulation } from '../../../contract/optimization/recommendations/simulation.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import type { Advice } from '../advice/advice.ts';
import { provenAdvice } from '../advice/proof.ts';
import { anyRow } from './advice-rows.ts';
import { type AskedAdvice, adviceScope } from './asked.ts';
import { wireAdvice } from './lists.ts';

const NO_PROOF = {
  recommendation: null,
  bestSaving: 0,
  leastRegret: 0,
  targetCoverage: null,
  curve: null,
  hours: { at: [], onDemand: [], isLeftOut: [] },
  backTest: [],
  worst: null,
  capture: null,
};

/** Of the piece that saves most where none is named. Refuses one that the advice does not hold. */
export async function simulationReply(
  stores: Stores,
  asked: AskedAdvice,
  named: string | undefined,
  call: Call,
): Promise<AdviceSimulation> {
  const scope = await adviceScope(stores, call, asked.kind);
  const bestOf = (found: Advice) =>
    wireAdvice(found, asked).lines.toSorted((one, other) => other.monthlySaving - one.monthlySaving)[0]?.id;
  const { advice, proof } = await provenAdvice(stores, scope, asked.asked, (found) => named ?? bestOf(found));
  const { lines: _lines, rates: _rates, unconverted: _unconverted, ...basis } = wireAdvice(advice, asked);
  if (!proof && named === undefined) return { ...basis, ...NO_PROOF };
  if (!proof) throw new Refusal(FAIL_CODES.notFound, 'The advice has no such piece now.', 'recommendationId');
  const { curve, backTest } = proof;
  const valuation = curveValuation(curve);
  const { goal } = asked.asked;
  return {
    ...basis,
    recommendation: anyRow(proof.line, asked.asked),
    bestSaving: chosenSize(valuation, curve, { by: 'saving' }) ?? 0,
    leastRegret: chosenSize(valuation, curve, { by: 'regret' }) ?? 0,
    targetCoverage: goal.by === 'coverage' ? chosenSize(valuation, curve, goal) : null,
    curve: {
      ...{ unit: curve.unit, step: curve.step, termMonths: curve.termMonths, error: curve.error },
      ...{ onDemand: curve.onDemand, price: curve.price, upfront: curve.upfront, recurring: curve.recurring },
      quantities: [...curve.x],
      covered: [...curve.covered],
      used: [...curve.used],
    },
    hours: proof.hours,
    backTest: backTest.purchases.map(({ size: quantity, ...rest }) => ({ quantity, ...rest })),
    worst: backTest.worst,
    capture: backTest.capture,
  };
}
