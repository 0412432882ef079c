// How much one user may ask for: so many requests a minute, and so many at once. Counts in the memory of one process.

export interface RequestLimits {
  /** 0: any number. */
  perMinute: number;
  /** 0: any number. */
  atOnce: number;
}

/** A request that may go on; `end` is told once it was answered, or no caller waits any more. */
export interface Admitted {
  end: () => void;
}

export interface Refused {
  /** Whole seconds, at least one, until a further request may be admitted. */
  retryAfter: number;
}

const SECONDS = 60;
/** Users that are remembered; the least recently seen is forgotten first. 240 bytes and a little a user. */
const MAX_USERS = 10_000;

interface Usage {
  /** Requests by second of the minute. */
  counts: Uint32Array;
  /** The second that was counted last. */
  newest: number;
  /** Sum of `counts`. */
  total: number;
  running: number;
}

export class RequestLimiter {
  readonly #limits: RequestLimits;
  readonly #now: () => number;
  /** The user who asked last stands last. */
  readonly #users = new Map<string, Usage>();

  /** `now` in milliseconds of a clock that never goes back. */
  constructor(limits: RequestLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Refused requests do not count, so that a user who floods is still served at the rate of the limit. */
  begin(userId: string): Admitted | Refused {
    const { perMinute, atOnce } = this.#limits;
    const second = Math.floor(this.#now() / 1000);
    const usage = this.#usageOf(userId, second);
    if (perMinute > 0 && usage.total >= perMinute) return { retryAfter: secondsUntilRoom(usage) };
    if (atOnce > 0 && usage.running >= atOnce) return { retryAfter: 1 };
    usage.counts[second % SECONDS] = (usage.counts[second % SECONDS] ?? 0) + 1;
    usage.total += 1;
    usage.running += 1;
    let isRunning = true;
    return {
      end: () => {
        if (isRunning) usage.running -= 1;
        isRunning = false;
      },
    };
  }

  /** How many users are remembered. */
  get userCount(): number {
    return this.#users.size;
  }

  #usageOf(userId: string, second: number): Usage {
    const known = this.#users.get(userId);
    const usage = known ?? { counts: new Uint32Array(SECONDS), newest: second, total: 0, running: 0 };
    this.#users.delete(userId);
    this.#users.set(userId, usage);
    if (this.#users.size > MAX_USERS) {
      const [longestAway] = this.#users.keys();
      if (longestAway !== undefined) this.#users.delete(longestAway);
    }
    passTo(usage, second);
    return usage;
  }
}

/** Forgets what is a minute old. */
function passTo(usage: Usage, second: number): void {
  const first = Math.max(usage.newest + 1, second - SECONDS + 1);
  for (let passed = first; passed <= second; passed++) {
    usage.total -= usage.counts[passed % SECONDS] ?? 0;
    usage.counts[passed % SECONDS] = 0;
  }
  usage.newest = second;
}

/** When the oldest second with requests will have passed. */
function secondsUntilRoom({ counts, newest }: Usage): number {
  for (let wait = 1; wait < SECONDS; wait++) if ((counts[(newest + wait) % SECONDS] ?? 0) > 0) return wait;
  return SECONDS;
}
