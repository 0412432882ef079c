// Whether AI may and can report unusual cost to a company: its plan, and how far back its cost goes (S-06, N-07).
import { openFeatures, type PaidFeature } from '../../../lib/catalogue/plans.ts';
import { VENDOR_CODES, VENDORS } from '../../../lib/catalogue/vendors.ts';
import type { MlFindings } from '../../contract/dashboard/ml-abnormal.ts';
import { type Company, companyById } from '../../stores/documents/platform/companies.ts';
import { dataState } from '../data/data-state.ts';
import type { Stores } from '../shared/stores.ts';
import { type AiGrounds, aiAvailability } from './ai-availability.ts';

const FEATURE: PaidFeature = 'AI_ANOMALY';
const WATCHED = VENDOR_CODES.filter((code) => VENDORS[code].hasAiAnomaly);

/** The company of a call: it is there, because the caller belongs to it. */
export async function knownCompany(
  { documents }: Pick<Stores, 'documents'>,
  companyId: string,
): Promise<Company> {
  const company = await companyById(documents, companyId);
  if (!company) throw new Error(`company ${companyId} is missing`);
  return company;
}

/** The plan of the company includes AI today. */
export function isAiPaid({ now }: Pick<Stores, 'now'>, { chargeType, trialEndsOn }: Company): boolean {
  return openFeatures(chargeType, trialEndsOn, today({ now })).includes(FEATURE);
}

export async function aiState(
  stores: Stores,
  company: Company,
): Promise<Omit<MlFindings, 'analysedThrough' | 'totalCount' | 'items'>> {
  const availability = aiAvailability({
    isPaid: isAiPaid(stores, company),
    appliedOn: company.planAppliedOn,
    costDays: await costDays(stores, company.companyId),
    today: today(stores),
  });
  return { ...availability, supportedVendors: [...WATCHED], currency: company.currency };
}

function today({ now }: Pick<Stores, 'now'>): string {
  return now().toISOString().slice(0, 10);
}

async function costDays(stores: Stores, companyId: string): Promise<AiGrounds['costDays']> {
  const { vendors } = await dataState(stores, companyId);
  const watched = vendors.filter(({ vendor }) => WATCHED.includes(vendor));
  const start = watched.map(({ firstDate }) => firstDate).sort()[0];
  const end = watched
    .flatMap(({ completeThrough }) => completeThrough ?? [])
    .sort()
    .at(-1);
  return start !== undefined && end !== undefined && end >= start ? { start, end } : null;
}
