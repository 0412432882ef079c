// What can go wrong between the gateway and a service, each as what is done to one whole answer on the wire.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Seeded } from './seeded.ts';

/** An answer of the service as it came. */
export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Tools {
  random: Seeded;
  /** The answer of any other call, of whatever path, user and company; null while there was none. */
  other: () => WholeAnswer | null;
}

export type Fault = (answer: WholeAnswer, response: ServerResponse, tools: Tools) => void;

export const pass = ({ status, headers, body }: WholeAnswer, response: ServerResponse): void => {
  const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length });
  response.end(body);
};

const instead =
  (status: number, type: string, body: string): Fault =>
  (_answer, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

/** Stops within the body, `end` says how. */
function partly({ status, headers, body }: WholeAnswer, response: ServerResponse, end: () => void): void {
  const type = headers['content-type'] ?? '';
  response.writeHead(status, { 'content-type': type, 'content-length': Math.max(2, body.length) });
  response.write(body.subarray(0, Math.max(1, body.length >> 1)), end);
}

export const FAULTS: Record<string, Fault> = {
  'delayed a little': (answer, response, { random }) =>
    void setTimeout(() => pass(answer, response), 20 + random.below(200)),
  'reset before the head': (_answer, response) => response.socket?.resetAndDestroy(),
  'closed before the head': (_answer, response) => void response.socket?.destroy(),
  'cut within the body': (answer, response) =>
    partly(answer, response, () => void response.socket?.destroy()),
  'cut between chunks': ({ status, body }, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' });
    response.write(body.subarray(0, Math.max(1, body.length >> 1)), () => void response.socket?.destroy());
  },
  // Whole by its own length, and half of what it should be.
  'cut with a length that fits': (answer, response) =>
    pass({ ...answer, body: answer.body.subarray(0, answer.body.length >> 1) }, response),
  garbled: (answer, response, { random }) =>
    pass({ ...answer, body: garbled(answer.body, random) }, response),
  'never answered': () => undefined,
  'stopped within the body': (answer, response) => partly(answer, response, () => undefined),
  dripped: ({ status, headers, body }, response) => {
    response.writeHead(status, { 'content-type': headers['content-type'] ?? '' });
    let sent = 0;
    const drip = setInterval(() => {
      response.write(body.subarray(sent, sent + 1));
      sent += 1;
      if (sent >= body.length) response.end();
    }, 50);
    response.on('close', () => clearInterval(drip));
  },
  'a fault in the contract’s words': instead(
    500,
    'application/json',
    '{"status":"fail","error":{"code":"INTERNAL","message":"secret words"}}',
  ),
  'a fault in HTML': instead(500, 'text/html', '<html>secret stack at service.js:1</html>'),
  'a page of a proxy': instead(200, 'text/html', '<html>secret sign-in page</html>'),
  'a page that calls itself JSON': instead(200, 'application/json', '<html>secret page</html>'),
  'an overloaded proxy': instead(503, 'text/plain', 'secret'),
  'a bad gateway': instead(502, 'text/html', ''),
  'too many requests': instead(429, 'text/plain', ''),
  empty: instead(200, 'application/json', ''),
  'an empty object': instead(200, 'application/json', '{}'),
  'no content': (_answer, response) => void response.writeHead(204).end(),
  'another address': (_answer, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'the answer of another call': (answer, response, { other }) => pass(other() ?? answer, response),
};

/** Those after which nothing comes any more, or hardly anything. */
export const SLOW_FAULTS: ReadonlySet<string> = new Set([
  'never answered',
  'stopped within the body',
  'dripped',
]);

/**
 * A run of bytes that no text holds. A digit that becomes another digit cannot be told from the truth by anybody who
 * sees the answer alone: that is what the checksums of TCP and TLS are for.
 */
function garbled(body: Buffer, random: Seeded): Buffer {
  const broken = Buffer.from(body);
  if (broken.length === 0) return Buffer.from([0xff]);
  const start = random.below(broken.length);
  const end = Math.min(broken.length, start + 1 + random.below(20));
  for (let at = start; at < end; at++) broken[at] = random.of([0x00, 0x01, 0x1b, 0xf8, 0xfe, 0xff]);
  return broken;
}
