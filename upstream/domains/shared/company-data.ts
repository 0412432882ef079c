// What every cost question needs to know of its company first: is there data, of which vendors, up to when.

import { addDays, earlierOf, type IsoDate } from '../../../lib/calendar/calendar.ts';
import { offeredVendors, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import { type CompanyClock, companyClock } from '../../clock.ts';
import { FAIL_CODES } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import { authorisedVendorsOf } from '../../stores/documents/reference/authorised-vendors.ts';
import type { Freshness } from '../../stores/facts/answers/answer.ts';
import type { Stores } from './stores.ts';

export interface CompanyData {
  /** Of the vendors alone that the company may see. */
  freshness: Freshness;
  clock: CompanyClock;
  /** Vendors with data that the site offers and the company is authorised for, in the order of the vendor table. */
  vendors: VendorCode[];
  /** Whether or not there are data; null: the company is authorised for all. */
  authorised: VendorCode[] | null;
}

/** What of the stores is read here. */
export type CompanyStores = Pick<Stores, 'documents' | 'facts' | 'demoToday' | 'environment' | 'now'>;

export async function companyData(stores: CompanyStores, companyId: string): Promise<CompanyData> {
  const [all, stored] = await Promise.all([
    stores.facts.freshness(companyId),
    authorisedVendorsOf(stores.documents, companyId),
  ]);
  const authorised = stored.length === 0 ? null : stored;
  const shown = all.vendors.filter(
    ({ vendor }) =>
      offeredVendors(stores.environment).includes(vendor) && (authorised?.includes(vendor) ?? true),
  );
  // A vendor that is not shown must not move the clock of those that are.
  const isWhole = shown.length === all.vendors.length;
  const newest = shown.map(({ maxDatetime }) => maxDatetime).sort();
  const freshness = {
    ...all,
    vendors: shown,
    maxDatetime: isWhole ? all.maxDatetime : (newest.at(-1) ?? null),
    firstDate: shown.length === 0 && !isWhole ? null : all.firstDate,
  };
  return {
    freshness,
    clock: companyClock(freshness.maxDatetime, stores.demoToday, stores.now()),
    vendors: offeredVendors(stores.environment).filter((code) => shown.some(({ vendor }) => vendor === code)),
    authorised,
  };
}

/** What a request asks about: a company with data, and the vendors that it names, or all of them. */
export interface AskedData extends CompanyData {
  asked: VendorCode[];
}

/** A company with data of all the named vendors. Refuses with 10109 or names the member. */
export async function costDataOf(
  stores: CompanyStores,
  companyId: string,
  vendors: readonly VendorCode[] | undefined,
  member = 'selectedVendors',
): Promise<AskedData> {
  const data = await companyData(stores, companyId);
  if (data.clock.lastDay === null)
    throw new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.');
  if (vendors) requireVendors(data, vendors, member);
  return { ...data, asked: [...(vendors ?? data.vendors)] };
}

/** Refuses vendors that the company does not have or is not authorised for: a fault of the request. */
export function requireVendors(data: CompanyData, vendors: readonly VendorCode[], member: string): void {
  const foreign = vendors.filter((vendor) => !data.vendors.includes(vendor));
  if (foreign.length > 0)
    throw new Refusal('VENDOR_NOT_AVAILABLE', `The company has no data of: ${foreign.join(', ')}.`, member);
}

/** The last day whose cost of the vendor is complete, before today: vendors differ in how late their data come. */
export function vendorComplete(
  { demoToday, now }: Pick<CompanyStores, 'demoToday' | 'now'>,
  { freshness, clock }: CompanyData,
  vendor: VendorCode,
): IsoDate | null {
  const maxDatetime = freshness.vendors.find((each) => each.vendor === vendor)?.maxDatetime ?? null;
  const { completeThrough } = companyClock(maxDatetime, demoToday, now());
  return completeThrough === null ? null : earlierOf(completeThrough, addDays(clock.today, -1));
}
