// The built web app. Only files that were there at the start are served, by their exact path: nothing to traverse.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { scriptHashesOf } from './responses/security-headers.ts';

const compress = promisify(gzip);
const YEAR = 31_536_000;

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/;

class StaticFile {
  readonly #content: Buffer;
  readonly #headers: Record<string, string>;
  #compressed: Promise<Buffer> | null = null;

  constructor(path: string, content: Buffer) {
    this.#content = content;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const isHashed = path.startsWith('/assets/');
    this.#headers = {
      'content-type': type,
      'cache-control': isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      ...(COMPRESSED.test(type) && { vary: 'accept-encoding' }),
    };
  }

  get text(): string {
    return this.#content.toString('utf8');
  }

  async respond(request: Request): Promise<Response> {
    const headers = { ...this.#headers };
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers });
    let body = this.#content;
    if (headers.vary && request.headers.get('accept-encoding')?.includes('gzip')) {
      this.#compressed ??= compress(this.#content, { level: 9 });
      body = await this.#compressed;
      headers['content-encoding'] = 'gzip';
    }
    headers['content-length'] = String(body.length);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  }
}

export interface StaticFiles {
  /** A file but the page itself; null when there is none of this path. */
  file: (path: string) => StaticFile | null;
  /** The page of the app; null when it was not built. */
  page: StaticFile | null;
  /** Hashes of the inline scripts of the page. */
  scriptHashes: readonly string[];
}

export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const place = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, place).split(sep).join('/')}`;
    if (!path.includes('/.')) files.set(path, new StaticFile(path, readFileSync(place)));
  }
  const page = files.get('/index.html') ?? null;
  files.delete('/index.html');
  return {
    page,
    file: (path) => files.get(path) ?? null,
    scriptHashes: page ? scriptHashesOf(page.text) : [],
  };
}
