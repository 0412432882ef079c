// The limit that gateways are measured against: one bare node:http endpoint that makes the same upstream calls,
// merges with the same pure functions, and answers the same JSON. No GraphQL, no token check, no contract check.
import { Agent, createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import type { Endpoint, ReplyOf, RequestOf } from '../../upstream/contract/endpoint.ts';
import { currentUser, menus } from '../../upstream/contract/platform/platform.ts';
import { SERVICES } from '../../upstream/contract/services.ts';

const { UPSTREAM_URL = '', PORT = '0' } = process.env;
const agent = new Agent({ keepAlive: true });

type Body = Record<string, unknown>;
export type Ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>;
/** What stands in `viewer`, by the name of the operation. */
export type Answers = Record<string, (ask: Ask) => Promise<unknown>>;

/** Asks upstream in the name of whoever sent the token: the user first, then his rights, then the figures. */
async function answer(answers: Answers, name: string, token: string): Promise<unknown> {
  const user = await call(currentUser, {}, token, {});
  const context = {
    companyId: user.curCmpnId,
    siteCode: user.siteCd,
    userId: user.userId,
    userName: user.userNm,
    userEmail: user.userEmail,
  };
  await call(menus, {}, token, {});
  const ask: Ask = (endpoint, request) => call(endpoint, request, token, context);
  return { data: { viewer: await answers[name]?.(ask) } };
}

async function call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, token: string, context: Body) {
  const url = `${UPSTREAM_URL}${SERVICES[endpoint.service].base}${endpoint.path}`;
  const body = endpoint.method === 'GET' ? undefined : JSON.stringify({ ...(request as Body), ...context });
  const text = await exchange(url, endpoint.method, token, body);
  return (JSON.parse(text) as Record<string, ReplyOf<E>>)[endpoint.envelope] as ReplyOf<E>;
}

function exchange(url: string, method: string, token: string, body: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: token,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
    };
    const request = send(url, { method, headers, agent }, (response) =>
      readText(response).then(resolve, reject),
    );
    request.on('error', reject);
    request.end(body);
  });
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Listens, and says so to its parent; `/NAME` answers the operation of that name. */
export function serveByHand(answers: Answers): void {
  const server = createServer(async (request, response) => {
    try {
      await readText(request);
      const token = request.headers.authorization ?? '';
      const text = JSON.stringify(await answer(answers, request.url?.slice(1) ?? '', token));
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  listen(server);
}

/** On the loopback address; ends on SIGTERM. */
export function listen(server: Server): void {
  // Longer than the pauses between rounds: a kept connection must not end while somebody takes it up again.
  server.keepAliveTimeout = 120_000;
  server.listen(Number(PORT), '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
  });
  process.on('SIGTERM', () => process.exit(0));
}
