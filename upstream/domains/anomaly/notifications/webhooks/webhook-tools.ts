// What webhooks need beside the stores.
import type { AllowedNetworks } from '../../../../../lib/node/network/egress.ts';

export interface WebhookTools {
  /** Seals addresses and secrets. */
  secretKey: Uint8Array;
  networks: AllowedNetworks;
  publicUrl: string;
}
