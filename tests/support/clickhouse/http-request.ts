// Reads a request of ClickHouse's HTTP interface: where the query stands, its parameters, settings and data.
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/** Names in the address that are no settings. */
const NO_SETTINGS = new Set([
  'query',
  'database',
  'default_format',
  'query_id',
  'session_id',
  'wait_end_of_query',
]);

export interface QueryRequest {
  sql: string;
  /** What follows an INSERT; empty without. */
  data: Buffer;
  database: string;
  queryId: string;
  /** By name, in the text form of ClickHouse. */
  parameters: Map<string, string>;
  settings: Map<string, string>;
}

export async function readRequest(request: IncomingMessage): Promise<QueryRequest> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = await bodyOf(request);
  const type = request.headers['content-type'] ?? '';
  const fields = new Map(searchParams);
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) fields.set(name, String(value));
  }
  const query = fields.get('query');
  const parameters = new Map<string, string>();
  const settings = new Map<string, string>();
  for (const [name, value] of fields) {
    if (name.startsWith('param_')) parameters.set(name, value);
    else if (!NO_SETTINGS.has(name)) settings.set(name, value);
  }
  return {
    sql: query ?? body.toString('utf8'),
    data: query === undefined || type.startsWith('multipart/form-data') ? Buffer.alloc(0) : body,
    database: fields.get('database') ?? 'default',
    queryId: fields.get('query_id') ?? crypto.randomUUID(),
    parameters,
    settings,
  };
}

function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return buffer(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);
}
