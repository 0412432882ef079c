// REST contract of cost analytics (service `ca`): analyses that people saved under a name. Calls of our own.
import { z } from 'zod';
import { MAX_VIEW_ADDRESS } from '../../../lib/rules/saved-views.ts';
import { defineEndpoint, okReply } from '../endpoint.ts';

const VIEW = { menu: 'COST_ANALYTICS', needs: 'view' } as const;
const EDIT = { menu: 'COST_ANALYTICS', needs: 'edit' } as const;

/** Name and description are checked by the handler, which answers a fault by a code. */
const content = z.object({
  viewName: z.string().max(10_000),
  description: z.string().max(10_000),
  /** The parameters of Cost Analytics, as they stand in an address; others are dropped. */
  address: z.string().max(MAX_VIEW_ADDRESS),
  /** Every member of the company who may see cost analytics sees the view. */
  isShared: z.boolean(),
});

const savedView = content.extend({
  viewId: z.uuid(),
  /** A change names the one that it is based on. */
  version: z.int(),
  ownerId: z.string(),
  ownerNm: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The user keeps it at hand. */
  isStarred: z.boolean(),
  /** How many other people do. */
  otherStars: z.int(),
});

export const savedViews = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/view/list',
  summary: 'The saved views of the user, and those that others of the company share, by name.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({ list: z.array(savedView) }),
});

export const saveViewAs = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/view/saveas',
  summary: 'Saves a new view of the user. Refused with VIEW_NAME_IN_USE, TOO_MANY_VIEWS and others.',
  access: EDIT,
  request: content,
  reply: savedView,
});

export const saveView = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/view/save',
  summary: 'Overwrites a saved view of the user. Refused with UNKNOWN_VIEW, CHANGED_MEANWHILE and others.',
  access: EDIT,
  request: content.extend({ viewId: z.string().max(100), version: z.int() }),
  reply: savedView,
});

export const deleteView = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/view/delete',
  summary: 'Removes a saved view of the user. Refused with UNKNOWN_VIEW and CHANGED_MEANWHILE.',
  access: EDIT,
  request: z.object({ viewId: z.string().max(100), version: z.int() }),
  reply: okReply,
});

export const starView = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/view/star',
  summary: "Sets or takes away the user's star on a view that the user sees. Refused with UNKNOWN_VIEW.",
  access: VIEW,
  request: z.object({ viewId: z.string().max(100), isStarred: z.boolean() }),
  reply: savedView,
});

export const savedViewEndpoints = { savedViews, saveViewAs, saveView, deleteView, starView };
