// How long answers take at half of what a gateway can answer, beside the services alone: their calls one after the other, by
// the same load on the same machine.
import type { Agent } from 'node:http';
import { post, sendEvenly, type Target } from '../load.ts';
import { quantile } from '../report.ts';

/** So many that the 99th of 100 is not one answer alone. */
const FEWEST_REQUESTS = 400;
const LONE_REQUESTS = 5;

export type Targets = readonly [Target, ...Target[]];

/** The 99th of 100 answers, in milliseconds, when so many are asked for a second. */
export async function slowestAt(
  rate: number,
  seconds: number,
  send: (index: number, agent: Agent) => Promise<unknown>,
): Promise<number> {
  return quantile(await sendEvenly(send, rate, Math.max(seconds, FEWEST_REQUESTS / rate)), 0.99);
}

/** How many calls wait for one another, where each takes so many milliseconds: by a request that nothing else is asked beside. */
export async function callsInTurn([first]: Targets, delayMs: number): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < LONE_REQUESTS; request++) {
    const sent = performance.now();
    await post(first);
    times.push(performance.now() - sent);
  }
  return Math.floor(Math.min(...times) / delayMs);
}

/** Asks the services so many times in turn; `call` is any call of theirs. */
export async function askInTurn(call: Target, calls: number, agent: Agent): Promise<void> {
  for (let each = 0; each < calls; each++) await post(call, agent);
}
