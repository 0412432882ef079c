// Counts the calls of each request id, so that a test can tell how many calls a screen costs.
import type { EndpointCall } from './app-types.ts';

/** How many request ids are remembered; the oldest are forgotten. */
const REMEMBERED = 1000;

export class CallCounter {
  readonly #calls = new Map<string, string[]>();

  add({ requestId, endpoint }: EndpointCall): void {
    const calls = this.#calls.get(requestId) ?? [];
    calls.push(endpoint);
    this.#calls.set(requestId, calls);
    if (this.#calls.size <= REMEMBERED) return;
    for (const oldest of this.#calls.keys()) {
      this.#calls.delete(oldest);
      break;
    }
  }

  /** Names of the endpoints that were called with the request id, in their order. */
  callsOf(requestId: string): readonly string[] {
    return this.#calls.get(requestId) ?? [];
  }
}
