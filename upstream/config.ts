// Settings of the upstream program and of its loader: the one place where they read the environment.
import { z } from 'zod';
import { isDay } from '../lib/calendar.ts';
import {
  type Environment,
  laterSetting,
  logLevelSetting,
  portSetting,
  readSettings,
  SettingsError,
  urlSetting,
} from '../lib/settings.ts';

/** What relative time frames end on: `auto` and `now` are explained in clock.ts, else a day YYYY-MM-DD. */
export type DemoToday = 'auto' | 'now' | (string & {});

export interface UpstreamConfig {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Folder of the facts, the documents and the tools' client. */
  dataDir: string;
  /** Address of the portal, without a slash at its end: where a sign-in may lead back to. */
  publicUrl: string;
  demoToday: DemoToday;
  logLevel: string;
}

export type IngestConfig = Pick<UpstreamConfig, 'dataDir' | 'logLevel'>;

const dataDir = z.string().default('./data');

const schema = z.object({
  UPSTREAM_PORT: portSetting(4100),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: dataDir,
  PORT: portSetting(4000),
  PUBLIC_URL: urlSetting().optional(),
  DEMO_TODAY: z
    .string()
    .refine((text) => text === 'auto' || text === 'now' || isDay(text), {
      error: 'must be auto, now, or a date of the form YYYY-MM-DD',
    })
    .default('auto'),
  LOG_LEVEL: logLevelSetting(),
  CLICKHOUSE_URL: laterSetting(),
  DATABASE_URL: laterSetting(),
  SMTP_URL: laterSetting(),
  INGEST_DIR: laterSetting(),
});

const ingestSchema = z.object({
  DATA_DIR: dataDir,
  LOG_LEVEL: logLevelSetting(),
  CLICKHOUSE_URL: laterSetting(),
  DATABASE_URL: laterSetting(),
});

/** Throws a SettingsError that names every fault. */
export function readConfig(environment: Environment = process.env): UpstreamConfig {
  const settings = readSettings(schema, environment);
  return {
    port: settings.UPSTREAM_PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    demoToday: settings.DEMO_TODAY,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Settings of `npm run ingest`. Throws a SettingsError that names every fault. */
export function readIngestConfig(environment: Environment = process.env): IngestConfig {
  const settings = readSettings(ingestSchema, environment);
  return { dataDir: settings.DATA_DIR, logLevel: settings.LOG_LEVEL };
}

/** The settings, or the end of the process with code 1 and one line a fault. */
export function readOrExit<Config>(read: () => Config): Config {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.faults.join('\n')}\n`);
    process.exit(1);
  }
}
