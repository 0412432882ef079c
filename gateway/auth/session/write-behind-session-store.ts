// A session store that goes on working while its disk is full or read-only: changes that cannot be written are kept in
// memory and written later. Only for a store with a single gateway, because another one would not see these changes.
import { isUnwritable } from '../../../lib/node/unwritable.ts';
import type { Entry, NewEntry, OwnedEntry, SealedStore } from './sealed-store.ts';

/** Between attempts to write the pending changes, in milliseconds. */
const PAUSE_MS = 1000;

interface PendingChange {
  kind: string;
  /** As it is now; null: removed. */
  entry: Entry | null;
}

interface Lock {
  holder: string;
  /** By the steady clock. */
  endsAt: number;
}

export class WriteBehindSessionStore implements SealedStore {
  readonly #store: SealedStore;
  /** Changes that are not written yet, by id. */
  readonly #pending = new Map<string, PendingChange>();
  /** Locks that cannot be written. */
  readonly #locks = new Map<string, Lock>();
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(store: SealedStore) {
    this.#store = store;
  }

  key(name: string): Promise<Uint8Array> {
    return this.#store.key(name);
  }

  /** Rejects with a fault of `isUnwritable`: a session that could not be kept does not start. */
  async add(entry: NewEntry): Promise<string> {
    await this.#writePending();
    return this.#store.add(entry);
  }

  async get(kind: string, id: string): Promise<Entry | null> {
    await this.#writePending();
    const pending = this.#pending.get(id);
    return pending?.kind === kind ? pending.entry : this.#store.get(kind, id);
  }

  async replace(kind: string, id: string, value: unknown): Promise<boolean> {
    return this.#change(
      id,
      () => this.#store.replace(kind, id, value),
      async () => {
        const now = await this.get(kind, id);
        if (now === null || now.mark !== null) return false;
        this.#pending.set(id, { kind, entry: { value, mark: null } });
        return true;
      },
    );
  }

  async mark(kind: string, id: string, mark: string, value: unknown): Promise<void> {
    await this.#change(
      id,
      () => this.#store.mark(kind, id, mark, value),
      async () => {
        if ((await this.get(kind, id)) !== null) this.#pending.set(id, { kind, entry: { value, mark } });
      },
    );
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.#change(
      id,
      () => this.#store.remove(kind, id),
      async () => {
        // Only known ids: a client may send any number of others.
        if ((await this.get(kind, id)) !== null) this.#pending.set(id, { kind, entry: null });
      },
    );
  }

  async countOthers(kind: string, owner: string, except: string | null): Promise<number> {
    await this.#writePending();
    return this.#store.countOthers(kind, owner, except);
  }

  async markOthers(kind: string, owner: string, except: string | null, mark: string): Promise<void> {
    await this.#writePending();
    return this.#store.markOthers(kind, owner, except, mark);
  }

  async ownedBy(kind: string, owner: string): Promise<OwnedEntry[]> {
    await this.#writePending();
    return this.#store.ownedBy(kind, owner);
  }

  async markOwned(kind: string, owner: string, hash: string, mark: string): Promise<boolean> {
    await this.#writePending();
    return this.#store.markOwned(kind, owner, hash, mark);
  }

  async lock(name: string, holder: string, lifetimeMs: number): Promise<boolean> {
    if (this.#isLocked(name)) return false;
    try {
      return await this.#store.lock(name, holder, lifetimeMs);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      // Another request may have taken it while the store was tried.
      if (this.#isLocked(name)) return false;
      this.#locks.set(name, { holder, endsAt: performance.now() + lifetimeMs });
      return true;
    }
  }

  async unlock(name: string, holder: string): Promise<void> {
    if (this.#locks.get(name)?.holder === holder) this.#locks.delete(name);
    await this.#store.unlock(name, holder).catch((error: unknown) => {
      // It expires on its own.
      if (!isUnwritable(error)) throw error;
    });
  }

  deleteExpired(): Promise<void> {
    return this.#store.deleteExpired();
  }

  /** What the store cannot take now either is lost. */
  async close(): Promise<void> {
    this.#triedAt = Number.NEGATIVE_INFINITY;
    await this.#writePending().catch(() => undefined);
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
    await this.#writePending();
    if (this.#pending.has(id)) return here();
    try {
      return await inStore();
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      this.#triedAt = performance.now();
      return here();
    }
  }

  async #writePending(): Promise<void> {
    if (this.#pending.size === 0 || performance.now() - this.#triedAt < PAUSE_MS) return;
    this.#triedAt = performance.now();
    for (const [id, change] of this.#pending) {
      try {
        await this.#write(id, change);
      } catch (error) {
        if (!isUnwritable(error)) throw error;
        return;
      }
      // It may have changed again in the meantime.
      if (this.#pending.get(id) === change) this.#pending.delete(id);
    }
  }

  async #write(id: string, { kind, entry }: PendingChange): Promise<void> {
    if (entry === null) await this.#store.remove(kind, id);
    else if (entry.mark !== null) await this.#store.mark(kind, id, entry.mark, entry.value);
    else await this.#store.replace(kind, id, entry.value);
  }
}
