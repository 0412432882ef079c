// Answers of queries as texts, for the same question of the same user. Each time, the live reads that an answer was made
// of are asked again: who asks, what he may, what he has selected. When their replies are those of before, the text is
// sent as it was. Everything else depends on the version of the data, which is part of the reply about the user.
import type { ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { currentUser } from '../../upstream/contract/platform/platform.ts';
import type { CompiledExecutor } from '../execution/executor.ts';
import type { Metrics } from '../metrics.ts';
import type { LiveRead, RestLoader } from '../rest/loader.ts';
import type { ReplyStore } from '../rest/replies/reply-store.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** The longest question, in characters. */
const MAX_QUESTION = 4000;
/** Memory of an entry beside question and answer, in bytes. */
const ENTRY_BYTES = 2000;

interface Answer {
  reads: readonly LiveRead[];
  text: Buffer;
}

/** Yoga writes a result by its own `stringify`, where it has one. */
type WrittenResult = ExecutionResult & { stringify: () => string };

export function responseCache(answers: ResponseCache, executor: CompiledExecutor): Plugin<GraphqlContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const operation = executor.operationOf(args);
      if (operation?.node.operation !== 'query') return;
      const { subject, isInPerson, language, pageCompany, loader } = args.contextValue;
      const asker = [subject, isInPerson, language, pageCompany];
      const question = JSON.stringify([operation.id, args.variableValues, ...asker]);
      const keep = {
        onExecuteDone({
          result,
          setResult,
        }: {
          result: unknown;
          setResult: (result: WrittenResult) => void;
        }) {
          if (isAsyncIterable(result) || (result as ExecutionResult).errors) return;
          const { data } = result as ExecutionResult;
          const text = JSON.stringify({ data });
          answers.keep(question, loader, text);
          setResult({ data, stringify: () => text });
        },
      };
      const kept = answers.find(question, loader);
      return kept === null ? keep : kept.then(tellOrKeep);

      function tellOrKeep(text: string | null) {
        if (text === null) return keep;
        setResultAndStopExecution({ stringify: () => text } as WrittenResult);
        return undefined;
      }
    },
  };
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
  find(question: string, loader: RestLoader): Promise<string | null> | null {
    const answer = this.#answers.get(question);
    return answer ? this.#textOf(answer, loader) : null;
  }

  async #textOf(answer: Answer, loader: RestLoader): Promise<string | null> {
    try {
      const replies = await Promise.all(
        answer.reads.map(({ endpoint, request, currency }) =>
          loader.answeringIn(currency).load(endpoint, request),
        ),
      );
      const isSame = answer.reads.every(
        ({ revision }, index) => this.#replies.revisionOf(replies[index]) === revision,
      );
      if (!isSame) return null;
      this.#metrics.keptAnswers.inc();
      return answer.text.toString();
    } catch {
      // The code that makes the answer reports the fault.
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
