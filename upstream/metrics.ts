// Figures about the upstream for Prometheus; one registry an upstream, so that several can live in one process.
import { Counter, Histogram, Registry } from 'prom-client';
import { addProcessMetrics } from '../lib/node/programs/process-metrics.ts';

export interface Metrics {
  registry: Registry;
  /** Questions to the facts by the table that answered, the reason why no smaller one did, and what that is about. */
  factQuestions: Counter<'table' | 'reason' | 'subject'>;
  /** Seconds of a question, with its wait for a connection. */
  factSeconds: Histogram<'table'>;
  /** Questions that read very many billing rows, by the reason why no rollup answered. */
  factLargeScans: Counter<'reason' | 'subject'>;
}

const SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  addProcessMetrics(registry);
  return {
    registry,
    factQuestions: new Counter({
      name: 'skyledger_fact_questions_total',
      help: 'Questions to the facts by the largest table that they read, and why it was no smaller one.',
      labelNames: ['table', 'reason', 'subject'],
      registers,
    }),
    factSeconds: new Histogram({
      name: 'skyledger_fact_question_seconds',
      help: 'Duration of questions to the facts, with the wait for a connection.',
      labelNames: ['table'],
      buckets: SECONDS,
      registers,
    }),
    factLargeScans: new Counter({
      name: 'skyledger_fact_large_scans_total',
      help: 'Questions that read a million billing rows or more, because no rollup knows the answer.',
      labelNames: ['reason', 'subject'],
      registers,
    }),
  };
}
