// The registry of migrations of the documents store; a landed one is never changed, only followed.
import type { Migration } from 'kysely';
import * as platform from './001-platform.ts';
import * as factsCatalogue from './002-facts-catalogue.ts';
import * as factParts from './003-fact-parts.ts';
import * as loadRuns from './004-load-runs.ts';

/** By the order of their names. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-platform': platform,
  '002-facts-catalogue': factsCatalogue,
  '003-fact-parts': factParts,
  '004-load-runs': loadRuns,
};
