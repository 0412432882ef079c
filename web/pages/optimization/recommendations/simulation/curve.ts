// The curve of the graph as the functions of a purchase take it: the slider asks them at every step.
import { type AdviceCurve, curveValuation } from '../../../../../lib/commitments/advice/curve.ts';
import type { Price, Valuation } from '../../../../../lib/commitments/advice/valuation.ts';

export interface GraphCurve {
  readonly covered: readonly number[];
  readonly error: number;
  readonly isInstances: boolean;
  readonly onDemand: number;
  readonly price: number;
  readonly quantities: readonly number[];
  readonly recurring: number;
  readonly step: number;
  readonly termMonths: number;
  readonly upfront: number;
  readonly used: readonly number[];
}

export interface Purchase {
  valuation: Valuation;
  price: Price;
}

export function purchaseOf({ quantities: x, isInstances, ...rest }: GraphCurve): Purchase {
  const curve: AdviceCurve = { ...rest, x, unit: isInstances ? 'INSTANCES' : 'MONEY' };
  return { valuation: curveValuation(curve), price: curve };
}
