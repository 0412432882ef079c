// How often a password may be guessed: by account and address, by address, and by account over all addresses. A
// browser that is known for the account has guesses of its own: others cannot use them up.
import { GuessLimit } from './guess-limit.ts';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
/** Many accounts tried from one address. */
const FAILURES_PER_ADDRESS = 100;
/** One account tried from many addresses: five of them may have used up their own guesses. */
const FAILURES_PER_ACCOUNT = 50;

/** Where a guess comes from. */
export interface Guesser {
  address: string;
  /** The browser, where it is known for the account; else null. */
  device: string | null;
}

export class SignInLimits {
  readonly #pair: GuessLimit;
  readonly #address: GuessLimit;
  readonly #account: GuessLimit;

  constructor(now: () => number = Date.now) {
    this.#pair = new GuessLimit(FAILURES_PER_ACCOUNT_AND_ADDRESS, WINDOW_MS, now);
    this.#address = new GuessLimit(FAILURES_PER_ADDRESS, WINDOW_MS, now);
    this.#account = new GuessLimit(FAILURES_PER_ACCOUNT, WINDOW_MS, now);
  }

  /**
   * Counts a guess before it is checked. Seconds to wait, or 0. What one limit stops does not count in the next, so
   * that one address alone can never close an account for everybody.
   */
  begin(email: string, { address, device }: Guesser): number {
    const account = accountOf(email);
    if (device !== null) return this.#pair.begin(pairOf(account, { address, device }));
    return (
      this.#address.begin(address) ||
      this.#pair.begin(pairOf(account, { address, device })) ||
      this.#account.begin(account)
    );
  }

  /** A right password: its own guesses from there are forgotten; what else came from there, or for it, stays. */
  succeed(email: string, { address, device }: Guesser): void {
    const account = accountOf(email);
    this.#pair.clear(pairOf(account, { address, device }));
    if (device !== null) return;
    this.#address.takeBack(address);
    this.#account.takeBack(account);
  }
}

function pairOf(account: string, { address, device }: Guesser): string {
  return device === null ? `${account} ${address}` : `${account} device ${device}`;
}

function accountOf(email: string): string {
  return email.trim().toLowerCase();
}
