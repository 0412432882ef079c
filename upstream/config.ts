// Settings of the upstream program and of its loader: the one place where they read the environment.
import { resolve, sep } from 'node:path';
import { z } from 'zod';
import { isDay } from '../lib/calendar/calendar.ts';
import { browsedUrl, embeddedSignInFaults, isLoopback } from '../lib/node/addresses.ts';
import { networksSetting } from '../lib/node/networks.ts';
import {
  type Environment,
  logLevelSetting,
  portSetting,
  readSettings,
  SettingsError,
  urlSetting,
} from '../lib/node/settings.ts';
import { isTraced } from '../lib/node/tracing.ts';
import { DEMO_COMPANY_IDS } from '../tools/demo/companies.ts';
import { API_AUDIENCE, REALM_PATH } from './identity/provider/realm.ts';
import type { S3Settings } from './ingest/sources/s3-client.ts';
import { keepDaysSetting } from './keep-days.ts';
import { type MailConfig, mailConfig, mailSettings } from './mail/mail-settings.ts';
import { secretKeySetting } from './secret-key.ts';
import { type SourceReach, sourceLimitsOf, sourceSettings } from './source-settings.ts';
import { clickHouseOf, clickHouseSettings, databaseUrl } from './store-settings.ts';

/** What relative time frames end on: `auto` and `now` are explained in clock.ts, else a day YYYY-MM-DD. */
export type DemoToday = 'auto' | 'now' | (string & {});

export interface UpstreamConfig extends SourceReach {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Folder of the facts, the documents and the tools' client. */
  dataDir: string;
  /** ClickHouse for the facts, and the cluster that it is part of; null: files below the data directory. */
  clickHouse: { url: string; cluster: string | null } | null;
  /** PostgreSQL for the documents; null: SQLite below the data directory. */
  databaseUrl: string | null;
  /** Seals secrets of companies: 32 bytes in Base64; null: a key that is kept in the data directory. */
  secretKey: string | null;
  /** Private networks that webhooks may reach. */
  webhookNetworks: readonly string[];
  /** JSON file of connected sources; null: none. */
  sourcesFile: string | null;
  /** This program judges the cost of companies; of several one at a time does. */
  isAnomalyJudged: boolean;
  /** How many days months that were replaced or taken out can be put back. */
  keepDays: number;
  /** Watched for billing files, in a folder for each company; null: nothing is watched. */
  ingestDir: string | null;
  /** Address of the portal, without a slash at its end: where a sign-in may lead back to. */
  publicUrl: string;
  /** Origin at which browsers reach this program to sign in; null: by host and port. */
  upstreamPublicUrl: string | null;
  demoToday: DemoToday;
  /** Ids of the demo's companies that are made at the start. */
  demoCompanies: readonly string[];
  /** LOCAL, DEV, STAGE, PROD, CHINA, or the name of a customer's site. */
  environment: string;
  /** File of site profiles that takes the place of the built-in one; null: none. */
  siteProfiles: string | null;
  /** Addresses and networks whose `X-Forwarded-For` is believed: proxies, and the gateway. */
  trustProxy: readonly string[];
  /** Another OpenID provider in place of the embedded one; null: the embedded. */
  oidc: { issuer: string; audience: string; clientId: string | null } | null;
  /** Password of the demo's user. */
  demoPassword: string;
  mail: MailConfig;
  logLevel: string;
  /** Whether a collector is told of spans. */
  isTraced: boolean;
}

export type IngestConfig = Pick<UpstreamConfig, 'dataDir' | 'databaseUrl' | 'clickHouse' | 'keepDays'>;

export interface IngestCommandConfig extends IngestConfig {
  s3: S3Settings;
}

export type DocumentsConfig = Pick<UpstreamConfig, 'dataDir' | 'databaseUrl'>;

export interface TokenConfig {
  /** Folder of the tools' client. */
  dataDir: string;
  /** Where the token is asked for. */
  issuer: string;
}

/** Published in README: good for a machine that others cannot reach. */
export const DEFAULT_DEMO_PASSWORD = 'skyledger-demo';
const MIN_PASSWORD_LENGTH = 12;

const LOOPBACK_NETWORKS = ['127.0.0.0/8', '::1'];

export const dataDir = z.string().default('./data');

const demoCompanies = z
  .string()
  .default('all')
  .transform((text) => {
    if (text === 'all') return DEMO_COMPANY_IDS;
    return text === 'none' ? [] : text.split(',').map((id) => id.trim());
  })
  .refine((ids) => ids.every((id) => DEMO_COMPANY_IDS.includes(id)), {
    error: `must be all, none, or some of ${DEMO_COMPANY_IDS.join(',')}`,
  });

