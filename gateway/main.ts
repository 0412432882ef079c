// The gateway program: reads settings, starts, tells its launcher, and ends cleanly on a signal.
import { SettingsError } from '../lib/settings.ts';
import { messageOf } from '../lib/start-fault.ts';
import { type GatewayConfig, readConfig } from './config.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { createLogger } from './logger.ts';

// Sessions are nobody else's to read.
process.umask(0o077);
const config = readOrExit();
const log = createLogger(config.logLevel);
let isStopping = false;

try {
  const gateway = await createGateway(config, { logger: log });
  stopOnSignal(gateway);
  const { url } = await gateway.listen();
  log.info({ url, publicUrl: config.publicUrl }, 'gateway listens');
  process.send?.({ type: 'ready', url: config.publicUrl });
} catch (error) {
  process.stderr.write(`gateway cannot run: ${messageOf(error)}\n`);
  process.exit(1);
}

function stopOnSignal(gateway: Gateway): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await gateway.close();
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
