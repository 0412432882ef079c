// REST contract of links to dashboards (service `widget`): configuration alone travels, never a figure (D-06, D-07).
import { z } from 'zod';
import { MAX_DASHBOARDS } from '../../../lib/rules/dashboard-names.ts';
import { defineEndpoint, isoDate, okReply } from '../endpoint.ts';
import { wireDashboard, wireScope, wireWidget } from './widget.ts';

const VIEW = { menu: 'DASHBOARD', needs: 'view' } as const;
const EDIT = { menu: 'DASHBOARD', needs: 'edit' } as const;
const MAX_TEXT = 10_000;

/** What is in a link; what is wrong with it the handler tells by a code. */
const link = z.object({
  uuid: z.string().max(MAX_TEXT),
  /** The company in the link of one with filters. */
  cmpnId: z.string().max(MAX_TEXT).nullable(),
});

const share = z.object({
  uuid: z.uuid(),
  /** The company of the dashboard: a part of the link when filters travel. */
  cmpnId: z.string(),
  /** Vendors, accounts, items, tag keys, service group sets and the dashboard's own scope travel. */
  withFilters: z.boolean(),
  /** The last day on which it opens (UTC); null: it never lapses. */
  expiresOn: isoDate.nullable(),
  createdAt: z.iso.datetime(),
  /** Each reader counts once a day; the owner does not. */
  openings: z.int(),
  /** Who came last first. */
  readers: z.array(z.object({ name: z.string(), days: z.int(), lastAt: z.iso.datetime() })),
});
export type WireShare = z.output<typeof share>;

const sharedDashboard = wireDashboard.pick({ dashboardName: true, updatedAt: true }).extend({
  ownerNm: z.string(),
  /** The user shares it. */
  isOwn: z.boolean(),
  withFilters: z.boolean(),
  expiresOn: isoDate.nullable(),
  scope: wireScope,
  widgets: z.array(wireWidget),
});
export type WireSharedDashboard = z.output<typeof sharedDashboard>;

export const getDashboardUuid = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/get_dashboard_uuid',
  summary:
    "A link to one of the user's dashboards: the one there is of this kind, else a new one. Refused with UNKNOWN_DASHBOARD, SHARE_EXPIRY_PAST, TOO_MANY_SHARES.",
  access: EDIT,
  request: z.object({
    dashboardIndex: z.int(),
    withFilters: z.boolean().default(false),
    expiresOn: isoDate.nullable().default(null),
  }),
  reply: share,
});

export const dashboardShares = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboard_shares',
  summary:
    "The links to the user's dashboards that were not revoked, the newest first; none of dashboards that the user has not.",
  access: EDIT,
  request: z.object({ dashboardIndexes: z.array(z.int()).min(1).max(MAX_DASHBOARDS) }),
  reply: z.object({ list: z.array(share.extend({ dashboardIndex: z.int() })) }),
});

export const revokeDashboardShare = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/revoke_dashboard_share',
  summary: "Ends one of the user's links for good. Refused with UNKNOWN_SHARE.",
  access: EDIT,
  request: z.object({ uuid: z.string().max(MAX_TEXT) }),
  reply: okReply,
});

export const sharePreview = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/share_preview',
  summary: "What a link to one of the user's dashboards would show.",
  access: EDIT,
  request: z.object({ dashboardIndex: z.int(), withFilters: z.boolean() }),
  reply: sharedDashboard,
});

export const openSharedDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/shared_dashboard',
  summary:
    'The dashboard of a link as it is now. Refused with SHARE_MALFORMED, UNKNOWN_SHARE, SHARE_DENIED, SHARE_OTHER_COMPANY, SHARE_REVOKED, SHARE_EXPIRED, SHARED_DASHBOARD_DELETED, TOO_MANY_LOOKUPS.',
  access: VIEW,
  request: link,
  reply: sharedDashboard,
});

export const setDashboardByUuid = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/set_dashboard_by_uuid',
  summary:
    'Copies the dashboard of a link into those of the user. Refused like the opening of it, and with TOO_MANY_DASHBOARDS.',
  access: EDIT,
  request: link.partial({ cmpnId: true }),
  reply: z.object({ dashboard: wireDashboard }),
});

export const dashboardShareEndpoints = {
  getDashboardUuid,
  dashboardShares,
  revokeDashboardShare,
  sharePreview,
  openSharedDashboard,
  setDashboardByUuid,
};
