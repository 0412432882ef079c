// All handlers of operation status.
import type { operationEndpoints } from '../../contract/operations/endpoints.ts';
import type { RepairLoads } from '../../ingest/runs/repair-loads.ts';
import type { HandlersOf } from '../../rest/call.ts';
import type { TableUsage } from '../../stores/facts/table-usage.ts';
import type { Stores } from '../shared/stores.ts';
import { distributionHandlers } from './distribution/distribution.ts';
import { roiHandlers } from './roi/roi.ts';
import { statusHandlers } from './statuses/statuses.ts';
import { tableUseHandlers } from './table-use.ts';

export function operationHandlers(
  stores: Stores,
  repairs: RepairLoads,
  usage: TableUsage,
): HandlersOf<typeof operationEndpoints> {
  return {
    ...statusHandlers(stores, repairs),
    ...distributionHandlers(stores),
    ...roiHandlers(stores),
    ...tableUseHandlers(stores, usage),
  };
}
