// How long the sockets of clients may keep the gateway waiting: slow senders are cut off, and peers that are gone without a
// word are found by the probes of the operating system.
import type { ServerOptions } from 'node:http';

export interface ServerTimes {
  /** The head of a request must be there within, in milliseconds; also of the first one on a connection. */
  headTimeoutMs: number;
  /** The whole request, in milliseconds. */
  receiveTimeoutMs: number;
}

/** Quiet connections stay longer than load balancers keep theirs, which is a minute mostly. */
const KEEP_ALIVE_MS = 65_000;
/** Silence after which a peer is asked by its system for a sign of life, each second, ten times: 13 s in all. */
const PROBE_AFTER_MS = 3_000;
/** Connections are looked through this often, and each limit is set this much earlier, so that none lasts longer. */
const CHECK_MS = 500;

export function serverLimits({ headTimeoutMs, receiveTimeoutMs }: ServerTimes): ServerOptions {
  const check = Math.min(CHECK_MS, Math.ceil(headTimeoutMs / 10), Math.ceil(receiveTimeoutMs / 10));
  const headersTimeout = headTimeoutMs - check;
  return {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout,
    requestTimeout: Math.max(headersTimeout, receiveTimeoutMs - check),
    connectionsCheckingInterval: check,
    keepAlive: true,
    keepAliveInitialDelay: PROBE_AFTER_MS,
  };
}
