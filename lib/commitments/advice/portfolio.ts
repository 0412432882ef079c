// One optimum over reservations and plans that could pay for the same hours: bought together, no hour counts twice.
import {
  applied,
  type Offer,
  offersFind,
  type PortfolioProblem,
  type Rest,
  wholeRest,
} from './portfolio-rest.ts';
import { bestStep, highest } from './search.ts';
import type { Valuation } from './valuation.ts';
import { type WideChoice, WidePlan } from './wide-plan.ts';

export interface PortfolioChoice {
  /** By the id of the offer; the wide plan by its own. */
  sizes: Map<string, number>;
  /** Of an hour on average: money. */
  saving: number;
  /** What is left for each offer by those that are applied before it. */
  valuations: Map<string, Valuation>;
}

/** Improvements of less than this share of the on-demand cost end the search. */
const NEGLIGIBLE = 1e-6;
const MOST_ROUNDS = 20;
/** Pairs are tried among the offers with the largest peaks. */
const MOST_PAIRED = 8;

/**
 * Sizes of all offers together. The saving is concave in them, with edges where an hour is just covered: offers are moved
 * one by one, in pairs (both up, or one for the other) and all together, by equal on-demand costs, and the wide plan is
 * chosen anew for every size that is tried, until no move gains. At last sizes are brought to whole steps.
 */
export function bestPortfolio(problem: PortfolioProblem): PortfolioChoice {
  const state = new State(problem);
  const moves = movesOf(problem.offers);
  let saving = state.saving();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const move of moves) state.improve(move);
    const now = state.saving();
    const isDone = now - saving <= NEGLIGIBLE * Math.max(state.onDemand, 1 / problem.scale);
    saving = now;
    if (isDone) break;
  }
  for (const offer of problem.offers) state.toSteps(offer);
  return state.choice();
}

/** By how much each offer changes, by on-demand cost: one, two of them, or all. */
type Move = readonly { offer: Offer; by: number }[];

function movesOf(offers: readonly Offer[]): Move[] {
  const single = offers.map((offer) => ({ offer, by: unitOf(offer) }));
  const large = single.toSorted((one, other) => other.offer.peak / other.by - one.offer.peak / one.by);
  const pairs = large.slice(0, MOST_PAIRED).flatMap((one, index) =>
    large.slice(index + 1, MOST_PAIRED).flatMap((other) => [
      [one, other],
      [one, { ...other, by: -other.by }],
    ]),
  );
  return [...single.map((each) => [each]), ...pairs, ...(offers.length > 2 ? [single] : [])];
}

/** Of the size, for on-demand cost of 1 where it is deepest. */
function unitOf({ parts: [part] }: Offer): number {
  const sum = (grains: Float64Array) => grains.reduce((total, each) => total + each, 0);
  const value = part ? sum(part.layer.value) : 0;
  return part && value > 0 ? sum(part.layer.capacity) / value : 1;
}

class State {
  readonly onDemand: number;
  readonly #problem: PortfolioProblem;
  readonly #sizes = new Map<string, number>();
  readonly #scopes: Map<string, Offer[]>;
  /** By scope: what its offers leave. */
  readonly #rests = new Map<string, Rest>();
  readonly #plan: WidePlan;
  /** What the wide plan finds, and what is best there. */
  #wide: Float64Array;
  #chosen: WideChoice;

  constructor(problem: PortfolioProblem) {
    this.#problem = problem;
    this.#scopes = new Map();
    for (const offer of problem.offers)
      this.#scopes.set(offer.scope, [...(this.#scopes.get(offer.scope) ?? []), offer]);
    for (const scope of this.#scopes.keys()) this.#rests.set(scope, this.#restOf(scope));
    this.#plan = new WidePlan(problem);
    this.#wide = wholeRest(problem);
    this.#chosen = this.#plan.best(this.#wide);
    const all = problem.series.reduce(
      (sum, { value }) => sum + value.reduce((one, each) => one + each, 0),
      0,
    );
    this.onDemand = all / problem.scale / Math.max(problem.slots, 1);
  }

  #restOf(scope: string, changed?: ReadonlyMap<Offer, number>): Rest {
    const offers = this.#scopes.get(scope) ?? [];
    return applied(this.#problem, offers, (offer) => changed?.get(offer) ?? this.#sizes.get(offer.id) ?? 0);
  }

  /** The best place along a move, each with the wide plan that is best beside it. */
  improve(move: Move): void {
    const sizeOf = ({ offer }: Move[number]) => this.#sizes.get(offer.id) ?? 0;
    const room = (each: Move[number], sign: 1 | -1) =>
      (sign * each.by > 0 ? each.offer.peak - sizeOf(each) : sizeOf(each)) / Math.abs(each.by);
    const [least, most] = [
      -Math.min(...move.map((each) => room(each, -1))),
      Math.min(...move.map((each) => room(each, 1))),
    ];
    const changed = (far: number) =>
      new Map(move.map((each) => [each.offer, Math.max(0, sizeOf(each) + far * each.by)]));
    const far = highest(least, most, 0, (place) => this.#gain(changed(place)));
    if (far !== 0 && this.#gain(changed(far)) > 0) this.#take(changed(far));
  }

  /** The whole step that is best for the offer, of the two beside its size, or of all. */
  toSteps(offer: Offer): void {
    const { step } = offer.price;
    const gain = (size: number) => this.#gain(new Map([[offer, size]]));
    this.#take(new Map([[offer, bestStep(Math.ceil(offer.peak / step), step, gain)]]));
  }

  /** Of the sizes that change, against those that are. */
  #gain(changed: ReadonlyMap<Offer, number>): number {
    const { rests, wide } = this.#with(changed);
    let gain = this.#plan.best(wide, this.#chosen.size).saving - this.#chosen.saving;
    for (const [scope, rest] of rests) gain += rest.saving - (this.#rests.get(scope)?.saving ?? 0);
    return gain;
  }

  #with(changed: ReadonlyMap<Offer, number>) {
    const rests = new Map<string, Rest>();
    const wide = Float64Array.from(this.#wide);
    for (const { scope } of changed.keys()) {
      const before = this.#rests.get(scope);
      if (rests.has(scope) || !before) continue;
      const rest = this.#restOf(scope, changed);
      rests.set(scope, rest);
      for (let place = 0; place < wide.length; place += 1)
        wide[place] = (wide[place] ?? 0) - (before.wide[place] ?? 0) + (rest.wide[place] ?? 0);
    }
    return { rests, wide };
  }

  #take(changed: ReadonlyMap<Offer, number>): void {
    const { rests, wide } = this.#with(changed);
    this.#wide = wide;
    this.#chosen = this.#plan.best(wide, this.#chosen.size);
    for (const [offer, size] of changed) this.#sizes.set(offer.id, size);
    for (const [scope, rest] of rests) this.#rests.set(scope, rest);
  }

  saving(): number {
    const inner = [...this.#rests.values()].reduce((sum, rest) => sum + rest.saving, 0);
    return inner + this.#chosen.saving;
  }

  choice(): PortfolioChoice {
    const { widePlan } = this.#problem;
    const valuations = new Map<string, Valuation>();
    for (const offers of this.#scopes.values()) {
      const found = offersFind(this.#problem, offers, ({ id }) => this.#sizes.get(id) ?? 0);
      for (const [id, valuation] of found) valuations.set(id, valuation);
    }
    const sizes = new Map(this.#sizes);
    if (widePlan) {
      valuations.set(widePlan.id, this.#plan.valuation(this.#wide));
      sizes.set(widePlan.id, this.#chosen.size);
    }
    return { sizes, saving: this.saving(), valuations };
  }
}
