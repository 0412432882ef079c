// What is known of a commitment, and who asks for it.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { FactStore } from '../../../stores/facts/answers/answer.ts';

/** A Savings Plan, a reservation or a committed use discount. Times are ISO 8601 in UTC; null is unknown. */
export interface Commitment {
  /** As the charges name it, such as an ARN; of one that was never charged, as the inventory names it. */
  id: string;
  vendor: VendorCode;
  /** Where it is known from. */
  source: 'BILLING' | 'INVENTORY' | 'BOTH';
  /** Money an hour, or machines. */
  category: 'SPEND' | 'USAGE' | null;
  /** The provider's word. */
  type: string | null;
  name: string | null;
  /** That owns it; empty where nothing says which. */
  account: string;
  accountName: string;
  product: string;
  /** Null also where it has no single region. */
  region: string | null;
  regionName: string | null;
  zone: string | null;
  instanceType: string | null;
  instanceFamily: string | null;
  platform: string | null;
  operation: string | null;
  skuId: string | null;
  tenancy: string | null;
  isMultiZone: boolean | null;
  offerClass: string | null;
  /** Region or zone, or Azure's Shared and Single. */
  offeringScope: string | null;
  /** No Upfront, Partial Upfront or All Upfront, else the provider's word. */
  paymentOption: string | null;
  /** ISO 8601, such as P1Y. */
  term: string | null;
  startsAt: string | null;
  endsAt: string | null;
  /** Machines that were bought. */
  quantity: number | null;
  /** What a plan commits to an hour, with what was paid ahead. */
  hourlyCommitment: number | null;
  /** Of all machines together: paid at once, and paid an hour. */
  upfrontCost: number | null;
  recurringHourly: number | null;
  /** ISO 4217, of the three amounts; null where they come from the charges, which are in the currency of the answer. */
  currency: string | null;
  /** The provider's word of its inventory, such as active, queued, retired or returned. */
  state: string | null;
  tags: Record<string, string>;
  /** Azure's group of sizes that it can pay for. */
  flexibilityGroup: string | null;
  /** The first and the last day with a charge of it; null of one that was never charged. */
  firstChargeDay: string | null;
  lastChargeDay: string | null;
}

export interface InventoryQuestion {
  facts: Pick<FactStore, 'cost'>;
  documents: Documents;
  companyId: string;
  /** Those that the viewer may see. */
  vendors: readonly VendorCode[];
  /** ISO 4217, of the amounts of charges; the company's when left out. */
  currency?: string | undefined;
  /** The days whose charges are read; all when left out. */
  range?: DateRange;
  /**
   * Only ids, names, owners, categories and ends are needed. Everything else may then be unknown, such as sizes and amounts,
   * which take reading the charges of every day.
   */
  isOfEnds?: boolean;
}

/** Of which nothing is known yet. */
export const NOTHING_TOLD: Omit<Commitment, 'id' | 'vendor' | 'product'> = {
  source: 'INVENTORY',
  category: null,
  type: null,
  name: null,
  account: '',
  accountName: '',
  region: null,
  regionName: null,
  zone: null,
  instanceType: null,
  instanceFamily: null,
  platform: null,
  operation: null,
  skuId: null,
  tenancy: null,
  isMultiZone: null,
  offerClass: null,
  offeringScope: null,
  paymentOption: null,
  term: null,
  startsAt: null,
  endsAt: null,
  quantity: null,
  hourlyCommitment: null,
  upfrontCost: null,
  recurringHourly: null,
  currency: null,
  state: null,
  tags: {},
  flexibilityGroup: null,
  firstChargeDay: null,
  lastChargeDay: null,
};
