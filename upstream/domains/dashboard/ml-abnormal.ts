// The widgets on what AI finds unusual.
import { alertBandFault } from '../../../lib/rules/alert-rules.ts';
import type { mlAbnormalEndpoints } from '../../contract/dashboard/ml-abnormal.ts';
import { badRequest } from '../../refusal.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { widgetFindings } from '../anomaly/widget-findings.ts';
import { companyData, requireVendors } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';

export function mlAbnormalHandlers(stores: Stores): HandlersOf<typeof mlAbnormalEndpoints> {
  return {
    mlAbnormalAi: (_request, call) => widgetFindings(stores, call),
    mlAbnormalUser: async (request, call) => {
      if (alertBandFault(request)) throw badRequest('The anomaly alarm band setting is invalid.', 'minAlert');
      const data = await companyData(stores, call.companyId);
      if (request.selectedVendors) requireVendors(data, request.selectedVendors, 'selectedVendors');
      return widgetFindings(stores, call, request);
    },
  };
}
