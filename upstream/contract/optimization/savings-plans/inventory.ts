// REST contract of the Savings Plans that a company has (P-04).
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonFilters, commonRequest, sortedBy } from '../shared/asked.ts';
import { commitmentEnds, filterReply } from '../shared/shapes.ts';
import { inventoryRow } from './rows.ts';

export const INVENTORY_SORTS = ['endDate', 'startDate', 'commitPrice', 'accountName', 'planType'] as const;
const COMMON = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'SAVINGS_PLANS', needs: 'view' },
  caching: 'by data version',
} as const;

export const savingsPlanInventoryFilter = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/inventory/filter',
  summary: 'What the list of Savings Plans can be filtered by.',
  request: commonRequest,
  reply: filterReply,
});

export const savingsPlanInventoryList = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/inventory/list',
  summary: 'Active Savings Plans, of billing rows and of inventory files.',
  request: z.object({
    ...commonFilters,
    ...sortedBy(INVENTORY_SORTS),
    ...PAGINGS.start.members(10, MAX_PAGE_SIZE),
  }),
  reply: z.object({ totalCount: z.int(), list: z.array(inventoryRow), ends: commitmentEnds }),
});

export const savingsPlanInventoryEndpoints = { savingsPlanInventoryFilter, savingsPlanInventoryList };
