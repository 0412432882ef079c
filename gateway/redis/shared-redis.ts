// Redis for what is only worth having quickly: shared replies and counts of requests. A call waits no longer than its
// deadline, and after some failures Redis is left alone for a while; each caller has another way.
import { Redis, ReplyError } from 'ioredis';
import { messageOf } from '../../lib/node/start-fault.ts';
import type { GatewayConfig } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { Breaker, type BreakerRule } from '../rest/breaker.ts';

/** Each failure costs its caller the whole deadline, so few are enough. */
const RULE: BreakerRule = { windowSeconds: 1, minCalls: 3, failingShare: 0.5 };
const RECONNECT_MS = 1000;

export class SharedRedis {
  readonly #redis: Redis;
  readonly #metrics: Metrics;
  readonly #log: Logger;
  readonly #breaker = new Breaker(RULE);

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

  /** What the work resolves with; undefined when there is no answer in time, for any reason. Never rejects. */
  async ask<Result>(work: (redis: Redis) => Promise<Result>): Promise<Result | undefined> {
    if (this.#redis.status !== 'ready') return undefined;
    const ended = this.#breaker.begin();
    if (ended === null) return undefined;
    try {
      const result = await work(this.#redis);
      ended(false);
      return result;
    } catch (error) {
      this.#metrics.redisFailures.inc();
      // A Redis that refuses, because it is full for instance, is quick about it, and may still answer other questions.
      const wasOpen = this.#breaker.isOpen;
      ended(!(error instanceof ReplyError));
      if (this.#breaker.isOpen && !wasOpen)
        this.#log.warn(
          { error: messageOf(error) },
          'Redis fails: replies and counts are those of this process',
        );
      return undefined;
    }
  }

  close(): void {
    this.#redis.disconnect();
  }
}
