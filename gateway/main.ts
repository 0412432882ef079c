// The gateway program: reads settings, starts, tells its launcher, and ends cleanly on a signal.
import { SettingsError } from '../lib/settings.ts';
import { type GatewayConfig, readConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { createLogger } from './logger.ts';

const config = readOrExit();
const log = createLogger(config.logLevel);
const gateway = await createGateway(config, { logger: log });
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
// The launcher has ended without a word.
process.on('disconnect', () => void stop());

try {
  const { url } = await gateway.listen();
  log.info({ url, publicUrl: config.publicUrl }, 'gateway listens');
  process.send?.({ type: 'ready', url: config.publicUrl });
} catch (error) {
  process.stderr.write(`gateway cannot listen on ${config.host}:${config.port}: ${messageOf(error)}\n`);
  process.exit(1);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await gateway.close();
  process.exit(0);
}

function readOrExit(): GatewayConfig {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
