// An answer that is read to its end before it counts.
import { isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';
import { AwaitedAnswer, type Wait } from './awaited-answer.ts';
import { ExchangeError, tooLarge } from './exchange-error.ts';
import type { Answer, AnswerHeaders } from './transport.ts';

export class WholeAnswer extends AwaitedAnswer {
  readonly #maxBytes: number;
  readonly #resolve: (answer: Answer) => void;
  protected readonly failed: (error: ExchangeError) => void;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #headers: AnswerHeaders = {};

  constructor(
    wait: Wait & { maxBytes: number },
    resolve: (answer: Answer) => void,
    reject: (error: ExchangeError) => void,
  ) {
    super(wait);
    this.#maxBytes = wait.maxBytes;
    this.#resolve = resolve;
    this.failed = reject;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: AnswerHeaders): void {
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length'] ?? 0) > this.#maxBytes) this.giveUp(tooLarge(this.#maxBytes));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) this.giveUp(tooLarge(this.#maxBytes));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const text = textOf(this.#chunks);
    if (text === null) {
      this.giveUp(new ExchangeError('NO_TEXT', `${this.#size} bytes that are not UTF-8`));
      return;
    }
    this.forget();
    this.#resolve({ status: this.#status, headers: this.#headers, text });
  }
}

/** Null for broken bytes: they would become question marks within a name that looks whole. */
export function textOf(chunks: Buffer[]): string | null {
  const [first] = chunks;
  const whole = first && chunks.length === 1 ? first : Buffer.concat(chunks);
  return isUtf8(whole) ? whole.toString('utf8') : null;
}
