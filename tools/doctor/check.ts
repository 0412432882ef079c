// What a check of the doctor looks at, and what it finds.
import type { GatewayConfig } from '../../gateway/config.ts';
import type { Environment } from '../../lib/node/settings.ts';
import type { UpstreamConfig } from '../../upstream/config.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** `fault`: the product does not run, or loses something; `warning`: it runs, and somebody should look. */
export type State = 'ok' | 'warning' | 'fault';

export interface Finding {
  state: State;
  /** One line; of a warning or a fault with what to do about it. */
  text: string;
}

export interface Surroundings {
  environment: Environment;
  /** Null where its settings cannot be used. */
  gateway: GatewayConfig | null;
  upstream: UpstreamConfig | null;
  /** Without the embedded upstream there are no stores of ours. */
  isUpstreamEmbedded: boolean;
  /** Null where there are none yet, or they cannot be read: `documents` says why. */
  documents: StoredDocuments | null;
  now: () => Date;
}

export interface Check {
  /** In the first column. */
  name: string;
  /** A rejection is a fault, told by its message. An empty list: there is nothing to look at here. */
  look: (surroundings: Surroundings) => Promise<Finding[]>;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
/** `todo` begins with a verb. */
export const warning = (text: string, todo: string): Finding => ({
  state: 'warning',
  text: `${text}: ${todo}`,
});
export const fault = (text: string, todo: string): Finding => ({ state: 'fault', text: `${text}: ${todo}` });
