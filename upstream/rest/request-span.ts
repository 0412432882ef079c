// The span of the request that is being answered, for everything that is asked of the stores on its behalf.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceContext } from '../../lib/node/trace-context.ts';
import { NO_TRACING, type Span, type Tracing } from '../../lib/node/tracing.ts';

export class RequestSpans {
  readonly #tracing: Tracing;
  readonly #around = new AsyncLocalStorage<{ context: TraceContext; requestId: string }>();

  constructor(tracing: Tracing) {
    this.#tracing = tracing;
  }

  /** Sends what is not sent yet. */
  close(): Promise<void> {
    return this.#tracing.close();
  }

  get isOn(): boolean {
    return this.#tracing !== NO_TRACING;
  }

  /** What an answer to the request is a part of. */
  begin(method: string, path: string, requestId: string, parent: TraceContext | null): Span {
    const facts = { 'http.request.method': method, 'url.path': path, 'skyledger.request_id': requestId };
    return this.#tracing.start({ name: `${method} ${path}`, kind: 'SERVER', parent, requestId, facts });
  }

  /** Whatever the work asks is a part of the span. */
  within<Result>(span: Span, requestId: string, work: () => Promise<Result>): Promise<Result> {
    return this.isOn ? this.#around.run({ context: span.context, requestId }, work) : work();
  }

  /** Work on behalf of the request at hand; without a span where there is no request, as in jobs. */
  async part<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const request = this.#around.getStore();
    if (!request) return work();
    const { context: parent, requestId } = request;
    const span = this.#tracing.start({ name, kind: 'INTERNAL', parent, requestId });
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      span.end(error instanceof Error ? error.name : 'failed');
      throw error;
    }
  }
}
