// Which vendors cost analytics shows: those of the specification by default, and any other of the company's by name (C-03).
import { traitsOf, type Vendor } from '../../../../components/vendors/vendors.ts';
import { knownVendors } from '../../../../viewer/known-vendors.ts';

/** Of the viewer's selection those that are shown where no vendor is named; all of it where there is none of them. */
export function defaultVendors(selected: readonly Vendor[]): readonly Vendor[] {
  const shown = selected.filter(isByDefault);
  return shown.length > 0 ? shown : selected;
}

/** Whether the vendor can be asked for by name; while the company's vendors are not known, each can. */
export function canBeShown(vendor: Vendor, available = knownVendors()): boolean {
  return isByDefault(vendor) || available === null || available.includes(vendor);
}

function isByDefault(vendor: Vendor): boolean {
  return traitsOf(vendor).hasCostAnalytics;
}
