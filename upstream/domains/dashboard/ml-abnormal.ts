// What AI tells of unusual cost: its availability; findings come with its models.
import { openFeatures } from '../../../lib/catalogue/plans.ts';
import { VENDOR_CODES, VENDORS } from '../../../lib/catalogue/vendors.ts';
import type { mlAbnormalAi, mlAbnormalEndpoints } from '../../contract/dashboard/ml-abnormal.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { badRequest } from '../../refusal.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import { dataState } from '../data/data-state.ts';
import { companyData, requireVendors } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';
import { type AiGrounds, aiAvailability } from './ai-availability.ts';

const WATCHED = VENDOR_CODES.filter((code) => VENDORS[code].hasAiAnomaly);

export function mlAbnormalHandlers(stores: Stores): HandlersOf<typeof mlAbnormalEndpoints> {
  return {
    mlAbnormalAi: (_request, call) => findings(stores, call),
    mlAbnormalUser: async (request, call) => {
      if (request.minAlert >= request.maxAlert)
        throw badRequest('The anomaly alarm band setting is invalid.', 'minAlert');
      const data = await companyData(stores, call.companyId);
      if (request.selectedVendors) requireVendors(data, request.selectedVendors, 'selectedVendors');
      return findings(stores, call);
    },
  };
}

async function findings(stores: Stores, { companyId }: Call): Promise<ReplyOf<typeof mlAbnormalAi>> {
  const company = await companyById(stores.documents, companyId);
  if (!company) throw new Error(`company ${companyId} is missing`);
  const today = stores.now().toISOString().slice(0, 10);
  const availability = aiAvailability({
    isPaid: openFeatures(company.chargeType, company.trialEndsOn, today).includes('AI_ANOMALY'),
    appliedOn: company.planAppliedOn,
    costDays: await costDays(stores, companyId),
    today,
  });
  return {
    ...availability,
    supportedVendors: [...WATCHED],
    currency: company.currency,
    analysedThrough: null,
    items: [],
  };
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
