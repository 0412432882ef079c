// An answer whose body is read as it comes: the one who reads it sets the pace.
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { AwaitedAnswer, type Wait } from './awaited-answer.ts';
import { ExchangeError, tooLarge } from './exchange-error.ts';
import type { AnswerHeaders, OpenAnswer } from './transport.ts';
import { textOf } from './whole-answer.ts';

/** How long an open answer may stand still, for want of bytes or of a reader, in milliseconds. */
const SILENCE_MS = 120_000;

export class AnswerAsItComes extends AwaitedAnswer {
  readonly #resolve: (answer: OpenAnswer) => void;
  readonly #reject: (error: ExchangeError) => void;
  #body: Readable | null = null;
  #silence: NodeJS.Timeout | null = null;

  constructor(wait: Wait, resolve: (answer: OpenAnswer) => void, reject: (error: ExchangeError) => void) {
    super(wait);
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: AnswerHeaders): void {
    this.stopClock();
    const stoodStill = () => this.giveUp(new ExchangeError('DEADLINE', 'nothing moved for too long'));
    const silence = setTimeout(stoodStill, SILENCE_MS);
    this.#silence = silence;
    this.#body = new Readable({
      read: () => {
        silence.refresh();
        controller.resume();
      },
      destroy: (error, done) => {
        clearTimeout(silence);
        if (!this.#body?.readableEnded)
          this.giveUp(new ExchangeError('ABORTED', 'nobody reads the answer any more'));
        done(error);
      },
    });
    // A reader who has gone already must not end the process.
    this.#body.on('error', () => undefined);
    this.#resolve({ status, headers, body: this.#body });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#silence?.refresh();
    if (this.#body?.push(chunk) === false) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.forget();
    this.#body?.push(null);
  }

  protected failed(error: ExchangeError): void {
    if (this.#body) this.#body.destroy(error);
    else this.#reject(error);
  }
}

/** The whole text; rejects with an ExchangeError. */
export async function readText(body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk as Buffer);
  }
  const text = textOf(chunks);
  if (text === null) throw new ExchangeError('NO_TEXT', `${size} bytes that are not UTF-8`);
  return text;
}
