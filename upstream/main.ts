// Starts upstream by its settings, tells a launcher how far it is, and ends cleanly on SIGTERM and SIGINT.
import { pino } from 'pino';
import { messageOf } from '../lib/node/start-fault.ts';
import { readConfig, readOrExit } from './config.ts';
import { type DemoHint, demoHint } from './identity/seed/seed.ts';
import { createUpstream, type Ready, type Upstream } from './server.ts';

type Message =
  | { type: 'progress'; text: string }
  | { type: 'listening'; url: string }
  | ({ type: 'ready'; url: string; demo: DemoHint } & Ready);

// Billing data, keys and sessions must not be readable by other accounts of the machine.
process.umask(0o077);
const config = readOrExit(readConfig);
const logger = pino({ level: config.logLevel });
let isStopping = false;

try {
  const upstream = await createUpstream(config, {
    logger,
    onProgress: (text) => {
      logger.info({ progress: text }, 'loading');
      tellLauncher({ type: 'progress', text });
    },
  });
  stopOnSignal(upstream);
  logger.info({ url: upstream.url, issuer: upstream.issuer }, 'listening');
  tellLauncher({ type: 'listening', url: upstream.url });
  const { coming } = await upstream.ready;
  logger.info('ready');
  tellLauncher({ type: 'ready', url: upstream.url, demo: demoHint(config.demoPassword), coming });
} catch (error) {
  // A load that was cut off by the end of the program is taken up again at the next start.
  if (!isStopping) fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`upstream cannot run: ${messageOf(error)}\n`);
  process.exit(1);
}

function tellLauncher(message: Message): void {
  process.send?.(message);
}

function stopOnSignal(upstream: Upstream): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await upstream.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // A launcher that was killed leaves no one to stop this program.
  process.on('disconnect', () => void stop());
}
