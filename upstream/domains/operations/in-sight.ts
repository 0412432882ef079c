// The companies that a call of operation status is about: staff see all of their site, others the one that they ask from.
import { forbidden } from '../../refusal.ts';
import type { Call } from '../../rest/call.ts';
import { companiesInSight, type SeenCompany } from '../../stores/documents/operations/staff.ts';
import type { Stores } from '../shared/stores.ts';

interface Asked {
  siteId?: string | undefined;
  cmpnId?: string | undefined;
}

/** All that the user sees, and those of them that the request names. Refuses another site or company. */
export async function askedCompanies(
  { documents }: Pick<Stores, 'documents'>,
  { siteId = '', cmpnId = '' }: Asked,
  { user, companyId }: Call,
): Promise<{ seen: SeenCompany[]; asked: SeenCompany[] }> {
  if (siteId !== '' && siteId !== user.siteCode) throw forbidden('The request names another site.', 'siteId');
  const seen = await companiesInSight(documents, user, companyId);
  if (cmpnId === '') return { seen, asked: seen };
  const asked = seen.filter((company) => company.companyId === cmpnId);
  if (asked.length === 0) throw forbidden('The user does not see this company.', 'cmpnId');
  return { seen, asked };
}

/** The one company of which something is changed or read in full: the named one, else the one that is asked from. */
export async function askedCompany(
  stores: Pick<Stores, 'documents'>,
  { siteId, cmpnId }: Asked,
  call: Call,
): Promise<SeenCompany> {
  const { asked } = await askedCompanies(stores, { siteId, cmpnId: cmpnId || call.companyId }, call);
  const [company] = asked;
  if (!company) throw forbidden('The user does not see this company.', 'cmpnId');
  return company;
}
