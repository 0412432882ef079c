// The portal as browsers without a window meet it: signed in through the real pages, asked through the session.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../../lib/node/settings.ts';
import { DEMO_OTP_SECRET } from '../../../upstream/identity/seed/demo-users.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { Browser } from '../people/browser.ts';
import { codeNow, submit } from '../people/one-time-password.ts';
import { DEMO, openLoginPage, submitLogin } from '../people/sign-in.ts';
import { freePort } from './free-port.ts';
import { startGateway, type TestGateway } from './gateway.ts';
import { startUpstream, type TestUpstream, type UpstreamOptions } from './upstream.ts';

export interface Answer {
  status: number;
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; reason?: string } }[];
}

export interface Portal {
  home: string;
  upstream: TestUpstream;
  gateway: TestGateway;
  /** Signs a user of the demo in, by a one-time password where it is asked for; where the callback leads to. */
  enter: (
    user: string,
    browser?: Browser,
    path?: string,
  ) => Promise<{ browser: Browser; location: string | null }>;
  ask: (browser: Browser, query?: string, headers?: Record<string, string>) => Promise<Answer>;
  /** A form of a page of the portal. */
  post: (browser: Browser, path: string) => Promise<Response>;
  inDocuments: <Result>(work: (documents: Documents) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export async function startPortal(
  options: UpstreamOptions = {},
  settings: Environment = {},
): Promise<Portal> {
  const port = await freePort();
  const home = `http://localhost:${port}`;
  const webDir = mkdtempSync(join(tmpdir(), 'skyledger-web-'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>the app</title>');
  const upstream = await startUpstream({ publicUrl: home, ...options });
  const gateway = await startGateway(upstream, { PORT: String(port), ...settings }, webDir);

  async function inDocuments<Result>(work: (documents: Documents) => Promise<Result>): Promise<Result> {
    const documents = await openDocuments(upstream.dataDir);
    try {
      return await work(documents);
    } finally {
      await documents.destroy();
    }
  }

  async function enter(user: string, browser = new Browser(), path = '/auth/login') {
    const page = await openLoginPage(browser, `${home}${path}`);
    const credential = { email: `${user}@skyledger.example`, password: DEMO.password };
    let next = await submitLogin(browser, page.form, `${home}/auth/callback`, credential);
    if (!next.url.startsWith(`${home}/auth/callback`)) {
      // A code is good once; the tests sign in more often than every thirty seconds.
      await inDocuments((documents) =>
        documents.updateTable('one_time_passwords').set({ last_step: 0 }).execute(),
      );
      const values = { step: 'code', code: codeNow(DEMO_OTP_SECRET) };
      next = await submit(browser, page.form, values, `${home}/auth/callback`);
    }
    const back = await browser.fetch(next.url);
    return { browser, location: back.headers.get('location') };
  }

  async function ask(
    browser: Browser,
    query = '{ viewer { user { name } } }',
    more: Record<string, string> = {},
  ) {
    const headers = { 'content-type': 'application/json', ...more };
    const body = JSON.stringify({ query });
    const response = await browser.fetch(`${home}/graphql`, { method: 'POST', headers, body });
    return { status: response.status, ...((await response.json()) as object) } as Answer;
  }

  return {
    home,
    upstream,
    gateway,
    enter,
    ask,
    post: (browser, path) => browser.fetch(`${home}${path}`, { method: 'POST', headers: { origin: home } }),
    inDocuments,
    close: async () => {
      await gateway.close();
      await upstream.close();
      rmSync(webDir, { recursive: true, force: true });
    },
  };
}
