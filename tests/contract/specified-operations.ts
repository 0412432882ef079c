// Requests of operation status with exactly the members that the specification gives, by path.
import type { SpecifiedRequest } from './specified-request.ts';

/** The members of operation status; what is in the payload is this portal's own. */
const mis = (payload: object, refusal?: string): SpecifiedRequest => ({
  body: {
    payload,
    userId: 'dana-demo',
    userEmail: '',
    userName: '',
    siteId: 'SKYLEDGER',
    cmpnId: 'sunflower',
  },
  ...(refusal && { refusal }),
});
const STATUS = { statusId: 'load:none' };
const ROI = { roiId: 'none', version: 1 };
export const SPECIFIED_OPERATIONS: Record<string, SpecifiedRequest> = {
  '/mis/CspOperationStatus/list': mis({}),
  '/mis/CspOperationStatus/view/list': mis(STATUS),
  '/mis/CspOperationStatus/list/repair': mis(STATUS, 'UNKNOWN_OPERATION_STATUS'),
  '/mis/CspOperationStatus/list/delete': mis({ ...STATUS, version: 0 }, 'UNKNOWN_OPERATION_STATUS'),
  '/mis/CspOperationStatus/list/update': mis(
    { ...STATUS, version: 0, status: 'R', note: '' },
    'UNKNOWN_OPERATION_STATUS',
  ),
  '/mis/CspOperationStatus/distribution/list': mis({}),
  '/mis/CspOperationStatus/distribution/list/insert': mis({
    ...{ email: 'viewer@skyledger.example', statuses: ['F', 'E'] },
  }),
  '/mis/CloudCnvRoiCal/list': mis({}),
  '/mis/CloudCnvRoiCal/list/update': mis({
    list: [
      {
        ...{ title: 'Specified', startMonth: '', currency: 'USD', note: '', onPremiseCost: '1.0' },
        ...{ cloudCost: '', migrationCost: '', expectedSaving: '' },
      },
    ],
  }),
  '/mis/CloudCnvRoiCal/list/delete': mis(ROI, 'UNKNOWN_MIGRATION_ROI'),
};
