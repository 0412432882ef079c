// The first of several processes: starts the workers behind one port, replaces those that end or hang, counts the requests
// of users for all of them, and ends them together. It answers no request itself and holds nothing that a worker needs to
// go on with a session.
import cluster, { type Worker } from 'node:cluster';
import { Counter, Gauge, Registry } from 'prom-client';
import type { GatewayConfig } from '../config.ts';
import type { Logger } from '../logger.ts';
import { LifeWatch } from './life-watch.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { MetricsRounds } from './metrics-round.ts';
import { TurnKeeper } from './turn-keeper.ts';

/** A worker that ends within this did not get far: the next one waits longer and longer, in milliseconds. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = { least: 500, most: 30_000 };
/** Workers finish what is in flight; whatever hangs longer is cut off, in milliseconds. */
const STOPPING_MS = 9500;

/** The first worker could not start; it has said why. */
export class WorkerFault extends Error {}

export class Primary {
  readonly #config: GatewayConfig;
  readonly #log: Logger;
  readonly #turns: TurnKeeper;
  readonly #rounds = new MetricsRounds();
  readonly #lives = new LifeWatch();
  readonly #registry = new Registry();
  readonly #readyWorkers = new Set<number>();
  readonly #restarts: Counter;
  readonly #hung: Counter;
  #shortLives = 0;
  #isStopping = false;

  constructor(config: GatewayConfig, log: Logger) {
    this.#config = config;
    this.#log = log;
    this.#turns = new TurnKeeper(config.userLimits);
    const registers = [this.#registry];
    const ready = this.#readyWorkers;
    new Gauge({
      name: 'skyledger_workers_ready',
      help: 'Processes that answer requests.',
      registers,
      collect() {
        this.set(ready.size);
      },
    });
    this.#restarts = new Counter({
      name: 'skyledger_worker_restarts_total',
      help: 'Workers that ended by themselves and were replaced.',
      registers,
    });
    this.#hung = new Counter({
      name: 'skyledger_workers_hung_total',
      help: 'Workers that gave no sign of life for long and were ended, so that others took their places.',
      registers,
    });
    cluster.on('message', (worker, message: FromWorker) => void this.#hear(worker, message));
  }

  /** Resolves with the address once all workers answer; one comes before the others, so that a fault is told once. */
  async start(): Promise<{ url: string }> {
    const { workers } = this.#config;
    const { url } = await this.#firstStart();
    await Promise.all(Array.from({ length: workers - 1 }, () => this.#firstStart()));
    return { url };
  }

  /** All workers finish what is in flight and end. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#lives.close();
    const ended = this.#workers().map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of this.#workers()) worker.process.kill('SIGTERM');
    const cut = setTimeout(() => {
      for (const worker of this.#workers()) worker.process.kill('SIGKILL');
    }, STOPPING_MS);
    await Promise.all(ended);
    clearTimeout(cut);
  }

  #firstStart(): Promise<{ url: string }> {
    const worker = this.#fork();
    return new Promise((resolve, reject) => {
      const onEnd = () => reject(new WorkerFault('a worker cannot start'));
      worker.once('exit', onEnd);
      worker.on('message', (message: FromWorker) => {
        if (message.type !== 'ready') return;
        worker.off('exit', onEnd);
        const startedAt = performance.now();
        worker.once('exit', (code, signal) => this.#replace(worker, code ?? signal, startedAt));
        resolve({ url: message.url });
      });
    });
  }

  #fork(): Worker {
    const worker = cluster.fork();
    worker.once('exit', () => {
      this.#readyWorkers.delete(worker.id);
      this.#turns.forget(worker.id);
      this.#rounds.forget(worker.id);
      this.#lives.forget(worker.id);
      this.#tellCount();
    });
    this.#lives.add(worker.id, () => this.#endHung(worker));
    // A message to a worker that has just ended is lost with it.
    worker.on('error', (error) => this.#log.warn({ err: error, worker: worker.process.pid }, 'worker'));
    return worker;
  }

  /** Whatever it has under way is lost to those who wait already; a stopped process takes no milder signal. */
  #endHung(worker: Worker): void {
    this.#log.error({ worker: worker.process.pid }, 'a worker gives no sign of life and is ended');
    this.#hung.inc();
    worker.process.kill('SIGKILL');
  }

  #replace(ended: Worker, how: unknown, startedAt: number): void {
    if (this.#isStopping) return;
    this.#log.error({ worker: ended.process.pid, how }, 'a worker has ended and is replaced');
    this.#restarts.inc();
    this.#shortLives = performance.now() - startedAt < SHORT_LIFE_MS ? this.#shortLives + 1 : 0;
    const pause = this.#shortLives < 2 ? 0 : PAUSE_MS.least * 2 ** (this.#shortLives - 2);
    setTimeout(() => this.#forkAgain(), Math.min(pause, PAUSE_MS.most));
  }

  #forkAgain(): void {
    if (this.#isStopping) return;
    const worker = this.#fork();
    const startedAt = performance.now();
    worker.once('exit', (code, signal) => this.#replace(worker, code ?? signal, startedAt));
  }

  async #hear(worker: Worker, message: FromWorker): Promise<void> {
    this.#lives.hear(worker.id);
    if (message.type === 'turns') this.#tell(worker, this.#turns.hear(worker.id, message));
    else if (message.type === 'ready') {
      this.#readyWorkers.add(worker.id);
      this.#log.info({ worker: worker.process.pid }, 'worker listens');
      this.#tellCount();
    } else if (message.type === 'own-metrics')
      this.#rounds.hear(worker.id, message.question, message.metrics);
    else if (message.type === 'ask-metrics') {
      const ids = [...this.#readyWorkers];
      const parts = await this.#rounds.begin(ids, (id, question) =>
        this.#tell(cluster.workers?.[id], { type: 'tell-metrics', question }),
      );
      parts.push(await this.#registry.getMetricsAsJSON());
      this.#tell(worker, { type: 'metrics', question: message.question, parts });
    }
  }

  #tellCount(): void {
    const count = { ready: this.#readyWorkers.size, of: this.#config.workers };
    for (const worker of this.#workers()) this.#tell(worker, { type: 'workers', count });
  }

  #tell(worker: Worker | undefined, message: ToWorker | null): void {
    if (message && worker?.isConnected()) worker.send(message);
  }

  #workers(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }
}
