// The span of each request that is under way, found by the request's id: that one is at hand wherever a line is logged
// or a service is asked.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationDefinitionNode } from 'graphql';
import { traceContextOf } from '../lib/node/trace-context.ts';
import type { Span, Tracing } from '../lib/node/tracing.ts';
import { isRequestId } from './http/requests/request-id.ts';
import type { Logger } from './logger.ts';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const REQUEST_ID = 'x-request-id';

export class RequestTraces {
  readonly #tracing: Tracing;
  readonly #spans = new Map<string, Span>();

  constructor(tracing: Tracing) {
    this.#tracing = tracing;
  }

  /** Begins a span for each request and gives an id to those that have none. */
  around(listener: Listener): Listener {
    return (incoming, outgoing) => {
      const requestId = idOf(incoming);
      const { method = '', url = '' } = incoming;
      const [path = ''] = url.split('?');
      const span = this.#tracing.start({
        name: path === '/graphql' ? `${method} ${path}` : method,
        kind: 'SERVER',
        parent: traceContextOf(textOf(incoming.headers.traceparent)),
        requestId,
        facts: { 'http.request.method': method, 'url.path': path, 'skyledger.request_id': requestId },
      });
      this.#spans.set(requestId, span);
      outgoing.once('close', () => {
        if (this.#spans.get(requestId) === span) this.#spans.delete(requestId);
        const { statusCode, writableFinished } = outgoing;
        span.note({ 'http.response.status_code': statusCode });
        span.end(statusCode >= 500 ? String(statusCode) : writableFinished ? null : 'cut off');
      });
      listener(incoming, outgoing);
    };
  }

  /** What the request executes: kind and name of the operation, never its arguments. */
  noteOperation(requestId: string, node: OperationDefinitionNode | null | undefined): void {
    this.#spans.get(requestId)?.note({
      'graphql.operation.type': node?.operation,
      'graphql.operation.name': node?.name?.value,
    });
  }

  /** A call of a service on behalf of the request. */
  call(requestId: string, name: string): Span {
    const parent = this.#spans.get(requestId)?.context ?? null;
    return this.#tracing.start({ name, kind: 'CLIENT', parent, requestId });
  }

  /** The same log, with the trace in each line that names a request which is under way. */
  into(log: Logger): Logger {
    const withTrace = (line: object) => {
      const requestId = 'requestId' in line ? line.requestId : null;
      const span = typeof requestId === 'string' ? this.#spans.get(requestId) : undefined;
      return span ? { ...line, traceId: span.context.traceId } : line;
    };
    return log.child({}, { formatters: { log: withTrace } });
  }
}

/** The id that everything after this finds in the header. */
function idOf(incoming: IncomingMessage): string {
  const { headers, rawHeaders } = incoming;
  const given = textOf(headers[REQUEST_ID]);
  if (isRequestId(given)) return given;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]?.toLowerCase() === REQUEST_ID) rawHeaders.splice(at, 2);
  const requestId = crypto.randomUUID();
  rawHeaders.push(REQUEST_ID, requestId);
  headers[REQUEST_ID] = requestId;
  return requestId;
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
