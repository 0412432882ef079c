// The line of a request in the log: which tables of the facts it was answered from, and why, and never those of another.
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { NO_TRACING } from '../../../lib/node/tracing.ts';
import type { AppEnvironment } from '../../../upstream/rest/app-types.ts';
import { requestLog } from '../../../upstream/rest/request-log.ts';
import { RequestSpans } from '../../../upstream/rest/request-span.ts';
import { RequestTables } from '../../../upstream/rest/request-tables.ts';

it('names the tables that a request was answered from, each once, and none of a request beside it', async () => {
  const lines: { path: string; tables?: string[] }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const tables = new RequestTables();
  const app = new Hono<AppEnvironment>();
  app.use(requestLog(logger, new RequestSpans(NO_TRACING), tables));
  app.get('/two', async (c) => {
    for (const subject of ['region', 'region', 'resource']) {
      await pause(1);
      tables.add({ table: 'rows', reason: { code: 'DIMENSION', subject } });
    }
    return c.text('');
  });
  app.get('/one', async (c) => {
    await pause(1);
    tables.add({ table: 'monthly', reason: { code: 'MONTHS', subject: '' } });
    return c.text('');
  });
  app.get('/none', (c) => c.text(''));
  tables.add({ table: 'daily', reason: { code: 'DAYS', subject: '' } });
  await Promise.all(['/two', '/one', '/none'].map((path) => app.request(path)));
  const tablesOf = (path: string) => lines.find((line) => line.path === path)?.tables;
  expect(tablesOf('/two')).toEqual(['rows DIMENSION region', 'rows DIMENSION resource']);
  expect(tablesOf('/one')).toEqual(['monthly MONTHS']);
  expect(lines).toHaveLength(3);
  expect(tablesOf('/none')).toBeUndefined();
});
