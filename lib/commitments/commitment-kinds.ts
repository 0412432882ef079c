// The kinds of commitments that the portal shows. Each is named after the menu whose right it needs, and has its vendor.
import type { MenuName } from '../catalogue/menus.ts';
import type { VendorCode } from '../catalogue/vendors.ts';

interface CommitmentKindRow {
  vendor: VendorCode;
  /** Money an hour, or machines. */
  category: 'SPEND' | 'USAGE';
  /** The parameter of its page of utilization that opens one of them. */
  parameter: 'plan' | 'agreement';
}

export const COMMITMENT_KINDS = {
  SAVINGS_PLANS: { vendor: 'aws', category: 'SPEND', parameter: 'plan' },
  RESERVED: { vendor: 'aws', category: 'USAGE', parameter: 'agreement' },
  AZURE_RESERVED: { vendor: 'azr', category: 'USAGE', parameter: 'agreement' },
} as const satisfies Partial<Record<MenuName, CommitmentKindRow>>;

export type CommitmentKind = keyof typeof COMMITMENT_KINDS;
export const COMMITMENT_KIND_NAMES = Object.keys(COMMITMENT_KINDS) as CommitmentKind[];
