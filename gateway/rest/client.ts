// The only client of the REST services: finds the address, says who asks, keeps the deadline, checks the answer.

import { traceparentOf } from '../../lib/node/trace-context.ts';
import type { Span } from '../../lib/node/tracing.ts';
import {
  type CommonContext,
  type Endpoint,
  filledPath,
  type ReplyOf,
  type RequestOf,
} from '../../upstream/contract/endpoint.ts';
import type { ServiceName } from '../../upstream/contract/services.ts';
import type { GatewayConfig } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { RequestTraces } from '../request-traces.ts';
import { Breaker, type Ended, SERVICE_RULE } from './breaker.ts';
import { CALL_ID, nextCallId, REQUEST_ID } from './call-id.ts';
import type { Caller } from './caller.ts';
import { contractFault } from './contract-fault.ts';
import { type Deadline, deadlineOf, timeLeft, verdict } from './deadline.ts';
import { type OpenFile, openFileOf } from './open-file.ts';
import { type Parse, replyOf } from './replies/reply.ts';
import { ExchangeError } from './transport/exchange-error.ts';
import type { Transport } from './transport/transport.ts';
import {
  UpstreamAbandoned,
  UpstreamBadReply,
  UpstreamError,
  UpstreamRefusal,
  UpstreamTimeout,
  UpstreamUnavailable,
} from './upstream-error.ts';

/** The largest answer that is read. */
const MAX_REPLY_BYTES = 10 * 1024 * 1024;
/** The pause before the second try, in milliseconds: this much and up to as much again. */
const RETRY_PAUSE_MS = 40;

export interface CallOptions {
  /** Put into the body of endpoints that carry it; it outranks members of the request. */
  context?: CommonContext;
  /** A read may be tried a second time; a save, send or delete never. */
  isRead?: boolean;
}

export interface ReadOptions<Reply> extends CallOptions {
  /** Makes the reply of the text of a good answer. */
  parse?: Parse<Reply>;
}

export class RestClient {
  readonly #config: GatewayConfig;
  readonly #transport: Transport;
  readonly #metrics: Metrics;
  readonly #log: Logger;
  readonly #traces: RequestTraces;
  readonly #addresses: Record<ServiceName, { origin: string; base: string }>;
  readonly #breakers = new Map<ServiceName, Breaker>();

  constructor(
    config: GatewayConfig,
    transport: Transport,
    metrics: Metrics,
    log: Logger,
    traces: RequestTraces,
  ) {
    this.#traces = traces;
    this.#config = config;
    this.#addresses = addressesOf(config.services);
    this.#transport = transport;
    this.#metrics = metrics;
    this.#log = log;
  }