/** By the names that the tools of AWS have for them. */
const s3Settings = {
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ENDPOINT_URL_S3: urlSetting().optional(),
  S3_ENDPOINT: urlSetting().optional(),
};

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
  DEMO_COMPANIES: demoCompanies,
  ENVIRONMENT: z
    .string()
    .regex(
      /^[A-Z][A-Z0-9_-]{0,39}$/,
      'must be LOCAL, DEV, STAGE, PROD, CHINA, or the name of a site in capitals',
    )
    .default('LOCAL'),
  SITE_PROFILES: z.string().min(1).optional(),
  TRUST_PROXY: networksSetting(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_AUDIENCE: z.string().default(API_AUDIENCE),
  LOG_LEVEL: logLevelSetting(),
  ...clickHouseSettings,
  DATABASE_URL: databaseUrl,
  ...mailSettings,
  INGEST_DIR: z.string().min(1).optional(),
  KEEP_REPLACED_DAYS: keepDaysSetting(),
  ANOMALY_JUDGING: z.enum(['on', 'off']).default('on'),
  SECRET_KEY: secretKeySetting(),
  WEBHOOK_NETWORKS: networksSetting(),
  ...sourceSettings,
});

const ingestSchema = z.object({
  DATA_DIR: dataDir,
  ...clickHouseSettings,
  DATABASE_URL: databaseUrl,
  KEEP_REPLACED_DAYS: keepDaysSetting(),
  ...s3Settings,
});
const documentsSchema = z.object({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
const tokenSchema = z.object({ DATA_DIR: dataDir, ...addressSettings });

/** All variables of the program: the file of sources names some of them. */
export function programVariables(): Environment {
  return process.env;
}

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
  const isForOthers = !isLoopback(settings.HOST) || !isLoopback(new URL(publicUrl).hostname);
  const isPublished = settings.OIDC_ISSUER === undefined && settings.DEMO_PASSWORD === DEFAULT_DEMO_PASSWORD;
  if (isForOthers && isPublished) {
    faults.push(
      'DEMO_PASSWORD: must be set when HOST or PUBLIC_URL is not a loopback address: the default is published, and others could sign in by it',
    );
  }
  if (settings.INGEST_DIR !== undefined && holdsOther(settings.INGEST_DIR, settings.DATA_DIR))
    faults.push('INGEST_DIR: must be a folder apart from DATA_DIR, neither within it nor around it');
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    port: settings.UPSTREAM_PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    clickHouse: clickHouseOf(settings),
    keepDays: settings.KEEP_REPLACED_DAYS,
    secretKey: settings.SECRET_KEY ?? null,
    webhookNetworks: settings.WEBHOOK_NETWORKS,
    ...sourceLimitsOf(settings),
    sourcesFile: settings.SOURCES_FILE ?? null,
    isAnomalyJudged: settings.ANOMALY_JUDGING === 'on',
    ingestDir: settings.INGEST_DIR ?? null,
    publicUrl,
    upstreamPublicUrl: settings.UPSTREAM_PUBLIC_URL ?? null,
    demoToday: settings.DEMO_TODAY,
    demoCompanies: settings.DEMO_COMPANIES,
    environment: settings.ENVIRONMENT,
    siteProfiles: settings.SITE_PROFILES ?? null,
    // On one machine alone, the gateway is the one who says whose request it is.
    trustProxy: [...settings.TRUST_PROXY, ...(isForOthers ? [] : LOOPBACK_NETWORKS)],
    oidc:
      settings.OIDC_ISSUER === undefined
        ? null
        : {
            issuer: settings.OIDC_ISSUER,
            audience: settings.OIDC_AUDIENCE,
            clientId: settings.OIDC_CLIENT_ID ?? null,
          },
    demoPassword: settings.DEMO_PASSWORD,
    mail: mailConfig(settings, publicUrl),
    logLevel: settings.LOG_LEVEL,
    isTraced: isTraced(environment),
  };
}

/** Whether one of the folders is the other, or within it. */
function holdsOther(one: string, other: string): boolean {
  const [first, second] = [one, other].map((folder) => `${resolve(folder)}${sep}`) as [string, string];
  return first.startsWith(second) || second.startsWith(first);
}

/** Settings of `npm run ingest`. Throws a SettingsError that names every fault. */
export function readIngestConfig(environment: Environment = process.env): IngestCommandConfig {
  const settings = readSettings(ingestSchema, environment);
  return {
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    clickHouse: clickHouseOf(settings),
    keepDays: settings.KEEP_REPLACED_DAYS,
    s3: {
      accessKeyId: settings.AWS_ACCESS_KEY_ID ?? null,
      secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? null,
      sessionToken: settings.AWS_SESSION_TOKEN ?? null,
      region: settings.AWS_REGION,
      endpoint: settings.AWS_ENDPOINT_URL_S3 ?? settings.S3_ENDPOINT ?? null,
    },
  };
}

/** Settings of `npm run reference`. Throws a SettingsError that names every fault. */
export function readDocumentsConfig(environment: Environment = process.env): DocumentsConfig {
  const settings = readSettings(documentsSchema, environment);
  return { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL ?? null };
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
