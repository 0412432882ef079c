// A real gateway before a real upstream, and questions to it that explain themselves when they fail.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../../gateway/config.ts';
import { createGateway } from '../../../gateway/gateway.ts';
import type { Environment } from '../../../lib/node/settings.ts';
import { expectNoLeaks } from '../faults/no-leaks.ts';
import { sendRequest } from '../wire/send-request.ts';
import { freePort } from './free-port.ts';
import { startUpstream, type TestUpstream, type UpstreamOptions } from './upstream.ts';

/** Shorter than a token lives, in milliseconds. */
const TOKEN_KEPT_MS = 60_000;

export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: {
    code: string;
    requestId: string;
    argument?: string;
    upstreamCode?: string;
    [key: string]: unknown;
  };
}

export interface Question {
  variables?: Record<string, unknown>;
  /** Bearer token; null sends none. Default: the tools' client. */
  token?: string | null;
  requestId?: string;
  headers?: Record<string, string>;
}

/** The answer of one question; the test says what it should hold. */
export class Reply<Data = Record<string, unknown>> {
  readonly status: number;
  readonly requestId: string;
  readonly data: Data | null;
  readonly errors: readonly GraphqlError[];
  readonly #query: string;

  constructor(
    status: number,
    requestId: string,
    body: { data?: Data | null; errors?: GraphqlError[] },
    query: string,
  ) {
    this.status = status;
    this.requestId = requestId;
    this.data = body.data ?? null;
    this.errors = body.errors ?? [];
    this.#query = query;
  }

  /** The data of an answer without errors. */
  expectData(): Data {
    if (this.errors.length === 0 && this.data !== null) return this.data;
    throw new Error(`an answer without errors was expected\n${this.explain()}`);
  }

  /** The only error of the answer. */
  expectError(): GraphqlError {
    const [error, ...more] = this.errors;
    if (error && more.length === 0) return error;
    throw new Error(`one error was expected, not ${this.errors.length}\n${this.explain()}`);
  }

  explain(): string {
    const answer = JSON.stringify({ data: this.data, errors: this.errors }, null, 1).slice(0, 4000);
    return `request ${this.requestId}, status ${this.status}\n${this.#query}\n${answer}`;
  }
}

export interface TestGateway {
  url: string;
  /** Address that the gateway tells browsers. */
  publicUrl: string;
  upstream: TestUpstream;
  /** Lines of the log, newest last. */
  log: readonly Record<string, unknown>[];
  ask<Data = Record<string, unknown>>(query: string, question?: Question): Promise<Reply<Data>>;
  /** Names of the endpoints that were called for the answer, sorted. */
  callsOf(reply: Reply<unknown>): string[];
  close(): Promise<void>;
}

/** A test asks faster than any person, by texts that no page has, and counts the calls of each request on its own. */
const FOR_TESTS = {
  USER_REQUESTS_PER_MINUTE: '0',
  USER_REQUESTS_AT_ONCE: '0',
  REPLY_CACHE_MB: '0',
  API_ACCESS: 'signed-in',
};
/** As the product has them on its own. */
const AS_SHIPPED = {
  USER_REQUESTS_PER_MINUTE: undefined,
  USER_REQUESTS_AT_ONCE: undefined,
  REPLY_CACHE_MB: undefined,
  API_ACCESS: undefined,
};

/** `settings` outrank those that fit the upstream; unless they say so no user is limited, no reply is shared, and people may ask by texts. */
export async function startGateway(
  upstream: TestUpstream,
  settings: Environment = {},
  webDir?: string,
): Promise<TestGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-gateway-'));
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: upstream.publicUrl,
    UPSTREAM_URL: upstream.url,
    DATA_DIR: dataDir,
    ...FOR_TESTS,
    ...settings,
  });
  const log: Record<string, unknown>[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => log.push(JSON.parse(line)) });
  const gateway = await createGateway(config, { logger, webDir: webDir ?? join(dataDir, 'no-web') });
  const { url } = await gateway.listen();
  const token = keptToken(upstream);
  return {
    url,
    publicUrl: config.publicUrl,
    upstream,
    log,
    ask: async (query, question = {}) =>
      ask(url, query, { ...question, token: question.token === undefined ? await token() : question.token }),
    callsOf: ({ requestId }) => [...upstream.calls(requestId)].sort(),
    close: async () => {
      await gateway.close();
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Upstream and gateway as a person meets them: the gateway listens at the address that the provider knows. */
export async function startProduct(
  options: Omit<UpstreamOptions, 'publicUrl'> = {},
  webDir?: string,
  port?: number,
) {
  port ??= await freePort();
  const upstream = await startUpstream({ ...options, publicUrl: `http://localhost:${port}` });
  const gateway = await startGateway(upstream, { PORT: String(port), ...AS_SHIPPED }, webDir);
  const close = async () => {
    await gateway.close();
    await upstream.close();
  };
  return { upstream, gateway, close };
}

/** A token of the tools' client, which a minute of questions shares: to sign one takes longer than many a question. */
function keptToken(upstream: TestUpstream): () => Promise<string> {
  let kept: { token: Promise<string>; until: number } | null = null;
  return () => {
    if (kept === null || performance.now() > kept.until) {
      kept = { token: upstream.toolToken(), until: performance.now() + TOKEN_KEPT_MS };
      kept.token.catch(() => {
        kept = null;
      });
    }
    return kept.token;
  };
}

async function ask<Data>(
  url: string,
  query: string,
  { variables, token, requestId = randomUUID(), headers }: Question,
): Promise<Reply<Data>> {
  const response = await sendRequest(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'x-request-id': requestId,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = JSON.parse(response.body.toString('utf8')) as { data?: Data; errors?: GraphqlError[] };
  if (body.errors) expectNoLeaks(JSON.stringify(body.errors), response.headers);
  return new Reply(response.status, requestId, body, query);
}
