// Answers of queries as texts, for the same question of the same user. Each time, the live reads that an answer was made
// of are asked again: who asks, what he may, what he has selected. When their replies are those of before, the text is
// sent as it was. Everything else depends on the version of the data, which is part of the reply about the user.
import { LRUCache } from 'lru-cache';
import { currentUser } from '../../upstream/contract/platform/platform.ts';
import type { Metrics } from '../metrics.ts';
import type { LiveRead, RestLoader } from '../rest/loader.ts';
import type { ReplyStore } from '../rest/reply-store.ts';

/** The longest question, in characters. */
const MAX_QUESTION = 4000;
/** Memory of an entry beside question and answer, in bytes. */
const ENTRY_BYTES = 2000;

interface Answer {
  reads: readonly LiveRead[];
  text: Buffer;
}

export class ResponseCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #replies: ReplyStore;
  readonly #metrics: Metrics;

  constructor(maxBytes: number, replies: ReplyStore, metrics: Metrics) {
    this.#answers = new LRUCache<string, Answer>({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 8),
      sizeCalculation: ({ text }, question) => ENTRY_BYTES + 2 * question.length + text.length,
    });
    this.#replies = replies;
    this.#metrics = metrics;
  }

  /** `question` is all that an answer depends on beside what is read, with who asks. Null where the answer must be made. */
  async find(question: string, loader: RestLoader): Promise<Buffer | null> {
    const answer = this.#answers.get(question);
    if (!answer) return null;
    try {
      const replies = await Promise.all(
        answer.reads.map(({ endpoint, request }) => loader.load(endpoint, request)),
      );
      const isSame = answer.reads.every(
        ({ revision }, index) => this.#replies.revisionOf(replies[index]) === revision,
      );
      if (!isSame) return null;
      this.#metrics.keptAnswers.inc();
      return answer.text;
    } catch {
      // Whoever makes the answer tells the fault.
      return null;
    }
  }

  /** Keeps an answer without errors, if it may be sent again. */
  keep(question: string, { liveReads }: RestLoader, text: string): void {
    // Without the user among the reads it would be sent to others.
    const isOfUser = liveReads?.some(({ endpoint }) => endpoint === currentUser);
    if (!liveReads || !isOfUser || question.length > MAX_QUESTION) return;
    // Of its own memory: a small buffer of the pool would hold eight kilobytes of others.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    bytes.write(text);
    this.#answers.set(question, { reads: liveReads, text: bytes });
  }
}
