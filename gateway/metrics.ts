// Figures about the gateway for Prometheus; one registry a gateway, so that several can live in one process.
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { addProcessMetrics } from '../lib/node/programs/process-metrics.ts';

export interface Metrics {
  registry: Registry;
  /** Seconds of an upstream call by service, path of the contract and outcome (`ok`, `abandoned` or the fault). */
  upstreamSeconds: Histogram<'service' | 'path' | 'outcome'>;
  upstreamRetries: Counter<'service'>;
  /** Calls that were not made, because the service failed too often. */
  upstreamSpared: Counter<'service'>;
  /** Replies that may be shared, by where they came from. */
  sharedReplies: Counter<'from'>;
  /** Estimated memory of the replies and answers that are kept. */
  sharedReplyBytes: Gauge;
  /** Answers that were told again as they were made before. */
  keptAnswers: Counter;
  /** Questions to Redis without an answer in time. */
  redisFailures: Counter;
  /** Seconds until the head of an answer is sent, by kind of address and status. */
  requestSeconds: Histogram<'route' | 'status'>;
  /** Errors of answers by their code. */
  graphqlErrors: Counter<'code'>;
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  addProcessMetrics(registry);
  return {
    registry,
    upstreamSeconds: new Histogram({
      name: 'skyledger_upstream_call_seconds',
      help: 'Duration of calls to the REST services.',
      labelNames: ['service', 'path', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    upstreamRetries: new Counter({
      name: 'skyledger_upstream_retries_total',
      help: 'Reads that were tried a second time.',
      labelNames: ['service'],
      registers,
    }),
    upstreamSpared: new Counter({
      name: 'skyledger_upstream_spared_total',
      help: 'Calls that were not made to a service that failed too often.',
      labelNames: ['service'],
      registers,
    }),
    sharedReplies: new Counter({
      name: 'skyledger_shared_replies_total',
      help: 'Replies that depend on the data version alone: from memory, from another request in flight, from Redis, or from the service.',
      labelNames: ['from'],
      registers,
    }),
    sharedReplyBytes: new Gauge({
      name: 'skyledger_shared_reply_bytes',
      help: 'Estimated memory of the replies and answers that are kept.',
      registers,
    }),
    keptAnswers: new Counter({
      name: 'skyledger_kept_answers_total',
      help: 'Answers that were told again as they were made before.',
      registers,
    }),
    redisFailures: new Counter({
      name: 'skyledger_redis_failures_total',
      help: 'Questions to Redis that were not answered in time; replies and counts of the process took their place.',
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'skyledger_request_seconds',
      help: 'Duration of requests to the gateway.',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    graphqlErrors: new Counter({
      name: 'skyledger_graphql_errors_total',
      help: 'Errors in GraphQL answers.',
      labelNames: ['code'],
      registers,
    }),
  };
}
