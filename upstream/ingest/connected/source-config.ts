// Settings of `npm run sources`, and what runs of sources take from those of any program.
import { z } from 'zod';
import { type Environment, readSettings } from '../../../lib/node/settings.ts';
import { dataDir, type IngestConfig, type UpstreamConfig } from '../../config.ts';
import { keepDaysSetting } from '../../keep-days.ts';
import { secretKeySetting } from '../../secret-key.ts';
import { type SourceReach, sourceLimitsOf, sourceSettings } from '../../source-settings.ts';
import { clickHouseOf, clickHouseSettings, databaseUrl } from '../../store-settings.ts';

export type SourceConfig = IngestConfig & SourceReach;
export type SourceCommandConfig = SourceConfig & Pick<UpstreamConfig, 'secretKey'>;

const schema = z.object({
  DATA_DIR: dataDir,
  ...clickHouseSettings,
  DATABASE_URL: databaseUrl,
  KEEP_REPLACED_DAYS: keepDaysSetting(),
  SECRET_KEY: secretKeySetting(),
  ...sourceSettings,
});

/** Throws a SettingsError that names every fault. */
export function readSourceConfig(environment: Environment): SourceCommandConfig {
  const settings = readSettings(schema, environment);
  return {
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    clickHouse: clickHouseOf(settings),
    keepDays: settings.KEEP_REPLACED_DAYS,
    secretKey: settings.SECRET_KEY ?? null,
    ...sourceLimitsOf(settings),
  };
}
