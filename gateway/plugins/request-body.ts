// Reads the body of a post from the connection: once, as JSON, and never more than its limit; and refuses parameters
// so deep that code which walks through them would run out of stack.
import type { IncomingMessage } from 'node:http';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { codedError } from '../errors.ts';
import { isDeeperThan } from '../nesting.ts';
import type { HttpContext } from './graphql-context.ts';

/** The deepest input of the schema needs a tenth of it. */
const MAX_LEVELS = 100;

export function requestBody(maxBytes: number): Plugin<object, HttpContext> {
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      if (request.method !== 'POST') return;
      const { incoming } = serverContext as HttpContext;
      setRequestParser(async () => parseGraphqlRequest(await readBody(incoming, maxBytes)));
    },
    onParams({ params }) {
      for (const member of ['variables', 'extensions'] as const)
        if (isDeeperThan(params[member], MAX_LEVELS))
          throw badRequest(`The ${member} are nested deeper than ${MAX_LEVELS} levels.`);
    },
  };
}

/** Rejects with a coded error for a body of more than `maxBytes`; never settles for a client that goes away. */
function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) refuse();
    };
    const refuse = () => {
      incoming.off('data', onData);
      reject(codedError('REQUEST_ENTITY_TOO_LARGE', 'Request body too large', { http: { status: 413 } }));
    };
    if (Number(incoming.headers['content-length']) > maxBytes) return refuse();
    incoming.on('data', onData);
    incoming.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
  });
}

/** Yoga checks the members. Throws a coded error for what is not a JSON object. */
export function parseGraphqlRequest(body: Buffer): GraphQLParams {
  const params = parsed(body);
  if (typeof params === 'object' && params !== null) return params;
  const found = params === null ? 'null' : typeof params;
  throw badRequest(`POST body is expected to be object but received ${found}`);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw badRequest('POST body sent invalid JSON.');
  }
}

function badRequest(message: string) {
  return codedError('BAD_REQUEST', message, { http: { status: 400 } });
}
