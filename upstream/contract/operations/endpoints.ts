// All calls of the service of operation status.
import { cspStatusEndpoints } from './csp-status.ts';
import { distributionEndpoints } from './distribution.ts';
import { roiEndpoints } from './roi.ts';
import { tableUseEndpoints } from './table-use.ts';

export const operationEndpoints = {
  ...cspStatusEndpoints,
  ...distributionEndpoints,
  ...roiEndpoints,
  ...tableUseEndpoints,
};
