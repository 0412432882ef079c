// The log of the gateway: JSON lines on standard output, each with the request id where there is one.
import { type Logger, pino } from 'pino';

export type { Logger };

export function createLogger(level: string): Logger {
  return pino({ name: 'gateway', level, redact: ['token', 'cookie', 'authorization'] });
}
