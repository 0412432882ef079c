// The vendor table: one row a cloud vendor, which drives gateway, upstream and screens.

export const VENDOR_CODES = ['aws', 'azr', 'gcp', 'oci', 'ncp', 'tencent', 'openstack'] as const;
/** A vendor by its code on the wire, as it stands in REST paths. */
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
} as const satisfies Record<VendorWord, VendorCode>;

/** A vendor's word for what FOCUS calls a sub account. */
export type AccountNoun = 'account' | 'subscription' | 'project' | 'compartment' | 'service';

/** A tab of the billing screen. */
export type BillingTab =
  | 'charges'
  | 'invoices'
  | 'invoiceInsight'
  | 'details'
  | 'computingResources'
  | 'serviceGroups'
  | 'autoSpot'
  | 'additionalServices';

/** What a bill can be split by. */
export type BillingViewBy = 'account' | 'invoices' | 'region' | 'tag' | 'serviceGroup';

export interface VendorTraits {
  /** The name people know. */
  name: string;
  /** Letters of the badge. */
  badge: string;
  /** Spellings of FOCUS ProviderName, lower case. */
  providerNames: readonly string[];
  accountNoun: AccountNoun;
  /** The key of its filters in a cost analytics query. */
  filterKey: string;
  billingTabs: readonly BillingTab[];
  billingViewBys: readonly BillingViewBy[];
  /** Cost analytics shows this vendor (C-03). */
  hasCostAnalytics: boolean;
  /** AI detects anomalies of its cost. */
  hasAiAnomaly: boolean;
  /** Its cost can be forecast a year ahead. */
  hasYearForecast: boolean;
  hasSavingsPlans: boolean;
  hasReservations: boolean;
  /** There are recommendations of what to commit to. */
  hasRecommendations: boolean;
}

const COMMON_TABS = ['charges', 'invoices', 'details', 'additionalServices'] as const;
const ALL_VIEW_BYS = ['account', 'invoices', 'region', 'tag', 'serviceGroup'] as const;
const VIEW_BYS_WITHOUT_TAGS = ['account', 'invoices', 'region'] as const;

const COMMON = {
  accountNoun: 'account',
  billingTabs: COMMON_TABS,
  billingViewBys: ALL_VIEW_BYS,
  hasCostAnalytics: false,
  hasAiAnomaly: false,
  hasYearForecast: false,
  hasSavingsPlans: false,
  hasReservations: false,
  hasRecommendations: false,
} as const satisfies Partial<VendorTraits>;

export const VENDORS: Record<VendorCode, VendorTraits> = {
  aws: {
    ...COMMON,
    name: 'AWS',
    badge: 'AWS',
    providerNames: ['aws', 'amazon web services'],
    filterKey: 'aws',
    billingTabs: [
      'charges',
      'invoices',
      'invoiceInsight',
      'details',
      'computingResources',
      'serviceGroups',
      'autoSpot',
      'additionalServices',
    ],
    hasCostAnalytics: true,
    hasAiAnomaly: true,
    hasYearForecast: true,
    hasSavingsPlans: true,
    hasReservations: true,
    hasRecommendations: true,
  },
  azr: {
    ...COMMON,
    name: 'Azure',
    badge: 'AZ',
    providerNames: ['microsoft', 'azure', 'microsoft azure'],
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
    providerNames: ['google cloud', 'google', 'gcp', 'google cloud platform'],
    accountNoun: 'project',
    filterKey: 'gcp',
    billingViewBys: ['account'],
    hasCostAnalytics: true,
  },
  oci: {
    ...COMMON,
    name: 'OCI',
    badge: 'OCI',
    providerNames: ['oracle', 'oci', 'oracle cloud'],
    accountNoun: 'compartment',
    filterKey: 'oci',
    billingTabs: ['charges', 'invoices', 'invoiceInsight', 'details', 'additionalServices'],
    billingViewBys: VIEW_BYS_WITHOUT_TAGS,
  },
  ncp: {
    ...COMMON,
    name: 'Ncloud',
    badge: 'NCP',
    providerNames: ['ncloud', 'naver cloud', 'naver cloud platform'],
    filterKey: 'ncp',
  },
  tencent: {
    ...COMMON,
    name: 'Tencent',
    badge: 'TC',
    providerNames: ['tencent', 'tencent cloud'],
    filterKey: 'tencent',
    billingViewBys: VIEW_BYS_WITHOUT_TAGS,
  },
  openstack: {
    ...COMMON,
    name: 'OpenStack',
    badge: 'OS',
    providerNames: ['openstack'],
    accountNoun: 'service',
    filterKey: 'openstack',
    billingViewBys: VIEW_BYS_WITHOUT_TAGS,
  },
};

/** Loaded and kept, but never selected or counted: listed as disabled, or unknown to the portal. */
export const DISABLED_VENDOR = 'ali';
export const UNKNOWN_VENDOR = 'unknown';

/** What a list may say of the disabled vendor. A further code, IDC, is no vendor anywhere. */
export const DISABLED_VENDOR_TRAITS = { name: 'Alibaba', badge: 'ALI', accountNoun: 'account' } as const;

/** The vendors that a portal of this environment offers, in the order of its pickers. */
export function offeredVendors(environment: string): readonly VendorCode[] {
  return environment === 'CHINA' ? VENDOR_CODES.filter((code) => code !== 'gcp') : VENDOR_CODES;
}

/** The vendor of a FOCUS ProviderName; `ali` and `unknown` belong to no list of the portal. */
export function vendorOfProvider(
  providerName: string | null,
): VendorCode | typeof DISABLED_VENDOR | typeof UNKNOWN_VENDOR {
  const name = providerName?.trim().toLowerCase() ?? '';
  if (name.startsWith('alibaba')) return DISABLED_VENDOR;
  return VENDOR_CODES.find((code) => VENDORS[code].providerNames.includes(name)) ?? UNKNOWN_VENDOR;
}

export function isVendorCode(text: string): text is VendorCode {
  return (VENDOR_CODES as readonly string[]).includes(text);
}
