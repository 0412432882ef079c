// Incremental delivery: which deferred fragments of an operation are under way, and in which parts they are sent.
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

type Keys = readonly (string | number)[];

/** A deferred fragment on one object of the answer. */
export interface Payload {
  path: Keys;
  label: string | undefined;
  /** The deferred fragment that this one is in; null within the initial result. */
  parent: Payload | null;
  errors: GraphQLError[];
  data: unknown;
  state: 'pending' | 'complete' | 'dropped';
}

/** What one part says of one deferred fragment. */
export interface IncrementalResult {
  data: unknown;
  path: Keys;
  label?: string;
  errors?: readonly (GraphQLError | GraphQLFormattedError)[];
}

export interface SubsequentResult {
  incremental?: readonly IncrementalResult[];
  hasNext: boolean;
}

export class IncrementalPayloads implements AsyncIterableIterator<SubsequentResult> {
  /** In the order in which they began: a parent stands before its children. */
  readonly #waiting = new Set<Payload>();
  readonly #nulled: { payload: Payload | null; path: Keys }[] = [];
  #isDone = false;
  #wake: (() => void) | null = null;

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  begin(parent: Payload | null, path: Keys, label: string | undefined): Payload {
    const payload: Payload = { path, label, parent, errors: [], data: null, state: 'pending' };
    if (this.#isLost(payload)) payload.state = 'dropped';
    else this.#waiting.add(payload);
    return payload;
  }

  complete(payload: Payload, data: unknown): void {
    if (payload.state === 'dropped') return;
    payload.state = 'complete';
    payload.data = data;
    this.#wake?.();
  }

  /** The fragment as a whole is null, and so is nothing below it left to send. */
  fail(payload: Payload, error: unknown): void {
    payload.errors.push(error instanceof GraphQLError ? error : new GraphQLError(String(error)));
    this.dropBelow(payload, payload.path);
    this.complete(payload, null);
  }

  /** The value at `path` became null in `payload`: deferred fragments of objects below it have no place any more. */
  dropBelow(payload: Payload | null, path: Keys): void {
    this.#nulled.push({ payload, path });
    for (const waiting of this.#waiting) {
      if (!this.#isLost(waiting)) continue;
      waiting.state = 'dropped';
      this.#waiting.delete(waiting);
    }
    this.#wake?.();
  }

  #isLost({ parent, path }: Payload): boolean {
    if (parent?.state === 'dropped') return true;
    return this.#nulled.some(
      (nulled) => nulled.payload === parent && nulled.path.every((key, at) => path[at] === key),
    );
  }

  async next(): Promise<IteratorResult<SubsequentResult>> {
    while (!this.#isDone) {
      const incremental = this.#take();
      if (incremental.length > 0 || this.isEmpty) {
        this.#isDone = this.isEmpty;
        const hasNext = !this.#isDone;
        return { done: false, value: incremental.length > 0 ? { incremental, hasNext } : { hasNext } };
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<SubsequentResult>> {
    this.#isDone = true;
    this.#wake?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** What is complete, and is in nothing that is still to be sent. */
  #take(): IncrementalResult[] {
    const taken: IncrementalResult[] = [];
    for (const payload of this.#waiting) {
      if (payload.state !== 'complete' || (payload.parent && this.#waiting.has(payload.parent))) continue;
      this.#waiting.delete(payload);
      const { data, path, label, errors } = payload;
      taken.push({ data, path, ...(label !== undefined && { label }), ...(errors.length > 0 && { errors }) });
    }
    return taken;
  }
}
