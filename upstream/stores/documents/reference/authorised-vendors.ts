// The vendors that a company may see in the portal.
import { isVendorCode, offeredVendors, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { keptQuery } from '../kept-query.ts';
import { replaceRows } from '../replace-rows.ts';

const ofCompany = keptQuery((documents, companyId: string) =>
  documents
    .selectFrom('authorised_vendors')
    .select('vendor')
    .where('company_id', '=', companyId)
    .orderBy('vendor'),
);

/** By code; none at all: every vendor that the company has data of. */
export async function authorisedVendorsOf(documents: Documents, companyId: string): Promise<VendorCode[]> {
  const rows = await ofCompany(documents, companyId);
  return rows.map(({ vendor }) => vendor).filter(isVendorCode);
}

/** Which vendors the people of a company may see, with data or without, in the order of the catalogue. */
export async function visibleVendors(
  { documents, environment }: { documents: Documents; environment: string },
  companyId: string,
): Promise<VendorCode[]> {
  const authorised = await authorisedVendorsOf(documents, companyId);
  return offeredVendors(environment).filter(
    (vendor) => authorised.length === 0 || authorised.includes(vendor),
  );
}

/** The authorised vendors of the company become these. */
export async function replaceAuthorisedVendors(
  documents: Documents,
  companyId: string,
  vendors: readonly VendorCode[],
): Promise<void> {
  const rows = vendors.map((vendor) => ({ company_id: companyId, vendor }));
  await replaceRows(documents, companyId, 'authorised_vendors', rows);
}
