// An answer that is read to its end before it counts. It is given up when its time is over or no caller waits any more, and
// its socket with it.
import { isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';
import type { Answer, AnswerHeaders, Exchange } from './exchange.ts';
import { callerLeft, ExchangeError, exchangeErrorOf, tooLarge } from './exchange-error.ts';

type Wait = Pick<Exchange, 'timeoutMs' | 'maxBytes' | 'signal'>;

export class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly #wait: Wait;
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: ExchangeError) => void;
  readonly #onAbort = () => this.#giveUp(callerLeft());
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #headers: AnswerHeaders = {};
  #controller: Dispatcher.DispatchController | null = null;
  #error: ExchangeError | null = null;

  constructor(wait: Wait, resolve: (answer: Answer) => void, reject: (error: ExchangeError) => void) {
    this.#wait = wait;
    this.#resolve = resolve;
    this.#reject = reject;
    const { timeoutMs, signal } = wait;
    const late = () => this.#giveUp(new ExchangeError('DEADLINE', `no whole answer within ${timeoutMs} ms`));
    this.#timer = setTimeout(late, timeoutMs);
    signal?.addEventListener('abort', this.#onAbort);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#error) controller.abort(this.#error);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: AnswerHeaders): void {
    // Early hints and the like come first; what comes last is the answer.
    this.#status = status;
    this.#headers = headers;
    const { maxBytes } = this.#wait;
    if (Number(headers['content-length'] ?? 0) > maxBytes) this.#giveUp(tooLarge(maxBytes));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#wait.maxBytes) this.#giveUp(tooLarge(this.#wait.maxBytes));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const text = textOf(this.#chunks);
    if (text === null) {
      this.#giveUp(new ExchangeError('NO_TEXT', `${this.#size} bytes that are not UTF-8`));
      return;
    }
    this.#forget();
    this.#resolve({ status: this.#status, headers: this.#headers, text });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#giveUp(exchangeErrorOf(error));
  }

  /** Ends the exchange; what arrives after that counts for nothing. */
  #giveUp(error: ExchangeError): void {
    if (this.#error) return;
    this.#error = error;
    this.#forget();
    this.#controller?.abort(error);
    this.#reject(error);
  }

  /** Neither time nor signal count any more. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#wait.signal?.removeEventListener('abort', this.#onAbort);
  }
}

/** Null for broken bytes: they would become question marks within a name that looks whole. */
export function textOf(chunks: Buffer[]): string | null {
  const [first] = chunks;
  const whole = first && chunks.length === 1 ? first : Buffer.concat(chunks);
  return isUtf8(whole) ? whole.toString('utf8') : null;
}
