// npm run trace-picture: asks one question of the running programs with a collector of OpenTelemetry beside them, and draws the
// spans of that request into docs/architecture/trace.svg. What is drawn was measured; nothing is made up.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CollectedSpan, startCollector } from '../support/product/collector.ts';
import { freePort } from '../support/product/free-port.ts';
import { copyPreparedData } from '../support/product/prepared-data.ts';
import { programOf } from '../support/product/program.ts';
import { toolToken } from '../support/product/upstream.ts';
import { tracePicture } from './trace-picture.ts';

const PICTURE = join(import.meta.dirname, '../../docs/architecture/trace.svg');
const REQUEST = '7d1a3f9c-25b4-4c0e-9a61-0b8f5e2d4c17';
const QUERY = `query MonthToDate($vendors: [Vendor!]) { viewer { company { name }
  costMonthToDate(vendors: $vendors) { total currency change { percent } } } }`;
/** The last is drawn. The first compile the programs; each differs, because a reply that is known is not asked for again. */
const QUESTIONS = [
  { id: 'first-question', vendors: ['AWS'] },
  { id: 'second-question', vendors: ['AZURE'] },
  { id: REQUEST, vendors: ['AWS', 'AZURE'] },
];
/** Programs tell their spans in batches. */
const SETTLED_MS = 2_000;

const collector = await startCollector();
const dataDir = await copyPreparedData();
const [port, upstreamPort] = [await freePort(), await freePort()];
const env = {
  PATH: process.env.PATH,
  PORT: String(port),
  UPSTREAM_PORT: String(upstreamPort),
  DATA_DIR: dataDir,
  DEMO_COMPANIES: 'sunflower',
  LOG_LEVEL: 'silent',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: '100',
};
const programs: ChildProcess[] = [];
try {
  for (const name of ['upstream/main.ts', 'gateway/main.ts'] as const) {
    const { file, execArgv } = programOf(name);
    const program = fork(file, { execArgv, env });
    programs.push(program);
    await new Promise<void>((resolve) =>
      program.on('message', ({ type }: { type: string }) => type === 'ready' && resolve()),
    );
  }
  const token = await toolToken(`http://localhost:${upstreamPort}/realms/skyledger`, dataDir);
  for (const question of QUESTIONS) await ask(question, token);
  await sleep(SETTLED_MS);
  const spans: CollectedSpan[] = collector.spans.filter(
    ({ traceId }) => traceId === REQUEST.replaceAll('-', ''),
  );
  writeFileSync(PICTURE, tracePicture(spans));
  process.stdout.write(`${PICTURE}: ${spans.length} spans\n`);
} finally {
  for (const program of programs) {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  }
  await collector.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function ask({ id, vendors }: (typeof QUESTIONS)[number], token: string): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-request-id': id,
    },
    body: JSON.stringify({ query: QUERY, variables: { vendors } }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}
