// A storage that speaks as much of S3 as reading needs, and checks signatures by a computation of its own.
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEYS = { id: 'AKIDTEST', secret: 'secret/of+the=test', token: 'session-token' };
export const REGION = 'eu-test-1';

export interface S3Server {
  url: string;
  objects: Map<string, Buffer>;
  /** Paths with query of all requests, in their order. */
  requests: string[];
  /** Answers the next requests in the place of the storage; false: it answers itself. */
  disturb: (how: (request: IncomingMessage, response: ServerResponse) => boolean) => void;
  close: () => Promise<void>;
}

/** The bucket `billing` wants signed requests, `public` unsigned ones of the same objects; lists two at a time. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let disturbance: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const url = new URL(request.url ?? '', 'http://storage');
    const [, bucket, ...path] = url.pathname.split('/');
    const isAllowed =
      bucket === 'public' ? request.headers.authorization === undefined : isSigned(request, url);
    if (!isAllowed) return fault(response, 403, 'SignatureDoesNotMatch');
    if (disturbance(request, response)) return;
    if (bucket !== 'billing' && bucket !== 'public') return fault(response, 404, 'NoSuchBucket');
    if (url.searchParams.get('list-type') === '2') return list(response, objects, url.searchParams);
    const body = objects.get(decodeURIComponent(path.join('/')));
    if (!body) return fault(response, 404, 'NoSuchKey');
    const etag = etagOf(body);
    if ((request.headers['if-match'] ?? etag) !== etag) return fault(response, 412, 'PreconditionFailed');
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, { etag, 'content-length': body.length - from });
    response.end(body.subarray(from));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    disturb: (how) => {
      disturbance = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

function fault(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function list(response: ServerResponse, objects: Map<string, Buffer>, query: URLSearchParams): void {
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const start = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(start, start + 2);
  const isLast = start + 2 >= keys.length;
  const entries = page.map((key) => {
    const body = objects.get(key) ?? Buffer.alloc(0);
    const etag = etagOf(body).replaceAll('"', '&quot;');
    return `<Contents><Key>${encodeURIComponent(key)}</Key><ETag>${etag}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const next = isLast ? '' : `<NextContinuationToken>${start + 2}</NextContinuationToken>`;
  response.end(
    `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  );
}

/** Signature version 4: of the method, the path, the sorted query, the signed headers and the payload's hash. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const header = request.headers.authorization ?? '';
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    header,
  );
  if (!found) return false;
  const [, credential = '', names = '', signature] = found;
  const [id, day = '', region = '', service = ''] = credential.split('/');
  if (id !== KEYS.id || request.headers['x-amz-security-token'] !== KEYS.token) return false;
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    path,
    query,
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hashed].join('\n');
  const hmac = (key: Buffer | string, value: string) => createHmac('sha256', key).update(value).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${KEYS.secret}`, day), region), service), 'aws4_request');
  return (
    region === REGION &&
    service === 's3' &&
    createHmac('sha256', key).update(text).digest('hex') === signature
  );
}
