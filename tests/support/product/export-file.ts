// Asks the gateway for a file, as a page does: of cost analytics, unless told otherwise.
import { parse } from 'csv-parse/sync';
import type { TestGateway } from './gateway.ts';

export interface ExportAnswer {
  status: number;
  headers: Headers;
  /** Name of the file; null for a refusal. */
  name: string | null;
  bytes: Buffer;
  /** Of a refusal. */
  error: { message: string; extensions: Record<string, unknown> } | null;
}

interface ExportOptions {
  kind?: 'cost' | 'bill' | 'dashboard';
  token?: string | null;
  headers?: Record<string, string>;
}

export async function askExport(
  gateway: TestGateway,
  input: unknown,
  { kind = 'cost', token, headers }: ExportOptions = {},
): Promise<ExportAnswer> {
  const bearer = token === undefined ? await gateway.upstream.toolToken() : token;
  const response = await fetch(`${gateway.url}/exports/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: JSON.stringify(input),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const [, encoded] = /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return {
    status: response.status,
    headers: response.headers,
    name: encoded === undefined ? null : decodeURIComponent(encoded),
    bytes,
    error: response.ok ? null : JSON.parse(bytes.toString()).errors[0],
  };
}

/** Rows of the table of a CSV file, its head first. */
export function csvRows(bytes: Buffer): string[][] {
  return csvParts(bytes).table;
}

/** The same, and the question that stands below an empty line. */
export function csvParts(bytes: Buffer): { table: string[][]; question: Map<string, string> } {
  const rows: string[][] = parse(bytes.toString('utf8'), { bom: true });
  const end = rows.findIndex((row) => row.every((field) => field === ''));
  if (end === -1) return { table: rows, question: new Map() };
  const facts = rows.slice(end + 1).map(([label = '', value = '']) => [label, value] as const);
  return { table: rows.slice(0, end), question: new Map(facts) };
}
