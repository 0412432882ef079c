// The vendor table: one row a cloud vendor, which drives gateway, upstream and screens.

export const VENDOR_CODES = ['aws', 'azr', 'gcp', 'oci', 'ncp', 'tencent', 'openstack'] as const;
/** A vendor by its code on the wire, as it stands in REST paths. */
export type VendorCode = (typeof VENDOR_CODES)[number];

export interface VendorTraits {
  /** The name people know. */
  name: string;
  /** Letters of the badge. */
  badge: string;
  /** Spellings of FOCUS ProviderName, lower case. */
  providerNames: readonly string[];
  /** The vendor's word for what FOCUS calls a sub account. */
  accountNoun: 'account' | 'subscription' | 'project' | 'compartment' | 'service';
  /** Cost analytics shows this vendor (C-03). */
  hasCostAnalytics: boolean;
  /** The key of its filters in a cost analytics query. */
  filterKey: string;
}

export const VENDORS: Record<VendorCode, VendorTraits> = {
  aws: row('AWS', 'AWS', ['aws', 'amazon web services'], 'account', 'aws', true),
  azr: row('Azure', 'AZ', ['microsoft', 'azure', 'microsoft azure'], 'subscription', 'azure', true),
  gcp: row('GCP', 'GCP', ['google cloud', 'google', 'gcp', 'google cloud platform'], 'project', 'gcp', true),
  oci: row('OCI', 'OCI', ['oracle', 'oci', 'oracle cloud'], 'compartment', 'oci', false),
  ncp: row('Ncloud', 'NCP', ['ncloud', 'naver cloud', 'naver cloud platform'], 'account', 'ncp', false),
  tencent: row('Tencent', 'TC', ['tencent', 'tencent cloud'], 'account', 'tencent', false),
  openstack: row('OpenStack', 'OS', ['openstack'], 'service', 'openstack', false),
};

/** Loaded and kept, but never listed, selected or counted: listed as disabled, or unknown to the portal. */
export const DISABLED_VENDOR = 'ali';
export const UNKNOWN_VENDOR = 'unknown';

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

function row(
  name: string,
  badge: string,
  providerNames: readonly string[],
  accountNoun: VendorTraits['accountNoun'],
  filterKey: string,
  hasCostAnalytics: boolean,
): VendorTraits {
  return { name, badge, providerNames, accountNoun, filterKey, hasCostAnalytics };
}
