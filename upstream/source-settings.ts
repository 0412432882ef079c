// The settings of connected sources: what they may reach, and the file that sets some of them up.
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { networksSetting } from '../lib/node/networks.ts';

export interface SourceReach {
  /** Private networks that connected sources may reach. */
  sourceNetworks: readonly string[];
  /** Folders below which connected sources may be. */
  sourceFolders: readonly string[];
}

export const sourceSettings = {
  SOURCES_FILE: z.string().min(1).optional(),
  SOURCE_NETWORKS: networksSetting(),
  SOURCE_FOLDERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((folder) => folder.trim() || []))
    .refine((folders) => folders.every((folder) => isAbsolute(folder)), {
      error: 'must list absolute folders, separated by commas',
    }),
};

export function sourceLimitsOf(settings: {
  SOURCE_NETWORKS: string[];
  SOURCE_FOLDERS: string[];
}): SourceReach {
  return { sourceNetworks: settings.SOURCE_NETWORKS, sourceFolders: settings.SOURCE_FOLDERS };
}
