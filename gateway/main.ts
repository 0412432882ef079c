// The gateway program: reads settings, starts, tells its launcher, and ends cleanly on a signal. With several workers
// the first process starts them and answers nothing itself.
import cluster from 'node:cluster';
import { SettingsError } from '../lib/node/settings.ts';
import { messageOf } from '../lib/node/start-fault.ts';
import { type GatewayConfig, readConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { createLogger } from './logger.ts';
import { Primary, WorkerFault } from './workers/primary.ts';
import { WorkerLink } from './workers/worker-link.ts';

// Sessions must not be readable by other accounts of the machine.
process.umask(0o077);
const config = readOrExit();
const log = createLogger(config.logLevel);
let isStopping = false;

try {
  if (cluster.isWorker) await runWorker();
  else if (config.workers > 1) await runPrimary();
  else await runAlone();
} catch (error) {
  // The worker has said it.
  if (!(error instanceof WorkerFault)) process.stderr.write(`gateway cannot run: ${messageOf(error)}\n`);
  process.exit(1);
}

async function runAlone(): Promise<void> {
  const gateway = await createGateway(config, { logger: log });
  stopOnSignal(() => gateway.close());
  const { url } = await gateway.listen();
  tellReady(url);
}

async function runPrimary(): Promise<void> {
  const primary = new Primary(config, log);
  stopOnSignal(() => primary.stop());
  const { url } = await primary.start();
  tellReady(url);
}

async function runWorker(): Promise<void> {
  const workers = WorkerLink.ofProcess();
  const gateway = await createGateway(config, { logger: log, workers });
  stopOnSignal(() => gateway.close());
  const { url } = await gateway.listen();
  workers.ready(url);
}

function tellReady(url: string): void {
  log.info({ url, publicUrl: config.publicUrl, workers: config.workers }, 'gateway listens');
  process.send?.({ type: 'ready', url: config.publicUrl });
}

function stopOnSignal(end: () => Promise<void>): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await end();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  // The launcher has ended without a word.
  process.on('disconnect', () => void stop());
}

function readOrExit(): GatewayConfig {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.faults.join('\n')}\n`);
    process.exit(1);
  }
}
