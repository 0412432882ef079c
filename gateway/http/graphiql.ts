// GraphiQL for the signed-in, served from the package alone: works without any outside network.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentSecurityPolicy, scriptHashesOf } from './responses/security-headers.ts';

const compress = promisify(gzip);
const EXAMPLES = join(import.meta.dirname, '..', 'examples');

interface Page {
  html: Buffer;
  compressed: Buffer;
  policy: string;
}

let page: Promise<Page> | null = null;

/** The example queries of the tabs, in the order of their file names. */
export function readExamples(): { name: string; query: string }[] {
  const files = readdirSync(EXAMPLES).filter((file) => file.endsWith('.graphql'));
  return files.sort().map((name) => ({ name, query: readFileSync(join(EXAMPLES, name), 'utf8') }));
}

/** The page; its 9 MB are made and compressed at the first request. */
export async function graphiqlPage(request: Request): Promise<Response> {
  page ??= makePage();
  const { html, compressed, policy } = await page;
  const isCompressed = request.headers.get('accept-encoding')?.includes('gzip') ?? false;
  return new Response(new Uint8Array(isCompressed ? compressed : html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    },
  });
}

async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const tabs = readExamples().map(({ query }) => ({ query }));
  const text = renderGraphiQL({
    title: 'Skyledger GraphiQL',
    endpoint: '/graphql',
    credentials: 'same-origin',
    defaultQuery: tabs[0]?.query,
    defaultTabs: tabs,
  });
  const html = Buffer.from(text.trimStart());
  const policy = contentSecurityPolicy({ scriptHashes: scriptHashesOf(text) });
  return { html, compressed: await compress(html), policy };
}
