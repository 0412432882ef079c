// Handlers of links to dashboards (D-06, D-07).
import type {
  dashboardShareEndpoints,
  WireShare,
  WireSharedDashboard,
} from '../../../contract/dashboard/shares.ts';
import type { WireDashboard } from '../../../contract/dashboard/widget.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import {
  addShare,
  noteOpening,
  revokeShare,
  type SharedBoard,
  type ShareUse,
  sharesOf,
} from '../../../stores/documents/dashboards/dashboard-shares.ts';
import { dashboardIndexesOf, dashboardOfOwner } from '../../../stores/documents/dashboards/dashboards.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { appendAudit } from '../../../stores/documents/people/audit-log.ts';
import { atomically } from '../../../stores/documents/transaction.ts';
import type { Stores } from '../../shared/stores.ts';
import { ownerOf, wireDashboard } from '../widgets.ts';
import { copyShared } from './copy-shared-dashboard.ts';
import { ShareGate, shareRefusal, todayOf } from './share-gate.ts';
import { leavingContent } from './shared-dashboard.ts';

export function dashboardShareHandlers(stores: Stores): HandlersOf<typeof dashboardShareEndpoints> {
  const { documents, now } = stores;
  const gate = new ShareGate(documents, now);
  return {
    getDashboardUuid: async ({ dashboardIndex, ...kind }, call) => {
      if (kind.expiresOn !== null && kind.expiresOn < todayOf(now()))
        throw shareRefusal('SHARE_EXPIRY_PAST', 'expiresOn');
      return makeShare(documents, call, dashboardIndex, kind, now());
    },
    dashboardShares: async ({ dashboardIndexes }, call) => {
      const owner = ownerOf(call);
      const indexes = await dashboardIndexesOf(documents, owner, dashboardIndexes);
      const shares = await sharesOf(documents, { ...owner, dashboardIds: [...indexes.keys()] });
      return {
        list: shares.flatMap((share) => {
          const dashboardIndex = indexes.get(share.dashboardId);
          return dashboardIndex === undefined ? [] : [{ ...wireShare(share), dashboardIndex }];
        }),
      };
    },
    revokeDashboardShare: async ({ uuid }, call) => {
      await endShare(documents, call, uuid, now());
      return { result: 'OK' };
    },
    sharePreview: async ({ dashboardIndex, withFilters }, call) => {
      const dashboard = await ownDashboard(documents, call, dashboardIndex);
      const { name: ownerNm } = call.user;
      return shownDashboard(dashboard, { ownerNm, isOwn: true, withFilters, expiresOn: null });
    },
    openSharedDashboard: async (link, call) => {
      const share = await gate.shareOf(link, call);
      const dashboard = await gate.dashboardOf(share);
      const { userId } = call.user;
      const isOwn = share.userId === userId;
      if (!isOwn) await noteOpening(documents, share.uuid, userId, now());
      const { ownerName: ownerNm, withFilters, expiresOn } = share;
      return shownDashboard(dashboard, { ownerNm, isOwn, withFilters, expiresOn });
    },
    setDashboardByUuid: async (link, call) => {
      const share = await gate.shareOf(link, call);
      const dashboard = await gate.dashboardOf(share);
      return { dashboard: await copyShared(documents, call, { share, dashboard }, now()) };
    },
  };
}

/** Makes the link of this kind unless there is one, and writes that down. */
function makeShare(
  documents: Documents,
  call: Call,
  dashboardIndex: number,
  kind: { withFilters: boolean; expiresOn: string | null },
  at: Date,
): Promise<WireShare> {
  return atomically(documents, async (transaction) => {
    const { dashboardId, dashboardName } = await ownDashboard(transaction, call, dashboardIndex);
    const board: SharedBoard = { ...ownerOf(call), dashboardId };
    const made = await addShare(transaction, board, kind, at);
    if (!made) throw shareRefusal('TOO_MANY_SHARES', 'dashboardIndex');
    if (made.isNew) {
      const changes = [
        { name: 'share', before: null, after: kind.withFilters ? 'filtered' : 'plain' },
        { name: 'shareExpiry', before: null, after: kind.expiresOn },
      ];
      const { companyId, user: actor } = call;
      const record = {
        companyId,
        actor,
        action: 'DASHBOARD_SHARED',
        subject: dashboardName,
        changes,
      } as const;
      await appendAudit(transaction, record, at);
    }
    const use = (await sharesOf(transaction, { ...board, dashboardIds: [dashboardId] })).find(
      ({ uuid }) => uuid === made.share.uuid,
    );
    if (!use) throw new Error('a link that was made is not there');
    return wireShare(use);
  });
}

function endShare(documents: Documents, call: Call, uuid: string, at: Date): Promise<void> {
  return atomically(documents, async (transaction) => {
    const owner = ownerOf(call);
    const share = await revokeShare(transaction, owner, uuid, at);
    if (!share) throw shareRefusal('UNKNOWN_SHARE', 'uuid');
    const dashboard = await dashboardOfOwner(transaction, owner, share);
    const changes = [{ name: 'share', before: null, after: share.withFilters ? 'filtered' : 'plain' }];
    const { companyId, user: actor } = call;
    const subject = dashboard?.name ?? uuid;
    const record = { companyId, actor, action: 'DASHBOARD_SHARE_REVOKED', subject, changes } as const;
    await appendAudit(transaction, record, at);
  });
}

async function ownDashboard(documents: Documents, call: Call, index: number): Promise<WireDashboard> {
  const own = await dashboardOfOwner(documents, ownerOf(call), { index });
  if (!own) throw shareRefusal('UNKNOWN_DASHBOARD', 'dashboardIndex');
  return wireDashboard(own);
}

function shownDashboard(
  dashboard: WireDashboard,
  share: Pick<WireSharedDashboard, 'ownerNm' | 'isOwn' | 'withFilters' | 'expiresOn'>,
): WireSharedDashboard {
  const { dashboardName, updatedAt } = dashboard;
  return { dashboardName, updatedAt, ...share, ...leavingContent(dashboard, share.withFilters) };
}

function wireShare({
  companyId,
  uuid,
  withFilters,
  expiresOn,
  createdAt,
  openings,
  readers,
}: ShareUse): WireShare {
  return { uuid, cmpnId: companyId, withFilters, expiresOn, createdAt, openings, readers };
}
