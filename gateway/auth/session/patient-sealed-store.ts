// A sealed store whose entries can be used and changed while its disk is full or may only be read: what it cannot take
// is kept here, and written once it can. For the only gateway of a store, because another one would not know of it.
import { isUnwritable } from '../../../lib/node/unwritable.ts';
import type { Entry, NewEntry, SealedStore } from './sealed-store.ts';

/** Between attempts to write what is left, in milliseconds. */
const PAUSE_MS = 1000;

interface Left {
  kind: string;
  /** As it is now; null: removed. */
  entry: Entry | null;
}

interface Lock {
  holder: string;
  /** By the steady clock. */
  endsAt: number;
}

export class PatientSealedStore implements SealedStore {
  readonly #store: SealedStore;
  /** What the store has not taken yet, by id. */
  readonly #left = new Map<string, Left>();
  /** In the place of those that cannot be written. */
  readonly #locks = new Map<string, Lock>();
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(store: SealedStore) {
    this.#store = store;
  }

  key(name: string): Promise<Uint8Array> {
    return this.#store.key(name);
  }

  /** Rejects with a fault of `isUnwritable`: nothing new begins that could not be kept. */
  async add(entry: NewEntry): Promise<string> {
    await this.#writeLeft();
    return this.#store.add(entry);
  }

  async get(kind: string, id: string): Promise<Entry | null> {
    await this.#writeLeft();
    const left = this.#left.get(id);
    return left?.kind === kind ? left.entry : this.#store.get(kind, id);
  }

  async replace(kind: string, id: string, value: unknown): Promise<boolean> {
    return this.#change(
      id,
      () => this.#store.replace(kind, id, value),
      async () => {
        const now = await this.get(kind, id);
        if (now === null || now.mark !== null) return false;
        this.#left.set(id, { kind, entry: { value, mark: null } });
        return true;
      },
    );
  }

  async mark(kind: string, id: string, mark: string, value: unknown): Promise<void> {
    await this.#change(
      id,
      () => this.#store.mark(kind, id, mark, value),
      async () => {
        if ((await this.get(kind, id)) !== null) this.#left.set(id, { kind, entry: { value, mark } });
      },
    );
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.#change(
      id,
      () => this.#store.remove(kind, id),
      async () => {
        // Of ids that nobody was given there may be any number.
        if ((await this.get(kind, id)) !== null) this.#left.set(id, { kind, entry: null });
      },
    );
  }

  async countOthers(kind: string, owner: string, except: string | null): Promise<number> {
    await this.#writeLeft();
    return this.#store.countOthers(kind, owner, except);
  }

  async markOthers(kind: string, owner: string, except: string | null, mark: string): Promise<void> {
    await this.#writeLeft();
    return this.#store.markOthers(kind, owner, except, mark);
  }

  async lock(name: string, holder: string, lifetimeMs: number): Promise<boolean> {
    if (this.#isLocked(name)) return false;
    try {
      return await this.#store.lock(name, holder, lifetimeMs);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      // Somebody may have taken it while the store was tried.
      if (this.#isLocked(name)) return false;
      this.#locks.set(name, { holder, endsAt: performance.now() + lifetimeMs });
      return true;
    }
  }

  async unlock(name: string, holder: string): Promise<void> {
    if (this.#locks.get(name)?.holder === holder) this.#locks.delete(name);
    await this.#store.unlock(name, holder).catch((error: unknown) => {
      // It ends by itself.
      if (!isUnwritable(error)) throw error;
    });
  }

  dropLapsed(): Promise<void> {
    return this.#store.dropLapsed();
  }

  /** What the store cannot take now either is lost. */
  async close(): Promise<void> {
    this.#triedAt = Number.NEGATIVE_INFINITY;
    await this.#writeLeft().catch(() => undefined);
    await this.#store.close();
  }

  #isLocked(name: string): boolean {
    const held = this.#locks.get(name);
    return held !== undefined && held.endsAt > performance.now();
  }

  /** In the store, or here when it cannot be written. An entry that is here already stays here until all is written. */
  async #change<Result>(
    id: string,
    inStore: () => Promise<Result>,
    here: () => Promise<Result>,
  ): Promise<Result> {
    await this.#writeLeft();
    if (this.#left.has(id)) return here();
    try {
      return await inStore();
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      this.#triedAt = performance.now();
      return here();
    }
  }

  async #writeLeft(): Promise<void> {
    if (this.#left.size === 0 || performance.now() - this.#triedAt < PAUSE_MS) return;
    this.#triedAt = performance.now();
    for (const [id, left] of this.#left) {
      try {
        await this.#write(id, left);
      } catch (error) {
        if (!isUnwritable(error)) throw error;
        return;
      }
      // It may have changed again in the meantime.
      if (this.#left.get(id) === left) this.#left.delete(id);
    }
  }

  async #write(id: string, { kind, entry }: Left): Promise<void> {
    if (entry === null) await this.#store.remove(kind, id);
    else if (entry.mark !== null) await this.#store.mark(kind, id, entry.mark, entry.value);
    else await this.#store.replace(kind, id, entry.value);
  }
}
