// How much the level of a series moves without an alarm: a series that wanders has to move further to be reported.
import { median, quantile } from './statistics.ts';

const NEW_DAYS = 3;
const OLD_DAYS = 14;
/** Moves that are remembered. */
const REMEMBERED = 84;
const OFTEN = 0.9;
/** Deviations of single days that such a move has on one day of ten where nothing but noise moves it. */
const NOISE_OF_MOVES = 1.25;

export class LevelMoves {
  /** Costs without their weekday: the newest last. */
  #recent: number[] = [];
  #moves: number[] = [];

  /** A day without an alarm. */
  add(cost: number): void {
    this.#recent = [...this.#recent, cost].slice(-NEW_DAYS - OLD_DAYS);
    if (this.#recent.length < NEW_DAYS + OLD_DAYS) return;
    const before = median(this.#recent.slice(0, OLD_DAYS));
    if (before <= 0) return;
    const move = Math.abs(median(this.#recent.slice(OLD_DAYS)) / before - 1);
    this.#moves = [...this.#moves, move].slice(-REMEMBERED);
  }

  /** Days with an alarm have a level of their own. */
  forgetLevel(): void {
    this.#recent = [];
  }

  /**
   * The part of the level by which three days are apart from the two weeks before on one day of ten, beyond what noise
   * does: `noise` is the deviation of a single day, as a part of the level.
   */
  usual(noise: number): number {
    if (this.#moves.length === 0) return 0;
    const often = quantile(
      this.#moves.toSorted((one, other) => one - other),
      OFTEN,
    );
    return Math.sqrt(Math.max(0, often ** 2 - (NOISE_OF_MOVES * noise) ** 2));
  }
}