  /** The checked reply of the endpoint; rejects with an UpstreamError. */
  async call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    caller: Caller,
    options: ReadOptions<ReplyOf<E>> = {},
  ): Promise<ReplyOf<E>> {
    const isSlow = endpoint.service === 'ca';
    const deadline = deadlineOf(
      caller,
      isSlow ? this.#config.upstreamSlowTimeoutMs : this.#config.upstreamTimeoutMs,
    );
    try {
      return await this.#attempt(endpoint, request, caller, options, deadline);
    } catch (error) {
      const mayHelp = error instanceof UpstreamUnavailable && error.isTransient;
      if (!mayHelp || !options.isRead || caller.signal?.aborted) throw error;
    }
    this.#metrics.upstreamRetries.inc({ service: endpoint.service });
    await pause(RETRY_PAUSE_MS * (1 + Math.random()));
    return this.#attempt(endpoint, request, caller, options, deadline);
  }

  /** The file that the endpoint answers with, read as it comes; never tried again. Rejects with an UpstreamError. */
  async open(
    endpoint: Endpoint,
    request: unknown,
    caller: Caller,
    { context }: CallOptions = {},
  ): Promise<OpenFile> {
    const start = performance.now();
    const deadline = deadlineOf(caller, this.#config.upstreamSlowTimeoutMs);
    const ended = this.#begin(endpoint);
    const span = this.#traces.call(caller.requestId, `${endpoint.method} ${endpoint.path}`);
    let outcome = 'ok';
    try {
      const message = this.#message(endpoint, request, caller, span, context);
      const answer = await this.#transport.open({
        ...message,
        timeoutMs: timeLeft(deadline),
        signal: caller.signal,
      });
      return await openFileOf(endpoint, answer, {
        sent: message.headers,
        maxBytes: MAX_REPLY_BYTES,
        timeoutMs: timeLeft(deadline),
      });
    } catch (error) {
      const failure = upstreamErrorOf(endpoint, error);
      outcome = failure instanceof UpstreamError ? failure.fault : 'internal';
      throw failure;
    } finally {
      ended(caller.signal?.aborted ? null : verdict(outcome, deadline));
      span.end(outcome === 'ok' ? null : outcome);
      this.#note(endpoint, caller, outcome, performance.now() - start);
    }
  }

  async #attempt<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    caller: Caller,
    options: ReadOptions<ReplyOf<E>>,
    deadline: Deadline,
  ): Promise<ReplyOf<E>> {
    const start = performance.now();
    const ended = this.#begin(endpoint);
    const span = this.#traces.call(caller.requestId, `${endpoint.method} ${endpoint.path}`);
    let outcome = 'ok';
    try {
      const message = this.#message(endpoint, request, caller, span, options.context);
      const answer = await this.#transport.exchange({
        ...message,
        timeoutMs: timeLeft(deadline),
        maxBytes: MAX_REPLY_BYTES,
        signal: caller.signal,
      });
      return replyOf(endpoint, answer, message.headers, options.parse);
    } catch (error) {
      const failure = upstreamErrorOf(endpoint, error);
      if (failure instanceof UpstreamRefusal && failure.field)
        failure.contractFault = contractFault(endpoint, request, failure.field);
      outcome = failure instanceof UpstreamError ? failure.fault : 'internal';
      throw failure;
    } finally {
      ended(caller.signal?.aborted ? null : verdict(outcome, deadline));
      span.end(outcome === 'ok' ? null : outcome);
      this.#note(endpoint, caller, outcome, performance.now() - start);
    }
  }

  /** Throws while the service is spared. */
  #begin({ service, method, path }: Endpoint): Ended {
    if (!this.#config.sparesUpstream) return () => undefined;
    const breaker = this.#breakers.get(service) ?? new Breaker(SERVICE_RULE);
    this.#breakers.set(service, breaker);
    const ended = breaker.begin();
    if (ended) return ended;
    this.#metrics.upstreamSpared.inc({ service });
    throw new UpstreamUnavailable(
      `${method} ${path}`,
      'not asked: most calls of the service failed just now',
    );
  }

  #message(
    endpoint: Endpoint,
    request: unknown,
    caller: Caller,
    span: Span,
    context: CommonContext | undefined,
  ) {
    const { origin, base } = this.#addresses[endpoint.service];
    const path = base + filledPath(endpoint, request);
    const headers: Record<string, string> = {
      accept: endpoint.answer === 'file' ? '*/*' : 'application/json',
      'accept-encoding': 'identity',
      'accept-language': caller.language,
      [REQUEST_ID]: caller.requestId,
      [CALL_ID]: nextCallId(),
      ...traceparentOf(span.context),
    };
    if (caller.address) headers['x-forwarded-for'] = caller.address;
    if (endpoint.auth === 'bearer' && caller.token) headers.authorization = `Bearer ${caller.token}`;
    const { method } = endpoint;
    const members = request as Record<string, unknown>;
    if (method === 'GET') {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(members)) query.set(name, String(value));
      return { origin, path: query.size > 0 ? `${path}?${query}` : path, method, headers };
    }
    headers['content-type'] = 'application/json';
    const body = JSON.stringify(endpoint.hasContext ? { ...members, ...context } : members);
    return { origin, path, method, headers, body };
  }

  #note(endpoint: Endpoint, caller: Caller, outcome: string, milliseconds: number): void {
    const { service, path } = endpoint;
    this.#metrics.upstreamSeconds.observe({ service, path, outcome }, milliseconds / 1000);
    this.#log.debug(
      { requestId: caller.requestId, service, path, outcome, ms: Math.round(milliseconds) },
      'upstream call',
    );
  }
}

function addressesOf(services: GatewayConfig['services']) {
  const addresses = Object.entries(services).map(([name, address]) => {
    const { origin, pathname } = new URL(address);
    return [name, { origin, base: pathname.replace(/\/$/, '') }];
  });
  return Object.fromEntries(addresses) as Record<ServiceName, { origin: string; base: string }>;
}

function upstreamErrorOf(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof ExchangeError)) return error;
  const name = `${endpoint.method} ${endpoint.path}`;
  switch (error.kind) {
    case 'DEADLINE':
      return new UpstreamTimeout(name, error.message);
    case 'TOO_LARGE':
    case 'NO_TEXT':
      return new UpstreamBadReply(name, error.message);
    case 'ABORTED':
      return new UpstreamAbandoned(name);
    case 'CONNECTION':
      return new UpstreamUnavailable(name, error.message, true);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
