// What sending notifications needs.
import type { Logger } from 'pino';
import type { AllowedNetworks } from '../../../../../lib/node/network/egress.ts';
import type { Stores } from '../../../shared/stores.ts';

export interface NotifierParts {
  stores: Pick<Stores, 'documents' | 'environment' | 'mailer' | 'now'>;
  publicUrl: string;
  /** Signs links that acknowledge. */
  signingKey: string;
  /** Seals addresses and secrets of webhooks. */
  secretKey: Uint8Array;
  /** What webhooks may reach beside the public internet. */
  networks: AllowedNetworks;
  logger: Logger;
  /** Of one post, in milliseconds; left out: what a receiver usually gets. */
  postMs?: number;
}
