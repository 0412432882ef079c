// The accounts of a vendor: names, payers and their part of the cost.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import { drawHex, drawIndex, drawNormal, drawUniform, drawUuid, hashOf } from '../random.ts';
import { type DemoCurrency, type DemoSeed, VENDOR_SHAPES } from '../shape.ts';

export interface DemoAccount {
  /** Place in the vendor's list; the first is the payer of a vendor that has one. */
  index: number;
  id: string;
  name: string;
  billingId: string;
  billingName: string;
  currency: DemoCurrency;
  /** Part of the vendor's cost, 0 to 1. */
  share: number;
  /** Sells more in November and December. */
  isRetail: boolean;
}

const LARGEST_SHARE = 0.28;
const SPREAD = 0.7;
const RETAIL_PART = 0.3;

const TEAMS = [
  'shop',
  'search',
  'payments',
  'logistics',
  'data',
  'mobile',
  'platform',
  'security',
  'finance',
];
const STAGES = ['prod', 'stage', 'dev', 'shared', 'sandbox'];

export function accountsOf(seed: DemoSeed, vendor: CloudCode): DemoAccount[] {
  const shape = VENDOR_SHAPES[vendor];
  const key = [seed.seed, seed.company, vendor];
  const shares = sharesOf(seed, vendor);
  return shares.map((share, index) => {
    const isOther = shape.otherCurrency !== null && index === shape.accounts - 1;
    const billing = isOther ? 'other' : 'main';
    const id = accountId(vendor, index, key);
    const stage = STAGES[Math.floor(index / TEAMS.length) % STAGES.length];
    const isPayer = vendor === 'aws' && index === 0;
    return {
      index,
      id,
      name: isPayer ? `${seed.company} payer` : `${TEAMS[index % TEAMS.length]}-${stage}`,
      billingId:
        isPayer || (vendor === 'aws' && !isOther)
          ? accountId(vendor, 0, key)
          : billingId(vendor, billing, key),
      billingName: isOther ? `${seed.company} ${shape.otherCurrency}` : seed.company,
      currency: (isOther ? shape.otherCurrency : null) ?? shape.currency,
      share,
      isRetail: drawUniform('retail', ...key, index) < RETAIL_PART,
    };
  });
}

function accountId(vendor: CloudCode, index: number, key: (string | number)[]): string {
  if (vendor === 'azr') return drawUuid('account', ...key, index);
  if (vendor === 'oci') return `ocid1.compartment.oc1..${drawHex(40, 'account', ...key, index)}`;
  if (vendor === 'gcp') return `${TEAMS[index % TEAMS.length]}-${drawHex(6, 'account', ...key, index)}`;
  if (vendor === 'openstack') return drawHex(32, 'account', ...key, index);
  // Some ids begin with 0: they are text and no numbers.
  return String(hashOf('account', ...key, index) % 10 ** 12).padStart(12, '0');
}

function billingId(vendor: CloudCode, billing: string, key: (string | number)[]): string {
  if (vendor === 'gcp')
    return drawHex(18, billing, ...key)
      .toUpperCase()
      .replace(/(.{6})(.{6})/, '$1-$2-');
  if (vendor === 'oci') return `ocid1.tenancy.oc1..${drawHex(40, billing, ...key)}`;
  return String(hashOf(billing, ...key) % 10 ** 10).padStart(10, '0');
}

/** Log-normal parts, one of which is the largest by rule. */
function sharesOf(seed: DemoSeed, vendor: CloudCode): number[] {
  const { accounts } = VENDOR_SHAPES[vendor];
  const key = [seed.seed, seed.company, vendor];
  const draws = Array.from({ length: accounts }, (_, index) =>
    Math.exp(SPREAD * drawNormal('share', ...key, index)),
  );
  const top = accounts > 4 ? LARGEST_SHARE : 1.3 / accounts;
  const largest = drawIndex(accounts - 1, 'largest', ...key);
  const others = draws.reduce((sum, draw, index) => (index === largest ? sum : sum + draw), 0);
  const capped = draws.map((draw, index) =>
    index === largest ? top : Math.min(((1 - top) * draw) / others, top * 0.8),
  );
  const total = capped.reduce((sum, share) => sum + share, 0) - top;
  return capped.map((share, index) => (index === largest ? top : (share * (1 - top)) / total));
}
