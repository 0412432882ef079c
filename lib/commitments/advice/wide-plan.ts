// The plan that pays for what all others leave: its best size, chosen anew for each size of the others that is tried.
import { chosenSize } from './goals.ts';
import { hoursValuation, type Layer } from './hours.ts';
import type { PortfolioProblem } from './portfolio-rest.ts';
import { savingAt, type Valuation } from './valuation.ts';

export interface WideChoice {
  size: number;
  /** Of an hour on average: money. */
  saving: number;
}

const NOTHING: WideChoice = { size: 0, saving: 0 };

/** Values are in grains, by slot and within it by class of discount. */
export class WidePlan {
  readonly #problem: PortfolioProblem;
  /** Written anew for each question. */
  readonly #layers: Layer[];

  constructor(problem: PortfolioProblem) {
    this.#problem = problem;
    this.#layers = emptyLayers(problem);
  }

  /** `near` is a size that the best one is likely to be close to. */
  best(values: Float64Array, near?: number): WideChoice {
    const { widePlan } = this.#problem;
    if (widePlan === null) return NOTHING;
    const valuation = this.#filled(this.#layers, values);
    const size = chosenSize(valuation, widePlan.price, { by: 'saving' }, near) ?? 0;
    return { size, saving: savingAt(valuation, widePlan.price.price, size) };
  }

  /** Its own copy, which later questions leave as it is. */
  valuation(values: Float64Array): Valuation {
    return this.#filled(emptyLayers(this.#problem), values);
  }

  #filled(layers: readonly Layer[], values: Float64Array): Valuation {
    const { slots, scale, widePlan } = this.#problem;
    const discounts = widePlan?.discounts ?? [];
    layers.forEach(({ value, capacity }, place) => {
      const left = 1 - (discounts[place] ?? 0);
      for (let slot = 0; slot < slots; slot += 1) {
        const grains = values[slot * discounts.length + place] ?? 0;
        value[slot] = grains;
        capacity[slot] = Math.round(grains * left);
      }
    });
    return hoursValuation({ slots, scale, layers });
  }
}

const emptyLayers = ({ slots, widePlan }: PortfolioProblem): Layer[] =>
  (widePlan?.discounts ?? []).map(() => ({
    value: new Float64Array(slots),
    capacity: new Float64Array(slots),
  }));
