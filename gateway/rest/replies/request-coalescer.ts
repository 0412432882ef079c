// One call for all who ask the same while it is under way ("single flight"). The call is aborted when no caller waits for it
// any more; one caller who leaves does not end it for the others.

import type { Caller } from '../caller.ts';
import { AbortFlag } from '../transport/abort-flag.ts';
import { UpstreamAbandoned, type UpstreamError, UpstreamTimeout } from '../upstream-error.ts';

/** A caller that waits for a reply, and for how long. */
export type Waiter = Pick<Caller, 'signal' | 'endsAt'>;

interface PendingCall {
  reply: Promise<unknown>;
  waiting: number;
  abort: AbortFlag;
  /** By `performance.now()`. */
  startedAt: number;
}

export class RequestCoalescer {
  readonly #pending = new Map<string, PendingCall>();

  /** Whether a call of this key that is younger than `maxAgeMs` is under way. */
  isPending(key: string, maxAgeMs = Number.POSITIVE_INFINITY): boolean {
    return this.#young(key, maxAgeMs) !== undefined;
  }

  /**
   * The reply of the call that is under way, if it is younger than `maxAgeMs`, else of `ask`. A failure reaches all who
   * wait. The callers share the reply and must not change it.
   */
  reply<Reply>(
    key: string,
    waiter: Waiter,
    ask: (waiter: Waiter) => Promise<Reply>,
    maxAgeMs = Number.POSITIVE_INFINITY,
  ): Promise<Reply> {
    return this.#join(key, this.#young(key, maxAgeMs) ?? this.#start(key, ask), waiter) as Promise<Reply>;
  }

  /** No request joins the calls that are under way now. */
  clear(): void {
    this.#pending.clear();
  }

  #young(key: string, maxAgeMs: number): PendingCall | undefined {
    const call = this.#pending.get(key);
    return call && performance.now() - call.startedAt <= maxAgeMs ? call : undefined;
  }

  #start(key: string, ask: (waiter: Waiter) => Promise<unknown>): PendingCall {
    const abort = new AbortFlag();
    const reply = ask({ signal: abort }).finally(() => this.#remove(key, call));
    const call: PendingCall = { reply, waiting: 0, abort, startedAt: performance.now() };
    this.#pending.set(key, call);
    return call;
  }

  #join(key: string, call: PendingCall, { signal, endsAt }: Waiter): Promise<unknown> {
    call.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (error: UpstreamError) => {
        stopWaiting();
        call.waiting -= 1;
        if (call.waiting === 0) {
          // No request may join a call that is about to be aborted.
          this.#remove(key, call);
          call.abort.abort();
        }
        reject(error);
      };
      const onAbort = () => leave(new UpstreamAbandoned('shared call'));
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const timer =
        endsAt === undefined
          ? undefined
          : setTimeout(
              () => leave(new UpstreamTimeout('shared call', 'the request has no time left')),
              Math.max(0, endsAt - performance.now()),
            );
      call.reply.then(resolve, reject).finally(stopWaiting);
      if (signal?.aborted) onAbort();
      else signal?.addEventListener('abort', onAbort);
    });
  }

  #remove(key: string, call: PendingCall): void {
    if (this.#pending.get(key) === call) this.#pending.delete(key);
  }
}
