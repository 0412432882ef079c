// REST contract of cost analytics (service `ca`): filters that people saved under a name (C-06).
import { z } from 'zod';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { costFilters } from '../shared/cost-question.ts';

const VIEW = { menu: 'COST_ANALYTICS', needs: 'view' } as const;
const EDIT = { menu: 'COST_ANALYTICS', needs: 'edit' } as const;
const MAX_CONDITIONS_LENGTH = 100_000;
export const MAX_FILTER_IDS = 50;

/** Values by vendor and field, as a cost question takes them. */
const conditions = costFilters.refine((given) => JSON.stringify(given).length <= MAX_CONDITIONS_LENGTH, {
  error: 'the conditions are too long',
});

/** The name is checked by the handler, which answers a fault by a code. */
const content = z.object({ filterName: z.string().max(10_000), conditions });

/** The version that a change is based on. Without it the change overwrites the current version. */
const version = z.int().optional();

const savedFilter = z.object({
  /** Stands in links: every member of the company who may see cost analytics can read it. */
  filterId: z.uuid(),
  filterName: z.string(),
  /** The owner's number of it: what save and delete name. */
  index: z.int(),
  conditions: costFilters,
  /** A change names the one that it is based on. */
  version: z.int(),
  ownerId: z.string(),
  ownerNm: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const savedFilterList = z.object({ list: z.array(savedFilter) });

export const userFilters = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter/user_filter',
  summary: 'The saved filters of the user by name; with ids those, of whichever members of the company.',
  access: VIEW,
  request: z.object({ filterIds: z.array(z.string().max(100)).min(1).max(MAX_FILTER_IDS).optional() }),
  reply: savedFilterList,
});

export const saveFilter = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter/save',
  summary:
    'Overwrites a saved filter of the user. Refused with CHANGED_MEANWHILE, FILTER_NAME_IN_USE and others.',
  access: EDIT,
  request: content.extend({ index: z.int(), version }),
  reply: savedFilter,
});

export const saveFilterAs = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter/saveas',
  summary: 'Saves a new filter of the user. Refused with FILTER_NAME_IN_USE, TOO_MANY_FILTERS and others.',
  access: EDIT,
  request: content,
  reply: savedFilter,
});

export const deleteFilter = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter/delete',
  summary: 'Removes a saved filter of the user. Refused with UNKNOWN_FILTER and CHANGED_MEANWHILE.',
  access: EDIT,
  request: z.object({ filterIndex: z.int(), version }),
  reply: okReply,
});

export const searchFilters = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter/search',
  summary: 'The saved filters of the user whose name holds the word, by name.',
  access: VIEW,
  request: z.object({ word: z.string().max(254) }),
  reply: savedFilterList,
});

export const filterUses = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/filter/uses',
  summary:
    'Where saved filters of the company are used: dashboards, saved views, and dashboards that are sent by mail. What belongs to another person alone is told without its name.',
  access: VIEW,
  request: z.object({ filterIds: z.array(z.string().max(100)).min(1).max(MAX_FILTER_IDS) }),
  reply: z.object({
    list: z.array(
      z.object({
        filterId: z.string(),
        kind: z.enum(['dashboard', 'view', 'schedule']),
        /** Null: it is another person's, who does not share it. */
        name: z.string().nullable(),
        ownerNm: z.string(),
        isOwn: z.boolean(),
        /** Widgets of a dashboard; 1 of anything else. */
        count: z.int(),
      }),
    ),
  }),
});

export const savedFilterEndpoints = {
  filterUses,
  userFilters,
  saveFilter,
  saveFilterAs,
  deleteFilter,
  searchFilters,
};
