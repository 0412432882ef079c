// The dashboard's scope as it is in the address (D-14). Any part there makes the address the whole scope: parts
// that it leaves out are then as each widget says. Without any, the scope is the one that the dashboard was saved with.
import { parseAsArrayOf, parseAsStringLiteral } from 'nuqs/server';
import { CURRENCY_CODES, type CurrencyCode, isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import { VENDOR_WORDS, type VendorWord } from '../../../../lib/catalogue/vendors.ts';
import {
  DASHBOARD_FRAMES,
  type DashboardFrame,
  type DashboardScope,
} from '../../../../lib/widgets/effective-settings.ts';

/** "As each widget says", where nothing else would be in the address. */
const EACH = 'each';

const FRAMES = DASHBOARD_FRAMES.map((frame) => frame.toLowerCase() as Lowercase<DashboardFrame>);
const VENDORS = Object.values(VENDOR_WORDS).map((vendor) => vendor.toLowerCase() as Lowercase<VendorWord>);

export const scopeParsers = {
  range: parseAsStringLiteral([EACH, ...FRAMES]),
  vendors: parseAsArrayOf(parseAsStringLiteral(VENDORS)),
  currency: parseAsStringLiteral(CURRENCY_CODES),
  basis: parseAsStringLiteral(['billed', 'effective']),
};

export interface ScopeAddress {
  range: Lowercase<DashboardFrame> | typeof EACH | null;
  vendors: Lowercase<VendorWord>[] | null;
  currency: CurrencyCode | null;
  basis: 'billed' | 'effective' | null;
}

/** Null: the address says nothing of it. */
export function scopeOf({ range, vendors, currency, basis }: ScopeAddress): DashboardScope | null {
  const named = vendors && vendors.length > 0 ? vendors : null;
  if (range === null && named === null && currency === null && basis === null) return null;
  return {
    frame: DASHBOARD_FRAMES.find((frame) => frame.toLowerCase() === range) ?? null,
    vendors:
      named &&
      Object.values(VENDOR_WORDS).filter((vendor) => named.some((word) => word.toUpperCase() === vendor)),
    currency,
    basis: basis === null ? null : basis === 'billed' ? 'BILLED' : 'EFFECTIVE',
  };
}

/** What the address says for it. */
export function scopeAddress({ frame, vendors, currency, basis }: DashboardScope): ScopeAddress {
  const isEmpty = frame === null && vendors === null && currency === null && basis === null;
  return {
    range: isEmpty ? EACH : frame && (frame.toLowerCase() as Lowercase<DashboardFrame>),
    vendors: vendors?.map((vendor) => vendor.toLowerCase() as Lowercase<VendorWord>) ?? null,
    currency: currency !== null && isCurrencyCode(currency) ? currency : null,
    basis: basis && (basis.toLowerCase() as Lowercase<typeof basis>),
  };
}

/** Nothing of it in the address: the saved scope counts. */
export const NO_SCOPE_ADDRESS: ScopeAddress = { range: null, vendors: null, currency: null, basis: null };
