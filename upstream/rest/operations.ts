// What an operator asks: is it alive, is it ready, how it fares, and which endpoints are there.
import type { Hono } from 'hono';
import type { Registry } from 'prom-client';
import { openApiDocument } from '../contract/openapi.ts';
import type { AppEnvironment } from './app-types.ts';

/** How far the program is: the text says what is going on until it is ready. */
export interface Readiness {
  isReady: boolean;
  progress: string;
}

interface Operations {
  readiness: () => Readiness;
  metrics: Registry;
}

export function mountOperations(app: Hono<AppEnvironment>, { readiness, metrics }: Operations): void {
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/readiness', (c) => {
    const { isReady, progress } = readiness();
    return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'loading', progress }, 503);
  });
  app.get('/metrics', async (c) =>
    c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType }),
  );
  // It is open to all, and it is the same until the program ends.
  let document: string | undefined;
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument());
    return c.body(document, 200, { 'content-type': 'application/json' });
  });
}
