// The vendor table: one row a vendor, which drives gateway, upstream and screens.
import type { TextId } from './text-id.ts';

export const CLOUD_CODES = ['aws', 'azr', 'gcp', 'oci', 'ncp', 'tencent', 'openstack'] as const;
export type CloudCode = (typeof CLOUD_CODES)[number];

/** The vendor of all charges whose provider is none of the clouds, e.g. Snowflake or a marketplace. */
export const OTHER_VENDOR = 'other';

export const VENDOR_CODES = [...CLOUD_CODES, OTHER_VENDOR] as const;
/** A vendor by its code on the wire, as it is in REST paths; that of OTHER_VENDOR is our own. */
export type VendorCode = (typeof VENDOR_CODES)[number];

/** The words of the graph for them. */
export const VENDOR_WORDS = {
  aws: 'AWS',
  azr: 'AZURE',
  gcp: 'GCP',
  oci: 'OCI',
  ncp: 'NCLOUD',
  tencent: 'TENCENT',
  openstack: 'OPENSTACK',
  other: 'OTHER',
} as const satisfies Record<VendorCode, string>;
export type VendorWord = (typeof VENDOR_WORDS)[VendorCode];

export const CODES_OF_VENDORS = {
  AWS: 'aws',
  AZURE: 'azr',
  GCP: 'gcp',
  OCI: 'oci',
  NCLOUD: 'ncp',
  TENCENT: 'tencent',
  OPENSTACK: 'openstack',
  OTHER: 'other',
} as const satisfies Record<VendorWord, VendorCode>;

/** A vendor's word for what FOCUS calls a sub account. */
export type AccountNoun = 'account' | 'subscription' | 'project' | 'compartment' | 'service';

/** A tab of the billing screen. */
export const BILLING_TABS = [
  'charges',
  'invoices',
  'invoiceInsight',
  'details',
  'computingResources',
  'serviceGroups',
  'autoSpot',
  'additionalServices',
] as const;
export type BillingTab = (typeof BILLING_TABS)[number];

/** What a bill can be split by. */
export type BillingViewBy = 'account' | 'invoices' | 'region' | 'tag' | 'serviceGroup';

export interface VendorTraits {
  /** The name people know. */
  name: string;
  /** Its name in the language of a person, where it is a word rather than a name. */
  nameId?: TextId;
  /** Letters of the badge. */
  badge: string;
  /** Its colour on the light and the dark surface (G-08). */
  hue: { readonly light: string; readonly dark: string };
  accountNoun: AccountNoun;
  /** The key of its filters in a cost analytics query. */
  filterKey: string;
  billingTabs: readonly BillingTab[];
  billingViewBys: readonly BillingViewBy[];
  /** Cost analytics shows this vendor unasked; any other of the company's when it is named (C-03). */
  hasCostAnalytics: boolean;
  /** AI detects anomalies of its cost. */
  hasAiAnomaly: boolean;
  /** Its cost can be forecast a year ahead. */
  hasYearForecast: boolean;
  hasSavingsPlans: boolean;
  hasReservations: boolean;
  /** There are recommendations of what to commit to. */
  hasRecommendations: boolean;
  /** Currencies in which its amounts are cut to their last digit, not rounded. */
  cutIn: readonly string[];
}

const COMMON_TABS = ['charges', 'invoices', 'details', 'additionalServices'] as const;
const ALL_VIEW_BYS = ['account', 'invoices', 'region', 'tag', 'serviceGroup'] as const;
const VIEW_BYS_WITHOUT_TAGS = ['account', 'invoices', 'region'] as const;

const COMMON = {
  accountNoun: 'account',
  billingTabs: COMMON_TABS,
  billingViewBys: ALL_VIEW_BYS,
  hasCostAnalytics: false,
  hasAiAnomaly: true,
  hasYearForecast: false,
  hasSavingsPlans: false,
  hasReservations: false,
  hasRecommendations: false,
  cutIn: [],
} as const satisfies Partial<VendorTraits>;

export const VENDORS: Record<VendorCode, VendorTraits> = {
  aws: {
    ...COMMON,
    name: 'AWS',
    badge: 'AWS',
    hue: { light: '#DD7907', dark: '#EE9E14' },
    filterKey: 'aws',
    billingTabs: BILLING_TABS,
    hasCostAnalytics: true,
    hasYearForecast: true,
    hasSavingsPlans: true,
    hasReservations: true,
    hasRecommendations: true,
  },
  azr: {
    ...COMMON,
    name: 'Azure',
    badge: 'AZ',
    hue: { light: '#3B66E6', dark: '#5E83F0' },
    accountNoun: 'subscription',
    filterKey: 'azure',
    billingViewBys: VIEW_BYS_WITHOUT_TAGS,
    hasCostAnalytics: true,
    hasReservations: true,
    hasRecommendations: true,
  },
  gcp: {
    ...COMMON,
    name: 'GCP',
    badge: 'GCP',
    hue: { light: '#016757', dark: '#28BAA7' },
    accountNoun: 'project',
    filterKey: 'gcp',
    billingViewBys: ['account'],
    hasCostAnalytics: true,
    cutIn: ['KRW'],
  },
  oci: {
    ...COMMON,
    name: 'OCI',
    badge: 'OCI',
    hue: { light: '#6E2827', dark: '#B9473B' },
    accountNoun: 'compartment',
    filterKey: 'oci',
    billingTabs: ['charges', 'invoices', 'invoiceInsight', 'details', 'additionalServices'],
    billingViewBys: VIEW_BYS_WITHOUT_TAGS,
  },
  ncp: {
    ...COMMON,
    name: 'Ncloud',
    badge: 'NCP',
    hue: { light: '#5F6B00', dark: '#B9E092' },
    filterKey: 'ncp',
  },
  tencent: {
    ...COMMON,
    name: 'Tencent',
    badge: 'TC',
    hue: { light: '#119ED0', dark: '#78E2FF' },
    filterKey: 'tencent',
    billingViewBys: VIEW_BYS_WITHOUT_TAGS,
  },
  openstack: {
    ...COMMON,
    name: 'OpenStack',
    badge: 'OS',
    hue: { light: '#9D428B', dark: '#AB639F' },
    accountNoun: 'service',
    filterKey: 'openstack',
    billingViewBys: VIEW_BYS_WITHOUT_TAGS,
  },
  other: {
    ...COMMON,
    name: 'Other',
    nameId: 'platform.vendors.other',
    badge: 'OTH',
    hue: { light: '#8590A2', dark: '#9BA5B5' },
    filterKey: 'other',
    hasCostAnalytics: true,
  },
};

/** Loaded and kept, but never selected or counted: the site lists it as disabled. */
export const DISABLED_VENDOR = 'ali';

/** What a list may say of the disabled vendor. A further code, IDC, is no vendor anywhere. */
export const DISABLED_VENDOR_TRAITS = { name: 'Alibaba', badge: 'ALI', accountNoun: 'account' } as const;

/** The vendors that a portal of this environment offers, in the order of its pickers. */
export function offeredVendors(environment: string): readonly VendorCode[] {
  return environment === 'CHINA' ? VENDOR_CODES.filter((code) => code !== 'gcp') : VENDOR_CODES;
}

/** The name of a vendor in the language of the texts. */
export function vendorNameIn(texts: (id: TextId) => string, vendor: VendorCode): string {
  const { name, nameId } = VENDORS[vendor];
  return nameId === undefined ? name : texts(nameId);
}

export function isVendorCode(text: string): text is VendorCode {
  return (VENDOR_CODES as readonly string[]).includes(text);
}
