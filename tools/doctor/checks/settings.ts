// Settings of all programs as each would read them at its start.
import { readConfig as readGateway } from '../../../gateway/config.ts';
import { type Environment, SettingsError } from '../../../lib/node/settings.ts';
import { readConfig as readUpstream } from '../../../upstream/config.ts';
import { type Check, type Finding, ok } from '../check.ts';

/** Each fault once, though both programs may have it. */
export const settingsCheck: Check = {
  name: 'settings',
  look: async ({ environment, isUpstreamEmbedded }) => {
    const readers = isUpstreamEmbedded ? [readGateway, readUpstream] : [readGateway];
    const faults = new Set(readers.flatMap((read) => faultsOf(read, environment)));
    if (faults.size === 0) return [ok('can be used')];
    return [...faults].map((text): Finding => ({ state: 'fault', text }));
  },
};

function faultsOf(read: (environment: Environment) => unknown, environment: Environment): readonly string[] {
  try {
    read(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}
