// The vendor catalogue of a viewer: the vendor table, with what the company has and the viewer chose.
import {
  type BillingTab as BillingTabKey,
  type BillingViewBy as BillingViewByKey,
  DISABLED_VENDOR,
  DISABLED_VENDOR_TRAITS,
  type AccountNoun as Noun,
  VENDOR_CODES,
  VENDORS,
  type VendorCode,
} from '../../../lib/catalogue/vendors.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { commonInfo } from '../../../upstream/contract/platform/platform.ts';
import type {
  AccountNoun,
  BillingTab,
  BillingViewBy,
  CatalogueVendor,
} from '../../__generated__/graph-types.ts';
import { vendorOf } from '../../graph/wire-enums.ts';

type CommonInfo = ReplyOf<typeof commonInfo>;

/** The words of the graph for an account. */
export const ACCOUNT_NOUNS = {
  account: 'ACCOUNT',
  subscription: 'SUBSCRIPTION',
  project: 'PROJECT',
  compartment: 'COMPARTMENT',
  service: 'SERVICE',
} as const satisfies Record<Noun, AccountNoun>;

const TABS = {
  charges: 'CHARGES',
  invoices: 'INVOICES',
  invoiceInsight: 'INVOICE_INSIGHT',
  details: 'DETAILS',
  computingResources: 'COMPUTING_RESOURCES',
  serviceGroups: 'SERVICE_GROUPS',
  autoSpot: 'AUTO_SPOT',
  additionalServices: 'ADDITIONAL_SERVICES',
} as const satisfies Record<BillingTabKey, BillingTab>;

const VIEW_BYS = {
  account: 'ACCOUNT',
  invoices: 'INVOICES',
  region: 'REGION',
  tag: 'TAG',
  serviceGroup: 'SERVICE_GROUP',
} as const satisfies Record<BillingViewByKey, BillingViewBy>;

/** The vendors that the site offers, and the one that is listed as disabled. */
export function vendorCatalogue(info: CommonInfo): CatalogueVendor[] {
  const offered = VENDOR_CODES.filter((code) => info.vendors.includes(code));
  return [...offered.map((code) => entryOf(code, info)), DISABLED];
}

function entryOf(code: VendorCode, info: CommonInfo): CatalogueVendor {
  const {
    accountNoun,
    billingTabs,
    billingViewBys,
    filterKey: _,
    nameId: __,
    hue: ___,
    ...traits
  } = VENDORS[code];
  return {
    ...traits,
    key: code,
    vendor: vendorOf(code),
    accountNoun: ACCOUNT_NOUNS[accountNoun],
    billingTabs: billingTabs.map((tab) => TABS[tab]),
    billingViewBys: billingViewBys.map((viewBy) => VIEW_BYS[viewBy]),
    hasData: info.availableVendors.includes(code),
    isAuthorised: info.authorisedVendors?.includes(code) ?? true,
    isOffered: true,
    isSelected: info.selectedVendors.includes(code),
  };
}

const DISABLED: CatalogueVendor = {
  ...DISABLED_VENDOR_TRAITS,
  key: DISABLED_VENDOR,
  vendor: null,
  accountNoun: ACCOUNT_NOUNS[DISABLED_VENDOR_TRAITS.accountNoun],
  billingTabs: [],
  billingViewBys: [],
  hasAiAnomaly: false,
  hasCostAnalytics: false,
  hasData: false,
  hasRecommendations: false,
  hasReservations: false,
  hasSavingsPlans: false,
  hasYearForecast: false,
  isAuthorised: false,
  isOffered: false,
  isSelected: false,
};
