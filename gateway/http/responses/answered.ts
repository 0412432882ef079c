// Every answer is a figure of the metrics and a line of the log, however it was made.
import type { Logger } from '../../logger.ts';
import type { Metrics } from '../../metrics.ts';

/** Addresses that have a label of their own in the metrics. */
const ROUTES: ReadonlySet<string> = new Set([
  '/graphql',
  '/exports/cost',
  '/exports/bill',
  '/exports/dashboard',
  '/auth/login',
  '/auth/callback',
  '/auth/logout',
  '/auth/logout-everywhere',
  '/health',
  '/readiness',
  '/metrics',
  '/unsubscribe',
  '/acknowledge',
]);

export interface Answered {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** When the request began, by the clock that never goes back. */
  start: number;
}

export function noteAnswer(
  { requestId, method, path, status, start }: Answered,
  { metrics, log }: { metrics: Metrics; log: Logger },
): void {
  const milliseconds = performance.now() - start;
  const route = ROUTES.has(path) ? path : 'web';
  metrics.requestSeconds.observe({ route, status: String(status) }, milliseconds / 1000);
  log[route === 'web' ? 'debug' : 'info'](
    { requestId, method, path, status, ms: Math.round(milliseconds) },
    'request',
  );
}
