// Answers as texts, for the same question of the same user: who asks, what he may and what he has selected is asked of the
// services each time, and when all of that is as it was, so is the answer. A new version of the data, another right or
// another company is another reply there, and the answer is made anew.
import { currentUser } from '../../upstream/contract/platform/platform.ts';
import type { BoundedStore } from '../rest/bounded-store.ts';
import { numberOf } from '../rest/known-replies.ts';
import type { RestLoader } from '../rest/loader.ts';
import type { NumberedRead } from '../rest/made-of.ts';

/** Questions whose reads are remembered, and how long one may be. */
const MAX_QUESTIONS = 5000;
const MAX_CHARACTERS = 4000;

type Read = Omit<NumberedRead, 'number'>;

export class KeptAnswers {
  readonly #texts: BoundedStore;
  /** What the answer of a question was made of the last time; whatever was asked for last stands last. */
  readonly #reads = new Map<string, readonly Read[]>();

  constructor(texts: BoundedStore) {
    this.#texts = texts;
  }

  /**
   * `question` is all that an answer depends on beside what is read, with who asks. Null where none is kept, and where
   * what it is made of cannot be told: whoever answers finds out why.
   */
  async find(question: string, loader: RestLoader): Promise<Buffer | null> {
    const reads = this.#reads.get(question);
    if (!reads) return null;
    this.#reads.delete(question);
    this.#reads.set(question, reads);
    try {
      const replies = await Promise.all(reads.map(({ endpoint, request }) => loader.load(endpoint, request)));
      const key = keyOf(question, replies.map(numberOf));
      return (this.#texts.find(key) as Buffer | undefined) ?? null;
    } catch {
      return null;
    }
  }

  /** Keeps what may be told again. */
  keep(question: string, { madeOf }: RestLoader, text: string): void {
    const { reads } = madeOf;
    // Without the user among them it would be told to others.
    if (!reads?.some(({ endpoint }) => endpoint === currentUser) || question.length > MAX_CHARACTERS) return;
    this.#reads.set(question, reads);
    for (const longestAway of this.#reads.keys()) {
      if (this.#reads.size <= MAX_QUESTIONS) break;
      this.#reads.delete(longestAway);
    }
    // Of its own memory: a small one from the pool would hold eight kilobytes of others.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    bytes.write(text);
    this.#texts.keep(
      keyOf(
        question,
        reads.map(({ number }) => number),
      ),
      bytes,
      bytes.length,
    );
  }
}

function keyOf(question: string, numbers: readonly (number | null)[]): string {
  return `${numbers.join()} ${question}`;
}
