// The built web app. Only files that were there at the start are served, by their exact path: nothing to traverse. The
// build has compressed them already (scripts/web/compress-plugin.ts), so that no request waits for that.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { CODINGS, type Coding, codingFor } from './requests/content-coding.ts';
import { scriptHashesOf } from './responses/security-headers.ts';

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
/** What the build writes behind the name of a file for its compressed forms. */
const ENDINGS: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/** Compressed forms of a file; none where it is as small without. */
type Compressed = Partial<Record<Coding, Buffer>>;

class StaticFile {
  readonly #content: Buffer;
  readonly #compressed: Compressed;
  readonly #headers: Record<string, string>;
  readonly #hash: string;

  constructor(path: string, content: Buffer, compressed: Compressed) {
    this.#content = content;
    this.#compressed = compressed;
    this.#hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const isHashed = path.startsWith('/assets/');
    this.#headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      // Whole files only: none is large, and a part of a compressed form is of no use.
      'accept-ranges': 'none',
      ...(Object.keys(compressed).length > 0 && { vary: 'accept-encoding' }),
    };
  }

  get text(): string {
    return this.#content.toString('utf8');
  }

  respond(request: Request): Response {
    const coding = codingFor(request, (each) => this.#compressed[each] !== undefined);
    // Forms of a file differ in their bytes, and so in their tag.
    const etag = coding === null ? `"${this.#hash}"` : `"${this.#hash}-${coding}"`;
    const headers = { ...this.#headers, etag };
    if (isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    const body = (coding && this.#compressed[coding]) ?? this.#content;
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        ...headers,
        'content-length': String(body.length),
        ...(coding && { 'content-encoding': coding }),
      },
    });
  }
}

/** Whether the client has a form with this tag; one that a proxy has weakened is as good. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
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
  const contents = contentsOf(folder);
  const files = new Map<string, StaticFile>();
  for (const [path, content] of contents) {
    if (isForm(path, contents)) continue;
    const forms = CODINGS.map((coding) => [coding, contents.get(path + ENDINGS[coding])]);
    files.set(path, new StaticFile(path, content, Object.fromEntries(forms.filter(([, form]) => form))));
  }
  const page = files.get('/index.html') ?? null;
  files.delete('/index.html');
  return {
    page,
    file: (path) => files.get(path) ?? null,
    scriptHashes: page ? scriptHashesOf(page.text) : [],
  };
}

/** By the path of the address; without what begins with a dot. */
function contentsOf(folder: string): Map<string, Buffer> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const places = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    places
      .map((place): [string, string] => [`/${relative(folder, place).split(sep).join('/')}`, place])
      .filter(([path]) => !path.includes('/.'))
      .map(([path, place]) => [path, readFileSync(place)]),
  );
}

/** Whether it is the compressed form of a file beside it. */
function isForm(path: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return Object.values(ENDINGS).some(
    (ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
  );
}
