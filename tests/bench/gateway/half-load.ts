// Latency at half of a gateway's throughput, and of the services alone: the same number of sequential calls, sent by the same
// load generator.
import type { Agent } from 'node:http';
import { post, sendEvenly, type Target } from '../load.ts';
import { quantile } from '../report.ts';

/** Enough for a 99th percentile that is not a single answer. */
const FEWEST_REQUESTS = 400;
const LONE_REQUESTS = 5;

export type Targets = readonly [Target, ...Target[]];

/** The 99th percentile in milliseconds, at `rate` requests a second. */
export async function slowestAt(
  rate: number,
  seconds: number,
  send: (index: number, agent: Agent) => Promise<unknown>,
): Promise<number> {
  return quantile(await sendEvenly(send, rate, Math.max(seconds, FEWEST_REQUESTS / rate)), 0.99);
}

/** How many calls of `delayMs` follow one another, derived from the latency of a single request on an idle server. */
export async function callsInTurn([first]: Targets, delayMs: number): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < LONE_REQUESTS; request++) {
    const sent = performance.now();
    await post(first);
    times.push(performance.now() - sent);
  }
  return Math.floor(Math.min(...times) / delayMs);
}

/** Sends `call` to the services so many times, one after the other. */
export async function askInTurn(call: Target, calls: number, agent: Agent): Promise<void> {
  for (let each = 0; each < calls; each++) await post(call, agent);
}
