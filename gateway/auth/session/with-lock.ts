// Runs work that only one gateway at a time may do.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SealedStore } from './sealed-store.ts';

/** Longer than the work may take, in milliseconds; after that the lock of a dead gateway is free. */
const LIFETIME_MS = 15_000;
const PAUSE_MS = 40;

/** Waits for the lock, runs the work and releases the lock; rejects when the lock cannot be had in time. */
export async function withLock<Result>(
  store: SealedStore,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const deadline = performance.now() + LIFETIME_MS;
  while (!(await store.lock(name, holder, LIFETIME_MS))) {
    if (performance.now() > deadline) throw new Error('another gateway holds the lock for too long');
    await sleep(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await store.unlock(name, holder);
  }
}
