// What every cost question needs to know of its company first: is there data, of which vendors, up to when.

import { VENDOR_CODES, type VendorCode } from '../../lib/vendors.ts';
import { type CompanyClock, companyClock } from '../clock.ts';
import { FAIL_CODES } from '../contract/endpoint.ts';
import type { Freshness } from '../facts/answer.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Stores } from './stores.ts';

export interface CompanyData {
  freshness: Freshness;
  clock: CompanyClock;
  /** Vendors with data, in the order of the vendor table; the user is authorised for all of them. */
  vendors: VendorCode[];
}

export async function companyData(stores: Stores, companyId: string): Promise<CompanyData> {
  const freshness = await stores.facts.freshness(companyId);
  return {
    freshness,
    clock: companyClock(freshness.maxDatetime, stores.demoToday, stores.now()),
    vendors: VENDOR_CODES.filter((code) => freshness.vendors.some(({ vendor }) => vendor === code)),
  };
}

/** A company with data of all the named vendors. Refuses with 10109 or names the member. */
export async function costDataOf(
  stores: Stores,
  companyId: string,
  vendors: readonly VendorCode[],
  member = 'selectedVendors',
): Promise<CompanyData> {
  const data = await companyData(stores, companyId);
  if (data.clock.lastDay === null)
    throw new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.');
  requireVendors(data, vendors, member);
  return data;
}

/** Refuses vendors that the company does not have: a fault of the request, not a matter of rights. */
export function requireVendors(data: CompanyData, vendors: readonly VendorCode[], member: string): void {
  const foreign = vendors.filter((vendor) => !data.vendors.includes(vendor));
  if (foreign.length > 0) throw badRequest(`The company has no data of: ${foreign.join(', ')}.`, member);
}
