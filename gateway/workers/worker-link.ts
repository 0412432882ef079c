// A worker's line to the first process, which counts requests for all workers and knows their metrics.
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Limiter, LimiterName, Limiters, Turn } from '../http/limits/limiters.ts';
import { BEAT_MS } from './life-watch.ts';
import type { FromWorker, MetricsJson, ToWorker, WorkerCount } from './messages.ts';

type Send = (message: FromWorker) => void;

export class WorkerLink {
  readonly limiters: Limiters = { requests: this.#limiter('requests'), streams: this.#limiter('streams') };
  readonly #send: Send;
  readonly #turns = new Map<number, (turn: Turn) => void>();
  readonly #questions = new Map<number, (parts: MetricsJson[]) => void>();
  #registry: Registry | null = null;
  #count: WorkerCount = { ready: 0, of: 0 };
  #number = 0;
  #begin: Extract<FromWorker, { type: 'turns' }>['begin'] = [];
  #end: number[] = [];
  #isCut = false;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The line of this process, which was started as a worker. */
  static ofProcess(): WorkerLink {
    const link = new WorkerLink((message) => process.send?.(message));
    process.on('message', (message: ToWorker) => link.hear(message));
    process.on('disconnect', () => link.cut());
    setInterval(() => link.#tellAlive(), BEAT_MS).unref();
    return link;
  }

  get count(): WorkerCount {
    return this.#count;
  }

  /** From now on the figures of this registry are part of everybody's. */
  tellOf(registry: Registry): void {
    this.#registry = registry;
  }

  /** The metrics of all workers as one text. */
  async metrics(): Promise<string> {
    const question = this.#nextNumber();
    const parts = await new Promise<MetricsJson[]>((resolve) => {
      this.#questions.set(question, resolve);
      this.#send({ type: 'ask-metrics', question });
    });
    return AggregatorRegistry.aggregate([...parts]).metrics();
  }

  ready(url: string): void {
    this.#send({ type: 'ready', url });
  }

  hear(message: ToWorker): void {
    if (message.type === 'workers') this.#count = message.count;
    else if (message.type === 'turns') for (const answer of message.answers) this.#answer(...answer);
    else if (message.type === 'tell-metrics') void this.#tellMetrics(message.question);
    else if (message.type === 'metrics') {
      this.#questions.get(message.question)?.(message.parts);
      this.#questions.delete(message.question);
    }
  }

  /** The first process is gone: what waits for it goes on, and this process is about to end. */
  cut(): void {
    this.#isCut = true;
    for (const turn of [...this.#turns.keys()]) this.#answer(turn, 0);
    for (const tell of this.#questions.values()) tell([]);
    this.#questions.clear();
  }

  #limiter(name: LimiterName): Limiter {
    return {
      begin: (userId) => {
        if (this.#isCut) return { end: () => undefined };
        const turn = this.#nextNumber();
        return new Promise((resolve) => {
          this.#turns.set(turn, resolve);
          this.#later();
          this.#begin.push([turn, name, userId]);
        });
      },
    };
  }

  #answer(turn: number, retryAfter: number): void {
    const resolve = this.#turns.get(turn);
    this.#turns.delete(turn);
    if (retryAfter > 0) {
      resolve?.({ retryAfter });
      return;
    }
    let isRunning = true;
    const end = () => {
      if (!isRunning) return;
      isRunning = false;
      this.#later();
      this.#end.push(turn);
    };
    resolve?.({ end });
  }

  /** All that comes up in one turn of the event loop is one message. */
  #later(): void {
    if (this.#begin.length > 0 || this.#end.length > 0) return;
    setImmediate(() => {
      if (!this.#isCut) this.#send({ type: 'turns', begin: this.#begin, end: this.#end });
      this.#begin = [];
      this.#end = [];
    });
  }

  async #tellMetrics(question: number): Promise<void> {
    const metrics = this.#registry ? await this.#registry.getMetricsAsJSON() : [];
    this.#send({ type: 'own-metrics', question, metrics });
  }

  #tellAlive(): void {
    if (!this.#isCut) this.#send({ type: 'alive' });
  }

  #nextNumber(): number {
    this.#number += 1;
    return this.#number;
  }
}
