// Looks at everything the product needs, in the order in which one would mend it; changes nothing.
import { readConfig as readGateway } from '../../gateway/config.ts';
import { type Environment, SettingsError } from '../../lib/node/settings.ts';
import { messageOf } from '../../lib/node/start-fault.ts';
import { readConfig as readUpstream } from '../../upstream/config.ts';
import type { Check, Finding, Surroundings } from './check.ts';
import { clockCheck } from './checks/clock.ts';
import { dataFolderCheck, diskCheck, runtimeCheck } from './checks/machine.ts';
import { portsCheck } from './checks/ports.ts';
import { mailCheck, servicesCheck, signInCheck } from './checks/services.ts';
import { settingsCheck } from './checks/settings.ts';
import { documentsCheck, factsCheck, sessionsCheck } from './checks/stores.ts';

/** One after the other: some look at what an earlier one has opened. */
const CHECKS: readonly Check[] = [
  runtimeCheck,
  settingsCheck,
  dataFolderCheck,
  diskCheck,
  portsCheck,
  documentsCheck,
  factsCheck,
  sessionsCheck,
  servicesCheck,
  signInCheck,
  mailCheck,
  clockCheck,
];

export type NamedFinding = Finding & { name: string };

/** Never rejects: what cannot be looked at is a fault. */
export async function examine(environment: Environment, now = () => new Date()): Promise<NamedFinding[]> {
  const surroundings: Surroundings = {
    environment,
    gateway: readable(readGateway, environment),
    upstream: readable(readUpstream, environment),
    isUpstreamEmbedded: !environment.UPSTREAM_URL,
    documents: null,
    now,
  };
  const found: NamedFinding[] = [];
  try {
    for (const { name, look } of CHECKS) {
      const findings = await look(surroundings).catch((error: unknown): Finding[] => [
        { state: 'fault', text: messageOf(error) },
      ]);
      found.push(...findings.map((finding) => ({ name, ...finding })));
    }
  } finally {
    await surroundings.documents?.close().catch(() => undefined);
  }
  return found;
}

function readable<Config>(
  read: (environment: Environment) => Config,
  environment: Environment,
): Config | null {
  try {
    return read(environment);
  } catch (error) {
    if (error instanceof SettingsError) return null;
    throw error;
  }
}

const NAME_WIDTH = 11;
const STATE_WIDTH = 9;

/** One line a finding, and one that sums up. */
export function textOf(findings: readonly NamedFinding[]): string {
  const lines = findings.map(
    ({ state, name, text }) => `${state.padEnd(STATE_WIDTH)}${name.padEnd(NAME_WIDTH)}${text}`,
  );
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  return [...lines, '', `${count('fault')} faults, ${count('warning')} warnings`].join('\n');
}
