// Work that one gateway at a time may do, whichever of the replicas it is.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SealedStore } from './sealed-store.ts';

/** Longer than the work may take; a gateway that died in the middle holds others up no longer, in milliseconds. */
const LIFETIME_MS = 15_000;
const PAUSE_MS = 40;

/** Does the work when nobody else is at it; rejects when that takes too long. */
export async function exclusively<Result>(
  store: SealedStore,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const deadline = performance.now() + LIFETIME_MS;
  while (!(await store.lock(name, holder, LIFETIME_MS))) {
    if (performance.now() > deadline) throw new Error('another gateway does not come to an end');
    await sleep(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await store.unlock(name, holder);
  }
}
