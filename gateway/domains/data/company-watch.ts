// Watches the loads of one company while a client listens: one call of the service a second, however many listen.

import { loadActivity } from '../../../upstream/contract/data/loads.ts';
import type { CommonContext } from '../../../upstream/contract/endpoint.ts';
import type { Caller } from '../../rest/caller.ts';
import type { RestClient } from '../../rest/client.ts';
import { UpstreamRefusal } from '../../rest/upstream-error.ts';
import { type LoadRunParent, loadRunOf } from './shapes.ts';

/** Between two calls while a load goes on, while none does, and after a call that failed, in milliseconds. */
const PAUSE_MS = { busy: 1000, idle: 2000, failed: 5000 };

/** What the stream tells: a load that changed, or why the stream ends. */
export type LoadEvent = { run: LoadRunParent } | { error: unknown };

export interface Listener {
  /** On whose behalf the service may be asked. */
  caller: Caller;
  context: CommonContext;
  tell: (run: LoadRunParent) => void;
  /** The service refused this caller: to find out why is the listener's own affair. */
  refused: () => void;
}

export class CompanyWatch {
  readonly #client: RestClient;
  readonly #listeners = new Set<Listener>();
  /** The newest state of each load of the last minute. */
  #known = new Map<string, { text: string; run: LoadRunParent }>();
  #timer: NodeJS.Timeout | null = null;
  #isAsking = false;

  constructor(client: RestClient) {
    this.#client = client;
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0;
  }

  /** Tells what is known at once, and asks now. */
  add(listener: Listener): void {
    this.#listeners.add(listener);
    for (const { run } of this.#known.values()) listener.tell(run);
    if (!this.#isAsking) this.#schedule(0);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.isIdle && this.#timer) clearTimeout(this.#timer);
  }

  #schedule(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), milliseconds);
  }

  async #ask(): Promise<void> {
    const [listener] = this.#listeners;
    if (!listener) return;
    this.#isAsking = true;
    const pause = await this.#askFor(listener);
    this.#isAsking = false;
    if (!this.isIdle) this.#schedule(pause);
  }

  async #askFor({ caller, context, refused }: Listener): Promise<number> {
    try {
      const { list } = await this.#client.call(loadActivity, {}, caller, { context, isRead: true });
      const runs = list.map(loadRunOf);
      this.#tell(runs);
      return runs.some(({ state }) => state === 'RUNNING') ? PAUSE_MS.busy : PAUSE_MS.idle;
    } catch (error) {
      // Of any other fault the client has written a line; the service may be back in a moment.
      if (error instanceof UpstreamRefusal) refused();
      return error instanceof UpstreamRefusal ? PAUSE_MS.busy : PAUSE_MS.failed;
    }
  }

  #tell(runs: readonly LoadRunParent[]): void {
    const before = this.#known;
    this.#known = new Map(runs.map((run) => [run.key, { text: JSON.stringify(run), run }]));
    for (const [key, { text, run }] of this.#known) {
      if (before.get(key)?.text === text) continue;
      for (const listener of this.#listeners) listener.tell(run);
    }
  }
}
