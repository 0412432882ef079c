// Finds workers that hang: each says every second that it lives, and one that is silent for too long is ended.

/** How often a worker tells that it lives, and how often the first process looks, in milliseconds. */
export const BEAT_MS = 1000;
/**
 * Looks in a row without a sign of life. Looks are counted and no time is measured: a machine that sleeps, or that leaves
 * the first process without a turn as well, costs one look and no worker. To read the program takes longer than a beat.
 */
const MAX_SILENT_LOOKS = { beforeFirstSign: 60, after: 10 };

interface Watched {
  silentLooks: number;
  most: number;
  end: () => void;
}

export class LifeWatch {
  readonly #workers = new Map<number, Watched>();
  #looking: NodeJS.Timeout | null = null;

  /** `end` is called once, when the worker has said nothing for too long. */
  add(worker: number, end: () => void): void {
    this.#workers.set(worker, { silentLooks: 0, most: MAX_SILENT_LOOKS.beforeFirstSign, end });
    this.#looking ??= setInterval(() => this.#look(), BEAT_MS);
  }

  /** Whatever a worker says is a sign of life. */
  hear(worker: number): void {
    const watched = this.#workers.get(worker);
    if (!watched) return;
    watched.silentLooks = 0;
    watched.most = MAX_SILENT_LOOKS.after;
  }

  forget(worker: number): void {
    this.#workers.delete(worker);
  }

  /** From now on no worker is ended. */
  close(): void {
    if (this.#looking) clearInterval(this.#looking);
    this.#workers.clear();
  }

  #look(): void {
    for (const [worker, watched] of this.#workers) {
      watched.silentLooks += 1;
      if (watched.silentLooks <= watched.most) continue;
      this.#workers.delete(worker);
      watched.end();
    }
  }
}
