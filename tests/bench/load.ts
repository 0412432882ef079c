// A closed-loop load: so many connections, each sending the next request when the last one was answered.
import { Agent, request } from 'node:http';

export interface Target {
  url: string;
  token: string;
  body: string;
  /** Default: JSON alone. */
  accept?: string;
}

export interface Round {
  requests: number;
  seconds: number;
  /** Milliseconds of each request. */
  latencies: number[];
}

/** Sends for so many seconds, to several targets in turn; throws on any answer that is not a 200 without errors. */
export async function sendLoad(
  targets: Target | readonly [Target, ...Target[]],
  connections: number,
  seconds: number,
): Promise<Round> {
  const all = [targets].flat();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let hasFailed = false;
  const loop = async () => {
    while (performance.now() < end && !hasFailed) {
      const sent = performance.now();
      const target = all[latencies.length % all.length];
      if (target) {
        await post(target, agent).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
      }
      latencies.push(performance.now() - sent);
    }
  };
  const loops = await Promise.allSettled(Array.from({ length: connections }, loop));
  agent.destroy();
  const failure = loops.find((ended) => ended.status === 'rejected');
  if (failure) throw failure.reason;
  return { requests: latencies.length, seconds: (performance.now() - start) / 1000, latencies };
}

/**
 * Sends so many a second, evenly, whether or not the ones before were answered: what a server that is not full keeps its
 * users waiting. Milliseconds of each request; throws where one fails.
 */
export async function sendEvenly(
  send: (index: number, agent: Agent) => Promise<unknown>,
  rate: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const sent = Array.from({ length: Math.max(1, Math.floor(rate * seconds)) }, async (_, index) => {
    const due = start + (1000 * index) / rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const begun = performance.now();
    await send(index, agent);
    return performance.now() - begun;
  });
  try {
    return await Promise.all(sent);
  } finally {
    agent.destroy();
  }
}

/** The text of one answer; rejects for one that is not a 200 without errors. */
export function post(
  { url, token, body, accept = 'application/json' }: Target,
  agent?: Agent,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept,
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(url, { method: 'POST', headers, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200 && !text.includes('"errors":[')) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
