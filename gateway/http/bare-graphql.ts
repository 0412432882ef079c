// The short way of a GraphQL request: a plain post of JSON goes from node:http to the compiled operation and back as one
// text. Everything else (@defer, subscriptions, introspection, faults of documents and variables, GraphiQL) takes the
// general way through app.ts, which finds the body as it was read here.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayContext } from '../context.ts';
import type { CompiledOperation, Result } from '../execution/compiled-operation.ts';
import type { Operations } from '../execution/operations.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { CodeError } from '../plugins/coded-errors.ts';
import type { ServerContext } from '../plugins/server-context.ts';
import type { RequestTraces } from '../request-traces.ts';
import { noteAnswer } from './answered.ts';
import { type AskedOperation, askedOperation } from './asked-operation.ts';
import { signInErrorResponse, unexpectedResponse } from './error-response.ts';
import type { FreeText } from './free-text.ts';
import { objectionTo } from './graphql-guard.ts';
import { type MediaType, mediaTypeOf } from './media-type.ts';
import { readPost } from './read-post.ts';
import { headOf, type RequestHead } from './request-head.ts';
import { requestIdOf } from './request-id.ts';
import type { ResponseCache } from './response-cache.ts';
import { API_POLICY, securityHeaders } from './security-headers.ts';
import { type SignedInParts, serverContextOf } from './signed-in.ts';
import { visitorOf } from './visitor.ts';

export interface BareParts extends SignedInParts {
  operations: Operations;
  contextOf: (context: ServerContext) => GatewayContext;
  codeError: CodeError;
  trustProxy: readonly string[];
  freeText: FreeText;
  /** Null where every answer is made anew. */
  answers: ResponseCache | null;
  traces: RequestTraces;
  begun: BegunRequests;
  maxBodyBytes: number;
  metrics: Metrics;
  log: Logger;
}

/** Requests that the general way takes over after they were identified and counted. */
export type BegunRequests = WeakMap<IncomingMessage, { requestId: string; context: ServerContext }>;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const PATH = '/graphql';

/** Answers what may take the short way, and hands on the rest. */
export function bareGraphql(parts: BareParts, general: Listener): Listener {
  const always = {
    ...securityHeaders(parts.publicUrl.startsWith('https:')),
    'content-security-policy': API_POLICY,
    'cache-control': 'no-store',
  };

  return (incoming, outgoing) => {
    const start = performance.now();
    const head = headOf(incoming, outgoing);
    const mediaType = mediaTypeOf(head.headers.get('accept'));
    if (mediaType === null || !isPlainPost(incoming, head)) return general(incoming, outgoing);
    readPost(incoming, parts.maxBodyBytes, (body) => {
      Object.assign(incoming, { rawBody: body });
      if (body.length > parts.maxBodyBytes) general(incoming, outgoing);
      else void answer({ incoming, outgoing, head, start, mediaType, body });
    });
  };

  async function answer({ incoming, outgoing, head, start, mediaType, body }: Question): Promise<void> {
    const requestId = requestIdOf(head);
    try {
      const context = await contextFor(head, requestId, incoming, outgoing);
      if (context instanceof Response) return await refuse(context);
      // Read by now only, so that whoever asks too much costs no more than to find out who it is.
      const asked = askedOperation(body.toString());
      const operation = asked && (await operationOf(asked, context, parts));
      const text = operation && (await answerOf(operation, asked, context, parts));
      if (text === null) {
        parts.begun.set(incoming, { requestId, context });
        return general(incoming, outgoing);
      }
      send(200, { 'content-type': `${mediaType}; charset=utf-8` }, text);
    } catch (error) {
      await refuse(unexpectedResponse(head, error, { requestId, log: parts.log }));
    }

    async function refuse(response: Response): Promise<void> {
      send(response.status, Object.fromEntries(response.headers), await response.text());
    }

    function send(status: number, headers: Record<string, string>, text: string | Buffer): void {
      if (outgoing.headersSent) return;
      outgoing.writeHead(status, {
        ...always,
        ...headers,
        'x-request-id': requestId,
        'content-length': Buffer.byteLength(text),
      });
      outgoing.end(text);
      noteAnswer({ requestId, method: 'POST', path: PATH, status, start }, parts);
    }
  }

  async function contextFor(
    head: RequestHead,
    requestId: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<ServerContext | Response> {
    const visitor = visitorOf(head, incoming.socket.remoteAddress, parts);
    const onEnd = (ended: () => void) => void outgoing.once('close', ended);
    try {
      return await serverContextOf(head, { requestId, visitor, onEnd }, parts);
    } catch (error) {
      return signInErrorResponse(head, error, requestId);
    }
  }
}

interface Question {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  head: RequestHead;
  start: number;
  mediaType: MediaType;
  body: Buffer;
}

/** A header that stands there twice is for the general way to judge. */
function isPlainPost(incoming: IncomingMessage, head: RequestHead): boolean {
  const isSingle = incoming.rawHeaders.length === 2 * Object.keys(incoming.headers).length;
  return incoming.url === PATH && incoming.method === 'POST' && isSingle && objectionTo(head) === null;
}

/** A text of one's own is read for those alone who may send one; the general way tells the others so. */
async function operationOf(
  asked: AskedOperation,
  context: ServerContext,
  { operations, freeText, traces }: BareParts,
): Promise<CompiledOperation | null> {
  const isAllowed =
    asked.query === undefined ||
    (await freeText.judge(context).then(
      () => true,
      () => false,
    ));
  const operation = isAllowed ? operations.find(asked) : null;
  traces.noteOperation(context.caller.requestId, operation?.node);
  return operation;
}

/** Kept, or made now; null where that is left to the general way. */
async function answerOf(
  operation: CompiledOperation,
  { variables }: AskedOperation,
  context: ServerContext,
  parts: BareParts,
): Promise<string | Buffer | null> {
  const made = parts.contextOf(context);
  const { subject, pageCompany } = context;
  const { language } = context.caller;
  const answers = operation.isQuery ? parts.answers : null;
  const question = JSON.stringify([operation.id, variables, subject, language, pageCompany]);
  const kept = await answers?.find(question, made.loader);
  if (kept) return kept;
  const execute = operation.ready(variables);
  if (execute === null) return null;
  const result = await execute(made);
  const text = textOf(result, context.caller.requestId, parts.codeError);
  if (result.errors.length === 0) answers?.keep(question, made.loader, text);
  return text;
}

function textOf({ data, errors }: Result, requestId: string, codeError: CodeError): string {
  if (errors.length === 0) return JSON.stringify({ data });
  const told = errors.map((error) => {
    const { extensions = {}, ...rest } = codeError(error, requestId).toJSON();
    const { http: _, ...shown } = extensions;
    return { ...rest, extensions: shown };
  });
  return JSON.stringify({ errors: told, data });
}
