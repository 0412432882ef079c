// A ClickHouse server or cluster: asked with limits, told to end what no caller waits for, its password kept out of words.
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';

export interface ClickHouseAddress {
  /** `http(s)://user:password@host:port/database` */
  url: string;
  /** Name of a cluster that the server is part of: tables are replicated and distributed over it. */
  cluster: string | null;
}

/** Values by the names that the SQL has for them, `{name:Type}`. */
export type Parameters = Record<string, unknown>;

export interface ReadOptions {
  /** Ends the query on the server too; the promise is then rejected with its reason. */
  signal?: AbortSignal | undefined;
  /** What the query may take. */
  seconds?: number | undefined;
  settings?: ClickHouseSettings;
}

/** What one question may take from the server, in seconds and bytes. */
const QUESTION_SECONDS = 60;
const QUESTION_LIMITS: ClickHouseSettings = {
  // Nothing can be written; settings may still come along.
  readonly: '2',
  max_memory_usage: '4000000000',
  max_threads: 4,
  cancel_http_readonly_queries_on_client_close: 1,
};

/** Words mean the same on every server, whatever its profile says. */
const MEANING: ClickHouseSettings = {
  session_timezone: 'UTC',
  join_use_nulls: 1,
  group_by_use_nulls: 1,
  cast_keep_nullable: 1,
  prefer_column_name_to_alias: 1,
  precise_float_parsing: 1,
  // A figure that lacks a part of the cluster would be wrong.
  skip_unavailable_shards: 0,
};

/** How long a server may be silent, in milliseconds: longer than any question, long enough for an insert. */
const SILENCE_MS = 600_000;
const MAX_CONNECTIONS = 32;
/** Beyond its limit a question is given up also when the server is silent, in milliseconds. */
const GRACE_MS = 10_000;

/** A query on its way. */
interface Reading {
  queryId: string;
  ended: AbortSignal;
  settings: ClickHouseSettings;
}

function readingOf({ signal, seconds = QUESTION_SECONDS, settings }: ReadOptions): Reading {
  const deadline = AbortSignal.timeout(seconds * 1000 + GRACE_MS);
  return {
    queryId: randomUUID(),
    ended: signal ? AbortSignal.any([signal, deadline]) : deadline,
    settings: { ...QUESTION_LIMITS, max_execution_time: seconds, ...settings },
  };
}

export class ClickHouseConnection {
  readonly database: string;
  readonly cluster: string | null;
  /** For people: without user and password. */
  readonly shownAddress: string;
  readonly #client: ClickHouseClient;

  constructor({ url, cluster }: ClickHouseAddress) {
    const { origin, pathname } = new URL(url);
    this.database = decodeURIComponent(pathname.slice(1)) || 'default';
    this.cluster = cluster;
    this.shownAddress = `${origin}/${this.database}`;
    this.#client = createClient({
      url,
      application: 'skyledger',
      compression: { response: true },
      request_timeout: SILENCE_MS,
      max_open_connections: MAX_CONNECTIONS,
      clickhouse_settings: MEANING,
      // Long lists of parts do not fit into an address.
      use_multipart_params_auto: true,
      // Errors are thrown; anyone who catches them logs them.
      log: { level: ClickHouseLogLevel.OFF },
    });
  }

  /** All rows of a SELECT, by column name. */
  async read<Row>(query: string, parameters: Parameters, options: ReadOptions = {}): Promise<Row[]> {
    // With the whole answer made before it is sent, a fault has its own code.
    const settings = { ...options.settings, wait_end_of_query: 1 as const };
    const reading = readingOf({ ...options, settings });
    return this.#endedBy(reading, async () => {
      const result = await this.#ask(query, parameters, reading);
      return result.json<Row>();
    });
  }

  /** The rows in chunks as the server makes them; it is told to end when the reader stops. */
  async *stream<Row>(
    query: string,
    parameters: Parameters,
    options: ReadOptions = {},
  ): AsyncGenerator<Row[]> {
    const reading = readingOf(options);
    const result = await this.#endedBy(reading, () => this.#ask(query, parameters, reading));
    const stream = result.stream<Row>();
    // The client lets go of the signal when the answer begins.
    const end = () => stream.destroy(new Error('the query was cancelled'));
    reading.ended.addEventListener('abort', end, { once: true });
    try {
      const chunks: AsyncIterator<{ json: () => Row }[], void> = stream[Symbol.asyncIterator]();
      for (;;) {
        const chunk = await this.#endedBy(reading, () => chunks.next());
        if (chunk.done) return;
        yield chunk.value.map((row) => row.json());
      }
    } finally {
      reading.ended.removeEventListener('abort', end);
      stream.destroy();
    }
  }

  #ask(query: string, query_params: Parameters, { queryId, ended, settings }: Reading) {
    ended.throwIfAborted();
    return this.#client.query({
      query,
      query_params,
      query_id: queryId,
      abort_signal: ended,
      clickhouse_settings: settings,
      format: 'JSONEachRow',
    });
  }

  /** Work that fails because it was ended rejects with the reason of that. */
  async #endedBy<Result>({ queryId, ended }: Reading, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!ended.aborted) throw error;
      await this.#kill(queryId);
      throw ended.reason;
    }
  }

  /** Something between us and the server may keep the closed connection from it. */
  async #kill(queryId: string): Promise<void> {
    const query = 'KILL QUERY WHERE query_id = {id:String} ASYNC';
    await this.#client.command({ query, query_params: { id: queryId } }).catch(() => undefined);
  }

  /** Runs a statement without an answer; `database` other than ours for what must be there before it. */
  async command(
    query: string,
    parameters: Parameters = {},
    settings: ClickHouseSettings = {},
  ): Promise<void> {
    await this.#client.command({ query, query_params: parameters, clickhouse_settings: settings });
  }

  /** Runs an INSERT with the data behind it, and waits until the server has them. */
  async insert(
    query: string,
    parameters: Parameters,
    values: Readable,
    settings: ClickHouseSettings,
  ): Promise<void> {
    const { stream } = await this.#client.exec({
      query,
      query_params: parameters,
      values,
      clickhouse_settings: { ...settings, wait_end_of_query: 1 },
    });
    await finished(stream.resume());
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}
