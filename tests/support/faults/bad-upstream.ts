// A REST service that misbehaves as the test says: raw node:http, so that every fault of a wire can be made.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

export type Behaviour = (request: IncomingMessage, response: ServerResponse, count: number) => void;

export interface BadUpstream {
  url: string;
  /** Requests of the current behaviour so far. */
  requests: () => number;
  /** Open connections, idle ones too. */
  connections: () => Promise<number>;
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

export async function startBadUpstream(): Promise<BadUpstream> {
  let behaviour: Behaviour = (_request, response) => response.end();
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    request.resume();
    response.on('error', () => undefined);
    behaviour(request, response, count);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => count,
    connections: promisify(server.getConnections.bind(server)),
    behave: (next) => {
      behaviour = next;
      count = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Answers as the service at this address does. */
export const passOn = (request: IncomingMessage, response: ServerResponse, address: string) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    fetch(`${address}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    })
      .then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(await answer.text());
      })
      .catch(() => response.destroy());
  });
};
