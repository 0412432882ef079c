// What the first process and the workers say to each other.
import type { LimiterName } from '../http/limits/limiters.ts';

/** Metrics of one process as prom-client tells them; only passed on, never looked into. */
export type MetricsJson = readonly object[];

export interface WorkerCount {
  /** Workers that answer requests now. */
  ready: number;
  of: number;
}

export type FromWorker =
  /** Nothing else to say. */
  | { type: 'alive' }
  | { type: 'ready'; url: string }
  /** Requests that would like to begin, each by a number of the worker's, and numbers of those that have ended. */
  | { type: 'turns'; begin: [turn: number, limiter: LimiterName, userId: string][]; end: number[] }
  | { type: 'ask-metrics'; question: number }
  | { type: 'own-metrics'; question: number; metrics: MetricsJson };

export type ToWorker =
  | { type: 'workers'; count: WorkerCount }
  /** Seconds to wait, or 0 for a request that may begin. */
  | { type: 'turns'; answers: [turn: number, retryAfter: number][] }
  | { type: 'tell-metrics'; question: number }
  | { type: 'metrics'; question: number; parts: MetricsJson[] };
