// The names that billing data give to those who provide, sell or invoice a service, and the vendor that each stands
// for. An administrator adds names to them as reference data of the kind provider-names.
import { DISABLED_VENDOR, OTHER_VENDOR, type VendorCode } from './vendors.ts';

/** The vendor of a row as the facts know it; the disabled one belongs to no list of the portal. */
export type RowVendor = VendorCode | typeof DISABLED_VENDOR;

/**
 * Names are compared without case, blanks and punctuation. One with `*` at its end stands for all that begin with it,
 * such as the companies of a group. An exact name counts before a beginning, and a longer beginning before a shorter.
 */
export interface ProviderName {
  name: string;
  vendor: RowVendor;
}

const NAMES: Record<RowVendor, readonly string[]> = {
  aws: ['AWS', 'Amazon', 'Amazon.com*', 'Amazon Web Services*', 'Amazon Internet Services*', 'AWS EMEA*'],
  azr: ['Microsoft*', 'Azure', 'Windows Azure'],
  gcp: ['Google*', 'GCP'],
  oci: ['Oracle*', 'OCI'],
  ncp: ['Ncloud', 'NCP', 'Naver Cloud*', 'Naver Business Platform*'],
  tencent: ['Tencent*'],
  openstack: ['OpenStack*'],
  // What a marketplace sells is no cloud's own, though the marketplace has the name of one.
  other: [
    'Amazon Web Services Marketplace*',
    'Microsoft Marketplace*',
    'Microsoft Azure Marketplace*',
    'Microsoft Commercial Marketplace*',
    'Microsoft AppSource*',
    'Google Marketplace*',
    'Google Cloud Marketplace*',
    'Oracle Marketplace*',
    'Oracle Cloud Marketplace*',
    'Tencent Cloud Marketplace*',
  ],
  [DISABLED_VENDOR]: ['Alibaba*', 'Aliyun*'],
};

export const BUILT_IN_NAMES: readonly ProviderName[] = Object.entries(NAMES).flatMap(([vendor, names]) =>
  names.map((name) => ({ name, vendor: vendor as RowVendor })),
);

/** What two spellings of a name have in common: its letters and digits, in lower case. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Does the name stand for all that begin with it? */
export function isBeginning(name: string): boolean {
  return name.trim().endsWith('*');
}

/** Names in the order in which they are asked; of two equal ones the later counts, so that added names go before. */
export function orderedNames(names: readonly ProviderName[]): {
  exact: ProviderName[];
  beginnings: ProviderName[];
} {
  const byKey = (isWanted: boolean) => {
    const wanted = names.filter(({ name }) => isBeginning(name) === isWanted && nameKey(name) !== '');
    return [...new Map(wanted.map((each) => [nameKey(each.name), each])).values()];
  };
  const beginnings = byKey(true).sort((one, other) => nameKey(other.name).length - nameKey(one.name).length);
  return { exact: byKey(false), beginnings };
}

/** The vendor of a name; OTHER_VENDOR for a name that is not listed, and for null. `names` must not be mutated afterwards. */
export function vendorOfName(
  name: string | null,
  names: readonly ProviderName[] = BUILT_IN_NAMES,
): RowVendor {
  const key = nameKey(name ?? '');
  const { exact, beginnings } = keysOf(names);
  return exact.get(key) ?? beginnings.find(([beginning]) => key.startsWith(beginning))?.[1] ?? OTHER_VENDOR;
}

interface NameKeys {
  exact: ReadonlyMap<string, RowVendor>;
  beginnings: readonly (readonly [string, RowVendor])[];
}

/** Cached by the list of names: ordering it takes far longer than a lookup, and a bill looks up each of its publishers. */
const KEYS = new WeakMap<readonly ProviderName[], NameKeys>();

function keysOf(names: readonly ProviderName[]): NameKeys {
  const known = KEYS.get(names);
  if (known) return known;
  const { exact, beginnings } = orderedNames(names);
  const keyed = ({ name, vendor }: ProviderName) => [nameKey(name), vendor] as const;
  const keys = { exact: new Map(exact.map(keyed)), beginnings: beginnings.map(keyed) };
  KEYS.set(names, keys);
  return keys;
}
