// A ClickHouse server for the tests, in a process of its own: ClickHouse's HTTP interface over the engine. Its
// argument is the folder of the data; it tells its parent where it listens and ends with it.
import { rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { literal, openEngine } from './engine.ts';
import { type QueryRequest, readRequest } from './http-request.ts';

/** Codes of ClickHouse for what does not exist: databases, tables, columns, functions, settings. */
const NOT_FOUND = new Set([16, 46, 47, 60, 81, 115]);
const WRONG_PASSWORD = 516;
const [, , folder = '', password = ''] = process.argv;
const engine = openEngine(join(folder, 'data'));

// Parameters are in the address.
const server = createServer({ maxHeaderSize: 1_000_000 }, (request, response) => {
  answer(request, response).catch((error: unknown) => fail(response, String(error)));
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/ping') return void response.end('Ok.\n');
  const query = await readRequest(request);
  response.setHeader('X-ClickHouse-Query-Id', query.queryId);
  if (!isAllowed(request)) {
    const text = `Code: ${WRONG_PASSWORD}. DB::Exception: default: Authentication failed: password is incorrect. (AUTHENTICATION_FAILED)`;
    return fail(response, text);
  }
  const isRead = Number(query.settings.get('readonly') ?? 0) > 0;
  const cancels = query.settings.get('cancel_http_readonly_queries_on_client_close') === '1';
  response.on('close', () => {
    if (isRead && cancels && !response.writableEnded) void kill(query.queryId);
  });
  const file = query.data.length > 0 ? join(folder, `body-${crypto.randomUUID()}`) : null;
  try {
    if (file) writeFileSync(file, query.data);
    const isPacked = /gzip/.test(request.headers['accept-encoding'] ?? '');
    const wantsPacked = query.settings.get('enable_http_compression') === '1';
    await send(response, callOf(query, file), isPacked && wantsPacked);
  } catch (error) {
    fail(response, error instanceof Error ? error.message : String(error));
  } finally {
    if (file) await rm(file, { force: true });
  }
}

function isAllowed({ headers }: IncomingMessage): boolean {
  const [, basic = ''] = (headers.authorization ?? '').split(' ');
  const given =
    headers['x-clickhouse-key'] ?? Buffer.from(basic, 'base64').toString('utf8').split(':')[1] ?? '';
  return given === password;
}

function callOf({ sql, database, queryId, parameters, settings }: QueryRequest, file: string | null) {
  // One statement: each takes the engine longer than many a question. What is read-only takes no settings after it.
  const readonly = settings.get('readonly');
  const given = [...settings, ...parameters].filter(([name]) => name !== 'readonly');
  const set = [
    ...given.map(([name, value]) => `${name} = ${literal(value)}`),
    // The engine has no query ids of callers.
    `log_comment = ${literal(queryId)}`,
    ...(readonly === undefined ? [] : [`readonly = ${readonly}`]),
  ];
  return {
    sql: withData(sql, file).replace(/^(\s*KILL QUERY WHERE )query_id/i, "$1Settings['log_comment']"),
    format: 'TabSeparated',
    preamble: [...(database === 'default' ? [] : [`USE \`${database}\``]), `SET ${set.join(', ')}`],
  };
}

/** The engine takes the data of an INSERT from a file. */
function withData(sql: string, file: string | null): string {
  if (file === null) return sql;
  const [, format = ''] = /\bFORMAT\s+(\w+)\s*$/i.exec(sql) ?? [];
  if (/\binput\(/i.test(sql)) {
    return sql
      .replace(/\binput\(/i, `file(${literal(file)}, ${literal(format)}, `)
      .replace(/\bFORMAT\s+\w+\s*$/i, '');
  }
  return sql.replace(/\bFORMAT\s+\w+\s*$/i, `FROM INFILE ${literal(file)} FORMAT ${format}`);
}

async function send(
  response: ServerResponse,
  call: ReturnType<typeof callOf>,
  isPacked: boolean,
): Promise<void> {
  const pieces = engine.run(call);
  // Faults until the first piece have a status of their own.
  const first = await pieces.next();
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  await (isPacked ? pipeline(all, createGzip(), response) : pipeline(all, response));
}

function fail(response: ServerResponse, message: string): void {
  const text = message.replace(/^Query failed: /, '');
  const code = Number(/^Code: (\d+)/.exec(text)?.[1] ?? 1002);
  // In the middle of an answer there is only one way left to say it.
  if (response.headersSent) return void response.destroy();
  response.removeHeader('Content-Encoding');
  response.setHeader('X-ClickHouse-Exception-Code', String(code));
  response.statusCode = code === WRONG_PASSWORD ? 403 : NOT_FOUND.has(code) ? 404 : 500;
  response.end(`${text}\n`);
}

/** From a session of its own; waiting for the end would block the engine for ever. */
async function kill(queryId: string): Promise<void> {
  const sql = `KILL QUERY WHERE Settings['log_comment'] = ${literal(queryId)} AND query NOT ILIKE 'KILL%' ASYNC`;
  for await (const _ of engine.run({ sql, preamble: [], format: 'TabSeparated' }));
}

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.on('disconnect', () => void stop());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
