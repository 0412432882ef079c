// A REST upstream without delay or store, and the issuer of its users: every gateway is measured over it. Replies are
// made once for each question and company, within the contract.
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listen } from '../by-hand.ts';
import { endpointAt, type NamedEndpoint } from './endpoint-at.ts';
import { type Body, replyOf } from './replies.ts';

const { USERS = '4', CHANGING, DELAY_MS = '0' } = process.env;
const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' };

const made = new Map<string, string>();
/** With CHANGING=1 no two answers are the same text, though they say the same: spaces follow it. */
const MAX_SPACES = 997;
let answers = 0;

function unlikeTheLast(text: string): string {
  answers += 1;
  return CHANGING === '1' ? text + ' '.repeat(answers % MAX_SPACES) : text;
}

/** The subject of a token, read without verifying it. */
function subjectOf({ headers }: IncomingMessage): string {
  const [, payload = ''] = headers.authorization?.split('.') ?? [];
  return payload === '' ? 'nobody' : String(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
}

function replyTo({ name, endpoint }: NamedEndpoint, text: string, subject: string): string {
  const key = `${name} ${subject} ${text}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const body: Body = text === '' ? {} : JSON.parse(text);
  const given = replyOf(name, body, subject);
  // With the defaults of the contract, for readers without a schema. A reply in an earlier checkout's shape stays as it is.
  const reply = endpoint.request.safeParse(body).success ? endpoint.reply.parse(given) : given;
  const answer = JSON.stringify({ status: 'OK', [endpoint.envelope]: reply });
  made.set(key, answer);
  return answer;
}

async function tokens(issuer: string): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000);
  return Promise.all(
    Array.from({ length: Number(USERS) }, (_, index) =>
      new SignJWT({ iss: issuer, aud: 'skyledger-api', sub: `user-${index}`, iat: now, exp: now + 7200 })
        .setProtectedHeader({ alg: 'RS256', kid: 'bench', typ: 'at+jwt' })
        .sign(privateKey),
    ),
  );
}

async function special(path: string, issuer: string): Promise<unknown> {
  switch (path) {
    case '/tokens':
      return tokens(issuer);
    case '/certs':
      return { keys: [jwk] };
    case '/.well-known/openid-configuration':
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/certs`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
  }
  return undefined;
}

const pause = Number(DELAY_MS);

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? '';
  const route = endpointAt(request.method ?? '', path);
  response.setHeader('content-type', 'application/json');
  if (route) {
    const text = Buffer.concat(chunks).toString();
    const reply = unlikeTheLast(replyTo(route, text, subjectOf(request)));
    if (pause > 0) await sleep(pause);
    return void response.end(reply);
  }
  const found = await special(path, `http://${request.headers.host}`);
  response.statusCode = found === undefined ? 404 : 200;
  response.end(JSON.stringify(found ?? { status: 'fail', error: { code: 'NOT_FOUND', message: path } }));
});
listen(server);
