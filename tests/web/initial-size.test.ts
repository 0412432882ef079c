// What a browser loads until a new dashboard is drawn: held small by ceilings, over the files of the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/catalogue/languages.ts';

const WEB = join(import.meta.dirname, '../../dist/web');
const SCRIPTS_KB = 260;
/** Of the document, scripts, styles, texts and letters, as they are sent. */
const FIRST_VIEW_KB = 387;
const REQUESTS = 22;

const html = readFileSync(join(WEB, 'index.html'), 'utf8');
const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|woff2))"/g)].map(
  ([, path]) => path ?? '',
);
const sourceOf = (path: string) => readFileSync(join(WEB, path), 'utf8');

/** What the script within the page asks for, when it is run at an address. */
function early(pathname: string, language: string): { files: string[]; requests: string[] } {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const files: string[] = [];
  const requests: string[] = [];
  const window = {};
  runInContext(
    script,
    createContext({
      ...{ window, crypto, AbortController, URLSearchParams },
      location: { pathname, search: '', hostname: 'localhost' },
      navigator: { languages: [language] },
      matchMedia: () => ({ matches: false }),
      document: {
        documentElement: { dataset: {} },
        cookie: '',
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => files.push(href) },
      },
      fetch: (_address: string, { body }: { body: string }) => {
        requests.push(JSON.parse(body).operationName);
        return new Promise(() => undefined);
      },
    }),
  );
  return { files, requests };
}

test('nothing keeps the frame that the page itself draws from being painted with the document', () => {
  expect(html).not.toMatch(/<link rel="stylesheet"|<script(?! type="module")[^>]* src=/);
  const { files } = early('/dashboard', 'en');
  const ofEachPage = files.filter((file) => /\/frame-[^/]+\.css$/.test(file));
  expect(ofEachPage).toHaveLength(1);
  expect(files.filter((file) => file.endsWith('.css')).at(-1)).toBe(ofEachPage[0]);
});

describe.each(LANGUAGES)('a new dashboard in %s', (language) => {
  const { files, requests } = early('/dashboard', language);
  const all = [...new Set([...named, ...files])];

  test('asks for its figures with the document', () =>
    expect(requests).toEqual(['ShellQuery', 'DashboardPageQuery']));

  test('names each script that another one of it begins with', () => {
    const scripts = all.filter((path) => path.endsWith('.js'));
    const begun = scripts.flatMap((path) =>
      [...sourceOf(path).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file]) => `/assets/${file}`),
    );
    expect(begun.length).toBeGreaterThan(5);
    expect(begun.filter((path) => !scripts.includes(path))).toEqual([]);
  });

  test(`is drawn after ${REQUESTS} requests at most`, () => {
    expect(all.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
    expect(all.length + requests.length + 1).toBeLessThanOrEqual(REQUESTS);
  });

  test(`is drawn after ${FIRST_VIEW_KB} kB at most`, () => {
    const sizes = ['/index.html', ...all].map((path) => {
      const isPacked = /\.(html|js|css)$/.test(path);
      return readFileSync(join(WEB, isPacked ? `${path}.br` : path)).length;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(FIRST_VIEW_KB);
  });
});

test(`the scripts that the page itself names have at most ${SCRIPTS_KB} kB, for browsers without Brotli, too`, () => {
  const scripts = named.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(WEB, path)), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(SCRIPTS_KB);
});

test('each script is compiled whole beside the thread of the page: its first line says so', () => {
  const scripts = readdirSync(join(WEB, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(30);
  const isHinted = (file: string) => sourceOf(`assets/${file}`).startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter((file) => !isHinted(file))).toEqual([]);
});

test('each script, style and page was compressed by the build, and is itself when it is unpacked', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const isSmall = (content: Buffer) => content.length < 200;
  for (const file of texts) {
    const content = readFileSync(join(WEB, file));
    for (const [ending, unpack] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      if (!files.includes(file + ending)) expect(isSmall(content), file + ending).toBe(true);
      else expect(unpack(readFileSync(join(WEB, file + ending))).equals(content), file + ending).toBe(true);
    }
  }
});
