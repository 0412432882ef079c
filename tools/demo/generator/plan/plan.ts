// All that is known of a vendor before its first row: accounts, SKUs, items, commitments and events.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import { accountsOf, type DemoAccount } from '../company/accounts.ts';
import { type DemoItem, itemsOf } from '../company/items.ts';
import type { DemoSeed } from '../shape.ts';
import { type Sku, skusOf } from '../vocabulary.ts';
import { anchorItems, commitmentsOf, type DemoCommitment } from './commitments.ts';
import { type DemoEvent, eventsOf } from './events.ts';

export interface VendorPlan {
  seed: DemoSeed;
  vendor: CloudCode;
  accounts: DemoAccount[];
  items: DemoItem[];
  commitments: DemoCommitment[];
  events: DemoEvent[];
  skus: readonly Sku[];
}

/** Depends on the seed alone, never on the months that are written. */
export function planVendor(seed: DemoSeed, vendor: CloudCode): VendorPlan {
  const skus = skusOf(vendor);
  const accounts = accountsOf(seed, vendor);
  const anchored = itemsOf(seed, vendor, accounts, skus);
  const items = [...anchored, ...anchorItems(seed, vendor, accounts, skus, anchored.length)];
  const events = eventsOf({ seed, items, accounts, skus }, vendor);
  const commitments = commitmentsOf(seed, vendor, items, accounts, skus);
  return { seed, vendor, accounts, items, commitments, events, skus };
}
