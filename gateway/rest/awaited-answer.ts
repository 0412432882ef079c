// An answer that somebody waits for: it is given up when its time is over or nobody waits any more, and its socket with it.
import type { Dispatcher } from 'undici';
import { ExchangeError, exchangeErrorOf } from './exchange-error.ts';

export interface Wait {
  timeoutMs: number;
  signal?: AbortSignal;
}

export abstract class AwaitedAnswer implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal | undefined;
  readonly #onAbort = () => this.giveUp(new ExchangeError('ABORTED', 'nobody waits for the answer any more'));
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #error: ExchangeError | null = null;

  constructor({ timeoutMs, signal }: Wait) {
    this.#signal = signal;
    const late = () => this.giveUp(new ExchangeError('DEADLINE', `no whole answer within ${timeoutMs} ms`));
    this.#timer = setTimeout(late, timeoutMs);
    signal?.addEventListener('abort', this.#onAbort);
  }

  abstract onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void;
  abstract onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void;
  abstract onResponseEnd(): void;
  /** Told once, and nothing after it. */
  protected abstract failed(error: ExchangeError): void;

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#error) controller.abort(this.#error);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.giveUp(exchangeErrorOf(error));
  }

  /** Ends the exchange; what arrives after that counts for nothing. */
  giveUp(error: ExchangeError): void {
    if (this.#error) return;
    this.#error = error;
    this.forget();
    this.#controller?.abort(error);
    this.failed(error);
  }

  /** The time counts no more. */
  protected stopClock(): void {
    clearTimeout(this.#timer);
  }

  /** Neither time nor signal count any more. */
  protected forget(): void {
    this.stopClock();
    this.#signal?.removeEventListener('abort', this.#onAbort);
  }
}
