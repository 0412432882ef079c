// Settings of the upstream program and of its loader: the one place where they read the environment.
import { z } from 'zod';
import { browsedUrl, embeddedSignInFaults, isLoopback } from '../lib/addresses.ts';
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
import { REALM_PATH } from './identity/realm.ts';

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
  /** Origin at which browsers reach this program to sign in; null: by host and port. */
  upstreamPublicUrl: string | null;
  demoToday: DemoToday;
  /** Password of the demo's user. */
  demoPassword: string;
  logLevel: string;
}

export type IngestConfig = Pick<UpstreamConfig, 'dataDir'>;

export interface TokenConfig {
  /** Folder of the tools' client. */
  dataDir: string;
  /** Where the token is asked for. */
  issuer: string;
}

/** Published in README: good for a machine that nobody else reaches. */
export const DEFAULT_DEMO_PASSWORD = 'skyledger-demo';
const MIN_PASSWORD_LENGTH = 12;

const dataDir = z.string().default('./data');

const originSetting = () =>
  urlSetting().refine((url) => URL.canParse(url) && new URL(url).origin === url, {
    error: 'must be an origin, such as https://login.example.com, without a path',
  });

/** Where the upstream listens and how it is called. */
const addressSettings = {
  UPSTREAM_PORT: portSetting(4100),
  HOST: z.string().default('127.0.0.1'),
  UPSTREAM_PUBLIC_URL: originSetting().optional(),
  OIDC_ISSUER: urlSetting().optional(),
};

const schema = z.object({
  ...addressSettings,
  DATA_DIR: dataDir,
  PORT: portSetting(4000),
  PUBLIC_URL: urlSetting().optional(),
  UPSTREAM_URL: urlSetting().optional(),
  DEMO_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .default(DEFAULT_DEMO_PASSWORD),
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
  CLICKHOUSE_URL: laterSetting(),
  DATABASE_URL: laterSetting(),
});

const tokenSchema = z.object({ DATA_DIR: dataDir, ...addressSettings });

/** Throws a SettingsError that names every fault. */
export function readConfig(environment: Environment = process.env): UpstreamConfig {
  const settings = readSettings(schema, environment);
  const publicUrl = settings.PUBLIC_URL ?? browsedUrl(settings.HOST, settings.PORT);
  const faults = embeddedSignInFaults({
    host: settings.HOST,
    publicUrl,
    upstreamPublicUrl: settings.UPSTREAM_PUBLIC_URL,
    upstreamUrl: settings.UPSTREAM_URL,
    oidcIssuer: settings.OIDC_ISSUER,
  });
  if (!isLoopback(settings.HOST) && settings.DEMO_PASSWORD === DEFAULT_DEMO_PASSWORD) {
    faults.push(
      'DEMO_PASSWORD: must be set when HOST is not a loopback address: the default is published, and others could sign in by it',
    );
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    port: settings.UPSTREAM_PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    publicUrl,
    upstreamPublicUrl: settings.UPSTREAM_PUBLIC_URL ?? null,
    demoToday: settings.DEMO_TODAY,
    demoPassword: settings.DEMO_PASSWORD,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Settings of `npm run ingest`. Throws a SettingsError that names every fault. */
export function readIngestConfig(environment: Environment = process.env): IngestConfig {
  return { dataDir: readSettings(ingestSchema, environment).DATA_DIR };
}

/** Settings of `npm run token`. Throws a SettingsError that names every fault. */
export function readTokenConfig(environment: Environment = process.env): TokenConfig {
  const settings = readSettings(tokenSchema, environment);
  const own = settings.UPSTREAM_PUBLIC_URL ?? browsedUrl(settings.HOST, settings.UPSTREAM_PORT);
  return { dataDir: settings.DATA_DIR, issuer: settings.OIDC_ISSUER ?? `${own}${REALM_PATH}` };
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
