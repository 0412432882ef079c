// Redis for what is only worth having quickly: shared replies and counts of requests. Nobody waits for it longer than
// its deadline, and after some failures it is left alone for a while; whoever asks it has another way.
import { Redis, ReplyError } from 'ioredis';
import { messageOf } from '../../lib/node/start-fault.ts';
import type { GatewayConfig } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

/** After so many failures in a row nothing is asked for a while. */
const MOST_FAILURES = 3;
const PAUSE_MS = 5000;
const RECONNECT_MS = 1000;

export class SharedRedis {
  readonly #redis: Redis;
  readonly #metrics: Metrics;
  readonly #log: Logger;
  #failures = 0;
  #sparedUntil = 0;

  /** Begins to connect; null where there is no Redis. */
  static of(
    { redisUrl, redisTimeoutMs }: Pick<GatewayConfig, 'redisUrl' | 'redisTimeoutMs'>,
    metrics: Metrics,
    log: Logger,
  ): SharedRedis | null {
    return redisUrl === null ? null : new SharedRedis(redisUrl, redisTimeoutMs, metrics, log);
  }

  /** An answer that takes longer counts as none. */
  private constructor(url: string, timeoutMs: number, metrics: Metrics, log: Logger) {
    this.#metrics = metrics;
    this.#log = log;
    this.#redis = new Redis(url, {
      commandTimeout: timeoutMs,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: () => RECONNECT_MS,
    });
    // Each question tells its own failure.
    this.#redis.on('error', () => undefined);
  }

  /** What the work resolves with; undefined when there is no answer in time, for whatever reason. Never rejects. */
  async ask<Result>(work: (redis: Redis) => Promise<Result>): Promise<Result | undefined> {
    if (this.#redis.status !== 'ready') return undefined;
    const now = performance.now();
    if (this.#failures >= MOST_FAILURES) {
      if (now < this.#sparedUntil) return undefined;
      // This one tries; the others go on without.
      this.#sparedUntil = now + PAUSE_MS;
    }
    try {
      const result = await work(this.#redis);
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  close(): void {
    this.#redis.disconnect();
  }

  #fail(error: unknown): void {
    this.#metrics.redisFailures.inc();
    // A Redis that refuses, because it is full for instance, is quick about it, and may still answer other questions.
    if (error instanceof ReplyError) return;
    this.#failures += 1;
    if (this.#failures !== MOST_FAILURES) return;
    this.#sparedUntil = performance.now() + PAUSE_MS;
    this.#log.warn({ error: messageOf(error) }, 'Redis fails: replies and counts are those of this process');
  }
}
