// Handlers on vendors: what the portal knows of each, service groups, and whether there is anything.
import { offeredVendors, VENDORS, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { platformVendorEndpoints } from '../../contract/platform/vendors.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { accountsOf } from '../../stores/documents/reference/accounts.ts';
import { type ServiceGroupSet, serviceGroupSetsOf } from '../../stores/documents/reference/service-groups.ts';
import { companyData } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';

export function platformVendorHandlers(stores: Stores): HandlersOf<typeof platformVendorEndpoints> {
  const { documents, environment } = stores;
  return {
    cloudVendor: async (_request, { companyId }) => {
      const { vendors, authorised } = await companyData(stores, companyId);
      return {
        list: offeredVendors(environment).map((vendor) => ({
          vendor,
          vendorName: VENDORS[vendor].name,
          accountNoun: VENDORS[vendor].accountNoun,
          isAuthorized: authorised?.includes(vendor) ?? true,
          hasData: vendors.includes(vendor),
        })),
      };
    },
    serviceGroups: async ({ vendor }, { companyId }) => {
      const sets = await serviceGroupSetsOf(documents, companyId);
      return {
        serviceGroupSets: sets
          .map((set) => ({ serviceGroupSetNm: set.set, serviceGroups: groupsOf(set, vendor ?? null) }))
          .filter(({ serviceGroups }) => serviceGroups.length > 0),
      };
    },
    exist: async (_request, { companyId }) => {
      const [{ vendors, authorised }, accounts] = await Promise.all([
        companyData(stores, companyId),
        accountsOf(documents, companyId),
      ]);
      const isSeen = ({ vendor }: { vendor: VendorCode }) =>
        offeredVendors(environment).includes(vendor) && (authorised?.includes(vendor) ?? true);
      const hasCost = vendors.length > 0;
      return { hasAccount: hasCost || accounts.some(isSeen), hasCost };
    },
  };
}

/** Of a vendor those that a charge of it can belong to; of none all. */
function groupsOf({ groups, rules }: ServiceGroupSet, vendor: VendorCode | null): string[] {
  if (vendor === null) return groups;
  const reached = new Set(
    rules.filter((rule) => rule.vendor === null || rule.vendor === vendor).map(({ group }) => group),
  );
  return groups.filter((group) => reached.has(group));
}
