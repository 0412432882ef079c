// REST services without a store, and the issuer of their users: every gateway is measured over them. Replies are made once
// for each question and company, within the contract.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSigningKey, discoveryOf } from '../../support/people/issuer-documents.ts';
import { endpointAt, type NamedEndpoint } from './endpoint-at.ts';
import { type Body, replyOf } from './replies.ts';

export interface MockSettings {
  users: number;
  /** Whether each answer is a different text with the same content; it ends with a varying number of spaces. */
  isChanging: boolean;
  /** Of each answer. */
  delayMs: number;
}

const MAX_SPACES = 997;

/** `GET /tokens` lists a token of each user. An endpoint without a reply answers 500 and says which it is. */
export async function createMockServices({ users, isChanging, delayMs }: MockSettings): Promise<Server> {
  const key = await createSigningKey('bench');
  const made = new Map<string, string>();
  let answers = 0;

  const answerOf = async (path: string, request: IncomingMessage): Promise<string | null> => {
    const route = endpointAt(request.method ?? '', path);
    if (!route) {
      const known = await ofIssuer(path, `http://${request.headers.host}`);
      return known === undefined ? null : JSON.stringify(known);
    }
    const text = await readText(request);
    const key = `${route.name} ${subjectOf(request)} ${text}`;
    const reply = made.get(key) ?? replyTo(route, text, subjectOf(request));
    made.set(key, reply);
    answers += 1;
    if (delayMs > 0) await sleep(delayMs);
    return isChanging ? reply + ' '.repeat(answers % MAX_SPACES) : reply;
  };

  const tokens = async (issuer: string): Promise<string[]> => {
    const now = Math.floor(Date.now() / 1000);
    return Promise.all(
      Array.from({ length: users }, (_, index) =>
        key.sign({ iss: issuer, aud: 'skyledger-api', sub: `user-${index}`, iat: now, exp: now + 7200 }),
      ),
    );
  };

  const ofIssuer = async (path: string, issuer: string): Promise<unknown> => {
    switch (path) {
      case '/tokens':
        return tokens(issuer);
      case '/certs':
        return key.keySet;
      case '/.well-known/openid-configuration':
        return discoveryOf(issuer);
    }
    return undefined;
  };

  return createServer(async (request, response) => {
    const path = request.url ?? '';
    response.setHeader('content-type', 'application/json');
    try {
      const answer = await answerOf(path, request);
      response.statusCode = answer === null ? 404 : 200;
      response.end(answer ?? failure('NOT_FOUND', path));
    } catch (error) {
      response.statusCode = 500;
      response.end(failure('INTERNAL', String(error)));
    }
  });
}

function failure(code: string, message: string): string {
  return JSON.stringify({ status: 'fail', error: { code, message } });
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The subject of a token, read without verifying it. */
function subjectOf({ headers }: IncomingMessage): string {
  const [, payload = ''] = headers.authorization?.split('.') ?? [];
  return payload === '' ? 'nobody' : String(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
}

function replyTo({ name, endpoint }: NamedEndpoint, text: string, subject: string): string {
  const body: Body = text === '' ? {} : JSON.parse(text);
  const given = replyOf(name, body, subject);
  // With the defaults of the contract, for readers without a schema. A reply in an earlier checkout's shape stays as it is.
  const reply = endpoint.request.safeParse(body).success ? endpoint.reply.parse(given) : given;
  return JSON.stringify({ status: 'OK', [endpoint.envelope]: reply });
}
